/** How heavy penalties are, and what a ruling does to the hand. */

import { canonical } from "../books/rulebook.ts";
import type { Decision } from "./decision.ts";

export interface Penalty {
  kind: string;
  whom: string;
  p?: number;
  unit?: string;
}

/** The parts of a decision that these functions need. */
type Ruled = Pick<Decision, "penalties" | "facts"> &
  Partial<Pick<Decision, "range" | "effects">> & { context: { simultaneous?: string } };

/** Mildest first. */
export const SEVERITY = ["none", "redeal", "warning", "points", "dead-hand", "chonbo", "disqualification"];
const FREE = ["none", "redeal", "discretion"];
/** Statuses where the book prescribes nothing: the referee must choose what to issue. */
export const OPEN = ["discretion", "not-covered"];
const DECLARES_DEAD = "declare-dead";
export const DRAW = "draw";
const DRAWS = ["exhaustive-draw", "nagashi", "abortive-draw", "four-riichi"];
const ENDS_HAND = ["deal-again", "redeal-after-time", "no-redeal-after-time"];

/** Return the kind of the heaviest penalty; discretion only if nothing else was decided. */
export function strongest(penalties: Penalty[]): string {
  const worst = Math.max(...penalties.map(({ kind }) => SEVERITY.indexOf(kind)));
  if (worst >= 0) return SEVERITY[worst];
  return penalties.length ? "discretion" : "none";
}

/** Return whether somebody is penalised: an outcome without a penalty is no offence on anybody's record. */
export function isOffence(penalties: Penalty[]) {
  return !FREE.includes(strongest(penalties));
}

/** Return whether a penalty of the range that the book leaves was issued, alone or with points that an option adds. */
export function isOfRange({ range = [] }: { range?: Penalty[] }, [first, ...added]: Penalty[]) {
  const chosen: Record<string, unknown> = { ...first };
  const isChosen = (one: Penalty) => Object.entries(one).every(([name, value]) => chosen[name] === value);
  return range.some(isChosen) && added.every(({ kind }) => kind === "points");
}

/**
 * Return how the issued penalties relate to the book: prescribed, in-range, left-open (it has no range to choose from),
 * or otherwise (it prescribes something else, or another range).
 */
export function departure(decision: Pick<Decision, "status" | "penalties" | "range">, issued: Penalty[]) {
  if (canonical(issued) === canonical(decision.penalties)) return "prescribed";
  if (isOfRange(decision, issued)) return "in-range";
  return OPEN.includes(decision.status) && !decision.range ? "left-open" : "otherwise";
}

/**
 * Return what the ruling does to the hand, by the decision's effects, or by the penalties issued in its place.
 *
 * `declaresDead`: by a formal declaration of a dead hand. `handEnd`: chonbo (dealt again, for a chonbo or an error),
 * which answers the fact `hand_end` of deferred rulings; or `draw`: the hand was over, and deferred rulings are closed
 * by its end, whichever is entered first; null: the hand goes on.
 */
export function consequences(
  decision: Ruled,
  issued: Penalty[] | null,
): { declaresDead: boolean; handEnd: string | null } {
  const { effects = [] } = decision;
  const kinds = (issued ?? decision.penalties).map((penalty) => penalty.kind);
  const byRow = !issued || isOfRange(decision, issued);
  const declaresDead = (issued !== null && kinds.includes("dead-hand")) || (byRow && effects.includes(DECLARES_DEAD));
  const ends = issued
    ? kinds.includes("redeal") || kinds.includes("chonbo")
    : kinds.includes("redeal") || ENDS_HAND.some((effect) => effects.includes(effect));
  return { declaresDead, handEnd: ends ? handEndOf(decision, kinds) : null };
}

function handEndOf({ context, facts }: Ruled, kinds: string[]) {
  const atDraw = DRAWS.includes(String(context.simultaneous)) || DRAWS.includes(String(facts.hand_end));
  return atDraw && kinds.includes("chonbo") ? DRAW : "chonbo";
}
