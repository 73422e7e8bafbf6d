import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { store } from "../../store/index.ts";
import { formatter, t } from "../../ui/i18n.ts";
import { useRefusals } from "../words/refusals.tsx";
import { useSettings } from "../../ui/settings.ts";
import { reason } from "./stored-answer.tsx";
import { useStore } from "../../store/use-store.ts";
import type { ComponentChildren, RefObject } from "preact";

const PATIENCE_MS = 120_000; // a big event's report takes its time

interface DownloadProps {
  name: string;
  hint?: string;
  path: string;
  file: string;
  children?: ComponentChildren;
}

/**
 * A file that the server makes: asked for by a tap, then opened, saved or shared by another, since a phone shares only
 * what is there when it is tapped.
 * @param props `file`: its name, with its ending; `children`:
 * what is chosen of it
 */
export function Download({ name, hint = "", path, file, children }: DownloadProps) {
  const { lang } = useSettings();
  const [made, setMade] = useState<{ url: string; file: File } | null>(null);
  const [making, setMaking] = useState(false);
  const [trouble, setTrouble] = useState<unknown>(null);
  const asked = useRef(0);
  const saved = useRef<HTMLAnchorElement>(null);
  useLayoutEffect(() => {
    setMade(null);
    setTrouble(null);
    return () => void (asked.current += 1);
  }, [path, lang]);
  useLayoutEffect(() => () => made && URL.revokeObjectURL(made.url), [made]);
  useLayoutEffect(() => saved.current?.focus(), [made]);
  const make = async () => {
    const number = (asked.current += 1);
    const mine = (tell: () => void) => number === asked.current && tell();
    setMaking(true);
    setTrouble(null);
    try {
      const blob = await store.file(`${path}${path.includes("?") ? "&" : "?"}lang=${lang}`, { timeout: PATIENCE_MS });
      mine(() => setMade({ url: URL.createObjectURL(blob), file: new File([blob], file, { type: blob.type }) }));
    } catch (error) {
      mine(() => setTrouble(error));
    } finally {
      setMaking(false);
    }
  };
  return (
    <li class="card file">
      <h3>{name}</h3>
      {hint && <p class="soft">{hint}</p>}
      {children}
      <div role="status">
        {making && (
          <>
            <progress aria-label={t("reports.making", { name })}></progress>
            <p class="soft">{t("reports.wait")}</p>
          </>
        )}
        {made && <p class="soft">{t("reports.ready", { size: kilobytes(made.file.size) })}</p>}
      </div>
      {Boolean(trouble) && <Trouble error={trouble} />}
      {made ? (
        <Made made={made} first={saved} />
      ) : (
        <button
          class="button"
          type="button"
          disabled={making}
          aria-label={t("reports.make-this", { name })}
          onClick={make}
        >
          {t("reports.make")}
        </button>
      )}
    </li>
  );
}

/** What can be done with it. */
function Made({
  made: { url, file },
  first,
}: {
  made: { url: string; file: File };
  first: RefObject<HTMLAnchorElement | null>;
}) {
  const isPage = file.type === "application/pdf";
  const share = () => navigator.share({ files: [file] }).catch(() => {}); // given up, which is no mistake
  return (
    <div class="pair">
      <a class="button main" href={url} download={file.name} ref={first}>
        {t("reports.save")}
      </a>
      {isPage && (
        <a class="button" href={url} target="_blank">
          {t("reports.open")}
        </a>
      )}
      {navigator.canShare?.({ files: [file] }) && (
        <button class="button" type="button" onClick={share}>
          {t("reports.share")}
        </button>
      )}
    </div>
  );
}

function Trouble({ error }: { error: unknown }) {
  useRefusals();
  return (
    <p class="note bad" role="alert">
      {reason(error)}
    </p>
  );
}

/** What a tournament's files are called. */
export function useSlug(): string {
  return useStore().state?.settings.slug ?? "shinpan";
}

function kilobytes(bytes: number) {
  return formatter(Intl.NumberFormat, {}).format(Math.max(1, Math.round(bytes / 1000)));
}

/** Something to save as a file. */
export function saveAs(file: Blob, name: string) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000); // some browsers read it only then
}
