/** The effect of one hand: points, riichi sticks, counters, and whether the dealer stays. */

import { EXHAUSTIVE, askedOf } from "../draws/question.ts";
import { examineDraw } from "../draws/inspect.ts";
import { NOTEN_RIICHI } from "../draws/noten-riichi.ts";
import { BadFact } from "../errors.ts";
import { SEATS } from "../hands/tiles.ts";
import { DEPOSIT, basePoints, payments } from "../hands/win/payments.ts";
import { tablePayments } from "../scores/casual.ts";
import { CHONBO, FOUR_RIICHI, FU, LIMITS, PLAYERS, WIN } from "./hand.ts";
import type { DrawSaid } from "../draws/question.ts";
import type { HanchanRules } from "./rules.ts";
import type { Hand, Win } from "./hand.ts";
import type { Rulebook } from "../books/rulebook.ts";

/**
 * Where a hanchan is: `round` is the wind's number, 0 for east, `dealer` a player; `counters` and `deposits` lie on the
 * table.
 */
export interface Place {
  round: number;
  dealer: number;
  counters: number;
  deposits: number;
}

/** How a hand ended, and its effect on the next one. */
export interface HandEnd {
  ends: string;
  /** points that each player gained or lost */
  moved: number[];
  /** the part of `moved` that went to the table as deposits, or came from it */
  sticks: number[];
  deposits: number;
  counters: number;
  stays: boolean;
  /** winners whose win did not count, by head bump */
  bumped: number[];
  offenders: number[];
}

export const HEAD_BUMP = "head-bump";
const BELOW_MANGAN = [1, 2, 3, 4];
const COUNTED_YAKUMAN = 13;
/** Facts by which the draw engine accepts each abortive draw: the players have agreed that it was one. */
export const EVIDENCE: Record<string, DrawSaid> = {
  [EXHAUSTIVE]: {},
  "nine-terminals": { tiles: "19m19p19s1234567z2s" },
  "four-winds": { discards: Object.fromEntries(SEATS.map((seat) => [seat, "1z"])) },
  [FOUR_RIICHI]: { riichi: SEATS },
  "four-quads": { quads: { east: 1, west: 3 } },
};
const NO_END: Record<string, string> = {
  "goes-on": "This draw is not in use: the hand goes on.",
  "several-nagashi": "The book leaves open what several nagashi mangan come to.",
  "to-rule": "The book leaves open what the riichi comes to: rule on it first.",
};

/** Return the seat of a player in a hand. */
export function seatOf(player: number, dealer: number) {
  return SEATS[(player - dealer + SEATS.length) % SEATS.length];
}

/**
 * Return how a hand ends, and its effect. `casual`: a chonbo is paid at the table. Throws BadFact, naming the field.
 */
export function endHand(
  book: Rulebook,
  hand: Hand,
  at: Place,
  rules: HanchanRules,
  casual: boolean,
  field: string,
): HandEnd {
  if (hand.kind === WIN) return won(hand, at, rules, field);
  if (hand.kind === CHONBO) return chonbo(book, hand.offenders, at, casual);
  return drawn(book, hand, at, rules, casual, field);
}

/** Pay wins: each winner gets the counters and the own deposit; the other deposits go to the first winner in turn. */
function won(hand: Hand, at: Place, rules: HanchanRules, field: string) {
  const turn = ({ winner, source }: Win) => (winner - (source ?? 0) + PLAYERS.length) % PLAYERS.length;
  const wins = [...hand.wins].sort((one, other) => turn(one) - turn(other));
  const counted = rules["several-rons"] === HEAD_BUMP ? wins.slice(0, 1) : wins;
  const sticks = PLAYERS.map((player) => (hand.riichi.includes(player) ? -DEPOSIT : 0));
  const own = counted.map(({ winner }) => winner).filter((winner) => hand.riichi.includes(winner));
  const paid = PLAYERS.map(() => 0);
  counted.forEach((win, place) => {
    const left = place ? 0 : at.deposits + hand.riichi.length - own.length;
    sticks[win.winner] += DEPOSIT * (left + (own.includes(win.winner) ? 1 : 0));
    const bySeat = shares(win, at, rules, `${field}.wins.${hand.wins.indexOf(win)}`);
    for (const player of PLAYERS) paid[player] += bySeat[seatOf(player, at.dealer)];
  });
  const moved = PLAYERS.map((player) => paid[player] + sticks[player]);
  const stays = counted.some(({ winner }) => winner === at.dealer);
  const bumped = wins.slice(counted.length).map(({ winner }) => winner);
  return { ends: WIN, moved, sticks, deposits: 0, counters: stays ? at.counters + 1 : 0, stays, bumped, offenders: [] };
}

function shares(win: Win, at: Place, rules: HanchanRules, field: string) {
  const winner = seatOf(win.winner, at.dealer);
  const [source, liable] = [win.source, win.liable].map((player) =>
    player === null ? null : seatOf(player, at.dealer),
  );
  const worth = base(win, winner, source, rules, field);
  const liability = liable ? { seat: liable, yakuman: win.liableYakuman } : null;
  return payments(worth, winner, source, at.counters, 0, liability);
}

function base(win: Win, winner: string, source: string | null, rules: HanchanRules, field: string) {
  if (!win.points || win.yakuman) return basePoints(win.han, win.fu, win.yakuman, rules)[0];
  const limits = [...Object.values(LIMITS), COUNTED_YAKUMAN].map((han) => [han, 0]);
  const worths = [...BELOW_MANGAN.flatMap((han) => FU.map((fu) => [han, fu])), ...limits];
  const found = worths
    .map(([han, fu]) => basePoints(han, fu, 0, rules)[0])
    .find((worth) => payments(worth, winner, source, 0, 0)[winner] === win.points);
  if (found !== undefined) return found;
  throw new BadFact(`${field}.points`, `No hand is worth ${win.points} here.`, "Give them without honba and sticks.");
}

function drawn(book: Rulebook, hand: Hand, at: Place, rules: HanchanRules, casual: boolean, field: string) {
  const seats = PLAYERS.map((player) => seatOf(player, at.dealer));
  const riichi = hand.kind === FOUR_RIICHI ? PLAYERS : hand.riichi;
  const declaration = (player: number) =>
    hand.kind !== EXHAUSTIVE || hand.tenpai.includes(player) ? "tenpai" : "noten";
  const question = askedOf({
    kind: hand.kind,
    riichi: riichi.map((player) => seats[player]),
    hands: Object.fromEntries(riichi.map((player) => [seats[player], declaration(player)])),
    declarations: SEATS.map((seat) => ({ seat, said: declaration(seats.indexOf(seat)) })),
    discards: Object.fromEntries(hand.nagashi.map((player) => [seats[player], "1z"])),
    counters: at.counters,
    deposits: at.deposits,
    ...EVIDENCE[hand.kind],
  });
  const examined = examineDraw(book, question, rules);
  const noten = examined.fouls.filter(({ foul }) => foul === NOTEN_RIICHI).map(({ seat }) => seat);
  const { after, ends } = examined;
  if (ends === CHONBO) {
    return chonbo(
      book,
      PLAYERS.filter((player) => noten.includes(seats[player])),
      at,
      casual,
    );
  }
  if (!after) throw new BadFact(`${field}.kind`, NO_END[ends], "Say how it ended.");
  const { deposits, counters, dealer, returned } = after;
  const riichiDeposits: number[] = PLAYERS.map((player) =>
    riichi.includes(player) && !returned.includes(seats[player]) ? DEPOSIT : 0,
  );
  const moved = PLAYERS.map((player) => after.payments[seats[player]] - riichiDeposits[player]);
  // by a nagashi mangan that is a win
  const received = DEPOSIT * (at.deposits - deposits) + riichiDeposits.reduce((sum, each) => sum + each, 0);
  const sticks = PLAYERS.map(
    (player) => (examined.nagashi.includes(seats[player]) ? received : 0) - riichiDeposits[player],
  );
  return { ends, moved, sticks, deposits, counters, stays: dealer === "stays", bumped: [], offenders: [] };
}

/** End a hand by chonbo: its deposits go back, and nothing is paid except, in casual play, at the table. */
function chonbo(book: Rulebook, offenders: number[], at: Place, casual: boolean) {
  const offences = casual ? offenders.map((player) => ({ seat: seatOf(player, at.dealer), kind: CHONBO })) : [];
  const { net } = tablePayments(book, offences);
  const moved = PLAYERS.map((player) => net[seatOf(player, at.dealer)]);
  const sticks = PLAYERS.map(() => 0);
  const { deposits, counters } = at;
  return { ends: CHONBO, moved, sticks, deposits, counters, stays: true, bumped: [], offenders };
}
