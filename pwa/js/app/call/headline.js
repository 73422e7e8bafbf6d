import { strongest } from "../../rulebook.js";

const LATER = ["deferred", "not-covered"];

/**
 * What is read at arm's length: of what is judged later, or by somebody else, just that, after what holds at once.
 * @param {import("../../rulebook.js").Words} words @param {any} spoken @returns {string}
 */
export function headline(words, spoken) {
  if (!LATER.includes(spoken.status)) return spoken.line;
  const atOnce = strongest(spoken.penalties) === "none" ? [] : [words.line({ ...spoken, effects: [] })];
  return words.joined([...atOnce, spoken.status_text]);
}
