import { DISCARD, QUADS, SELF_DRAW, after } from "../../../rules/calls/asked.js";

/**
 * What was told of the calls on one tile; a call has a seat, a kind, and whatever else was answered of it.
 * @typedef {Record<string, any> & {seat: string, kind: string}} Called
 * @typedef {Record<string, any> & {tile: string, from: string, calls: Called[], rules: Record<string, string>}} Told
 */

export const SEATS = ["east", "south", "west", "north"];
/** What else lies on the table, by what was called. @type {Record<string, string[]>} */
export const FLAGS = {
  [DISCARD]: ["last", "knocked", "tsumo_said", "drawn_wins"],
  [QUADS[0]]: ["last", "indicator_turned"],
  [QUADS[1]]: ["last", "indicator_turned"],
  [SELF_DRAW]: [],
};

/** @type {Told} */
export const EMPTY = { tile: DISCARD, from: "east", calls: [], since: "nothing", place: null, rules: {} };

/** What a seat may call. @param {Told} told @param {string} seat @returns {string[]} */
export function offered({ tile, from }, seat) {
  if (tile === SELF_DRAW) return seat === after(from) ? [] : ["ron"];
  if (seat === from) return [];
  if (tile !== DISCARD) return ["ron"];
  return [...(seat === after(from) ? ["chii"] : []), "pon", "kan", "ron"];
}

/** A call turned on, after those a seat has made before, or off. @param {Told} told @param {string} seat @param {string} kind @returns {Told} */
export function turned(told, seat, kind) {
  const others = told.calls.filter((one) => one.seat !== seat || one.kind !== kind);
  const on = others.length === told.calls.length;
  return { ...told, calls: on ? [...told.calls, { seat, kind }] : others };
}

/** The same calls on a tile of another seat: who may not make a call any more loses it. @param {Told} told @param {Partial<Told>} changed @returns {Told} */
export function moved(told, changed) {
  const next = { ...EMPTY, from: told.from, rules: told.rules, calls: told.calls, ...changed };
  return { ...next, calls: next.calls.filter(({ seat, kind }) => offered(next, seat).includes(kind)) };
}

/** With the answer to what was asked. @param {Told} told @param {string} fact @param {number|null} at @param {any} answer @returns {Told} */
export function answered(told, fact, at, answer) {
  if (at === null) return { ...told, [fact]: answer };
  return { ...told, calls: told.calls.map((one, place) => (place === at ? { ...one, [fact]: answer } : one)) };
}
