import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { t } from "../../../ui/i18n.ts";
import { UNWELL, chime } from "../../../ui/chime.ts";
import { buzz } from "../../../ui/settings.ts";

const BEFORE = 60;
const LONG_MS = 400;

/** A clock that runs: `thresholds` are the seconds at which its bands open. */
interface Running {
  key: string;
  name: string;
  seconds: number;
  thresholds: number[];
  line: string;
}

/** Buzzes, sounds and notifies, each where it is wanted, a minute before each threshold and at it. */
export function useAlarm(clocks: Running[]) {
  const announced = useRef(new Set());
  useLayoutEffect(() => {
    for (const clock of clocks) {
      for (const moment of due(clock)) {
        if (announced.current.has(moment)) continue;
        announced.current.add(moment);
        ring(clock);
      }
    }
  }, [clocks]);
}

/** What is to be announced now; a threshold that was passed long ago is not. */
function due({ key, seconds, thresholds }: Running) {
  const moments = thresholds.flatMap((at) => [at - BEFORE, at]);
  return moments.filter((at) => at >= 0 && seconds >= at && seconds < at + BEFORE).map((at) => `${key} ${at}`);
}

function ring({ key, name, line }: Running) {
  buzz(LONG_MS);
  chime(UNWELL);
  if (document.visibilityState === "visible" || globalThis.Notification?.permission !== "granted") return;
  const said = { body: line, tag: key, icon: "/icons/icon-192.png" };
  navigator.serviceWorker?.ready.then((worker) => worker.showNotification(t("clock.late-is", { name }), said));
}

/** While clocks run: asks once whether the phone may tell of a threshold when another app is in front. */
export function AskToNotify() {
  const [asked, ask] = useState(globalThis.Notification?.permission ?? "denied");
  if (asked !== "default") return null;
  const request = () => Notification.requestPermission().then(ask, () => ask("denied"));
  return (
    <button class="button quiet" type="button" onClick={request}>
      {t("clock.notify")}
    </button>
  );
}
