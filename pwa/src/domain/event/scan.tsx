import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { t } from "../../ui/i18n.ts";
import { Screen } from "../../ui/index.ts";
import { go } from "../../ui/router.ts";
import { buzz } from "../../ui/settings.ts";
import { linkIn } from "./invitation-links.ts";

const EVERY_MS = 200;

/** Looks for the QR code of a table, of a score sheet, or of a link to join. */
export default function Scan() {
  const video = useRef<HTMLVideoElement>(null);
  const [trouble, setTrouble] = useState<"" | "impossible" | "refused" | "strange">("");
  useLayoutEffect(() => {
    const stop = new AbortController();
    watch(video.current as HTMLVideoElement, stop.signal, follow, setTrouble);
    return () => stop.abort();
  }, []);
  const blind = trouble === "impossible" || trouble === "refused";
  return (
    <Screen title={t("hall-scan")} up="#/tables">
      <p>{t("hall-scan-how")}</p>
      <video ref={video} class="viewfinder" hidden={blind} muted playsinline aria-label={t("hall-viewfinder")}></video>
      {trouble && (
        <p class="note warn" role="status">
          {t(`hall-scan-trouble.${trouble}`)}
        </p>
      )}
      <a class="button" href="#/tables">
        {t("hall-tables")}
      </a>
      <a class="button" href="#/join">
        {t("hall-join")}
      </a>
    </Screen>
  );
}

/** Go where the code leads; false for a code that is none of ours. */
function follow(text: string) {
  const link = linkIn(text);
  if (!link) return false;
  buzz();
  go(placeOf(link), { replace: true });
  return true;
}

function placeOf({ tournament, invitation, account, table, sheet }: NonNullable<ReturnType<typeof linkIn>>) {
  if (invitation) return `#/join/${tournament}/${invitation}`;
  if (account) return `#/account/${account}`;
  return sheet ? `#/sheet?s=${sheet}` : `#/table/${table}`;
}

/** Shows the camera and reads codes until one is taken or the screen is left; then the camera stops. */
export async function watch(
  video: HTMLVideoElement,
  stopped: AbortSignal,
  taken: (text: string) => boolean,
  tell: (trouble: "impossible" | "refused" | "strange") => void,
) {
  const detector = navigator.mediaDevices && (await reader().catch(() => null));
  if (!detector) return tell("impossible");
  let stream;
  try {
    stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
    video.srcObject = stream;
    await video.play();
    while (!stopped.aborted) {
      const codes = await detector.detect(video);
      if (codes.some(({ rawValue }) => taken(rawValue))) return undefined;
      if (codes.length > 0) tell("strange");
      await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
    }
  } catch {
    if (!stopped.aborted) tell("refused");
  } finally {
    for (const track of stream?.getTracks() ?? []) track.stop();
  }
  return undefined;
}

/** A BarcodeDetector, which TypeScript does not know. */
interface Reader {
  detect: (video: HTMLVideoElement) => Promise<{ rawValue: string }[]>;
}

interface Detecting {
  BarcodeDetector: new (options: { formats: "qr_code"[] }) => Reader;
}

function detects(browser: object): browser is Detecting {
  return "BarcodeDetector" in browser;
}

/** The browser's own reader, or where it has none (Safari, Firefox) ours. */
async function reader(): Promise<Reader> {
  const browser: object = globalThis;
  const { BarcodeDetector }: Detecting = detects(browser) ? browser : await import("qr/decode.js");
  return new BarcodeDetector({ formats: ["qr_code"] });
}
