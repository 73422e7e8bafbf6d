/** Inspects a hand under a rulebook: the examination, what the book leaves open, and the fouls it may be. */

import { BadFact } from "../errors.ts";
import { sourceOf } from "../books/rule-point-sources.ts";
import { examineShape, shapeOf } from "./examine.ts";
import { handRules } from "./rules.ts";
import type { Facts } from "../engine/facts.ts";
import type { HandSaid } from "./hand.ts";
import type { Library } from "../books/library.ts";
import type { Rulebook } from "../books/rulebook.ts";
import type { Rules } from "./rules.ts";
import type { Shape } from "./examine.ts";

const FOUL_OF_NO_WIN: Record<string, string> = {
  "wrong-count": "wrong-tile-count",
  "not-complete": "empty-win",
  "no-yaku": "empty-win",
  furiten: "empty-win",
  "two-han-minimum": "win-below-two-han",
};

/** The facts of an offered foul that the tiles themselves answer. */
const KNOWN_FACTS: Record<string, Facts> = {
  "noten-riichi": { riichi_hand: "noten" },
  "invalid-quad-after-riichi": { quad_valid: false },
};

export type HandInspection = ReturnType<typeof inspectHand>;

/**
 * Inspect a hand under a rulebook. `cited` and `assumed` have only the rule points that would change the result. Throws
 * what `examine` throws.
 * @param library with the rule points loaded
 * @param chosen answers to rule points that the book leaves open
 */
export function inspectHand(library: Library, book: Rulebook, input: HandSaid, chosen?: Rules) {
  const points = library.catalogue.rule_points;
  const [rules, open] = handRules(library, book, chosen);
  const shape = shapeOf(input);
  const examined = examineShape(shape, rules);
  const unchanged = JSON.stringify(examined);
  const hangsOn = (point: string) =>
    Object.keys(points[point].answers)
      .filter((answer) => answer !== rules[point])
      .some((answer) => !isSame(unchanged, shape, { ...rules, [point]: answer }));
  return {
    ...examined,
    rulebook: book.names(),
    cited: Object.keys(rules)
      .filter((point) => !open.includes(point) && !(chosen && point in chosen) && hangsOn(point))
      .map((point) => ({ point, answer: rules[point], source: sourceOf(library, book, point) })),
    assumed: open.filter(hangsOn).map((point) => ({ point, answer: rules[point] })),
    fouls: [...new Set(foulsIn(examined, shape))]
      .filter((foul) => book.knows(foul))
      .map((foul) => ({ foul, facts: KNOWN_FACTS[foul] ?? {} })),
  };
}

function foulsIn({ shanten, tenpai, win, quads }: ReturnType<typeof examineShape>, { inRiichi }: Shape): string[] {
  return [
    ...(shanten === null ? ["wrong-tile-count"] : []),
    ...(win?.reason ? [FOUL_OF_NO_WIN[win.reason]] : []),
    ...(inRiichi && shanten !== null && !tenpai ? ["noten-riichi"] : []),
    ...(quads.some(({ allowed }) => !allowed) ? [inRiichi ? "invalid-quad-after-riichi" : "empty-concealed-quad"] : []),
  ];
}

function isSame(unchanged: string, shape: Shape, rules: Rules) {
  try {
    return JSON.stringify(examineShape(shape, rules)) === unchanged;
  } catch (error) {
    if (error instanceof BadFact) return false; // the situations entered need the other answer
    throw error;
  }
}
