import { useEffect, useRef, useState } from "../../../vendor/hooks.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { watch } from "../join/scan.js";
import { Sheet } from "../parts/index.js";
import { headIn } from "./head.js";

/** The camera, until it sees the code of a head. @param {{onHead: (text: string) => void, onClose: () => void}} props */
export function Scanning({ onHead, onClose }) {
  const video = useRef(/** @type {HTMLVideoElement|null} */ (null));
  const [trouble, setTrouble] = useState("");
  useEffect(() => {
    const stop = new AbortController();
    const taken = (/** @type {string} */ text) => {
      if (!headIn(text)) return false;
      onHead(text);
      return true;
    };
    watch(/** @type {HTMLVideoElement} */ (video.current), stop.signal, taken, setTrouble);
    return () => stop.abort();
  }, []);
  return html`<${Sheet} title=${t("journal.scan")} onClose=${onClose}>
    <video ref=${video} class="viewfinder" hidden=${["impossible", "refused"].includes(trouble)} muted playsinline aria-label=${t("hall-viewfinder")}></video>
    ${trouble && html`<p class="note warn" role="status">${t(`journal.scan.${trouble}`)}</p>`}
  <//>`;
}
