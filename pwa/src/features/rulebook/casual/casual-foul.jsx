import { useRef, useState } from "preact/hooks";
import { decide } from "../../../rules/engine/decide.js";
import { tablePayments } from "../../../rules/scores/casual.js";
import { localise } from "../../../rules/words/speech.js";
import { tried } from "../../../domain/incident/decision.js";
import { Decision } from "../foul/decision.jsx";
import { without } from "../foul/foul.jsx";
import { FoulPicker } from "../foul/picker.jsx";
import { Answered, Around, Questions } from "../foul/questions.jsx";
import { t } from "../../../ui/i18n.js";
import { Choice, Screen, say } from "../../../ui/index.js";
import { go } from "../../../ui/router.js";
import { buzz } from "../../../ui/settings.js";
import { Table } from "../../../domain/payments/arrows.jsx";
import { placeOf, seatOf } from "../../../domain/payments/tally.js";

/** @typedef {import("./casual.jsx").Play & {person: number}} Turn @typedef {Record<string, any>} Json @typedef {import("../../../domain/rulebook/rules.jsx").Rules} Rules @typedef {import("../../../domain/payments/tally.js").Payment} Payment */

const CASUAL = { casual: true };

/** Which foul? @param {Turn} turn */
export function WhichFoul({ rules, evening, names, person }) {
  return (
    <Screen title={t("open.foul-of", { name: names[person] ?? "" })} up="#/casual">
      <FoulPicker
        rules={rules}
        occasion={`${person} ${evening.events.length}`}
        address={(/** @type {string} */ foul) => `#/casual/${person}/${foul}`}
        leaveOut={rules.book.casual.not_applied}
      />
    </Screen>
  );
}

/** Decided, and paid at the table. @param {Turn & {foul: string}} turn */
export function CasualFoul(turn) {
  const { rules, evening, names, person, foul } = turn;
  const [facts, setFacts] = useState(/** @type {Json} */ ({}));
  const [around, setAround] = useState(/** @type {Json} */ (CASUAL));
  const [chosen, setChosen] = useState(0);
  const seat = seatOf(person, evening.east);
  const context = { ...around, seat };
  const spoken = spokenOf(rules, foul, facts, context);
  const picked = spoken.range?.[chosen] ? chosen : 0; // another answer may have brought a shorter range
  const { line, payments } = outcomeOf(turn, spoken, picked, seat);
  const record = useRecord(turn, line, payments);
  const actions = !["needs-facts", "not-covered"].includes(spoken.status) && (
    <button class="button main" onClick={record}>
      {t("open.note")}
    </button>
  );
  const answer = (/** @type {string} */ fact, /** @type {any} */ value) => setFacts({ ...facts, [fact]: value });
  const forget = (/** @type {string} */ fact) => setFacts(without(facts, fact));
  const seats = names.map((_, each) => rules.words.phrase(`seat-${seatOf(each, evening.east)}`));
  const number = (/** @type {number} */ points) => rules.words.number(points);
  return (
    <Screen title={`${names[person]}: ${spoken.foul.name}`} up={`#/casual/${person}`} actions={actions}>
      <Questions spoken={spoken} onAnswer={answer} />
      <Answered rules={rules} facts={facts} onForget={forget} />
      {spoken.range && (
        <Choice label={t("open.you-choose")} value={picked} onChange={setChosen} options={rangeOf(rules, spoken)} />
      )}
      {payments.length > 0 && <Table names={names} notes={seats} pot="" payments={payments} number={number} />}
      <Decision rules={rules} spoken={{ ...spoken, say: "" }} />
      <Around rules={rules} foul={foul} facts={facts} context={context} onChange={setAround} fixed />
    </Screen>
  );
}

/** Decide and put into words; without the context where it contradicts the facts. @param {Rules} rules @param {string} foul @param {Json} facts @param {Json} context @returns {Json} */
function spokenOf({ book, library }, foul, facts, context) {
  const decision = tried(book, foul, facts, context) ?? decide(book, foul, facts, { ...CASUAL, seat: context.seat });
  return localise(library, decision);
}

/** What it costs, and who pays whom. @param {Turn} turn @param {Json} spoken @param {number} picked @param {string} seat @returns {{line: string, payments: Payment[]}} */
function outcomeOf({ rules, evening: { east } }, spoken, picked, seat) {
  const { line, transfers } = spoken.range ? fromRange(rules, spoken, picked, seat) : spoken;
  const payments = transfers.map((/** @type {Json} */ { from, to, points }) => ({
    from: placeOf(from, east),
    to: placeOf(to, east),
    points,
  }));
  return { line, payments };
}

/** Into the evening, once however often it is tapped. @param {Turn & {foul: string}} turn @param {string} line @param {Payment[]} payments */
function useRecord({ evening, set, person, foul }, line, payments) {
  const recorded = useRef(false);
  return () => {
    if (recorded.current) return;
    recorded.current = true;
    set({ events: [...evening.events, { kind: "foul", by: person, foul, line, payments }] });
    buzz();
    say(t("open.recorded"));
    go("#/casual", { replace: true });
  };
}

/** @param {Rules} rules @param {Json} spoken */
function rangeOf({ words }, { range }) {
  return range.map((/** @type {Json} */ penalty, /** @type {number} */ value) => ({
    value,
    text: words.penalty(penalty),
  }));
}

/** What the host chose out of the range, paid as the book says. @param {Rules} rules @param {Json} spoken @param {number} place @param {string} seat */
function fromRange(rules, { range }, place, seat) {
  const { kind, p } = range[place];
  const transfers = p
    ? tablePayments(rules.book, [{ seat, kind: kind === "chonbo" ? kind : "points", p }]).transfers
    : [];
  return { transfers, line: rules.words.penalty(range[place]) };
}
