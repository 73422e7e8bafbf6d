/**
 * A card that asks for a ruling: the kinds of penalty that the rulebook has, and the one that the engine prescribes.
 *
 * Where nobody is penalised it asks what holds instead: whose the tile is, which call stands.
 */

import { decide } from "../engine/decide.ts";
import type { Library } from "../books/library.ts";
import type { Rulebook } from "../books/rulebook.ts";

type Json = Record<string, any>;

export const EFFECT = "effect";
export const JOINED = "+";
const LEAST_EFFECTS = 3;
const LEAST_KINDS = 4;
const NONE = "none";
const DISCRETION = "discretion";
const DEFERRED = "deferred";
/** From the lightest to the heaviest; the button that comes last leaves it for the end of the hand. */
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

/** The choices, the right one and the decision; null where nothing is decided. Throws what deciding throws. */
export function solveRuling(library: Library, book: Rulebook, card: Json): [string[], string, Json] | null {
  const { foul, facts, context } = card.ruling;
  const decision = decide(book, foul, facts ?? {}, context ?? {});
  if (["needs-facts", "not-covered"].includes(decision.status)) return null;
  if (card.ask === EFFECT) {
    const right = effectsJoined(library, decision.effects);
    return right ? [effectsOf(library, book, foul, right), right, decision] : null;
  }
  const kind = kindOf(decision);
  if (kind === null) return null;
  return [kindsOf(library, book, foul, kind), kind, decision];
}

function kindOf({ status, penalties }: Json): string | null {
  const kinds = penalties.map((penalty: Json) => penalty.kind);
  // of what holds at once and what comes later, neither is the answer
  if (status === DEFERRED) return kinds.every((kind: string) => kind === NONE) ? DEFERRED : null;
  if (status === DISCRETION) return DISCRETION;
  return CHOICES.findLast((kind) => kinds.includes(kind)) ?? NONE;
}

/** What this book has for fouls of the same category; where that is little, what it has for others too. */
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
  const entries = Object.entries<{ rows: Json[] }>(book.content.fouls).filter(([id]) => isWanted(id));
  const rows = entries.flatMap(([, entry]) => entry.rows);
  const used = rows.flatMap((row) => row.then.map(({ kind }: Json) => kind));
  if (rows.some((row) => "range" in row)) used.push(DISCRETION);
  if (rows.some((row) => "deferred" in row)) used.push(DEFERRED);
  return used;
}

/** Those effects that say who has a tile, which call holds or what counts. */
export function effectsJoined(library: Library, effects: string[]) {
  return effects.filter((effect) => library.catalogue.settles.includes(effect)).join(JOINED);
}

/** What this book says of the foul in one case or another; where that is little, what others say of it too. */
function effectsOf(library: Library, book: Rulebook, foul: string, right: string) {
  const known = [book.content, ...Object.values(library.books)].filter(({ fouls }) => foul in fouls);
  const rows = known.map(({ fouls }) => fouls[foul].rows.map((row: Json) => effectsJoined(library, row.effects ?? [])));
  const choices = new Set([...rows[0], right].filter(Boolean));
  for (const choice of rows.slice(1).flat()) if (choice && choices.size < LEAST_EFFECTS) choices.add(choice);
  return [...choices];
}
