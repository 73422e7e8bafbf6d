/** The small language of conditions: `{fact: value}`, `{fact: [value, …]}`, `{count: {min: 3, max: 6}}`. */

import { isObject, isWhole } from "../errors.ts";
import type { FactValue } from "./facts.ts";

/** A fact's answer, or a value of the context; null for an unknown seat. */
type Known = FactValue | null;

/** A value, one of several, or a range. */
type Expected = FactValue | FactValue[] | { min?: number; max?: number };

/** Name of a fact or of a value of the context → what it must be. */
export type Condition = Record<string, Expected>;

/** Return whether one value matches one expectation (a value, a list of values, or a `{min, max}` range). */
export function valueMatches(expected: Expected, value: Known): boolean {
  if (Array.isArray(expected)) return value !== null && expected.includes(value);
  if (isObject(expected)) return value !== null && (expected.min ?? value) <= value && value <= (expected.max ?? value);
  return expected === value;
}

/** Return whether all of a condition matches; null while a name that it needs is not known yet. */
export function conditionMatches(condition: Condition, known: Record<string, Known>): boolean | null {
  let verdict: boolean | null = true;
  for (const [name, expected] of Object.entries(condition)) {
    if (!Object.hasOwn(known, name)) verdict = null;
    else if (!valueMatches(expected, known[name])) return false;
  }
  return verdict;
}

/** Return the counts at which the condition's answer can change: a range's lower end, and one past its upper end. */
export function cuts(condition: Condition, name: string): number[] {
  const expected = condition[name];
  if (isObject(expected)) {
    const { min, max } = expected;
    return [...(min === undefined ? [] : [min]), ...(max === undefined ? [] : [max + 1])];
  }
  return [expected]
    .flat()
    .filter((value) => isWhole(value, -Infinity, Infinity))
    .flatMap((value) => [value, value + 1]);
}
