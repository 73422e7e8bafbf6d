/** A draw as entered by taps. */

import type { RuleAnswers } from "../../../rules/books/content.ts";
import type { DrawSaid } from "../../../rules/draws/question.ts";

export interface DrawState {
  kind: string;
  /** in the order of taps */
  declarations: { seat: string; said: string }[];
  riichi: string[];
  dead: string[];
  /** what a hand was when it was shown */
  hands: Record<string, string>;
  /** seats that discarded only terminals and honours */
  nagashi: string[];
  /** seats whose discard was called */
  taken: string[];
  /** seats that called a discard */
  called: string[];
  quads: Record<string, number>;
  /** the seat that declares nine terminals */
  seat: string;
  /** this player's different terminals and honours */
  tiles: string[];
  /** what prevents an abortive draw */
  obstacles: string[];
  counters: number;
  deposits: number;
  /** the answers chosen for rule points that the rulebook leaves open */
  rules: RuleAnswers;
}

export const EMPTY: DrawState = {
  ...{ kind: "exhaustive-draw", declarations: [], riichi: [], dead: [], hands: {}, nagashi: [], taken: [], called: [] },
  ...{ quads: {}, seat: "east", tiles: [], obstacles: [], counters: 0, deposits: 0, rules: {} },
};
export const EXHAUSTIVE = "exhaustive-draw";
export const SEATS = ["east", "south", "west", "north"];
export const MOST_QUADS = 4;
/** The obstacles of each abortive draw, as the engine names them. */
export const OBSTACLES: Record<string, string[]> = {
  "nine-terminals": ["discarded", "interrupted"],
  "four-winds": ["not-first-turn", "not-one-wind", "interrupted"],
  "four-riichi": ["won"],
  "four-quads": ["won"],
};
const DEALT = 14;

/** Add to a list, or remove from it. */
export function toggle<T>(list: T[], one: T) {
  return list.includes(one) ? list.filter((other) => other !== one) : [...list, one];
}

/** Set a declaration, or what a hand in riichi turned out to be; the same one again removes it. */
export function toggleDeclaration(draw: DrawState, seat: string, declaration: string): Partial<DrawState> {
  const { [seat]: held, ...hands } = draw.hands;
  const inRiichi = draw.riichi.includes(seat);
  const before = inRiichi ? held : draw.declarations.find((one) => one.seat === seat)?.said;
  if (before === declaration) return { declarations: draw.declarations.filter((one) => one.seat !== seat), hands };
  const one = { seat, said: declaration === "tenpai" ? declaration : "noten" };
  const place = draw.declarations.findIndex((other) => other.seat === seat);
  const others = draw.declarations.filter((other) => other.seat !== seat);
  return {
    declarations: others.toSpliced(place < 0 ? others.length : place, 0, one),
    hands: inRiichi ? { ...hands, [seat]: declaration } : hands,
  };
}

/** Declare riichi or undo it; an earlier declaration is dropped, since it meant something else. */
export function toggleRiichi(draw: DrawState, seat: string): Partial<DrawState> {
  const { [seat]: _, ...hands } = draw.hands;
  const declarations = draw.declarations.filter((one) => one.seat !== seat);
  return { riichi: toggle(draw.riichi, seat), hands, declarations };
}

/** Add a second, opposite declaration of the seat, or remove it. */
export function toggleChange(draw: DrawState, seat: string): Partial<DrawState> {
  const [first, second] = draw.declarations.filter((one) => one.seat === seat);
  if (second) return { declarations: draw.declarations.filter((one) => one !== second) };
  const opposite = first?.said === "tenpai" ? "noten" : "tenpai";
  return { declarations: [...draw.declarations, { seat, said: opposite }] };
}

/** Return the question for the engine. */
export function question(draw: DrawState): DrawSaid {
  const { kind, riichi, hands, counters, deposits, obstacles } = draw;
  const shared = { kind, riichi, hands, counters, deposits };
  const called = obstacles.includes("interrupted") && OBSTACLES[kind]?.includes("interrupted") ? ["east"] : [];
  const won = obstacles.includes("won");
  if (kind === "nine-terminals") {
    const discards = obstacles.includes("discarded") ? { [draw.seat]: "5m" } : {};
    return { ...shared, seat: draw.seat, tiles: fillHand(draw.tiles), discards, called };
  }
  if (kind === "four-winds") return { ...shared, discards: windsOf(obstacles), called };
  if (kind === "four-riichi") return { ...shared, riichi: SEATS, won };
  if (kind === "four-quads") return { ...shared, quads: draw.quads, won };
  const { declarations, dead, nagashi, taken } = draw;
  const discards = Object.fromEntries(nagashi.map((seat) => [seat, "1z"]));
  return { ...shared, declarations, dead, discards, taken, called: draw.called };
}

/** Fill the hand up to 14 tiles: the engine counts only terminals and honours. */
function fillHand(tiles: string[]) {
  const others = Array.from({ length: DEALT - tiles.length }, (_, at) => `${2 + Math.floor(at / 4)}s`);
  return [...tiles, ...others].join("");
}

/** Return first discards that have the obstacles to four equal winds. */
function windsOf(obstacles: string[]) {
  const turns = obstacles.includes("not-first-turn") ? "11z" : "1z";
  const others = obstacles.includes("not-one-wind") ? turns.replaceAll("1", "2") : turns;
  return Object.fromEntries(SEATS.map((seat) => [seat, seat === "east" ? turns : others]));
}
