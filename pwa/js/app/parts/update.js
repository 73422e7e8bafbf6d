import { useLayoutEffect } from "../../../vendor/hooks.js";
import { areas } from "../areas.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { useStore } from "../state.js";
import { useUpdate } from "../worker.js";
import { later } from "./later.js";

const Offer = later(areas.referee, "Offer");

/**
 * What to do about a new version: it is offered, but never during a call. Once another tab took it and this page's
 * database with it, this page has to open again; a call says so, for whoever makes it to choose the moment. A page that
 * never had the database would not get it by opening again either.
 * @param {{inCall: boolean}} props
 */
export function Update({ inCall }) {
  const { superseded, outdated } = useStore();
  const taken = superseded && !outdated;
  const waits = useUpdate();
  useLayoutEffect(() => {
    if (taken && !inCall) location.reload();
    else if (taken) scrollTo(0, 0); // to the note
  }, [taken, inCall]);
  if (!taken) {
    return html`${outdated && html`<p class="note bad" role="alert">${t("outdated")}</p>`}${waits && !inCall && html`<${Offer} waits=${waits} />`}`;
  }
  return inCall && html`<${Note} take=${() => location.reload()}><p>${t("superseded")}</p><//>`;
}

/** @param {{take: () => void, children?: any}} props */
export function Note({ take, children }) {
  return html`<div class="note info stack" role="status">
    <strong>${t("update")}</strong>${children}<button class="button" onClick=${take}>${t("update-take")}</button>
  </div>`;
}
