import { html } from "../html.js";
import { t } from "../i18n.js";
import { Disclosure } from "../parts/index.js";
import { answersOf } from "../shared/answers.js";
import { Rulings } from "../shared/ruling-list.js";
import { foulName, lineOf, useWords } from "../shared/words.js";
import { whole } from "../standings/numbers.js";
import { useStore } from "../state.js";
import { Drawn } from "./bars.js";

/** One foul with the same facts, and more than one outcome. @param {{cases: any[]}} props */
export function UnequalRulings({ cases }) {
  return html`<section class="card" aria-labelledby="unlike">
    <h2 id="unlike">${t("dashboard.unlike")}</h2>
    <p class="soft">${t(cases.length ? "dashboard.unlike-about" : "dashboard.alike")}</p>
    ${cases.map((one, place) => html`<${Case} key=${place} one=${one} />`)}
  </section>`;
}

/** @param {{one: any}} props */
function Case({ one: { foul, facts, context, revisions, outcomes } }) {
  const words = useWords();
  const most = outcomes[0].rulings.length;
  const answers = answersOf(words, facts, context);
  return html`<article class="stack case">
    <h3>${foulName(words, foul)}</h3>
    ${answers.length > 0 && html`<p class="soft">${answers.map((pair) => pair.join(" ")).join(" · ")}</p>`}
    ${revisions > 1 && html`<p class="note info">${t("dashboard.revisions", { count: revisions })}</p>`}
    ${outcomes.map((/** @type {any} */ outcome, /** @type {number} */ place) => html`<${Outcome} key=${place} outcome=${outcome} most=${most} />`)}
  </article>`;
}

/** @param {{outcome: any, most: number}} props */
function Outcome({ outcome: { penalties, rulings }, most }) {
  const words = useWords();
  const { state } = useStore();
  const known = rulings.map((/** @type {string} */ id) => state.rulings[id]).filter(Boolean);
  const title = html`<span class="body outcome"><span>${lineOf(words, { penalties, effects: known[0]?.effects })}</span><strong>${whole(rulings.length)}</strong><${Drawn} value=${rulings.length} most=${most} /></span>`;
  return html`<${Disclosure} title=${title}>${() => html`<${Rulings} rulings=${known} place empty=${t("hall-none-found")} />`}<//>`;
}
