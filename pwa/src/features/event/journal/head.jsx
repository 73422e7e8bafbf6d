import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { t } from "../../../ui/i18n.js";
import { watch } from "../../../domain/event/scan.jsx";
import { Dialog } from "../../../ui/index.js";
import { saveAs } from "../../../domain/requests/download.jsx";

/** NUMBER:HASH, as `shinpan audit verify --head` takes it, wherever it stands in a text. @param {string} text @returns {{seq: number, hash: string}|null} */
export function headIn(text) {
  const [, seq, hash] = text.toLowerCase().match(/\b(\d{1,9}):([0-9a-f]{64})\b/) ?? [];
  return hash ? { seq: Number(seq), hash } : null;
}

/** The head as a small text file, with what checks it. @param {any} settings the tournament's @param {any} head */
export function saved({ slug, name }, { seq, hash, at }) {
  const lines = [name, at ?? "", `${seq}:${hash}`, `shinpan audit verify ${slug} --head ${seq}:${hash}`, ""];
  saveAs(new Blob([lines.join("\n")], { type: "text/plain" }), `${slug}-${seq}.txt`);
}

/** The camera, until it sees the code of a head. @param {{onHead: (text: string) => void, onClose: () => void}} props */
export function HeadScanner({ onHead, onClose }) {
  const video = useRef(/** @type {HTMLVideoElement|null} */ (null));
  const [trouble, setTrouble] = useState("");
  useLayoutEffect(() => {
    const stop = new AbortController();
    const taken = (/** @type {string} */ text) => {
      if (!headIn(text)) return false;
      onHead(text);
      return true;
    };
    watch(/** @type {HTMLVideoElement} */ (video.current), stop.signal, taken, setTrouble);
    return () => stop.abort();
  }, []);
  return (
    <Dialog title={t("journal.scan")} onClose={onClose}>
      <video
        ref={video}
        class="viewfinder"
        hidden={["impossible", "refused"].includes(trouble)}
        muted
        playsinline
        aria-label={t("hall-viewfinder")}
      ></video>
      {trouble && (
        <p class="note warn" role="status">
          {t(`journal.scan.${trouble}`)}
        </p>
      )}
    </Dialog>
  );
}
