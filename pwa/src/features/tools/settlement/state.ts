/** What a person told of the end of a game, and what the engine is asked. */

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

export interface Told {
  /** from East to North; empty where nobody is named */
  names: string[];
  /** the four totals, East to North */
  typed: string[];
  /** riichi sticks on the table */
  deposits: number;
  /** points of penalties on the table */
  pot: number;
  /** who has won no hand */
  winless: string[];
  penalties: Penalty[];
  /** what was chosen: numbers, and what the rulebook leaves open */
  rules: RuleAnswers;
  /** of a sheet that was handed over; null: the rulebook that this phone uses */
  choice: Choice | null;
}

/** The answer of each rule point that a settlement hangs on. */
export interface Answers extends RuleAnswers {
  "starting-points": number;
  goal: number;
  oka: number;
  uma: number[];
  yakitori: number;
}

export const EMPTY: Told = {
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

/** What somebody typed as points; null where that is no total. */
export function totalOf(text: string) {
  const digits = text
    .normalize("NFKC")
    .replace(/[\s,.'’]/g, "")
    .replace(/^[−–‐]/, "-");
  const points = /^-?\d+$/.test(digits) ? Number(digits) : NaN;
  return points % STICK === 0 && Math.abs(points) <= MOST ? points || 0 : null;
}

/** What the engine is asked; null until the four totals are there. */
export function question({ typed, deposits, pot, winless, penalties }: Told) {
  const totals = typed.map(totalOf);
  if (totals.includes(null)) return null;
  const points = Object.fromEntries(SEATS.map((seat, at) => [seat, totals[at]]));
  return { points, deposits, pot, winless, penalties: penalties.map(asSent) };
}

/** A chonbo costs what the rulebook says. */
function asSent({ p, ...penalty }: Penalty) {
  return penalty.kind === "chonbo" ? penalty : { ...penalty, p };
}

/** The total that is still missing, where it is only one: what the others leave. */
export function restOf({ typed, deposits, pot }: Told, starting: number): { at: number; rest: number } | null {
  const totals = typed.map(totalOf);
  const at = totals.indexOf(null);
  if (at < 0 || totals.lastIndexOf(null) !== at || typed[at]) return null;
  const rest = totals.reduce((left: number, one) => left - (one ?? 0), SEATS.length * starting);
  return { at, rest: rest - deposits * 1000 - pot };
}

/** What another screen hands over: `42300,31200,26500,20000`, and `?deposits=1&pot=2000&winless=north,west`. */
export function handedOver(totals: string, query: URLSearchParams): Told {
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

/** Of what was chosen, what may be chosen under this rulebook. */
export function allowed({ library, book }: Rules, chosen: RuleAnswers): RuleAnswers {
  const own = library.catalogue.settlements.choices;
  const isOpen = (point: string) =>
    NUMBERS.includes(point) || point in own || (book.content.rule_points[point] ?? "not-stated") === "not-stated";
  return Object.fromEntries(Object.entries(chosen).filter(([point]) => isOpen(point)));
}
