import { useLayoutEffect, useState } from "preact/hooks";
import { useSettings } from "../ui/settings.js";
import { takeUpdate } from "./worker.js";
import { Note } from "./update-note.jsx";

const PATIENCE_MS = 5000;

/** A line of whats-new.json. @typedef {{number: number, en: string, ja: string, fr: string, ru: string}} Change */

/** The version that waits, with what changes. It waits for that, not to move under a finger. @param {{waits: ServiceWorker}} props */
export function Offer({ waits }) {
  const { lang } = useSettings();
  const [news, setNews] = useState(/** @type {Change[]|null} */ (null));
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

/** What the version that waits brings and this one lacks, as both keep it. @param {ServiceWorker} waits @returns {Promise<Change[]>} */
async function whatsNew(waits) {
  const { port1, port2 } = new MessageChannel();
  waits.postMessage({ type: "news" }, [port2]);
  /** @type {Change[]} */
  const theirs = await new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
    setTimeout(resolve, PATIENCE_MS, []); // an older version, say, that does not know the question
  });
  const ours = await (await fetch("/whats-new.json")).json();
  const known = Math.max(...ours.changes.map((/** @type {Change} */ { number }) => number));
  return theirs.filter(({ number }) => number > known);
}
