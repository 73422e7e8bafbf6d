/** What cannot happen under a rulebook, for none of its rule points has it: an abortive draw, a nagashi mangan. */

const NOT_STATED = "not-stated";

/**
 * The values of `hand_end` and `simultaneous` that no answer in use allows; what is not stated excludes nothing.
 * @param {Record<string, any>} allows point → fact or moment → value → answers
 * @param {Record<string, any>} rulePoints
 * @returns {{hand_end: string[], simultaneous: string[]}}
 */
export function excluded(allows, rulePoints) {
  /** @type {any} */
  const found = { hand_end: [], simultaneous: [] };
  for (const [point, byName] of Object.entries(allows)) {
    const inUse = [rulePoints[point]].flat();
    if (inUse.includes(NOT_STATED)) continue;
    for (const [name, values] of Object.entries(byName)) {
      const gone = Object.keys(values).filter((one) => !inUse.some((answer) => values[one].includes(answer)));
      found[name].push(...gone);
    }
  }
  return found;
}

/**
 * A choice without these answers; any other fact as it is.
 * @param {any} fact
 * @param {string[]} values
 */
export function without(fact, values) {
  if (fact.kind !== "choice") return fact;
  return {
    ...fact,
    answers: fact.answers.filter((/** @type {string} */ answer) => !values.includes(answer)),
  };
}
