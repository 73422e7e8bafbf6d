/** A hand inspected under a rulebook: the examination, what the book leaves open of it, and the fouls that lie in it. */

import { BadFact } from "../errors.js";
import { sourceOf } from "../books/rule-point-sources.js";
import { examineShape, shapeOf } from "./examine.js";
import { handRules } from "./rules.js";

/** @type {Record<string, string>} */
const FOUL_OF_NO_WIN = {
  "wrong-count": "wrong-tile-count",
  "not-complete": "empty-win",
  "no-yaku": "empty-win",
  furiten: "empty-win",
  "two-han-minimum": "win-below-two-han",
};

/** What the tiles themselves answer of a foul that is offered. @type {Record<string, Record<string, any>>} */
const TOLD_BY_TILES = {
  "noten-riichi": { riichi_hand: "noten" },
  "invalid-quad-after-riichi": { quad_valid: false },
};

/**
 * `chosen` answers rule points that the book leaves open. Throws what reading the hand throws.
 * @param {import("../books/library.js").Library} library with the rule points
 * @param {import("../books/rulebook.js").Rulebook} book
 * @param {Record<string, any>} said
 * @param {import("./rules.js").Rules} [chosen]
 */
export function inspectHand(library, book, said, chosen) {
  const points = library.catalogue.rule_points;
  const [rules, open] = handRules(library, book, chosen);
  const shape = shapeOf(said);
  const examined = examineShape(shape, rules);
  const same = JSON.stringify(examined);
  const hangsOn = (/** @type {string} */ point) =>
    Object.keys(points[point].answers)
      .filter((answer) => answer !== rules[point])
      .some((answer) => !isSame(same, shape, { ...rules, [point]: answer }));
  return {
    ...examined,
    rulebook: book.names(),
    cited: Object.keys(rules)
      .filter((point) => !open.includes(point) && !(chosen && point in chosen) && hangsOn(point))
      .map((point) => ({ point, answer: rules[point], source: sourceOf(library, book, point) })),
    assumed: open.filter(hangsOn).map((point) => ({ point, answer: rules[point] })),
    fouls: [...new Set(foulsIn(examined, shape))]
      .filter((foul) => book.knows(foul))
      .map((foul) => ({ foul, facts: TOLD_BY_TILES[foul] ?? {} })),
  };
}

/**
 * @param {ReturnType<typeof examineShape>} examined
 * @param {import("./examine.js").Shape} shape
 * @returns {string[]}
 */
function foulsIn({ shanten, tenpai, win, quads }, { inRiichi }) {
  return [
    ...(shanten === null ? ["wrong-tile-count"] : []),
    ...(win?.reason ? [FOUL_OF_NO_WIN[win.reason]] : []),
    ...(inRiichi && shanten !== null && !tenpai ? ["noten-riichi"] : []),
    ...(quads.some(({ allowed }) => !allowed) ? [inRiichi ? "invalid-quad-after-riichi" : "empty-concealed-quad"] : []),
  ];
}

/**
 * @param {string} same
 * @param {import("./examine.js").Shape} shape
 * @param {import("./rules.js").Rules} rules
 */
function isSame(same, shape, rules) {
  try {
    return JSON.stringify(examineShape(shape, rules)) === same;
  } catch (error) {
    if (error instanceof BadFact) return false; // what was said of the hand needs the other answer
    throw error;
  }
}
