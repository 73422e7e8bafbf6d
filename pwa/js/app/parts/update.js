import { useLayoutEffect, useState } from "../../../vendor/hooks.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { useSettings } from "../settings.js";
import { useStore } from "../state.js";
import { takeUpdate, useUpdate, whatsNew } from "../worker.js";

/**
 * What to do about a new version: it is offered, but never during a call. Once another tab took it and this page's
 * database with it, this page has to open again; a call says so, for whoever makes it to choose the moment. A page that
 * never had the database would not get it by opening again either.
 * @param {{inCall: boolean}} props
 */
export function Update({ inCall }) {
  const { superseded, outdated } = useStore();
  const taken = superseded && !outdated;
  useLayoutEffect(() => {
    if (taken && !inCall) location.reload();
    else if (taken) scrollTo(0, 0); // to the note
  }, [taken, inCall]);
  if (!taken) {
    return html`${outdated && html`<p class="note bad" role="alert">${t("outdated")}</p>`}<${Offer} inCall=${inCall} />`;
  }
  return inCall && html`<${Note} take=${() => location.reload()}><p>${t("superseded")}</p><//>`;
}

/** The version that waits, with what changes. It waits for that, not to move under a finger. @param {{inCall: boolean}} props */
function Offer({ inCall }) {
  const waits = useUpdate();
  const { lang } = useSettings();
  const [news, setNews] = useState(/** @type {import("../worker.js").Change[]|null} */ (null));
  useLayoutEffect(() => {
    if (waits) whatsNew().then(setNews, () => setNews([]));
  }, [waits]);
  if (!waits || inCall || !news) return null;
  return html`<${Note} take=${takeUpdate}>
    ${news.length > 0 && html`<ul>${news.map((line) => html`<li key=${line.number}>${line[lang]}</li>`)}</ul>`}
  <//>`;
}

/** @param {{take: () => void, children: any}} props */
function Note({ take, children }) {
  return html`<div class="note info stack" role="status">
    <strong>${t("update")}</strong>${children}<button class="button" onClick=${take}>${t("update-take")}</button>
  </div>`;
}
