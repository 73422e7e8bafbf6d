/** Calls as they are told: on which tile, who called what and when, and what has happened on the table since. */

import { BadFact, UnknownName, asSent } from "../errors.js";
import { SEATS } from "../hands/tiles.js";

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
/** What may be asked of one call, and its answers. @type {Record<string, any[]>} */
export const OF_A_CALL = {
  apart: APART,
  hidden: YES_NO,
  holds: YES_NO,
  orphans: YES_NO,
  slip: YES_NO,
  shown: YES_NO,
};
/** What may be asked of the whole. @type {Record<string, any[]>} */
export const OF_ALL = { place: PLACES, too_fast: YES_NO };

/**
 * @typedef {object} Call one player's; null is what nobody has told yet; `apart` tells how it came after another
 * player's call before it, `slip` whether it mends a slip of the tongue at once, `shown` whether the tiles for it lay
 * open when the player changed it
 * @property {string} seat
 * @property {string} kind
 * @property {string} voice
 * @property {string | null} apart
 * @property {boolean | null} hidden
 * @property {boolean | null} holds
 * @property {boolean | null} orphans
 * @property {boolean | null} slip
 * @property {boolean | null} shown
 */
/**
 * @typedef {object} Asked everything that decides who has a tile
 * @property {string} tile what is called
 * @property {string} from whose the tile was
 * @property {Call[]} calls
 * @property {string} since
 * @property {string | null} taker
 * @property {string | null} place
 * @property {boolean | null} too_fast
 * @property {boolean} last
 * @property {boolean} knocked
 * @property {boolean} tsumo_said
 * @property {boolean} drawn_wins
 * @property {boolean} indicator_turned
 */

/** The seat whose turn comes next. @param {string} seat */
export function after(seat) {
  return SEATS[(SEATS.indexOf(seat) + 1) % SEATS.length];
}

/** How many seats after another, in turn order. @param {string} from @param {string} seat */
export function distance(from, seat) {
  return (SEATS.indexOf(seat) - SEATS.indexOf(from) + SEATS.length) % SEATS.length;
}

/**
 * The same with one more fact.
 * @param {Asked} asked
 * @param {string} fact
 * @param {number | null} at
 * @param {any} answer
 * @returns {Asked}
 */
export function withFact(asked, fact, at, answer) {
  if (at === null) return { ...asked, [fact]: answer };
  return {
    ...asked,
    calls: asked.calls.map((one, place) => (place === at ? { ...one, [fact]: answer } : one)),
  };
}

/**
 * Calls read from JSON, in the order in which they were heard. Throws UnknownName or BadFact, naming the field.
 * @param {Record<string, any>} said
 * @returns {Asked}
 */
export function askedOf(said) {
  const from = oneOf(said.from || "east", SEATS, "from", "seat");
  const calls = (said.calls ?? []).map(readCall);
  const tile = oneOf(said.tile || DISCARD, TILES_TO_CALL, "tile", "tile to call");
  refuseStrange(calls, tile === SELF_DRAW ? after(from) : from);
  const taker = said.taker ?? null;
  return {
    tile,
    from,
    calls,
    since: oneOf(said.since || "nothing", SINCE, "since", "thing that happened since"),
    taker: taker === null ? null : oneOf(taker, SEATS, "taker", "seat"),
    place: maybe(said, "place", PLACES, ""),
    too_fast: maybe(said, "too_fast", YES_NO, ""),
    last: Boolean(said.last),
    knocked: Boolean(said.knocked),
    tsumo_said: Boolean(said.tsumo_said),
    drawn_wins: Boolean(said.drawn_wins),
    indicator_turned: Boolean(said.indicator_turned),
  };
}

/** @param {Record<string, any>} said @param {number} place @returns {Call} */
function readCall(said, place) {
  const field = `calls.${place}.`;
  const known = Object.entries(OF_A_CALL).map(([name, answers]) => [name, maybe(said, name, answers, field)]);
  return {
    seat: oneOf(said.seat, SEATS, `${field}seat`, "seat"),
    kind: oneOf(said.kind, KINDS_OF_CALL, `${field}kind`, "call"),
    voice: oneOf(said.voice || "clear", VOICES, `${field}voice`, "voice"),
    .../** @type {Pick<Call, "apart" | "hidden" | "holds" | "orphans" | "slip" | "shown">} */ (
      Object.fromEntries(known)
    ),
  };
}

/** @param {Call[]} calls @param {string} owner */
function refuseStrange(calls, owner) {
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

/** @param {Record<string, any>} said @param {string} name @param {any[]} answers @param {string} field @returns {any} */
function maybe(said, name, answers, field) {
  const value = said[name] ?? null;
  if (value === null || answers !== YES_NO)
    return value === null ? null : oneOf(value, answers, field + name, "answer");
  if (typeof value !== "boolean") {
    throw new BadFact(field + name, `${asSent(value)} is neither true nor false.`, "Write true or false.");
  }
  return value;
}

/** @param {any} value @param {string[]} known @param {string} field @param {string} what @returns {string} */
function oneOf(value, known, field, what) {
  if (!known.includes(value)) throw new UnknownName(field, what, value, known);
  return value;
}
