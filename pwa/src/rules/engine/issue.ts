/**
 * What a referee issues: the prescribed penalties or others, and what that comes to.
 *
 * A referee may depart from the prescription (WRC Rules 2022, Mod 6; every book leaves the last word to the referee);
 * what is issued is then checked like any other penalty.
 */

import { canonical } from "../books/rulebook.ts";
import { BadFact, UnknownName, asSent, isWhole } from "../errors.ts";
import { SEVERITY, isOfRange } from "./consequences.ts";
import { carriedOut, implied } from "./outcome.ts";
import { asPoints, unitOf } from "./unit.ts";
import type { Library } from "../books/library.ts";
import type { PointsOn } from "../clocks/content.ts";
import type { Penalty } from "./consequences.ts";
import type { Decision } from "./decision.ts";
import type { Rulebook } from "../books/rulebook.ts";

/** The decision in whose place something is issued. */
type Replaced = Pick<
  Decision,
  "foul" | "facts" | "context" | "penalties" | "range" | "effects" | "steps" | "stays" | "status"
>;

/** A penalty that somebody chose. */
type Given = { kind: string; whom?: string; p?: number | null };

/** What is issued, and what it comes to. */
export interface IssuedInstead {
  penalties: Penalty[];
  points: PointsOn[];
  effects: string[];
  steps: string[];
  stays?: string[];
}

export const WITH_P = ["points", "chonbo", "disqualification"];
export const WHOM = ["offender", "team", "each-player", "each-teammate", "arbiter"];
export const MOST_P = 1000;

/**
 * Penalties that a referee chose, complete. A chonbo without `p` costs what the book says; what an option raises costs its P
 * as well, unless points are among them.
 */
export function checkPenalties(
  book: Rulebook,
  given: Given[],
  field: string = "penalties",
): { penalties: Penalty[]; points: PointsOn[] } {
  const penalties = given.map((penalty, place) => complete(book, penalty, `${field}.${place}`));
  if (!penalties.length) {
    throw new BadFact(field, "No penalty is given.", 'Give at least one; {"kind": "none"} for none.');
  }
  penalties.push(...raised(book, penalties));
  return { penalties, points: asPoints(penalties) };
}

function raised(book: Rulebook, penalties: Penalty[]): Penalty[] {
  const kinds = penalties.map(({ kind }) => kind);
  if (kinds.includes("points")) return [];
  const raises = (book.content.raises ?? []).filter((raise) => raise.kinds.some((kind) => kinds.includes(kind)));
  return raises.map(({ by }) => ({
    kind: "points",
    whom: "offender",
    p: by,
    ...unitOf(book.content),
  }));
}

/**
 * What was issued in place of this decision, with what its penalties come to in the same context.
 * The row's own effects belong to what it prescribes: none is kept, unless just that was issued, or one of the range
 * that it leaves: then those that hold for the penalty chosen.
 * @param issued as `checkPenalties` answers
 */
export function carryOut(
  library: Library,
  book: Rulebook,
  decision: Replaced,
  issued: ReturnType<typeof checkPenalties>,
): IssuedInstead {
  if (canonical(issued.penalties) === canonical(decision.penalties)) {
    const { effects, steps, stays } = decision;
    return { ...issued, effects, steps, stays };
  }
  const context = implied(book, decision, decision.facts, decision.context);
  const around = { ...context, category: book.table(decision.foul).category };
  const kinds = issued.penalties.map((penalty) => penalty.kind);
  const kept = isOfRange(decision, issued.penalties) ? keptOf(library, decision, kinds) : [];
  return { ...issued, ...carriedOut(book, kinds, kept, around, []) };
}

/** The row's effects that hold for these penalties, too. */
function keptOf({ catalogue }: Library, { effects }: Replaced, kinds: string[]): string[] {
  const lost = catalogue.lost_once_chosen;
  const isLost = (effect: string) =>
    effect in lost && (lost[effect].length === 0 || kinds.some((kind) => lost[effect].includes(kind)));
  return effects.filter((effect) => !isLost(effect));
}

function complete(book: Rulebook, given: Given, field: string): Penalty {
  const { kind, whom = "offender", p = kind === "chonbo" ? book.content.values.chonbo : null } = given;
  if (!SEVERITY.includes(kind)) throw new UnknownName(`${field}.kind`, "penalty to issue", kind, SEVERITY);
  if (!WHOM.includes(whom)) throw new UnknownName(`${field}.whom`, "receiver", whom, WHOM);
  if (p === null) {
    if (kind !== "points") return { kind, whom };
    throw new BadFact(`${field}.p`, "A point penalty needs its amount.", `Give whole P from 1 to ${MOST_P}.`);
  }
  if (!WITH_P.includes(kind)) {
    throw new BadFact(`${field}.p`, `A penalty of kind ${kind} has no P.`, "Leave it out, or issue points.");
  }
  if (!isWhole(p, 1, MOST_P)) {
    throw new BadFact(`${field}.p`, `${asSent(p)} is no penalty in P.`, `Give whole P from 1 to ${MOST_P}.`);
  }
  return { kind, whom, p, ...unitOf(book.content) };
}
