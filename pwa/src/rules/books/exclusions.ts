/** What cannot happen under a rulebook because no rule point allows it: an abortive draw, a nagashi mangan. */

import type { Fact } from "../engine/facts.ts";
import type { Allowed } from "./catalogue.ts";
import type { RuleAnswers } from "./content.ts";

const NOT_STATED = "not-stated";

/**
 * Return the values of `hand_end` and `simultaneous` that the book's answers don't allow. A rule point that is not
 * stated excludes nothing.
 * @param allows point → fact or moment → value → answers
 */
export function excluded(
  allows: Record<string, Allowed>,
  rulePoints: RuleAnswers,
): { hand_end: string[]; simultaneous: string[] } {
  const found: Record<string, string[]> = { hand_end: [], simultaneous: [] };
  for (const [point, byName] of Object.entries(allows)) {
    const inUse = [rulePoints[point]].flat().map(String);
    if (inUse.includes(NOT_STATED)) continue;
    for (const [name, values] of Object.entries(byName)) {
      const forbidden = Object.keys(values).filter((one) => !inUse.some((answer) => values[one].includes(answer)));
      found[name].push(...forbidden);
    }
  }
  return { hand_end: found.hand_end, simultaneous: found.simultaneous };
}

/** Return a choice without these answers; any other fact as it is. */
export function without(fact: Fact, values: string[]): Fact {
  if (fact.kind !== "choice") return fact;
  return {
    ...fact,
    answers: fact.answers.filter((answer) => !values.includes(answer)),
  };
}
