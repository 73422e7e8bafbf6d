import { isDead } from "../../store/index.ts";
import { decide } from "../../rules/engine/decide.ts";
import type { Dealt } from "./hands.ts";
import type { Decision } from "../../rules/engine/decision.ts";
import type { Facts, FactValue, Question } from "./decision.ts";
import type { Hand, Ruling, Seat, State } from "../../store/index.ts";
import type { Rulebook } from "../../rules/books/rulebook.ts";

/** How a hand ended, as far as it was said. */
export interface End {
  how?: string;
  winners: Seat[];
  riichi: Seat[];
  tenpai?: Seat[];
  next?: Dealt;
  hands: Record<string, string>;
  quads: Record<string, string>;
  answers: Record<string, Facts>;
}

export const NOTHING_SAID: End = { winners: [], riichi: [], hands: {}, quads: {}, answers: {} };

/** A question that a waiting ruling needs, and what was said to it. */
export interface Asked {
  decision: Decision;
  question: Question;
  chosen: FactValue | undefined;
}

/**
 * A waiting ruling judged by how the hand ended: the questions it needs (each with what was `chosen`), and the decision
 * once all are answered. The twin of what the server does with the end of a hand.
 */
export function decideDeferred(
  state: State,
  book: Rulebook,
  ruling: Ruling,
  end: End,
): { questions: Asked[]; decision: Decision | null } {
  // The hand may have been declared dead since: what the log knew of that is left out.
  const { noten_by_dead_hand: _, ...told } = ruling.facts;
  const facts: Facts = { ...told, ...wanted(book, ruling, { ...known(state, ruling), ...handEndFact(ruling, end) }) };
  const answered = end.answers[ruling.id] ?? {};
  const questions: Asked[] = [];
  for (;;) {
    const decision = decide(book, ruling.foul, facts, ruling.context);
    if (decision.status !== "needs-facts") return { questions, decision };
    const [question] = decision.questions ?? [];
    const chosen = factOf(ruling, end, question.fact) ?? answered[question.fact];
    questions.push({ decision, question, chosen });
    if (chosen === undefined) return { questions, decision: null };
    facts[question.fact] = chosen;
  }
}

/** The end with one more answer; what concerns a seat is said of the seat. */
export function answer(end: End, ruling: Ruling, fact: string, value: FactValue): End {
  const { seat, id } = ruling;
  if (seat && fact === "riichi_hand") return { ...end, hands: { ...end.hands, [seat]: String(value) } };
  if (seat && fact === "quad_valid")
    return { ...end, quads: { ...end.quads, [seat]: value === true ? "valid" : "invalid" } };
  return { ...end, answers: { ...end.answers, [id]: { ...end.answers[id], [fact]: value } } };
}

/** The hand that ended, and where. */
export interface Ended {
  table: string;
  hanchan: string;
  hand: Hand;
}

/** The body to send, without what was not said. @param place {table, hanchan, hand} */
export function bodyOf(place: Ended, { how = "", winners, riichi, tenpai, next, hands, quads, answers }: End) {
  const lists = Object.entries({ riichi, hands, quads, answers }).filter(([, value]) => Object.keys(value).length > 0);
  const only = how === "win" ? { winners } : how === "exhaustive-draw" && tenpai ? { tenpai } : {};
  return { ...place, how, ...only, ...(next && { next }), ...Object.fromEntries(lists) };
}

/** Whether a hand in riichi was not shown to be tenpai. */
export function isNoten(shown?: string) {
  return shown === "noten" || shown === "refused";
}

function handEndFact(ruling: Ruling, end: End): Facts {
  const won = end.how === "win";
  const how = won ? ruling.seat && (end.winners.includes(ruling.seat) ? "own-win" : "other-win") : end.how;
  return how ? { hand_end: how } : {};
}

/** A hand that nobody had declared dead can't be noten for that reason. */
function known(state: State, ruling: Ruling): Facts {
  if (!ruling.seat || isDead(state, ruling, Date.parse(ruling.ruled_at))) return {};
  return { noten_by_dead_hand: false };
}

function wanted(book: Rulebook, ruling: Ruling, facts: Facts) {
  const asked = book.table(ruling.foul).used;
  return Object.fromEntries(Object.entries(facts).filter(([name]) => asked.includes(name)));
}

/** What was said of the ruling's seat. */
function factOf({ seat }: Ruling, end: End, fact: string): FactValue | undefined {
  if (!seat) return undefined;
  if (fact === "riichi_hand") return end.hands[seat];
  const quad = fact === "quad_valid" ? end.quads[seat] : undefined;
  return quad === undefined ? undefined : quad === "valid";
}
