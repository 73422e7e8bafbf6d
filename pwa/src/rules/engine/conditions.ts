/** The one small language of conditions: `{fact: value}`, `{fact: [value, …]}`, `{count: {min: 3, max: 6}}`. */

import { isObject } from "../errors.ts";

/** Whether one value meets one expectation (a value, a list of values, or a `{min, max}` range). */
export function valueMatches(expected: any, value: any): boolean {
  if (Array.isArray(expected)) return expected.includes(value);
  if (isObject(expected)) return (expected.min ?? value) <= value && value <= (expected.max ?? value);
  return expected === value;
}

/** True, false, or null while a name that the condition needs is not known yet. */
export function conditionMatches(condition: Record<string, any>, known: Record<string, any>): boolean | null {
  let verdict: boolean | null = true;
  for (const [name, expected] of Object.entries(condition)) {
    if (!Object.hasOwn(known, name)) verdict = null;
    else if (!valueMatches(expected, known[name])) return false;
  }
  return verdict;
}

/** The counts at which the condition's answer can change: a range's lower end, and one past its upper end. */
export function cuts(condition: Record<string, any>, name: string): number[] {
  const expected = condition[name];
  if (isObject(expected)) {
    return [...("min" in expected ? [expected.min] : []), ...("max" in expected ? [expected.max + 1] : [])];
  }
  return [expected]
    .flat()
    .filter(Number.isInteger)
    .flatMap((value) => [value, value + 1]);
}
