/** What cannot happen under a rulebook, for none of its rule points has it: an abortive draw, a nagashi mangan. */

import type { Fact } from "../engine/facts.ts";
import type { Allowed } from "./catalogue.ts";
import type { RuleAnswers } from "./content.ts";

const NOT_STATED = "not-stated";

/**
 * The values of `hand_end` and `simultaneous` that no answer in use allows; what is not stated excludes nothing.
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
      const gone = Object.keys(values).filter((one) => !inUse.some((answer) => values[one].includes(answer)));
      found[name].push(...gone);
    }
  }
  return { hand_end: found.hand_end, simultaneous: found.simultaneous };
}

/** A choice without these answers; any other fact as it is. */
export function without(fact: Fact, values: string[]): Fact {
  if (fact.kind !== "choice") return fact;
  return {
    ...fact,
    answers: fact.answers.filter((answer) => !values.includes(answer)),
  };
}
