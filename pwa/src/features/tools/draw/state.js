/** What a person told of a draw, by taps. */

/**
 * @typedef {object} Told
 * @property {string} kind
 * @property {{seat: string, said: string}[]} declarations in the order of taps
 * @property {string[]} riichi
 * @property {string[]} dead
 * @property {Record<string, string>} hands what a hand turned out to be
 * @property {string[]} nagashi who discarded terminals and honours alone
 * @property {string[]} taken whose discard was called
 * @property {string[]} called who called one
 * @property {Record<string, number>} quads
 * @property {string} seat who declares nine terminals
 * @property {string[]} tiles the different terminals and honours that this player holds
 * @property {string[]} obstacles what keeps an abortive draw from being one
 * @property {number} counters
 * @property {number} deposits
 * @property {Record<string, any>} rules what was chosen where the rulebook leaves it open
 */

/** @type {Told} */
export const EMPTY = {
  ...{ kind: "exhaustive-draw", declarations: [], riichi: [], dead: [], hands: {}, nagashi: [], taken: [], called: [] },
  ...{ quads: {}, seat: "east", tiles: [], obstacles: [], counters: 0, deposits: 0, rules: {} },
};
export const EXHAUSTIVE = "exhaustive-draw";
export const SEATS = ["east", "south", "west", "north"];
export const MOST_QUADS = 4;
/** What is asked of each abortive draw, as the engine names it. @type {Record<string, string[]>} */
export const OBSTACLES = {
  "nine-terminals": ["discarded", "interrupted"],
  "four-winds": ["not-first-turn", "not-one-wind", "interrupted"],
  "four-riichi": ["won"],
  "four-quads": ["won"],
};
const DEALT = 14;

/** Put into a list, or take out of it. @template T @param {T[]} list @param {T} one */
export function turned(list, one) {
  return list.includes(one) ? list.filter((other) => other !== one) : [...list, one];
}

/**
 * Declared, or what a hand in riichi turned out to be; the same again takes it back.
 * @param {Told} told @param {string} seat @param {string} said
 * @returns {Partial<Told>}
 */
export function declared(told, seat, said) {
  const { [seat]: held, ...hands } = told.hands;
  const inRiichi = told.riichi.includes(seat);
  const before = inRiichi ? held : told.declarations.find((one) => one.seat === seat)?.said;
  if (before === said) return { declarations: told.declarations.filter((one) => one.seat !== seat), hands };
  const one = { seat, said: said === "tenpai" ? said : "noten" };
  const place = told.declarations.findIndex((other) => other.seat === seat);
  const others = told.declarations.filter((other) => other.seat !== seat);
  return {
    declarations: others.toSpliced(place < 0 ? others.length : place, 0, one),
    hands: inRiichi ? { ...hands, [seat]: said } : hands,
  };
}

/** In riichi or not: what was declared before counted otherwise. @param {Told} told @param {string} seat @returns {Partial<Told>} */
export function riichiTurned(told, seat) {
  const { [seat]: _, ...hands } = told.hands;
  const declarations = told.declarations.filter((one) => one.seat !== seat);
  return { riichi: turned(told.riichi, seat), hands, declarations };
}

/** The seat declares otherwise than before, or no longer does. @param {Told} told @param {string} seat @returns {Partial<Told>} */
export function changeTurned(told, seat) {
  const [first, second] = told.declarations.filter((one) => one.seat === seat);
  if (second) return { declarations: told.declarations.filter((one) => one !== second) };
  const said = first?.said === "tenpai" ? "noten" : "tenpai";
  return { declarations: [...told.declarations, { seat, said }] };
}

/** What the engine is asked. @param {Told} told @returns {Record<string, any>} */
export function question(told) {
  const { kind, riichi, hands, counters, deposits, obstacles } = told;
  const shared = { kind, riichi, hands, counters, deposits };
  const called = obstacles.includes("interrupted") && OBSTACLES[kind]?.includes("interrupted") ? ["east"] : [];
  const won = obstacles.includes("won");
  if (kind === "nine-terminals") {
    const discards = obstacles.includes("discarded") ? { [told.seat]: "5m" } : {};
    return { ...shared, seat: told.seat, tiles: filled(told.tiles), discards, called };
  }
  if (kind === "four-winds") return { ...shared, discards: windsOf(obstacles), called };
  if (kind === "four-riichi") return { ...shared, riichi: SEATS, won };
  if (kind === "four-quads") return { ...shared, quads: told.quads, won };
  const { declarations, dead, nagashi, taken } = told;
  const discards = Object.fromEntries(nagashi.map((seat) => [seat, "1z"]));
  return { ...shared, declarations, dead, discards, taken, called: told.called };
}

/** A whole hand: the engine counts its terminals and honours, the others are nothing to it. @param {string[]} tiles */
function filled(tiles) {
  const others = Array.from({ length: DEALT - tiles.length }, (_, at) => `${2 + Math.floor(at / 4)}s`);
  return [...tiles, ...others].join("");
}

/** First discards with what is missing of four equal winds. @param {string[]} obstacles */
function windsOf(obstacles) {
  const turns = obstacles.includes("not-first-turn") ? "11z" : "1z";
  const others = obstacles.includes("not-one-wind") ? turns.replaceAll("1", "2") : turns;
  return Object.fromEntries(SEATS.map((seat) => [seat, seat === "east" ? turns : others]));
}
