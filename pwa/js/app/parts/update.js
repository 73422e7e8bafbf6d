import { useEffect, useState } from "../../../vendor/hooks.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { useSettings } from "../settings.js";
import { takeUpdate, useUpdate } from "../worker.js";

const PATIENCE_MS = 5000;

/** The offer of a new version, with what changed; never during a call. @param {{inCall: boolean}} props */
export function Update({ inCall }) {
  const waits = useUpdate();
  const { lang } = useSettings();
  const [news, setNews] = useState(/** @type {Record<string, string>[]|null} */ (null));
  useEffect(() => {
    if (waits) whatsNew().then(setNews, () => setNews([]));
  }, [waits]);
  if (!waits || inCall || !news) return null;
  return html`<div class="note info stack" role="status">
    <strong>${t("update")}</strong>
    ${news.length > 0 && html`<ul>${news.map((line) => html`<li key=${line.en}>${line[lang]}</li>`)}</ul>`}
    <button class="button" onClick=${takeUpdate}>${t("update-take")}</button>
  </div>`;
}

/** What the version that waits brings: this file is never taken from the cache. The offer waits for it, not to move under a finger. */
async function whatsNew() {
  const answer = await fetch("/whats-new.json", { cache: "no-store", signal: AbortSignal.timeout(PATIENCE_MS) });
  return answer.ok ? (await answer.json()).changes : [];
}
