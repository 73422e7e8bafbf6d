/**
 * Cards that ask for a ruling: the kinds of penalty that the rulebook has, and the one that the engine prescribes.
 *
 * Where nobody is penalised they ask for the effect instead: who has the tile, which call counts.
 */

import { decide } from "../engine/decide.ts";
import type { Decision } from "../engine/decision.ts";
import type { Card } from "./card.ts";
import type { Library } from "../books/library.ts";
import type { Rulebook } from "../books/rulebook.ts";

export const EFFECT = "effect";
export const JOINED = "+";
const LEAST_EFFECTS = 3;
const LEAST_KINDS = 4;
const NONE = "none";
const DISCRETION = "discretion";
const DEFERRED = "deferred";
/** From the lightest to the heaviest, and deferring the ruling to the end of the hand. */
const CHOICES = [
  "none",
  "warning",
  "points",
  "dead-hand",
  "chonbo",
  "redeal",
  "discretion",
  "disqualification",
  DEFERRED,
];

/** Return the choices, the right one and the decision; null if nothing is decided. Throws what `decide` throws. */
export function solveRuling(
  library: Library,
  book: Rulebook,
  { ask }: Card,
  { foul, facts, context }: NonNullable<Card["ruling"]>,
): [string[], string, Decision] | null {
  const decision = decide(book, foul, facts ?? {}, context ?? {});
  if (["needs-facts", "not-covered"].includes(decision.status)) return null;
  if (ask === EFFECT) {
    const right = effectsJoined(library, decision.effects);
    return right ? [effectsOf(library, book, foul, right), right, decision] : null;
  }
  const kind = kindOf(decision);
  if (kind === null) return null;
  return [kindsOf(library, book, foul, kind), kind, decision];
}

function kindOf({ status, penalties }: Decision): string | null {
  const kinds = penalties.map((penalty) => penalty.kind);
  // with a penalty at once and another deferred, neither alone is the answer
  if (status === DEFERRED) return kinds.every((kind) => kind === NONE) ? DEFERRED : null;
  if (status === DISCRETION) return DISCRETION;
  return CHOICES.findLast((kind) => kinds.includes(kind)) ?? NONE;
}

/** Return the kinds of penalty for fouls of the same category; if those are few, of other fouls too. */
function kindsOf(library: Library, book: Rulebook, foul: string, right: string) {
  const { fouls } = library.catalogue;
  const isNear = (id: string) => fouls[id]?.category === fouls[foul].category;
  const near = new Set([NONE, right, ...kindsUsed(book, isNear)]);
  const used = kindsUsed(book, (id) => id in fouls);
  const others = CHOICES.filter((kind) => used.includes(kind) && !near.has(kind));
  const kinds = [...near, ...others.slice(0, Math.max(0, LEAST_KINDS - near.size))];
  return CHOICES.filter((kind) => kinds.includes(kind));
}

function kindsUsed(book: Rulebook, isWanted: (foul: string) => boolean): string[] {
  const entries = Object.entries(book.content.fouls).filter(([id]) => isWanted(id));
  const rows = entries.flatMap(([, entry]) => entry.rows);
  const used = rows.flatMap((row) => row.then.map(({ kind }) => kind));
  if (rows.some((row) => "range" in row)) used.push(DISCRETION);
  if (rows.some((row) => "deferred" in row)) used.push(DEFERRED);
  return used;
}

/** Return the effects that rule on a tile or a call, joined. */
export function effectsJoined(library: Library, effects: string[]) {
  return effects.filter((effect) => library.catalogue.settles.includes(effect)).join(JOINED);
}

/** Return the effects of all the rows on the foul in this book; if those are few, in other books too. */
function effectsOf(library: Library, book: Rulebook, foul: string, right: string) {
  const others = Object.values(library.books).flatMap((each) => ("fouls" in each ? [each.fouls] : []));
  const known = [book.content.fouls, ...others].filter((fouls) => foul in fouls);
  const rows = known.map((fouls) => fouls[foul].rows.map(({ effects }) => effectsJoined(library, effects ?? [])));
  const choices = new Set([...rows[0], right].filter(Boolean));
  for (const choice of rows.slice(1).flat()) if (choice && choices.size < LEAST_EFFECTS) choices.add(choice);
  return [...choices];
}
