import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { t } from "../../../ui/i18n.ts";
import { watch } from "../../../domain/event/scan.tsx";
import { Dialog } from "../../../ui/index.ts";
import { saveAs } from "../../../domain/requests/download.tsx";
import type { Settings } from "../../../store/index.ts";
import type { JournalHead } from "#api";

/** Find NUMBER:HASH in a text, as `shinpan audit verify --head` takes it. */
export function headIn(text: string): { seq: number; hash: string } | null {
  const [, seq, hash] = text.toLowerCase().match(/\b(\d{1,9}):([0-9a-f]{64})\b/) ?? [];
  return hash ? { seq: Number(seq), hash } : null;
}

/** Save the head as a small text file, with the command that checks it. @param settings the tournament's */
export function saveHead({ slug, name }: Settings, { seq, hash, at }: JournalHead) {
  const lines = [name, at ?? "", `${seq}:${hash}`, `shinpan audit verify ${slug} --head ${seq}:${hash}`, ""];
  saveAs(new Blob([lines.join("\n")], { type: "text/plain" }), `${slug}-${seq}.txt`);
}

/** Show the camera until it sees the code of a head. */
export function HeadScanner({ onHead, onClose }: { onHead: (text: string) => void; onClose: () => void }) {
  const video = useRef<HTMLVideoElement | null>(null);
  const [trouble, setTrouble] = useState("");
  useLayoutEffect(() => {
    const stop = new AbortController();
    const accept = (text: string) => {
      if (!headIn(text)) return false;
      onHead(text);
      return true;
    };
    watch(video.current as HTMLVideoElement, stop.signal, accept, setTrouble);
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
