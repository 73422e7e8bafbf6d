/** A rulebook's rule points on draws, and what is assumed for those it doesn't state. */

import { UnknownName } from "../errors.ts";
import { handRules } from "../hands/rules.ts";
import type { RuleAnswer, RuleAnswers } from "../books/content.ts";
import type { Stated } from "../hands/rules.ts";
import type { Library } from "../books/library.ts";

/** The answer of each rule point that draws depend on. */
export interface DrawRules extends RuleAnswers {
  [ABORTIVE_DRAWS]: string[];
}

const NOT_STATED = "not-stated";
export const ABORTIVE_DRAWS = "abortive-draws";
export const DRAW_POINTS = ["keishiki-tenpai", "dealer-continuance", "nagashi-mangan", ABORTIVE_DRAWS];

/**
 * Return the answers of the rule points that decide draws, and which of them are assumed.
 *
 * A book that is silent on abortive draws is taken to have none. Throws UnknownName as `handRules` does.
 * @param library with the rule points loaded
 */
export function drawRules(library: Library, book: Stated, chosen: RuleAnswers = {}): [DrawRules, string[]] {
  const { [ABORTIVE_DRAWS]: named, ...rest } = chosen;
  const stated = book.content.rule_points[ABORTIVE_DRAWS] ?? NOT_STATED;
  const silent = stated === NOT_STATED;
  if (named !== undefined) checkNamed(library, named, silent);
  const [others, othersOpen] = handRules(library, book, rest);
  const known = DRAW_POINTS.filter((point) => point in others).map((point) => [point, others[point]] as const);
  const aborting = named === undefined ? (silent ? [] : [stated].flat().map(String)) : [named].flat().map(String);
  const isOpen = (point: string) =>
    point === ABORTIVE_DRAWS ? silent && named === undefined : othersOpen.includes(point);
  return [{ ...Object.fromEntries(known), [ABORTIVE_DRAWS]: aborting }, DRAW_POINTS.filter(isOpen)];
}

function checkNamed(library: Library, named: RuleAnswer, silent: boolean) {
  const field = `rules.${ABORTIVE_DRAWS}`;
  if (!silent) throw new UnknownName(field, "rule point that the rulebook leaves open", ABORTIVE_DRAWS, []);
  const { answers } = library.catalogue.rule_points[ABORTIVE_DRAWS];
  const wrong = [named]
    .flat()
    .map(String)
    .find((answer) => !Object.hasOwn(answers, answer));
  if (wrong !== undefined) throw new UnknownName(field, "answer", wrong, Object.keys(answers));
}
