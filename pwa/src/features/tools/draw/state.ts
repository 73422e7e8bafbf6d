/** What a person told of a draw, by taps. */

import type { RuleAnswers } from "../../../rules/books/content.ts";
import type { DrawSaid } from "../../../rules/draws/question.ts";

export interface Told {
  kind: string;
  /** in the order of taps */
  declarations: { seat: string; said: string }[];
  riichi: string[];
  dead: string[];
  /** what a hand turned out to be */
  hands: Record<string, string>;
  /** who discarded terminals and honours alone */
  nagashi: string[];
  /** whose discard was called */
  taken: string[];
  /** who called one */
  called: string[];
  quads: Record<string, number>;
  /** who declares nine terminals */
  seat: string;
  /** the different terminals and honours that this player holds */
  tiles: string[];
  /** what keeps an abortive draw from being one */
  obstacles: string[];
  counters: number;
  deposits: number;
  /** what was chosen where the rulebook leaves it open */
  rules: RuleAnswers;
}

export const EMPTY: Told = {
  ...{ kind: "exhaustive-draw", declarations: [], riichi: [], dead: [], hands: {}, nagashi: [], taken: [], called: [] },
  ...{ quads: {}, seat: "east", tiles: [], obstacles: [], counters: 0, deposits: 0, rules: {} },
};
export const EXHAUSTIVE = "exhaustive-draw";
export const SEATS = ["east", "south", "west", "north"];
export const MOST_QUADS = 4;
/** What is asked of each abortive draw, as the engine names it. */
export const OBSTACLES: Record<string, string[]> = {
  "nine-terminals": ["discarded", "interrupted"],
  "four-winds": ["not-first-turn", "not-one-wind", "interrupted"],
  "four-riichi": ["won"],
  "four-quads": ["won"],
};
const DEALT = 14;

/** Put into a list, or take out of it. */
export function turned<T>(list: T[], one: T) {
  return list.includes(one) ? list.filter((other) => other !== one) : [...list, one];
}

/** Declared, or what a hand in riichi turned out to be; the same again takes it back. */
export function declared(told: Told, seat: string, said: string): Partial<Told> {
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

/** In riichi or not: what was declared before counted otherwise. */
export function riichiTurned(told: Told, seat: string): Partial<Told> {
  const { [seat]: _, ...hands } = told.hands;
  const declarations = told.declarations.filter((one) => one.seat !== seat);
  return { riichi: turned(told.riichi, seat), hands, declarations };
}

/** The seat declares otherwise than before, or no longer does. */
export function changeTurned(told: Told, seat: string): Partial<Told> {
  const [first, second] = told.declarations.filter((one) => one.seat === seat);
  if (second) return { declarations: told.declarations.filter((one) => one !== second) };
  const said = first?.said === "tenpai" ? "noten" : "tenpai";
  return { declarations: [...told.declarations, { seat, said }] };
}

/** What the engine is asked. */
export function question(told: Told): DrawSaid {
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

/** A whole hand: the engine counts its terminals and honours, the others are nothing to it. */
function filled(tiles: string[]) {
  const others = Array.from({ length: DEALT - tiles.length }, (_, at) => `${2 + Math.floor(at / 4)}s`);
  return [...tiles, ...others].join("");
}

/** First discards with what is missing of four equal winds. */
function windsOf(obstacles: string[]) {
  const turns = obstacles.includes("not-first-turn") ? "11z" : "1z";
  const others = obstacles.includes("not-one-wind") ? turns.replaceAll("1", "2") : turns;
  return Object.fromEntries(SEATS.map((seat) => [seat, seat === "east" ? turns : others]));
}
