/** What a hanchan is settled by: the book's rule points, what was chosen, and what is assumed of the rest. */

import { checkUma } from "../books/options.ts";
import { BadFact, UnknownName, asSent, isWhole } from "../errors.ts";
import { STICK } from "../scores/scoring.ts";
import type { Library } from "../books/library.ts";
import type { Scoring } from "../scores/scoring.ts";

interface Book {
  content: Record<string, any>;
  id: string;
}

/** The answer of each point. */
export interface Rules {
  answers: Record<string, any>;
  /** where the book is silent */
  assumed: string[];
  /** what somebody said */
  chosen: string[];
  /** what somebody said against the book */
  departs: string[];
}

const NOT_STATED = "not-stated";
/** Anybody may choose these at home, whatever the book says; the others only where it is silent. */
export const NUMBERS = ["starting-points", "goal", "oka", "uma", "yakitori"];
const ANSWERS = ["tie-split", "tie-split-negative", "yakitori-paid", "leftover-deposits", "negative-scores"];
const MOST = 1_000_000;

/**
 * Throws UnknownName, BadFact or BadOption for what can't be chosen.
 * @param library with the rule points
 */
export function settlementRules(library: Library, book: Book, chosen: Record<string, any> = {}): Rules {
  const own = library.catalogue.settlements;
  const answerOf = (point: string) => book.content.rule_points[point] ?? NOT_STATED;
  const known = [...NUMBERS, ...ANSWERS].filter((point) => answerOf(point) !== NOT_STATED);
  const stated = Object.fromEntries(known.map((point) => [point, answerOf(point)]));
  const choices = Object.entries(own.choices).map(([point, choice]) => [point, (choice as any).assumed]);
  const assumed = { ...own.assumed.all, ...own.assumed[book.id], ...Object.fromEntries(choices) };
  const given = Object.entries(chosen).map(([point, answer]) => [point, checked(library, stated, point, answer)]);
  const named = Object.fromEntries(given);
  const points = Object.keys(assumed);
  return {
    answers: { ...assumed, ...stated, ...named },
    assumed: points.filter((point) => !(point in stated) && !(point in named)),
    chosen: points.filter((point) => point in named),
    departs: known.filter((point) => point in named && String(named[point]) !== String(stated[point])),
  };
}

/** What `scoreHanchan` takes, with `other` answers. */
export function scoringOf(rules: Rules, other: Record<string, any> = {}): Scoring {
  const answers = { ...rules.answers, ...other };
  return {
    starting: answers["starting-points"],
    goal: answers.goal,
    oka: answers.oka,
    uma: answers.uma,
    ties: answers["tie-split"],
    negative: answers["tie-split-negative"],
    leftover: answers["leftover-deposits"],
    pot: answers["leftover-pot"],
    yakitori: answers.yakitori,
    yakitoriPaid: answers["yakitori-paid"],
    order: answers["deposits-order"],
  };
}

function checked(library: Library, stated: Record<string, any>, point: string, answer: any) {
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

function hundreds(field: string, points: any) {
  if (isWhole(points, 0, MOST) && points % STICK === 0) return points;
  throw new BadFact(field, `${asSent(points)} is no whole number of hundreds.`, "Give points such as 30000.");
}
