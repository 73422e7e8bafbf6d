/** The payments of a win: base points from han and fu, the limits, counters and deposits, and liability. */

import { SEATS } from "../tiles.ts";
import type { Rules } from "../rules.ts";

/** Who must pay for how many yakuman because their discard completed the last set of one. */
export interface Liability {
  seat: string;
  yakuman: number;
}

/** Seat → points. */
export type Shares = Record<string, number>;

export const DEALER = "east";
const COUNTER = 100; // points from each who pays
export const DEPOSIT = 1000;
const YAKUMAN = 8000;
const LIMITS: [number, string, number][] = [
  [13, "counted-yakuman", YAKUMAN],
  [11, "sanbaiman", 6000],
  [8, "baiman", 4000],
  [6, "haneman", 3000],
];
export const MANGAN = 2000;
const ROUNDED_UP = ["4 30", "3 60"]; // han and fu that kiriage makes a mangan

/**
 * Return the base points, which a dealer's self-draw takes twice from each, and the limit's name; null below mangan.
 */
export function basePoints(han: number, fu: number, yakuman: number, rules: Rules): [number, string | null] {
  if (yakuman) return [YAKUMAN * yakuman, "yakuman"];
  for (const [least, name, base] of LIMITS) {
    if (han >= least && (name !== "counted-yakuman" || rules["counted-yakuman"] === "used")) return [base, name];
  }
  const base = fu * 2 ** (2 + han);
  const roundedUp = rules["kiriage-mangan"] === "used" && ROUNDED_UP.includes(`${han} ${fu}`);
  return han === 5 || base >= MANGAN || roundedUp ? [MANGAN, "mangan"] : [base, null];
}

/**
 * Return what each seat gains or loses; their sum is what the deposits add. `source` is null for a self-draw.
 *
 * A liable player pays the yakuman alone after a self-draw, and shares it with the discarder after a ron.
 */
export function payments(
  base: number,
  winner: string,
  source: string | null,
  counters: number,
  deposits: number,
  liable: Liability | null = null,
) {
  const alone = liable ? YAKUMAN * liable.yakuman : 0;
  const rest = source ? ron(base - alone, winner, source) : tsumo(base - alone, winner);
  const shares = liable ? sum(rest, ...shared(alone, winner, source, liable.seat)) : rest;
  const bearers = payers(winner, source, base === alone ? liable : null);
  for (const [seat, times] of Object.entries(bearers)) shares[seat] -= COUNTER * counters * times;
  shares[winner] += COUNTER * counters * 3 + DEPOSIT * deposits;
  return shares;
}

/** Return the payments of the liable seat, and of the discarder if that is another seat. */
function shared(alone: number, winner: string, source: string | null, liable: string) {
  if (!source || source === liable) return [ron(alone, winner, liable)];
  return [ron(alone / 2, winner, source), ron(alone / 2, winner, liable)];
}

/** Return who pays the counters, and how many times. */
function payers(winner: string, source: string | null, liable: Liability | null): Shares {
  const one = source ?? liable?.seat;
  return one ? { [one]: 3 } : Object.fromEntries(SEATS.filter((seat) => seat !== winner).map((seat) => [seat, 1]));
}

function ron(base: number, winner: string, source: string): Shares {
  const due = rounded(base * (winner === DEALER ? 6 : 4));
  return Object.fromEntries(SEATS.map((seat) => [seat, seat === winner ? due : seat === source ? 0 - due : 0]));
}

function tsumo(base: number, winner: string): Shares {
  const due = (seat: string) => rounded(base * ([seat, winner].includes(DEALER) ? 2 : 1));
  const others = SEATS.filter((seat) => seat !== winner);
  const all = others.reduce((total, seat) => total + due(seat), 0);
  return Object.fromEntries(SEATS.map((seat) => [seat, seat === winner ? all : 0 - due(seat)]));
}

function sum(...shares: Shares[]) {
  return Object.fromEntries(SEATS.map((seat) => [seat, shares.reduce((total, share) => total + share[seat], 0)]));
}

/** Round points up to the next hundred. */
export function rounded(points: number) {
  return Math.ceil(points / 100) * 100;
}
