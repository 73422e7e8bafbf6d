import { isDead } from "../../store/index.ts";
import { decide } from "../../rules/engine/decide.ts";
import type { Dealt } from "./hands.ts";
import type { Rulebook } from "../../rules/books/rulebook.ts";
import type { State } from "../../store/index.ts";

/** How a hand ended, as far as it was said. */
export interface End {
  how?: string;
  winners: string[];
  riichi: string[];
  tenpai?: string[];
  next?: Dealt;
  hands: Record<string, string>;
  quads: Record<string, string>;
  answers: Record<string, Record<string, any>>;
}

export const NOTHING_SAID: End = { winners: [], riichi: [], hands: {}, quads: {}, answers: {} };
const QUADS = new Map([
  [true, "valid"],
  [false, "invalid"],
]);

/**
 * A waiting ruling judged by how the hand ended: the questions it needs (each with what was `chosen`), and the decision
 * once all are answered. The twin of what the server does with the end of a hand.
 */
export function decideDeferred(
  state: State,
  book: Rulebook,
  ruling: any,
  end: End,
): { questions: any[]; decision: any } {
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

/** The end with one more answer; what concerns a seat is said of the seat. */
export function answer(end: End, ruling: any, fact: string, value: any): End {
  const { seat, id } = ruling;
  if (seat && fact === "riichi_hand") return { ...end, hands: { ...end.hands, [seat]: value } };
  if (seat && fact === "quad_valid") return { ...end, quads: { ...end.quads, [seat]: QUADS.get(value) ?? "invalid" } };
  return { ...end, answers: { ...end.answers, [id]: { ...end.answers[id], [fact]: value } } };
}

/** The body to send, without what was not said. @param place {table, hanchan, hand} */
export function bodyOf(place: any, { how, winners, riichi, tenpai, next, hands, quads, answers }: End) {
  const lists = Object.entries({ riichi, hands, quads, answers }).filter(([, value]) => Object.keys(value).length > 0);
  const only = how === "win" ? { winners } : how === "exhaustive-draw" && tenpai ? { tenpai } : {};
  return { ...place, how, ...only, ...(next && { next }), ...Object.fromEntries(lists) };
}

/** Whether a hand in riichi was not shown to be tenpai. */
export function isNoten(shown?: string) {
  return shown === "noten" || shown === "refused";
}

function handEndFact(ruling: any, end: End) {
  const won = end.how === "win";
  const how = won ? ruling.seat && (end.winners.includes(ruling.seat) ? "own-win" : "other-win") : end.how;
  return how ? { hand_end: how } : {};
}

/** A hand that nobody had declared dead can't be noten for that reason. */
function known(state: State, ruling: any) {
  if (!ruling.seat || isDead(state, ruling, Date.parse(ruling.ruled_at))) return {};
  return { noten_by_dead_hand: false };
}

function wanted(book: any, ruling: any, facts: Record<string, any>) {
  const asked = book.table(ruling.foul).used;
  return Object.fromEntries(Object.entries(facts).filter(([name]) => asked.includes(name)));
}

/** What was said of the ruling's seat. */
function factOf({ seat }: any, end: End, fact: string) {
  if (!seat) return undefined;
  if (fact === "riichi_hand") return end.hands[seat];
  const quad = fact === "quad_valid" ? end.quads[seat] : undefined;
  return quad && quad === "valid";
}
