/** What a rulebook says of hands: its rule points, and what is assumed of those it doesn't state. */

import { UnknownName } from "../errors.js";

/** @typedef {Record<string, string>} Rules */

const NOT_STATED = "not-stated";
/**
 * Each rule point that a hand depends on, and the commonest answer, taken and named as assumed where a book is silent.
 * @type {Rules}
 */
export const ASSUMED = {
  "counted-yakuman": "used",
  dora: "used",
  "double-wind-pair": "four-fu",
  "double-yakuman": "not-used",
  "kan-dora": "used",
  "kan-ura-dora": "used",
  "kiriage-mangan": "not-used",
  "liability-four-quads": "not-used",
  "liability-four-winds": "used",
  "liability-three-dragons": "used",
  "multiple-yakuman": "used",
  "open-tanyao": "allowed",
  "red-fives": "not-used",
  renhou: "not-used",
  "revealed-riichi": "not-used",
  "two-han-minimum": "not-used",
  "ura-dora": "used",
};

/**
 * The rule points that hands are counted by, and which of them are assumed.
 *
 * `chosen` answers points where the book is silent. Throws UnknownName for a point that no hand depends on.
 * @param {{content: Record<string, any>}} book
 * @param {Rules} [chosen]
 * @returns {[Rules, string[]]}
 */
export function handRules(book, chosen = {}) {
  for (const point of Object.keys(chosen)) {
    if (!Object.hasOwn(ASSUMED, point))
      throw new UnknownName("rules", "rule point of hands", point, Object.keys(ASSUMED));
  }
  const stated = book.content.rule_points;
  const silent = Object.keys(ASSUMED).filter((point) => (stated[point] ?? NOT_STATED) === NOT_STATED);
  const answers = Object.entries(ASSUMED).map(([point, commonest]) => [
    point,
    silent.includes(point) ? (chosen[point] ?? commonest) : stated[point],
  ]);
  return [Object.fromEntries(answers), silent.filter((point) => !Object.hasOwn(chosen, point))];
}
