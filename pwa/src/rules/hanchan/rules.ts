/** A rulebook's rule points on a whole hanchan, and what is assumed for those it doesn't state. */

import { ABORTIVE_DRAWS, drawRules } from "../draws/rules.ts";
import { BadFact, UnknownName, asSent, isWhole } from "../errors.ts";
import { answered, handRules } from "../hands/rules.ts";
import type { RuleAnswer, RuleAnswers } from "../books/content.ts";
import type { DrawRules } from "../draws/rules.ts";
import type { Library } from "../books/library.ts";
import type { Rulebook } from "../books/rulebook.ts";

/** The answer of each rule point that a hanchan depends on. */
export interface HanchanRules extends DrawRules {
  [START]: number;
  [GOAL]: number;
}

const NOT_STATED = "not-stated";
const STICK = 100;
export const START = "starting-points";
export const GOAL = "goal";
/** The commonest answers, assumed where a book is silent. */
export const ASSUMED: RuleAnswers = {
  [START]: 30_000,
  "agari-yame": "not-used",
  "west-round": "not-used",
};
const CALL_POINTS = ["several-rons"];
export const HAND_POINTS = ["kiriage-mangan", "counted-yakuman", "bankruptcy"];

/**
 * Return the answers of the rule points that a hanchan depends on, and which of them are assumed.
 *
 * Throws UnknownName as `handRules` does, and BadFact for starting points that are no hundreds.
 * @param library with the rule points loaded
 */
export function hanchanRules(library: Library, book: Rulebook, chosen: RuleAnswers = {}): [HanchanRules, string[]] {
  const own = pick(chosen, (point) => point in ASSUMED);
  const chosenCalls = pick(chosen, (point) => CALL_POINTS.includes(point));
  const others = pick(chosen, (point) => !(point in ASSUMED) && !CALL_POINTS.includes(point));
  const stated = book.content.rule_points;
  const silent = Object.keys(ASSUMED).filter((point) => (stated[point] ?? NOT_STATED) === NOT_STATED);
  for (const [point, answer] of Object.entries(own)) check(library, point, answer, silent);
  const rules = Object.fromEntries(
    Object.keys(ASSUMED).map((at) => [at, silent.includes(at) ? (own[at] ?? ASSUMED[at]) : stated[at]]),
  );
  const [calls, callsOpen] = answered(library, book, CALL_POINTS, chosenCalls, "a hanchan");
  const [draws, drawsOpen] = drawRules(library, book, others);
  const [hands, handsOpen] = handRules(
    library,
    book,
    pick(others, (at) => at !== ABORTIVE_DRAWS),
  );
  const goal = stated[GOAL] ?? NOT_STATED;
  const start = Number(rules[START]);
  const ends = { [START]: start, [GOAL]: goal === NOT_STATED ? start : Number(goal) };
  const counted = Object.fromEntries(HAND_POINTS.map((at) => [at, hands[at]]));
  const assumed = [
    ...silent.filter((at) => !(at in own)),
    ...callsOpen,
    ...HAND_POINTS.filter((at) => handsOpen.includes(at)),
  ];
  return [{ ...rules, ...calls, ...ends, ...counted, ...draws }, [...assumed, ...drawsOpen]];
}

function pick(rules: RuleAnswers, isPicked: (point: string) => boolean) {
  return Object.fromEntries(Object.entries(rules).filter(([point]) => isPicked(point)));
}

function check(library: Library, point: string, answer: RuleAnswer, silent: string[]) {
  const field = `rules.${point}`;
  if (!silent.includes(point)) {
    throw new UnknownName(field, "rule point that the rulebook leaves open", point, silent);
  }
  if (point === START) {
    if (!isWhole(answer, 0, Infinity) || answer % STICK) {
      throw new BadFact(field, `${asSent(answer)} is no number of points.`, "Give hundreds, such as 25000.");
    }
    return;
  }
  const { answers } = library.catalogue.rule_points[point];
  if (!Object.hasOwn(answers, String(answer))) throw new UnknownName(field, "answer", answer, Object.keys(answers));
}
