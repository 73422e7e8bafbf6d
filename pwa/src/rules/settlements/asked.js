/** The end of a hanchan as it is told: totals, sticks and penalties on the table, who won no hand, penalties to take. */

import { SEATS } from "../engine/context.js";
import { BadFact, UnknownName, asSent, isObject, isWhole } from "../errors.js";
import { DEPOSIT } from "../hands/win/payments.js";
import { checkOffence, pay } from "../scores/casual.js";
import { STICK, checkTotals } from "../scores/scoring.js";

/** @typedef {import("../books/rulebook.js").Rulebook} Rulebook */
/** @typedef {import("../scores/hanchan-end.js").HanchanEnd} HanchanEnd */
/**
 * @typedef {object} Asked the end of a hanchan
 * @property {HanchanEnd} end
 * @property {boolean} atTable whether penalties are paid at the table
 * @property {boolean} extrapolated beyond the book's list
 * @property {boolean} byBook by its own value
 */

const AT = ["score", "table"];
const MOST_DEPOSITS = 99;
const MOST_POINTS = 1_000_000;

/**
 * `points` go by seat at the start; `deposits` counts riichi sticks, `pot` points of penalties on the table; `winless` lists
 * seats; of `penalties` each has `seat`, `kind`, `p`, `at` score or table, and `dealer`, the seat that dealt.
 * Throws UnknownName or BadFact, naming the field.
 * @param {Rulebook} book
 * @param {Record<string, any>} said
 * @returns {Asked}
 */
export function askedOf(book, said) {
  const { points, penalties: told = [] } = said;
  if (!isObject(points) || Object.keys(points).sort().join() !== [...SEATS].sort().join()) {
    throw new BadFact("points", "There are not four totals.", "Give the points of all four seats.");
  }
  checkTotals(points);
  /** @type {ReturnType<typeof penaltyOf>[]} */
  const checked = told.map((/** @type {any} */ penalty, /** @type {number} */ number) =>
    penaltyOf(book, penalty, number),
  );
  /** @type {Record<string, number>} */
  const penalties = {};
  for (const { seat, p, isPaid } of checked) if (!isPaid) penalties[seat] = (penalties[seat] ?? 0) + p;
  const paid = checked.filter(({ isPaid }) => isPaid).map((one) => atTable(book, one));
  const end = {
    points: Object.fromEntries(SEATS.map((seat) => [seat, points[seat]])),
    deposits: whole(said.deposits) * DEPOSIT,
    pot: hundreds(said.pot),
    winless: (said.winless ?? []).map((/** @type {any} */ seat) => oneOf(seat, SEATS, "winless", "seat")),
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

/** @param {Rulebook} book @param {any} penalty @param {number} number */
function penaltyOf(book, penalty, number) {
  const field = `penalties.${number}`;
  const { kind, p, seat } = checkOffence(book, penalty, field);
  const isPaid = oneOf(penalty.at || AT[0], AT, `${field}.at`, "place to pay a penalty") !== AT[0];
  const dealer = isPaid ? SEATS.indexOf(oneOf(penalty.dealer || SEATS[0], SEATS, `${field}.dealer`, "seat")) : 0;
  return { kind, p, seat, isPaid, dealer, byBook: (penalty.p ?? null) === null };
}

/** Pay as seen from the hand's own winds, and name the seats as they were at the start. @param {Rulebook} book @param {ReturnType<typeof penaltyOf>} penalty */
function atTable(book, { kind, p, seat, dealer }) {
  const turned = (/** @type {string} */ place, /** @type {number} */ by) =>
    SEATS.includes(place) ? SEATS[(SEATS.indexOf(place) + by + SEATS.length) % SEATS.length] : place;
  const { paid, extrapolated } = pay(book.casual, kind, p, turned(seat, -dealer));
  return {
    transfers: paid.map(({ from, to, points }) => ({ from: turned(from, dealer), to: turned(to, dealer), points })),
    extrapolated,
  };
}

/** @param {any} value @param {string[]} known @param {string} field @param {string} what @returns {string} */
function oneOf(value, known, field, what) {
  if (!known.includes(value)) throw new UnknownName(field, what, value, known);
  return value;
}

/** @param {any} many */
function whole(many) {
  if (isWhole(many || 0, 0, MOST_DEPOSITS)) return many || 0;
  const cure = `Give a whole number from 0 to ${MOST_DEPOSITS}.`;
  throw new BadFact("deposits", `${asSent(many)} is no number of riichi sticks.`, cure);
}

/** @param {any} points */
function hundreds(points) {
  if (isWhole(points || 0, 0, MOST_POINTS) && (points || 0) % STICK === 0) return points || 0;
  throw new BadFact("pot", `${asSent(points)} is no whole number of hundreds.`, "Give points such as 2000.");
}
