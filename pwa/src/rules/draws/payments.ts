/** The payments of a draw: tenpai payments and nagashi mangan. */

import { SEATS } from "../hands/tiles.ts";
import { MANGAN, payments } from "../hands/win/payments.ts";
import type { Shares } from "../hands/win/payments.ts";

const TENPAI_TOTAL = 3000;

/** Return a draw's payments if nobody pays: 0 for each seat. */
export function nothingPaid(): Shares {
  return Object.fromEntries(SEATS.map((seat) => [seat, 0]));
}

/** Return what noten players pay and tenpai players receive: 3,000 in all, unless all or none are tenpai. */
export function tenpaiPayments(counted: Record<string, string | null>): Shares {
  const tenpai = SEATS.filter((seat) => counted[seat] === "tenpai");
  const noten = SEATS.length - tenpai.length;
  if (!tenpai.length || !noten) return nothingPaid();
  const share = (seat: string) => (tenpai.includes(seat) ? TENPAI_TOTAL / tenpai.length : -TENPAI_TOTAL / noten);
  return Object.fromEntries(SEATS.map((seat) => [seat, share(seat)]));
}

/** Return the payments of a mangan by tsumo to each of the seats; each of them also pays for the others' ones. */
export function nagashiPayments(seats: string[], counters: number = 0, deposits: number = 0): Shares {
  const wins = seats.map((seat) => payments(MANGAN, seat, null, counters, deposits));
  return Object.fromEntries(SEATS.map((seat) => [seat, wins.reduce((sum, win) => sum + win[seat], 0)]));
}
