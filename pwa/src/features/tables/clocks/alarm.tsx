import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { t } from "../../../ui/i18n.ts";
import { UNWELL, chime } from "../../../ui/chime.ts";
import { buzz } from "../../../ui/settings.ts";

const BEFORE = 60;
const LONG_MS = 400;

/** A running clock: `thresholds` are the seconds at which its bands open. */
interface Running {
  key: string;
  name: string;
  seconds: number;
  thresholds: number[];
  line: string;
}

/** Vibrate, sound and notify, as far as enabled, a minute before each threshold and at it. */
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

/** Return the alarms that are due now; a threshold that was passed long ago has none. */
function due({ key, seconds, thresholds }: Running) {
  const moments = thresholds.flatMap((at) => [at - BEFORE, at]);
  return moments.filter((at) => at >= 0 && seconds >= at && seconds < at + BEFORE).map((at) => `${key} ${at}`);
}

function ring({ key, name, line }: Running) {
  buzz(LONG_MS);
  chime(UNWELL);
  if (document.visibilityState === "visible" || globalThis.Notification?.permission !== "granted") return;
  const options = { body: line, tag: key, icon: "/icons/icon-192.png" };
  navigator.serviceWorker?.ready.then((worker) => worker.showNotification(t("clock.late-is", { name }), options));
}

/** While clocks run, ask once whether the phone may notify of a threshold while another app is in front. */
export function AskToNotify() {
  const [permission, setPermission] = useState(globalThis.Notification?.permission ?? "denied");
  if (permission !== "default") return null;
  const request = () => Notification.requestPermission().then(setPermission, () => setPermission("denied"));
  return (
    <button class="button quiet" type="button" onClick={request}>
      {t("clock.notify")}
    </button>
  );
}
