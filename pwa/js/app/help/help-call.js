import { html } from "../html.js";
import { t } from "../i18n.js";
import { Screen } from "../parts/index.js";
import { Facts } from "../ruling/ruling.js";
import { Missing, NotJoined } from "../shared/not-joined.js";
import { foulName, handName, useWords } from "../shared/words.js";
import { useStore } from "../state.js";
import { Acts } from "./acts.js";
import { namesIn, standing, whoAndWhen } from "./state.js";

/** A help call: where, who, what is known so far, and what can be done. @param {{args: string[]}} props */
export default function HelpCall({ args: [id] }) {
  const { tournament, state } = useStore();
  if (!tournament || !state) return html`<${NotJoined} title=${t("help.one")} />`;
  const call = state.helpCalls[id];
  if (!call) return html`<${Missing} title=${t("help.one")} text=${t("help.missing")} up="#/tables" />`;
  return html`<${Page} state=${state} call=${call} />`;
}

/** @param {{state: any, call: any}} props */
function Page({ state, call }) {
  const snapshot = useStore();
  const words = useWords();
  const { table, hand, offenders, foul, official, called_at: at, ruling } = call;
  const label = t("hall-table", { label: state.tables[table]?.label ?? "?" });
  const title = [label, handName(hand)].filter(Boolean).join(" · ");
  return html`<${Screen} title=${title} up="#/tables" actions=${!call.ended_at && html`<${Acts} call=${call} />`}>
    <p class=${`note ${call.ended_at ? "" : "info"}`} role="status">${standing(snapshot, call)}</p>
    <section class="card stack">
      ${foul && html`<p><strong>${foulName(words, foul)}</strong></p>`}
      ${offenders.map((/** @type {any} */ one) => html`<${Offender} key=${one.id} state=${state} words=${words} offender=${one} />`)}
      <p class="soft">${t("help.by", whoAndWhen(state, official, at))}</p>
    </section>
    <${Facts} ruling=${call} />
    <p class="beside">
      <a class="button quiet" href=${`#/table/${table}`}>${label}</a>
      ${ruling && html`<a class="button quiet" href=${`#/ruling/${ruling}`}>${t("hall-ruling")}</a>`}
    </p>
  <//>`;
}

/** @param {{state: any, words: any, offender: any}} props */
function Offender({ state, words, offender }) {
  const { seat } = offender;
  const [name] = namesIn(state, { offenders: [offender] });
  return html`<p class="call-name">
    <strong class="who">${name}</strong>
    ${seat && html`<span class="badge">${words.phrase(`seat-${seat}`)}</span>`}
  </p>`;
}
