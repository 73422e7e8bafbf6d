import { useLayoutEffect, useState } from "preact/hooks";
import { useSettings } from "../ui/settings.ts";
import { takeUpdate } from "./worker.ts";
import { Note } from "./update-note.tsx";

const PATIENCE_MS = 5000;

/** A line of whats-new.json. */
interface Change {
  number: number;
  en: string;
  ja: string;
  fr: string;
  ru: string;
}

/** The version that waits, with what changes. It waits for that, not to move under a finger. */
export function Offer({ waits }: { waits: ServiceWorker }) {
  const { lang } = useSettings();
  const [news, setNews] = useState(null as Change[] | null);
  useLayoutEffect(() => void whatsNew(waits).then(setNews, () => setNews([])), [waits]);
  if (!news) return null;
  return (
    <Note take={takeUpdate}>
      {news.length > 0 && (
        <ul>
          {news.map((line) => (
            <li key={line.number}>{line[lang]}</li>
          ))}
        </ul>
      )}
    </Note>
  );
}

/** What the version that waits brings and this one lacks, as both keep it. */
async function whatsNew(waits: ServiceWorker): Promise<Change[]> {
  const { port1, port2 } = new MessageChannel();
  waits.postMessage({ type: "news" }, [port2]);
  const theirs: Change[] = await new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
    setTimeout(resolve, PATIENCE_MS, []); // an older version, say, that does not know the question
  });
  const ours = await (await fetch("/whats-new.json")).json();
  const known = Math.max(...ours.changes.map(({ number }: Change) => number));
  return theirs.filter(({ number }) => number > known);
}
