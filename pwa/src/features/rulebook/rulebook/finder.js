import { matcher, search } from "../../../rules/words/search.js";

/** @typedef {import("../../../domain/rulebook/rules.jsx").Rules} Rules */

/** Whether a text, or a foul by any of its names, fits what is looked for. @param {Rules} rules @param {string} query */
export function finder({ library }, query) {
  const matches = matcher(library, query);
  const { items } = search(library, query);
  const fouls = new Set(query.trim() ? items.filter(({ score }) => score > 0).map(({ id }) => id) : []);
  return (/** @type {string} */ text, foul = "") => fouls.has(foul) || matches(text);
}
