/** What penalties weigh, and what a ruling does to the hand. */

import { canonical } from "../books/rulebook.ts";
import type { Decision } from "./decision.ts";

export interface Penalty {
  kind: string;
  whom: string;
  p?: number;
  unit?: string;
}

/** What a ruling showed, complete or not. */
type Ruled = Pick<Decision, "penalties" | "facts"> &
  Partial<Pick<Decision, "range" | "effects">> & { context: { simultaneous?: string } };

/** Mildest first. */
export const SEVERITY = ["none", "redeal", "warning", "points", "dead-hand", "chonbo", "disqualification"];
const FREE = ["none", "redeal", "discretion"];
/** The book prescribes nothing: the referee must say what is issued. */
export const OPEN = ["discretion", "not-covered"];
const DECLARES_DEAD = "declare-dead";
export const DRAW = "draw";
const DRAWS = ["exhaustive-draw", "nagashi", "abortive-draw", "four-riichi"];
const ENDS_HAND = ["deal-again", "redeal-after-time", "no-redeal-after-time"];

/** The kind of the heaviest penalty; discretion only where nothing else was decided. */
export function strongest(penalties: Penalty[]): string {
  const worst = Math.max(...penalties.map(({ kind }) => SEVERITY.indexOf(kind)));
  if (worst >= 0) return SEVERITY[worst];
  return penalties.length ? "discretion" : "none";
}

/** Whether somebody is penalised: what comes to nothing is no offence on anybody's record. */
export function isOffence(penalties: Penalty[]) {
  return !FREE.includes(strongest(penalties));
}

/** Whether one of the range that the book leaves was issued, alone or with points that an option adds. */
export function isOfRange({ range = [] }: { range?: Penalty[] }, [first, ...added]: Penalty[]) {
  const chosen: Record<string, unknown> = { ...first };
  const isChosen = (one: Penalty) => Object.entries(one).every(([name, value]) => chosen[name] === value);
  return range.some(isChosen) && added.every(({ kind }) => kind === "points");
}

/**
 * How what was issued stands to the book: prescribed, in-range, left-open (it has no range to choose from), or otherwise
 * (it prescribes something else, or another range).
 */
export function departure(decision: Pick<Decision, "status" | "penalties" | "range">, issued: Penalty[]) {
  if (canonical(issued) === canonical(decision.penalties)) return "prescribed";
  if (isOfRange(decision, issued)) return "in-range";
  return OPEN.includes(decision.status) && !decision.range ? "left-open" : "otherwise";
}

/**
 * What the ruling does to the hand, by the decision's effects, or by the penalties issued in its place: a formal
 * dead-hand declaration; how it ends the hand: chonbo (dealt again, for a chonbo or an error), for what waits a `hand_end`
 * answer; or `draw`: the hand was over, and what waits is judged by its end, whichever of them is entered first.
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
