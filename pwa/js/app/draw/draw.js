import { useMemo, useState } from "../../../vendor/hooks.js";
import { KINDS_OF_DRAW } from "../../rules/draws/asked.js";
import { inspectDraw } from "../../rules/draws/inspect.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { useSaved } from "../local-storage.js";
import { Screen } from "../parts/index.js";
import { RulesBar } from "../rulebook/chooser.js";
import { withRules } from "../rulebook/rules.js";
import { openOnes, withChosen } from "../hand/rule-points.js";
import { Counter } from "../hand/counter.js";
import { Below, Result } from "./answer.js";
import { NineTerminals, Obstacles } from "./abortive.js";
import { SeatDetails } from "./details.js";
import { DrawnTable } from "./drawn-table.js";
import { EMPTY, EXHAUSTIVE, OBSTACLES, question } from "./state.js";

/** @typedef {import("./state.js").Told} Told */

/** How a hand ends that nobody won: `#/draw`. */
export default withRules(({ rules }) => {
  const [told, keep] = useSaved("shinpan.draw", EMPTY);
  const [details, setDetails] = useState("");
  const set = (/** @type {Partial<Told>} */ changed) => keep({ ...told, ...changed });
  const answer = useMemo(() => inspected(rules, told), [rules.book, rules.lang, told]);
  const isNone = answer.against.includes("not-used");
  const { counters, deposits } = told;
  const next = () =>
    keep({ ...EMPTY, counters: answer.after?.counters ?? 0, deposits: answer.after?.deposits ?? 0, rules: told.rules });
  const clear = html`<button class="button quiet" type="button" onClick=${() => keep(EMPTY)}>${t("hand.clear")}</button>`;
  return html`<${Screen} title=${t("draw.title")} aside=${clear} actions=${html`<${Result} rules=${rules} answer=${answer} />`}>
    <${Kinds} rules=${rules} value=${told.kind} onChange=${(/** @type {string} */ kind) => keep({ ...EMPTY, kind, counters, deposits, rules: told.rules })} />
    ${!isNone && told.kind === "nine-terminals" && html`<${NineTerminals} told=${told} set=${set} count=${answer.terminals ?? 0} />`}
    ${!isNone && html`<${DrawnTable} rules=${rules} told=${told} set=${set} answer=${answer} onDetails=${setDetails} />`}
    ${!isNone && OBSTACLES[told.kind] && html`<${Obstacles} rules=${rules} told=${told} set=${set} />`}
    <${Below} rules=${rules} answer=${answer} onRule=${(/** @type {string} */ point, /** @type {any} */ chosen) => set({ rules: { ...told.rules, [point]: chosen } })} />
    <section class="stack"><h2>${t("draw.before")}</h2>
      <${Counter} label=${t("hand.honba")} value=${counters} onChange=${(/** @type {number} */ next) => set({ counters: next })} />
      <${Counter} label=${t("hand.sticks")} value=${deposits} onChange=${(/** @type {number} */ next) => set({ deposits: next })} />
      ${answer.after && html`<button class="button" type="button" onClick=${next}>${t("draw.next-hand")}</button>`}
    </section>
    <${RulesBar} rules=${rules} />
    ${details && html`<${SeatDetails} rules=${rules} seat=${details} told=${told} set=${set} onClose=${() => setDetails("")} />`}
  <//>`;
});

/** The kinds of draw, those of this rulebook first. @param {{rules: import("../rulebook/rules.js").Rules, value: string, onChange: (kind: string) => void}} props */
function Kinds({ rules, value, onChange }) {
  const { kinds } = rules.library.catalogue.draws;
  const stated = rules.book.content.rule_points["abortive-draws"];
  const isUsed = (/** @type {string} */ kind) => kind === EXHAUSTIVE || stated.includes(kind);
  const listed = [...KINDS_OF_DRAW].sort((one, other) => Number(isUsed(other)) - Number(isUsed(one)));
  return html`<div class="draw-kinds" role="radiogroup" aria-label=${t("draw.kind")}>
    ${listed.map((kind) => html`<button key=${kind} class="badge" type="button" role="radio" aria-checked=${String(kind === value)} onClick=${() => onChange(kind)}>${kinds[kind]}</button>`)}
  </div>`;
}

/** @param {import("../rulebook/rules.js").Rules} rules @param {Told} told */
function inspected({ library, book }, told) {
  const asked = question(told);
  return withChosen((chosen) => inspectDraw(library, book, asked, chosen), openOnes(book, told.rules));
}
