/**
 * What a referee issues: the prescribed penalties or others, and their points, effects and steps.
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

/** The decision that is overridden. */
type Replaced = Pick<
  Decision,
  "foul" | "facts" | "context" | "penalties" | "range" | "effects" | "steps" | "stays" | "status"
>;

/** A penalty as a referee chose it. */
type ChosenPenalty = { kind: string; whom?: string; p?: number | null };

/** The penalties issued, and their points, effects and steps. */
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
 * Check penalties that a referee chose. Return them complete, with the points they take off.
 *
 * A chonbo without `p` costs what the book says; a kind that an option raises (WRC Optional 2022, 6.2) costs that P as
 * well, unless points are among the penalties. Throws UnknownName or BadFact, naming the penalty and the field.
 */
export function checkPenalties(
  book: Rulebook,
  chosen: ChosenPenalty[],
  field: string = "penalties",
): { penalties: Penalty[]; points: PointsOn[] } {
  const penalties = chosen.map((penalty, place) => complete(book, penalty, `${field}.${place}`));
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
 * Return what was issued instead of this decision, with the effects and steps of its penalties in the same context.
 *
 * The row's own effects belong to what it prescribes. They are dropped, unless the prescribed penalties were issued, or
 * a penalty of the range that the row leaves: then those stay that apply to the penalty chosen.
 * @param issued as `checkPenalties` returns it
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
  const stepContext = { ...context, category: book.table(decision.foul).category };
  const kinds = issued.penalties.map((penalty) => penalty.kind);
  const effects = isOfRange(decision, issued.penalties) ? effectsFor(library, decision, kinds) : [];
  return { ...issued, ...carriedOut(book, kinds, effects, stepContext, []) };
}

/** Return the row's effects that apply to these kinds of penalty too. */
function effectsFor({ catalogue }: Library, { effects }: Replaced, kinds: string[]): string[] {
  const lost = catalogue.lost_once_chosen;
  const isLost = (effect: string) =>
    effect in lost && (lost[effect].length === 0 || kinds.some((kind) => lost[effect].includes(kind)));
  return effects.filter((effect) => !isLost(effect));
}

function complete(book: Rulebook, chosen: ChosenPenalty, field: string): Penalty {
  const { kind, whom = "offender", p = kind === "chonbo" ? book.content.values.chonbo : null } = chosen;
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
