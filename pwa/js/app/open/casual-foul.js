import { useRef, useState } from "../../../vendor/hooks.js";
import { decide, settleTable, speak } from "../../engine.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { Choice, Screen, say } from "../parts/index.js";
import { go } from "../router.js";
import { buzz } from "../settings.js";
import { tried } from "../call/answers.js";
import { Table } from "./arrows.js";
import { Decision } from "./decision.js";
import { placeOf, seatOf } from "./evening.js";
import { without } from "./foul.js";
import { FoulPicker } from "./picker.js";
import { Answered, Around, Questions } from "./questions.js";

/** @typedef {import("./casual.js").Play & {person: number}} Turn @typedef {Record<string, any>} Json */

const CASUAL = { casual: true };

/** Which foul? @param {Turn} turn */
export function WhichFoul({ rules, names, person }) {
  return html`<${Screen}
    title=${t("open.foul-of", { name: names[person] ?? "" })}
    up="#/casual"
  >
    <${FoulPicker}
      rules=${rules}
      address=${(/** @type {string} */ foul) => `#/casual/${person}/${foul}`}
      leaveOut=${rules.book.casual.not_applied}
    />
  <//>`;
}

/** Decided, and paid at the table. @param {Turn & {foul: string}} turn */
export function CasualFoul({ rules, evening, set, names, person, foul }) {
  const [facts, setFacts] = useState(/** @type {Json} */ ({}));
  const [around, setAround] = useState(/** @type {Json} */ (CASUAL));
  const [chosen, setChosen] = useState(0);
  const seat = seatOf(person, evening.east);
  const context = { ...around, seat };
  const { book } = rules;
  const decision = tried(book, foul, facts, context) ?? decide(book, foul, facts, { ...CASUAL, seat });
  const spoken = speak(rules.library, decision, rules.lang);
  const outcome = spoken.range ? fromRange(rules, spoken, chosen, seat) : spoken;
  const payments = outcome.transfers.map((/** @type {Json} */ { from, to, points }) => ({
    from: placeOf(from, evening.east),
    to: placeOf(to, evening.east),
    points,
  }));
  const recorded = useRef(false);
  const record = () => {
    if (recorded.current) return;
    recorded.current = true;
    set({
      events: [...evening.events, { kind: "foul", by: person, foul, line: outcome.line, payments }],
    });
    buzz();
    say(t("open.recorded"));
    go("#/casual", { replace: true });
  };
  const number = (/** @type {number} */ points) => rules.words.number(points);
  const ready = !["needs-facts", "not-covered"].includes(spoken.status);
  const actions =
    ready &&
    html`<button class="button main" onClick=${record}>
      ${t(payments.length ? "open.pay" : "open.note")}
    </button>`;
  return html`<${Screen}
    title=${`${names[person]}: ${spoken.foul.name}`}
    up=${`#/casual/${person}`}
    actions=${actions}
  >
    <${Questions}
      spoken=${spoken}
      onAnswer=${(/** @type {string} */ fact, /** @type {any} */ value) => setFacts({ ...facts, [fact]: value })}
    />
    <${Answered}
      rules=${rules}
      facts=${facts}
      onForget=${(/** @type {string} */ fact) => setFacts(without(facts, fact))}
    />
    ${spoken.range && html`<${Choice} label=${t("open.you-choose")} value=${chosen} onChange=${setChosen} options=${rangeOf(rules, spoken)} />`}
    ${payments.length > 0 && html`<${Table} names=${names} notes=${names.map((_, each) => rules.words.phrase(`seat-${seatOf(each, evening.east)}`))} pot="" payments=${payments} number=${number} />`}
    <${Decision} rules=${rules} spoken=${spoken} />
    <${Around} rules=${rules} foul=${foul} facts=${facts} context=${context} onChange=${setAround} fixed />
  <//>`;
}

/** @param {import("./rules.js").Rules} rules @param {Json} spoken */
function rangeOf({ words }, { range }) {
  return range.map((/** @type {Json} */ penalty, /** @type {number} */ value) => ({
    value,
    text: words.penalty(penalty),
  }));
}

/** What the host chose out of the range, paid as the book says. @param {import("./rules.js").Rules} rules @param {Json} spoken @param {number} place @param {string} seat */
function fromRange(rules, { range }, place, seat) {
  const { kind, p } = range[place] ?? range[0];
  const transfers = p
    ? settleTable(rules.book, [{ seat, kind: kind === "chonbo" ? kind : "points", p }]).transfers
    : [];
  return { transfers, line: rangeOf(rules, { range })[place]?.text ?? "" };
}
