/** A question about the end of a hanchan: totals, points on the table, who won no hand, penalties to take. */

import { SEATS } from "../engine/context.ts";
import { BadFact, UnknownName, asSent, isObject, isWhole } from "../errors.ts";
import { DEPOSIT } from "../hands/win/payments.ts";
import { checkOffence, pay } from "../scores/casual.ts";
import { STICK, checkTotals } from "../scores/scoring.ts";
import type { HanchanEnd } from "../scores/hanchan-end.ts";
import type { Rulebook } from "../books/rulebook.ts";

/** The end of a hanchan as JSON has it; see `askedOf`. */
export interface SettlementSaid {
  points?: unknown;
  deposits?: unknown;
  pot?: unknown;
  winless?: unknown[] | null;
  penalties?: PenaltySaid[];
}

type PenaltySaid = { seat?: unknown; kind?: unknown; p?: unknown; at?: unknown; dealer?: unknown };

/** The end of a hanchan. */
export interface Asked {
  end: HanchanEnd;
  /** whether penalties are paid at the table */
  atTable: boolean;
  /** whether an amount is beyond the book's list */
  extrapolated: boolean;
  /** whether a penalty has the book's own amount */
  byBook: boolean;
}

const AT = ["score", "table"];
const MOST_DEPOSITS = 99;
const MOST_POINTS = 1_000_000;

/**
 * Parse the end of a hanchan from JSON. Throws UnknownName or BadFact, naming the field.
 *
 * `points` go by seat at the start; `deposits` counts riichi sticks, `pot` points of penalties on the table; `winless`
 * lists seats; of `penalties` each has `seat`, `kind`, `p`, `at` score or table, and `dealer`, the seat that dealt.
 */
export function askedOf(book: Rulebook, input: SettlementSaid): Asked {
  const { points, penalties: entries = [] } = input;
  if (!isObject(points) || Object.keys(points).sort().join() !== [...SEATS].sort().join()) {
    throw new BadFact("points", "There are not four totals.", "Give the points of all four seats.");
  }
  checkTotals(points);
  const checked = entries.map((penalty, number) => penaltyOf(book, penalty, number));
  const penalties: Record<string, number> = {};
  for (const { seat, p, isPaid } of checked) if (!isPaid) penalties[seat] = (penalties[seat] ?? 0) + p;
  const paid = checked.filter(({ isPaid }) => isPaid).map((one) => atTable(book, one));
  const end = {
    points: Object.fromEntries(SEATS.map((seat) => [seat, points[seat]])),
    deposits: whole(input.deposits) * DEPOSIT,
    pot: hundreds(input.pot),
    winless: (input.winless ?? []).map((seat) => oneOf(seat, SEATS, "winless", "seat")),
    paid: paid.flatMap((one) => one.transfers),
    penalties,
  };
  return {
    end,
    atTable: end.paid.length > 0,
    extrapolated: paid.some((one) => one.extrapolated),
    byBook: checked.some(({ byBook }) => byBook),
  };
}

function penaltyOf(book: Rulebook, penalty: PenaltySaid, number: number) {
  const field = `penalties.${number}`;
  const { kind, p, seat } = checkOffence(book, penalty, field);
  const isPaid = oneOf(penalty.at || AT[0], AT, `${field}.at`, "place to pay a penalty") !== AT[0];
  const dealer = isPaid ? SEATS.indexOf(oneOf(penalty.dealer || SEATS[0], SEATS, `${field}.dealer`, "seat")) : 0;
  return { kind, p, seat, isPaid, dealer, byBook: (penalty.p ?? null) === null };
}

/** Return a penalty's payments by the winds of its hand, with the seats named as they were at the start. */
function atTable(book: Rulebook, { kind, p, seat, dealer }: ReturnType<typeof penaltyOf>) {
  const turned = (place: string, by: number) =>
    SEATS.includes(place) ? SEATS[(SEATS.indexOf(place) + by + SEATS.length) % SEATS.length] : place;
  const { paid, extrapolated } = pay(book.casual, kind, p, turned(seat, -dealer));
  return {
    transfers: paid.map(({ from, to, points }) => ({ from: turned(from, dealer), to: turned(to, dealer), points })),
    extrapolated,
  };
}

function oneOf(value: unknown, known: string[], field: string, what: string): string {
  const found = known.find((one) => one === value);
  if (found === undefined) throw new UnknownName(field, what, value, known);
  return found;
}

function whole(value: unknown): number {
  const count = value || 0;
  if (isWhole(count, 0, MOST_DEPOSITS)) return count;
  const cure = `Give a whole number from 0 to ${MOST_DEPOSITS}.`;
  throw new BadFact("deposits", `${asSent(value)} is no number of riichi sticks.`, cure);
}

function hundreds(value: unknown): number {
  const points = value || 0;
  if (isWhole(points, 0, MOST_POINTS) && points % STICK === 0) return points;
  throw new BadFact("pot", `${asSent(value)} is no whole number of hundreds.`, "Give points such as 2000.");
}
