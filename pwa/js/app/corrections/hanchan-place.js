import { useState } from "../../../vendor/hooks.js";
import { roundsIn } from "../desk/rounds/present-round.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { Select } from "../parts/index.js";
import { tablesInOrder } from "../table/table-status.js";
import { HanchanChange } from "./hanchan-change.js";

/** Another table, or another round. @param {{one: any, state: any}} props */
export function HanchanPlace({ one, state }) {
  const [asked, setAsked] = useState(false);
  return html`<button class="button" type="button" aria-haspopup="dialog" onClick=${() => setAsked(true)}>${t("correct.move")}</button>
    ${asked && html`<${Move} one=${one} state=${state} onClose=${() => setAsked(false)} />`}`;
}

/** @param {{one: any, state: any, onClose: () => void}} props */
function Move({ one, state, onClose }) {
  const [{ id, table, round }] = useState(one); // where it was when it was looked at
  const [place, setPlace] = useState({ table, round });
  const names = /** @type {const} */ (["table", "round"]);
  const changed = names.filter((name) => place[name] !== { table, round }[name]);
  const pick = (/** @type {any} */ from) => Object.fromEntries(changed.map((name) => [name, from[name]]));
  const changes = changed.length ? [{ id, new: pick(place), seen: pick({ table, round }) }] : null;
  const tables = tablesInOrder(state).map((one) => ({ value: one.id, text: t("hall-table", { label: one.label }) }));
  const rounds = roundsIn(state).map((value) => ({ value, text: t("hall-round", { round: value }) }));
  return html`<${HanchanChange} title=${t("correct.move")} what="seats" yes=${t("correct.move-yes")} changes=${changes} onClose=${onClose}>
    <${Select} label=${t("correct.field.label")} value=${place.table} options=${tables} onChange=${(/** @type {string} */ to) => setPlace({ ...place, table: to })} />
    <${Select} label=${t("correct.round")} value=${place.round} options=${rounds} onChange=${(/** @type {string} */ to) => setPlace({ ...place, round: to })} />
  <//>`;
}
