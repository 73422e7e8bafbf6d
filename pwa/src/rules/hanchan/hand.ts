/**
 * One hand of a hanchan as entered: who won from whom and how much, who was tenpai, or who committed a chonbo.
 *
 * Players are numbers, 0 to 3, in the order in which they deal, so that correcting a hand, which may change the seats
 * of later ones, leaves their players as they are.
 */

import { EXHAUSTIVE, KINDS_OF_DRAW } from "../draws/question.ts";
import { BadFact, UnknownName, asSent, isObject, isWhole } from "../errors.ts";

export const PLAYERS = [0, 1, 2, 3];
export const WIN = "win";
export const CHONBO = "chonbo";
export const FOUR_RIICHI = "four-riichi";
export const KINDS_OF_HAND = [WIN, ...KINDS_OF_DRAW, CHONBO];
export const LIMITS: Record<string, number> = { mangan: 5, haneman: 6, baiman: 8, sanbaiman: 11 };
export const YAKUMAN = "yakuman";
export const FU = [20, 25, 30, 40, 50, 60, 70, 80, 90, 100, 110];
export const MOST_HAN = 60;
export const MOST_YAKUMAN = 6;

/** A win, its value by han and fu, by yakuman, or by the points named; `source` is null for a self-draw. */
export interface Win {
  winner: number;
  source: number | null;
  han: number;
  fu: number;
  yakuman: number;
  points: number;
  liable: number | null;
  /** for how many of its yakuman `liable` pays; 0 if nobody is liable */
  liableYakuman: number;
}

/** Everything that decides a hand. */
export interface Hand {
  kind: string;
  riichi: number[];
  wins: Win[];
  tenpai: number[];
  nagashi: number[];
  offenders: number[];
}

/** Parse a hand from JSON. Throws UnknownName or BadFact, naming the field. */
export function handOf(input: unknown, field: string): Hand {
  if (!isObject(input)) {
    throw new BadFact(field, `${asSent(input)} is no hand.`, 'Send {"kind": "exhaustive-draw", "tenpai": [0]}.');
  }
  const kind = oneOf(input.kind, KINDS_OF_HAND, `${field}.kind`, "end of a hand");
  const wins = items(input, "wins", field).map((one, place) => winOf(one, `${field}.wins.${place}`));
  const offenders = players(input, "offenders", field);
  if (kind === WIN) checkWins(wins, `${field}.wins`);
  if (kind === CHONBO && !offenders.length) {
    throw new BadFact(`${field}.offenders`, "Nobody committed the chonbo.", "Say who did.");
  }
  return {
    kind,
    riichi: players(input, "riichi", field),
    wins: kind === WIN ? wins : [],
    tenpai: players(input, "tenpai", field),
    nagashi: kind === EXHAUSTIVE ? players(input, "nagashi", field) : [],
    offenders: kind === CHONBO ? offenders : [],
  };
}

function checkWins(wins: Win[], field: string) {
  if (!wins.length) throw new BadFact(field, "Nobody won.", "Say who did, or which draw it was.");
  const sources = new Set(wins.map(({ source }) => source));
  const winners = new Set(wins.map(({ winner }) => winner));
  if (winners.size < wins.length || (wins.length > 1 && (sources.size > 1 || sources.has(null)))) {
    throw new BadFact(field, "These wins can't be of one hand.", "Several players win on one discard only.");
  }
}

function winOf(input: unknown, field: string): Win {
  if (!isObject(input)) {
    throw new BadFact(field, `${asSent(input)} is no win.`, 'Send {"winner": 0, "from": 1, "han": 3, "fu": 30}.');
  }
  const [winner, source, liable] = ["winner", "from", "liable"].map((name) => player(input[name], `${field}.${name}`));
  if (winner === null) throw new BadFact(`${field}.winner`, "The win has no winner.", "Say who won.");
  if (winner === source || winner === liable) {
    const wrong = winner === source ? "from" : "liable";
    throw new BadFact(`${field}.${wrong}`, "Nobody pays for an own win.", "Name another player.");
  }
  const known = [...Object.keys(LIMITS), YAKUMAN];
  const limit = (input.limit ?? null) === null ? null : oneOf(input.limit, known, `${field}.limit`, "limit");
  const yakuman = number(input, "yakuman", field, MOST_YAKUMAN) || (limit === YAKUMAN ? 1 : 0);
  const liableYakuman = liableYakumanOf(input, liable, yakuman, field);
  const han = number(input, "han", field, MOST_HAN) || (LIMITS[limit ?? ""] ?? 0);
  const [fu, points] = worthOf(input, han, yakuman, field);
  return { winner, source, han, fu, yakuman, points, liable, liableYakuman };
}

/** Return for how many yakuman a player is liable: if not named, one, whatever else the hand has. Throws BadFact. */
function liableYakumanOf(
  input: Record<string, unknown>,
  liable: number | null,
  yakuman: number,
  field: string,
): number {
  const named = number(input, "liable_yakuman", field, MOST_YAKUMAN);
  if (liable === null) {
    if (!named) return 0;
    throw new BadFact(`${field}.liable_yakuman`, "Nobody is liable.", "Say who is, or leave it out.");
  }
  if (!yakuman) throw new BadFact(`${field}.liable`, "Only a yakuman has somebody liable.", "Leave it out.");
  if (named > yakuman) {
    throw new BadFact(`${field}.liable_yakuman`, `The hand has no ${named} yakuman.`, `Give 1 to ${yakuman}.`);
  }
  return named || 1;
}

/** Return fu and points. Throws BadFact if the win has no value. */
function worthOf(input: Record<string, unknown>, han: number, yakuman: number, field: string): [number, number] {
  const fu = input.fu || 0;
  const points = input.points || 0;
  if (!isWhole(points, 0, Infinity)) {
    throw new BadFact(`${field}.points`, `${asSent(points)} is no number of points.`, "Give points such as 7700.");
  }
  if (yakuman || points) return [Number(fu), points];
  if (!han) throw new BadFact(`${field}.han`, "The win has no worth.", "Give han and fu, a limit, or the points.");
  if (han < LIMITS.mangan && !FU.some((one) => one === fu)) {
    throw new BadFact(`${field}.fu`, `${asSent(fu)} is no number of fu.`, "Give 20, 25, 30, 40 and so on to 110.");
  }
  return [Number(fu), points];
}

function oneOf(value: unknown, known: string[], field: string, what: string): string {
  const found = known.find((one) => one === value);
  if (found === undefined) throw new UnknownName(field, what, value, known);
  return found;
}

function number(input: Record<string, unknown>, name: string, field: string, most: number): number {
  const value = input[name] ?? 0;
  if (!isWhole(value, 0, most)) {
    throw new BadFact(`${field}.${name}`, `${asSent(value)} is no number of ${name}.`, `Give 0 to ${most}.`);
  }
  return value;
}

function player(value: unknown, field: string): number | null {
  if ((value ?? null) === null) return null;
  const one = PLAYERS.find((known) => known === value);
  if (one === undefined)
    throw new BadFact(field, `${asSent(value)} is no player.`, "Players are 0 to 3, as they deal.");
  return one;
}

function players(input: Record<string, unknown>, name: string, field: string): number[] {
  const found = items(input, name, field).map((value) => player(value, `${field}.${name}`));
  return PLAYERS.filter((one) => found.includes(one));
}

function items(input: Record<string, unknown>, name: string, field: string): unknown[] {
  const value = input[name] || [];
  if (!Array.isArray(value)) throw new BadFact(`${field}.${name}`, `${asSent(value)} is no list.`, "Send a list.");
  return value;
}
