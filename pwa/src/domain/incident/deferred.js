import { isDead } from "../../store/index.js";
import { decide } from "../../rules/engine/decide.js";

/** @typedef {import("./hands.js").Dealt} Dealt */
/** @typedef {{how?: string, winners: string[], riichi: string[], tenpai?: string[], next?: Dealt, hands: Record<string, string>,
 *   quads: Record<string, string>, answers: Record<string, Record<string, any>>}} End how a hand ended, as far as it was said */

/** @type {End} */
export const NOTHING_SAID = { winners: [], riichi: [], hands: {}, quads: {}, answers: {} };
const QUADS = new Map([
  [true, "valid"],
  [false, "invalid"],
]);

/**
 * A waiting ruling judged by how the hand ended: the questions it needs (each with what was `chosen`), and the decision
 * once all are answered. The twin of what the server does with the end of a hand.
 * @param {any} state @param {import("../../rules/books/rulebook.js").Rulebook} book @param {any} ruling @param {End} end
 * @returns {{questions: any[], decision: any}}
 */
export function decideDeferred(state, book, ruling, end) {
  // The hand may have been declared dead since: what the log knew of that is left out.
  const { noten_by_dead_hand: _, ...told } = ruling.facts;
  const facts = { ...told, ...wanted(book, ruling, { ...known(state, ruling), ...handEndFact(ruling, end) }) };
  const answered = end.answers[ruling.id] ?? {};
  const questions = [];
  for (;;) {
    const decision = decide(book, ruling.foul, facts, ruling.context);
    if (decision.status !== "needs-facts") return { questions, decision };
    const question = decision.questions[0];
    const chosen = factOf(ruling, end, question.fact) ?? answered[question.fact];
    questions.push({ decision, question, chosen });
    if (chosen === undefined) return { questions, decision: null };
    facts[question.fact] = chosen;
  }
}

/** The end with one more answer; what concerns a seat is said of the seat. @param {End} end @param {any} ruling @returns {End} */
export function answer(end, ruling, /** @type {string} */ fact, /** @type {any} */ value) {
  const { seat, id } = ruling;
  if (seat && fact === "riichi_hand") return { ...end, hands: { ...end.hands, [seat]: value } };
  if (seat && fact === "quad_valid") return { ...end, quads: { ...end.quads, [seat]: QUADS.get(value) ?? "invalid" } };
  return { ...end, answers: { ...end.answers, [id]: { ...end.answers[id], [fact]: value } } };
}

/** The body to send, without what was not said. @param {any} place {table, hanchan, hand} @param {End} end */
export function bodyOf(place, { how, winners, riichi, tenpai, next, hands, quads, answers }) {
  const lists = Object.entries({ riichi, hands, quads, answers }).filter(([, value]) => Object.keys(value).length > 0);
  const only = how === "win" ? { winners } : how === "exhaustive-draw" && tenpai ? { tenpai } : {};
  return { ...place, how, ...only, ...(next && { next }), ...Object.fromEntries(lists) };
}

/** Whether a hand in riichi was not shown to be tenpai. @param {string} [shown] */
export function isNoten(shown) {
  return shown === "noten" || shown === "refused";
}

/** @param {any} ruling @param {End} end */
function handEndFact(ruling, end) {
  const won = end.how === "win";
  const how = won ? ruling.seat && (end.winners.includes(ruling.seat) ? "own-win" : "other-win") : end.how;
  return how ? { hand_end: how } : {};
}

/** A hand that nobody had declared dead can't be noten for that reason. @param {any} state @param {any} ruling */
function known(state, ruling) {
  if (!ruling.seat || isDead(state, ruling, Date.parse(ruling.ruled_at))) return {};
  return { noten_by_dead_hand: false };
}

/** @param {any} book @param {any} ruling @param {Record<string, any>} facts */
function wanted(book, ruling, facts) {
  const asked = book.table(ruling.foul).used;
  return Object.fromEntries(Object.entries(facts).filter(([name]) => asked.includes(name)));
}

/** What was said of the ruling's seat. @param {any} ruling @param {End} end @param {string} fact */
function factOf({ seat }, end, fact) {
  if (!seat) return undefined;
  if (fact === "riichi_hand") return end.hands[seat];
  const quad = fact === "quad_valid" ? end.quads[seat] : undefined;
  return quad && quad === "valid";
}
