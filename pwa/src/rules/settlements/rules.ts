/** The rule points of a settlement: the book's answers, those chosen, and those assumed for the rest. */

import { checkUma } from "../books/options.ts";
import { BadFact, UnknownName, asSent, isWhole } from "../errors.ts";
import { STICK } from "../scores/scoring.ts";
import type { RuleAnswer, RuleAnswers } from "../books/content.ts";
import type { Stated } from "../hands/rules.ts";
import type { Library } from "../books/library.ts";
import type { Scoring } from "../scores/scoring.ts";

/** The answer of each rule point, and which of them come from where. */
export interface Rules {
  answers: RuleAnswers;
  /** where the book is silent */
  assumed: string[];
  /** those chosen by a person */
  chosen: string[];
  /** those chosen against the book */
  departs: string[];
}

const NOT_STATED = "not-stated";
/** In casual play these may be chosen against the book; the others only where it is silent. */
export const NUMBERS = ["starting-points", "goal", "oka", "uma", "yakitori"];
const ANSWERS = ["tie-split", "tie-split-negative", "yakitori-paid", "leftover-deposits", "negative-scores"];
const MOST = 1_000_000;

/**
 * Return the rule points of a settlement. Throws UnknownName, BadFact or BadOption for an impossible choice.
 * @param library with the rule points loaded
 */
export function settlementRules(library: Library, book: Stated, chosen: Record<string, unknown> = {}): Rules {
  const own = library.catalogue.settlements;
  const answerOf = (point: string) => book.content.rule_points[point] ?? NOT_STATED;
  const known = [...NUMBERS, ...ANSWERS].filter((point) => answerOf(point) !== NOT_STATED);
  const stated = Object.fromEntries(known.map((point) => [point, answerOf(point)] as const));
  const choices = Object.entries(own.choices).map(([point, choice]) => [point, choice.assumed] as const);
  const assumed: RuleAnswers = { ...own.assumed.all, ...own.assumed[book.id], ...Object.fromEntries(choices) };
  const named = Object.fromEntries(
    Object.entries(chosen).map(([point, answer]) => [point, checked(library, stated, point, answer)] as const),
  );
  const points = Object.keys(assumed);
  return {
    answers: { ...assumed, ...stated, ...named },
    assumed: points.filter((point) => !(point in stated) && !(point in named)),
    chosen: points.filter((point) => point in named),
    departs: known.filter((point) => point in named && String(named[point]) !== String(stated[point])),
  };
}

/** Return the parameters for `scoreHanchan`, with `other` answers in place of those of the rules. */
export function scoringOf(rules: Rules, other: RuleAnswers = {}): Scoring {
  const answers = { ...rules.answers, ...other };
  return {
    starting: Number(answers["starting-points"]),
    goal: Number(answers.goal),
    oka: Number(answers.oka),
    uma: [answers.uma].flat().map(Number),
    ties: String(answers["tie-split"]),
    negative: String(answers["tie-split-negative"]),
    leftover: String(answers["leftover-deposits"]),
    pot: String(answers["leftover-pot"]),
    yakitori: Number(answers.yakitori),
    yakitoriPaid: String(answers["yakitori-paid"]),
    order: String(answers["deposits-order"]),
  };
}

function checked(library: Library, stated: RuleAnswers, point: string, answer: unknown): RuleAnswer {
  const field = `rules.${point}`;
  const own = library.catalogue.settlements.choices;
  if (point === "uma") return checkUma(field, answer);
  if (NUMBERS.includes(point)) return hundreds(field, answer);
  const silent = [...ANSWERS.filter((each) => !(each in stated)), ...Object.keys(own)];
  if (!silent.includes(point)) {
    throw new UnknownName(field, "rule point of settlements that the rulebook leaves open", point, [
      ...NUMBERS,
      ...silent,
    ]);
  }
  const { answers } = own[point] ?? library.catalogue.rule_points[point];
  if (typeof answer !== "string" || !Object.hasOwn(answers, answer)) {
    throw new UnknownName(field, "answer", answer, Object.keys(answers));
  }
  return answer;
}

function hundreds(field: string, points: unknown) {
  if (isWhole(points, 0, MOST) && points % STICK === 0) return points;
  throw new BadFact(field, `${asSent(points)} is no whole number of hundreds.`, "Give points such as 30000.");
}
