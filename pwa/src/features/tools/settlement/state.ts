/** The end of a game as entered, and the question for the engine. */

import { NUMBERS } from "../../../rules/settlements/rules.ts";
import type { RuleAnswers } from "../../../rules/books/content.ts";
import type { Choice, Rules } from "../../../domain/rulebook/rules.tsx";

export interface Penalty {
  seat: string;
  kind: string;
  p: number;
  at: string;
  dealer: string;
}

export interface GameEnd {
  /** from East to North; empty where no name is known */
  names: string[];
  /** the four totals, East to North */
  typed: string[];
  /** riichi sticks on the table */
  deposits: number;
  /** points of penalties on the table */
  pot: number;
  /** seats that have won no hand */
  winless: string[];
  penalties: Penalty[];
  /** the chosen numbers, and the answers for rule points that the rulebook leaves open */
  rules: RuleAnswers;
  /** of a score sheet that was handed over; null: the rulebook that this phone uses */
  choice: Choice | null;
}

/** The answer of each rule point that a settlement depends on. */
export interface Answers extends RuleAnswers {
  "starting-points": number;
  goal: number;
  oka: number;
  uma: number[];
  yakitori: number;
}

export const EMPTY: GameEnd = {
  names: ["", "", "", ""],
  typed: ["", "", "", ""],
  deposits: 0,
  pot: 0,
  winless: [],
  penalties: [],
  rules: {},
  choice: null,
};
export const SEATS = ["east", "south", "west", "north"];
const STICK = 100;
const MOST = 1_000_000;
const MOST_STICKS = 20;

/** Parse points as people type them; null if they are not a total. */
export function totalOf(text: string) {
  const digits = text
    .normalize("NFKC")
    .replace(/[\s,.'’]/g, "")
    .replace(/^[−–‐]/, "-");
  const points = /^-?\d+$/.test(digits) ? Number(digits) : NaN;
  return points % STICK === 0 && Math.abs(points) <= MOST ? points || 0 : null;
}

/** Return the question for the engine; null until the four totals are known. */
export function question({ typed, deposits, pot, winless, penalties }: GameEnd) {
  const totals = typed.map(totalOf);
  if (totals.includes(null)) return null;
  const points = Object.fromEntries(SEATS.map((seat, at) => [seat, totals[at]]));
  return { points, deposits, pot, winless, penalties: penalties.map(asSent) };
}

/** Return the penalty as the engine takes it: the rulebook determines what a chonbo costs. */
function asSent({ p, ...penalty }: Penalty) {
  return penalty.kind === "chonbo" ? penalty : { ...penalty, p };
}

/** Return the missing total, if only one is: what the others leave. */
export function restOf({ typed, deposits, pot }: GameEnd, starting: number): { at: number; rest: number } | null {
  const totals = typed.map(totalOf);
  const at = totals.indexOf(null);
  if (at < 0 || totals.lastIndexOf(null) !== at || typed[at]) return null;
  const rest = totals.reduce((left: number, one) => left - (one ?? 0), SEATS.length * starting);
  return { at, rest: rest - deposits * 1000 - pot };
}

/** Parse what another screen hands over: `42300,31200,26500,20000`, and `?deposits=1&pot=2000&winless=north,west`. */
export function parseHandedOver(totals: string, query: URLSearchParams): GameEnd {
  const typed = totals.split(",").map((text) => String(totalOf(text) ?? ""));
  const winless = (query.get("winless") ?? "").split(",").filter((seat) => SEATS.includes(seat));
  return {
    ...EMPTY,
    typed: EMPTY.typed.map((_, at) => typed[at] ?? ""),
    deposits: Math.min(Math.abs(totalOf(`${query.get("deposits") ?? 0}00`) ?? 0) / STICK, MOST_STICKS),
    pot: Math.abs(totalOf(query.get("pot") ?? "") ?? 0),
    winless,
  };
}

/** Return those of the chosen answers that this rulebook allows to choose. */
export function allowedAnswers({ library, book }: Rules, chosen: RuleAnswers): RuleAnswers {
  const own = library.catalogue.settlements.choices;
  const isOpen = (point: string) =>
    NUMBERS.includes(point) || point in own || (book.content.rule_points[point] ?? "not-stated") === "not-stated";
  return Object.fromEntries(Object.entries(chosen).filter(([point]) => isOpen(point)));
}
