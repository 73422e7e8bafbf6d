/**
 * A card that asks for a ruling: the kinds of penalty that the rulebook has, and the one that the engine prescribes.
 *
 * Where nobody is penalised it asks what holds instead: whose the tile is, which call stands.
 */

import { decide } from "../engine/decide.js";

/** @typedef {Record<string, any>} Json @typedef {import("../books/library.js").Library} Library @typedef {import("../books/rulebook.js").Rulebook} Rulebook */

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

/**
 * The choices, the right one and the decision; null where nothing is decided. Throws what deciding throws.
 * @param {Library} library @param {Rulebook} book @param {Json} card
 * @returns {[string[], string, Json]|null}
 */
export function solveRuling(library, book, card) {
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

/** @param {Json} decision @returns {string|null} */
function kindOf({ status, penalties }) {
  const kinds = penalties.map((/** @type {Json} */ penalty) => penalty.kind);
  // of what holds at once and what comes later, neither is the answer
  if (status === DEFERRED) return kinds.every((/** @type {string} */ kind) => kind === NONE) ? DEFERRED : null;
  if (status === DISCRETION) return DISCRETION;
  return CHOICES.findLast((kind) => kinds.includes(kind)) ?? NONE;
}

/**
 * What this book has for fouls of the same category; where that is little, what it has for others too.
 * @param {Library} library @param {Rulebook} book @param {string} foul @param {string} right
 */
function kindsOf(library, book, foul, right) {
  const { fouls } = library.catalogue;
  const isNear = (/** @type {string} */ id) => fouls[id]?.category === fouls[foul].category;
  const near = new Set([NONE, right, ...kindsUsed(book, isNear)]);
  const used = kindsUsed(book, (id) => id in fouls);
  const others = CHOICES.filter((kind) => used.includes(kind) && !near.has(kind));
  const kinds = [...near, ...others.slice(0, Math.max(0, LEAST_KINDS - near.size))];
  return CHOICES.filter((kind) => kinds.includes(kind));
}

/** @param {Rulebook} book @param {(foul: string) => boolean} isWanted @returns {string[]} */
function kindsUsed(book, isWanted) {
  const entries = Object.entries(book.content.fouls).filter(([id]) => isWanted(id));
  const rows = entries.flatMap(([, entry]) => entry.rows);
  const used = rows.flatMap((/** @type {Json} */ row) => row.then.map((/** @type {Json} */ { kind }) => kind));
  if (rows.some((/** @type {Json} */ row) => "range" in row)) used.push(DISCRETION);
  if (rows.some((/** @type {Json} */ row) => "deferred" in row)) used.push(DEFERRED);
  return used;
}

/** Those effects that say who has a tile, which call holds or what counts. @param {Library} library @param {string[]} effects */
export function effectsJoined(library, effects) {
  return effects.filter((effect) => library.catalogue.settles.includes(effect)).join(JOINED);
}

/**
 * What this book says of the foul in one case or another; where that is little, what others say of it too.
 * @param {Library} library @param {Rulebook} book @param {string} foul @param {string} right
 */
function effectsOf(library, book, foul, right) {
  const known = [book.content, ...Object.values(library.books)].filter(({ fouls }) => foul in fouls);
  const rows = known.map(({ fouls }) =>
    fouls[foul].rows.map((/** @type {Json} */ row) => effectsJoined(library, row.effects ?? [])),
  );
  const choices = new Set([...rows[0], right].filter(Boolean));
  for (const choice of rows.slice(1).flat()) if (choice && choices.size < LEAST_EFFECTS) choices.add(choice);
  return [...choices];
}
