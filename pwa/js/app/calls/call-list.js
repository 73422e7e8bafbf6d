import { APART, VOICES } from "../../rules/calls/asked.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { Wind } from "../glyphs/wind.js";
import { answered } from "./state.js";

/** @typedef {import("./seats.js").Shown} Shown */

/** The calls in the order heard, and what becomes of each. @param {Shown} props */
export function CallList(props) {
  const { told, answer } = props;
  return html`<section class="stack">
    
    ${
      told.calls.length > 0 &&
      html`<h2>${t("calls.order")}</h2>
      <ol class="call-list">${answer.calls.map((one, at) => html`<${Row} key=${one.seat} ...${props} at=${at} />`)}</ol>`
    }
  </section>`;
}

/** @param {Shown & {at: number}} props */
function Row({ rules, told, answer, keep, at }) {
  const { seat, kind, has, why } = answer.calls[at];
  const { kinds, lost, answers } = rules.library.catalogue.calls;
  const call = told.calls[at];
  const changed = (/** @type {string} */ fact) => (/** @type {any} */ event) =>
    keep(answered(told, fact, at, event.currentTarget.value || null));
  const came = APART.map((one) => [one, answers[one]]);
  const voices = VOICES.map((one) => [one, t(`calls.voice.${/** @type {any} */ (one)}`)]);
  return html`<li class=${has ? "has" : ""}>
    <span class="call-made"><${Wind} wind=${seat} /><span class="unseen">${t(`hall-wind.${/** @type {any} */ (seat)}`)}</span> <strong>${kinds[kind]}</strong> <span class="soft">${why ? lost[why] : has ? t("calls.has") : ""}</span></span>
    <span class="call-how">
      ${at > 0 && html`<${List} label=${t("calls.came")} value=${call.apart ?? ""} options=${[["", t("calls.came")], ...came]} onChange=${changed("apart")} />`}
      <${List} label=${t("calls.said")} value=${call.voice ?? "clear"} options=${voices} onChange=${changed("voice")} />
    </span>
  </li>`;
}

/** @param {{label: string, value: string, options: string[][], onChange: (event: any) => void}} props */
function List({ label, value, options, onChange }) {
  return html`<select aria-label=${label} value=${value} onChange=${onChange}>
    ${options.map(([one, text]) => html`<option key=${one} value=${one} selected=${one === value}>${text}</option>`)}
  </select>`;
}
