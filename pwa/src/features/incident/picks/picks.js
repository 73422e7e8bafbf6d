import { isDead, store } from "../../../store/index.js";
import { strongest } from "../../../rules/engine/consequences.js";
import { decide } from "../../../rules/engine/decide.js";
import { lateBy } from "../decision/lateness.js";
import { takenForGranted } from "../decision/usual.js";
import { asked } from "../../../domain/incident/sent-call.js";
import { formatter, t } from "../../../ui/i18n.js";
import { lookOf, whenDead } from "../../../domain/words/words.js";

const SHOWN = 8;
const MOST_ASKED = 2; // questions of a foul that is ruled from its pick
/** Where the log says too little. */
const USUAL = [
  ...["unvocalised-call", "empty-win", "empty-group-call", "exposed-tiles", "wrong-tile-count", "noten-riichi"],
  ...[
    "discard-taken-back",
    "misplaced-called-tile",
    "wrong-draw",
    "invalid-group",
    "called-tile-not-taken",
    "etiquette",
  ],
];
const DEAD_HAND_CALL = "dead-hand-call";
const DECLARED = "formally_declared";
const LATE = "late";
/** What a player calls with a dead hand is that foul, whatever else it would be. */
const CALLED = /** @type {Record<string, string>} */ ({
  "empty-win": "win",
  "empty-group-call": "group",
  "empty-concealed-quad": "quad",
  "empty-riichi": "riichi",
});

/** What that call is in a hand which is not dead; undefined where nothing was said of it. @param {any} facts @returns {string|undefined} */
export function inLivingHand({ what_called: called }) {
  return Object.keys(CALLED).find((foul) => CALLED[foul] === called);
}

/**
 * The fouls that are likely here, in their order: what a dead hand calls, what this player did before, being late for a
 * game of which nothing else is known yet, then what is ruled most often in this tournament (counted to yesterday: a thumb finds them in the same place all day).
 * @param {any} snapshot @param {any} about @param {any} earlier what the log says of the player @returns {string[]}
 */
export function picks({ state, book }, about, earlier) {
  const dead = isDead(state, about) && book.covers(DEAD_HAND_CALL) ? [DEAD_HAND_CALL] : [];
  const late = mayBeLate(state, about) && book.covers(LATE) ? [LATE] : [];
  const before = byCount(earlier.counts);
  return [...new Set([...dead, ...before, ...late, ...common(state, book)])].slice(0, SHOWN);
}

/** Few tap that a game begins: what was ruled in it, or a later hand, tells it as well. @param {any} state @param {any} about */
function mayBeLate(state, about) {
  const { number, wind, counters } = about.hand ?? {};
  const first = wind === "east" && number === 1 && counters === 0;
  const ruled = Object.values(state.rulings).some(
    ({ hanchan, foul }) => about.hanchan && hanchan === about.hanchan && foul !== LATE,
  );
  return first && !ruled && lateBy(state, about) !== null;
}

/** Where a foul of this player leads: what a dead hand calls, to that. @param {any} snapshot @param {any} about @returns {(foul: string) => {foul: string, facts: any}} */
export function leading({ state, book }, about) {
  const dead = isDead(state, about) && book.covers(DEAD_HAND_CALL);
  return (foul) =>
    dead && foul in CALLED ? { foul: DEAD_HAND_CALL, facts: { what_called: CALLED[foul] } } : { foul, facts: null };
}

/**
 * What this foul comes to with what the log knows, in a word and its colours; "asks" where that hangs on an answer. Where
 * that is nearly all that is asked, and one of two answers, `question` has both.
 * @param {any} words @param {any} book @param {any} about @param {{foul: string, facts: any}} lead where it leads
 * @returns {{text: string, look: string, question?: {fact: string, text: string, answers: any[]}|false}}
 */
export function outcome(words, book, about, { foul, facts: given }) {
  const log = store.knownFacts(asked(about, foul));
  const facts = { ...log.facts, ...given };
  const taken = takenForGranted(words.library, book, foul, facts, {});
  const decision = decide(book, foul, { ...facts, ...taken }, {});
  const [first, ...others] = decision.questions ?? [];
  if (!first) return inShort(words, decision);
  if (first.fact === DECLARED && log.doubtful) {
    const meant = inLivingHand(facts);
    return { ...asks(), question: Boolean(meant) && stillThisHand(words, book, about, first, log.doubtful, meant) };
  }
  return { ...asks(), question: others.length < MOST_ASKED && first.kind === "yes-no" && inBrief(words, first) };
}

/**
 * Whether the hand that was declared dead is still this one; if not, the call is the foul it would be anyway.
 * @param {any} words @param {any} book @param {any} about @param {any} asked @param {any} declared @param {any} meant
 */
function stillThisHand(words, book, about, asked, declared, meant) {
  const { fact, answers } = inBrief(words, asked);
  const { text, look } = outcome(words, book, about, { foul: meant, facts: null });
  return {
    fact,
    text: t("already.still", { since: whenDead(store.snapshot.state, declared) }),
    answers: answers.map((/** @type {any} */ one) => (one.value ? one : { ...one, text, look, meant })),
  };
}

/** Each of two answers with what it comes to in a word. @param {any} words @param {any} question */
function inBrief(words, { fact, answers }) {
  const each = answers.map((/** @type {any} */ answer) => {
    const [one, ...others] = answer.outcomes.map((/** @type {any} */ outcome) => inShort(words, outcome));
    const same = others.every((/** @type {any} */ other) => other.text === one.text);
    return { value: answer.value, name: words.answer(fact, answer), ...(same ? one : asks()) };
  });
  return { fact, text: words.question(fact), answers: each };
}

function asks() {
  return { text: t("call.asks"), look: "waits" };
}

/** @param {any} words @param {any} outcome @returns {{text: string, look: string}} */
function inShort(words, { status, penalties }) {
  if (status === "deferred") return { text: words.phrase("status-deferred"), look: "waits" };
  if (status !== "decided") return { text: t("call.you-decide"), look: "waits" };
  const kind = strongest(penalties);
  const points = { penalties, effects: [], transfers: [], fines: [] };
  return { text: kind === "points" ? words.line(points) : words.name("kinds", kind), look: lookOf(kind) };
}

/** @param {any} state @param {any} book @returns {string[]} */
function common(state, book) {
  /** @type {Record<string, number>} */
  const counts = {};
  const day = formatter(Intl.DateTimeFormat, { dateStyle: "short", timeZone: state.settings.time_zone });
  const today = day.format(store.now());
  for (const { foul, counts: counting, status, ruled_at: at } of Object.values(state.rulings)) {
    if (day.format(new Date(at)) === today) continue;
    if (counting || status === "deferred") counts[foul] = (counts[foul] ?? 0) + 1;
  }
  return [...byCount(counts), ...USUAL.filter((foul) => book.covers(foul))];
}

/** @param {Record<string, number>} counts */
function byCount(counts) {
  return Object.keys(counts).sort((one, other) => counts[other] - counts[one]);
}
