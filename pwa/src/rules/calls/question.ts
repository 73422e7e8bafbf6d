/** A question about calls: on which tile, who called what and when, and what has happened at the table since. */

import { BadFact, UnknownName, asSent } from "../errors.ts";
import { SEATS } from "../hands/tiles.ts";

export const DISCARD = "discard";
export const CONCEALED_QUAD = "concealed-quad";
export const SELF_DRAW = "self-draw";
export const QUADS = ["added-quad", CONCEALED_QUAD];
export const TILES_TO_CALL = [DISCARD, ...QUADS, SELF_DRAW];
export const CHII = "chii";
export const KAN = "kan";
export const RON = "ron";
export const KINDS_OF_CALL = [CHII, "pon", KAN, RON];
export const APART = ["apart", "together", "unclear"];
export const VOICES = ["clear", "mumbled", "silent"];
export const PLACES = ["face-up-forward", "nearer-pool", "nearer-hand"];
export const SINCE = ["nothing", "touched", "drawn", "in-hand", "discarded", "taken"];
export const IS_DRAWN = ["drawn", "in-hand", "discarded"];
const YES_NO = [true, false];
type Answer = string | boolean;

/** The facts that may be asked about one call, each with its answers. */
export const OF_A_CALL: Record<string, Answer[]> = {
  apart: APART,
  hidden: YES_NO,
  holds: YES_NO,
  orphans: YES_NO,
  slip: YES_NO,
  shown: YES_NO,
};
/** The facts that may be asked about the whole scene. */
export const OF_ALL: Record<string, Answer[]> = { place: PLACES, too_fast: YES_NO };

/** Calls as JSON has them. */
export interface CallsSaid {
  tile?: unknown;
  from?: unknown;
  calls?: CallSaid[] | null;
  since?: unknown;
  taker?: unknown;
  place?: unknown;
  too_fast?: unknown;
  last?: unknown;
  knocked?: unknown;
  tsumo_said?: unknown;
  drawn_wins?: unknown;
  indicator_turned?: unknown;
}

type CallSaid = { [Name in keyof Call]?: unknown };

/** One player's call; null: not known yet. */
export interface Call {
  seat: string;
  kind: string;
  voice: string;
  /** how it came after another player's call before it */
  apart: string | null;
  hidden: boolean | null;
  holds: boolean | null;
  orphans: boolean | null;
  /** whether it corrects a slip of the tongue at once */
  slip: boolean | null;
  /** whether the tiles for it lay open when the player changed it */
  shown: boolean | null;
}

/** Everything that decides who has a tile. */
export interface Asked {
  /** one of TILES_TO_CALL */
  tile: string;
  /** the seat that discarded, drew or declared it */
  from: string;
  calls: Call[];
  since: string;
  taker: string | null;
  place: string | null;
  too_fast: boolean | null;
  last: boolean;
  knocked: boolean;
  tsumo_said: boolean;
  drawn_wins: boolean;
  indicator_turned: boolean;
}

/** Return the seat whose turn comes next. */
export function after(seat: string) {
  return SEATS[(SEATS.indexOf(seat) + 1) % SEATS.length];
}

/** Return how many seats after another one a seat is, in turn order. */
export function distance(from: string, seat: string) {
  return (SEATS.indexOf(seat) - SEATS.indexOf(from) + SEATS.length) % SEATS.length;
}

/** Return the question with one more fact: about the call `at` this place, or about the whole if null. */
export function withFact(question: Asked, fact: string, at: number | null, answer: Answer): Asked {
  if (at === null) return { ...question, [fact]: answer };
  return {
    ...question,
    calls: question.calls.map((one, place) => (place === at ? { ...one, [fact]: answer } : one)),
  };
}

/** Parse calls, in the order in which they were heard, from JSON. Throws UnknownName or BadFact, naming the field. */
export function askedOf(input: CallsSaid): Asked {
  const from = oneOf(input.from || "east", SEATS, "from", "seat");
  const calls = (input.calls ?? []).map(readCall);
  const tile = oneOf(input.tile || DISCARD, TILES_TO_CALL, "tile", "tile to call");
  refuseStrange(calls, tile === SELF_DRAW ? after(from) : from);
  const taker = input.taker ?? null;
  return {
    tile,
    from,
    calls,
    since: oneOf(input.since || "nothing", SINCE, "since", "thing that happened since"),
    taker: taker === null ? null : oneOf(taker, SEATS, "taker", "seat"),
    place: maybe(input.place, PLACES, "place"),
    too_fast: maybeTrue(input.too_fast, "too_fast"),
    last: Boolean(input.last),
    knocked: Boolean(input.knocked),
    tsumo_said: Boolean(input.tsumo_said),
    drawn_wins: Boolean(input.drawn_wins),
    indicator_turned: Boolean(input.indicator_turned),
  };
}

function readCall(input: CallSaid, place: number): Call {
  const field = `calls.${place}.`;
  const known = {
    apart: maybe(input.apart, APART, `${field}apart`),
    hidden: maybeTrue(input.hidden, `${field}hidden`),
    holds: maybeTrue(input.holds, `${field}holds`),
    orphans: maybeTrue(input.orphans, `${field}orphans`),
    slip: maybeTrue(input.slip, `${field}slip`),
    shown: maybeTrue(input.shown, `${field}shown`),
  };
  return {
    seat: oneOf(input.seat, SEATS, `${field}seat`, "seat"),
    kind: oneOf(input.kind, KINDS_OF_CALL, `${field}kind`, "call"),
    voice: oneOf(input.voice || "clear", VOICES, `${field}voice`, "voice"),
    ...known,
  };
}

function refuseStrange(calls: Call[], owner: string) {
  const seen = new Set();
  calls.forEach(({ seat, kind }, place) => {
    if (seat === owner) {
      throw new BadFact(`calls.${place}.seat`, "Nobody calls their own tile.", "Choose another seat.");
    }
    if (seen.has(seat + kind)) {
      const message = `${asSent(seat)} has called ${kind} already.`;
      throw new BadFact(`calls.${place}.kind`, message, "Leave the first of the two.");
    }
    seen.add(seat + kind);
  });
}

function maybe(value: unknown, answers: string[], field: string): string | null {
  return (value ?? null) === null ? null : oneOf(value, answers, field, "answer");
}

function maybeTrue(value: unknown, field: string): boolean | null {
  if ((value ?? null) === null) return null;
  if (typeof value !== "boolean") {
    throw new BadFact(field, `${asSent(value)} is neither true nor false.`, "Write true or false.");
  }
  return value;
}

function oneOf(value: unknown, known: string[], field: string, what: string): string {
  const found = known.find((one) => one === value);
  if (found === undefined) throw new UnknownName(field, what, value, known);
  return found;
}
