/** What a person told of the end of a game, and what the engine is asked. */

import { NUMBERS } from "../../../rules/settlements/rules.js";

/**
 * @typedef {{seat: string, kind: string, p: number, at: string, dealer: string}} Penalty
 * @typedef {object} Told
 * @property {string[]} names from East to North; empty where nobody is named
 * @property {string[]} typed the four totals, East to North
 * @property {number} deposits riichi sticks on the table
 * @property {number} pot points of penalties on the table
 * @property {string[]} winless who has won no hand
 * @property {Penalty[]} penalties
 * @property {Record<string, any>} rules what was chosen: numbers, and what the rulebook leaves open
 * @property {import("../../../domain/rulebook/rules.jsx").Choice|null} choice of a sheet that was handed over; null: the rulebook that this phone uses
 */

/** @type {Told} */
export const EMPTY = {
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

/** What somebody typed as points; null where that is no total. @param {string} text */
export function totalOf(text) {
  const digits = text
    .normalize("NFKC")
    .replace(/[\s,.'’]/g, "")
    .replace(/^[−–‐]/, "-");
  const points = /^-?\d+$/.test(digits) ? Number(digits) : NaN;
  return points % STICK === 0 && Math.abs(points) <= MOST ? points || 0 : null;
}

/** What the engine is asked; null until the four totals are there. @param {Told} told */
export function question({ typed, deposits, pot, winless, penalties }) {
  const totals = typed.map(totalOf);
  if (totals.includes(null)) return null;
  const points = Object.fromEntries(SEATS.map((seat, at) => [seat, totals[at]]));
  return { points, deposits, pot, winless, penalties: penalties.map(asSent) };
}

/** A chonbo costs what the rulebook says. @param {Penalty} penalty */
function asSent({ p, ...penalty }) {
  return penalty.kind === "chonbo" ? penalty : { ...penalty, p };
}

/** The total that is still missing, where it is only one: what the others leave. @param {Told} told @param {number} starting @returns {{at: number, rest: number}|null} */
export function restOf({ typed, deposits, pot }, starting) {
  const totals = typed.map(totalOf);
  const at = totals.indexOf(null);
  if (at < 0 || totals.lastIndexOf(null) !== at || typed[at]) return null;
  const rest = totals.reduce((/** @type {number} */ left, one) => left - (one ?? 0), SEATS.length * starting);
  return { at, rest: rest - deposits * 1000 - pot };
}

/** What another screen hands over: `42300,31200,26500,20000`, and `?deposits=1&pot=2000&winless=north,west`. @param {string} totals @param {URLSearchParams} query @returns {Told} */
export function handedOver(totals, query) {
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

/** Of what was chosen, what may be chosen under this rulebook. @param {import("../../../domain/rulebook/rules.jsx").Rules} rules @param {Record<string, any>} chosen */
export function allowed({ library, book }, chosen) {
  const own = library.catalogue.settlements.choices;
  const isOpen = (/** @type {string} */ point) =>
    NUMBERS.includes(point) || point in own || (book.content.rule_points[point] ?? "not-stated") === "not-stated";
  return Object.fromEntries(Object.entries(chosen).filter(([point]) => isOpen(point)));
}
