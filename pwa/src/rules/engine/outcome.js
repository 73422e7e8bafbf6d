/** From a row to its outcome: penalties, points, fines, effects and steps, in the context in which it happened. */

import { assess, readingsUsed } from "../clocks/lateness.js";
import { isObject } from "../errors.js";
import { pay } from "../scores/casual.js";
import { conditionMatches } from "./conditions.js";
import { isOffence } from "./consequences.js";
import { HAND_END_FACT, LATENESS_FACT, REPEAT_FACT, firstOffence } from "./table.js";
import { asPoints } from "./unit.js";

/** @typedef {import("../books/rulebook.js").Rulebook} Rulebook */
/** @typedef {import("./table.js").Table} Table */
/** @typedef {import("./context.js").Context} Context */
/** @typedef {Record<string, any>} Json */

/** An effect that the engine itself adds in casual play. */
const NOT_APPLIED = "not-applied-in-casual-play";
const NOTHING = { kind: "none", whom: "offender" };
const RIICHI_VOID = "riichi-void";
const AMOUNT_FACTS = [REPEAT_FACT, LATENESS_FACT, HAND_END_FACT];
/** @type {Record<string, string>} */
const DRAWS = { "exhaustive-draw": "exhaustive-draw", "four-riichi": "abortive-draw" };

/**
 * What can have happened at the same moment as each end of a hand.
 * @type {Record<string, string[]>}
 */
export const ENDS = {
  "not-yet": ["none"],
  "own-win": ["none", "win"],
  "other-win": ["none", "win"],
  "exhaustive-draw": ["none", "exhaustive-draw", "nagashi"],
  "four-riichi": ["none", "abortive-draw"],
  "abortive-draw": ["none", "abortive-draw"],
  chonbo: ["none"],
};

/**
 * The row's outcome. Every amount is final: P whole, table points whole, money in minor units.
 * @param {Rulebook} book
 * @param {Table} table
 * @param {Json} row
 * @param {Json} facts
 * @param {Context} context
 * @returns {Json}
 */
export function evaluateRow(book, table, row, facts, context) {
  const key = [row.id, ...AMOUNT_FACTS.map((name) => facts[name]), ...Object.values(context)];
  return table.cached(key, () => evaluate(book, table, row, facts, implied(book, row, facts, context)));
}

/**
 * @param {Rulebook} book
 * @param {Table} table
 * @param {Json} row
 * @param {Json} facts
 * @param {Context} context
 */
function evaluate(book, table, row, facts, context) {
  const outcome = plain(book, row, facts);
  const voided = hasChonbo(outcome) && applyChonboRule(book, table, outcome, context);
  if (context.casual) payAtTheTable(book, table, outcome, context);
  const kinds = [
    ...(voided ? ["chonbo-void"] : []),
    ...outcome.penalties.map((/** @type {Json} */ penalty) => penalty.kind),
    ...("deferred" in row ? ["deferred"] : []),
  ];
  outcome.counts = row.counts ?? isOffence(outcome.penalties);
  const around = { ...context, ...deferral(row), category: table.category };
  Object.assign(outcome, carriedOut(book, kinds, outcome.effects, around, outcome.readings));
  outcome.readings = [...new Set(outcome.readings)];
  return outcome;
}

/** What a deferred row does at each end of the hand: judged or dropped. @param {Json} row */
function deferral({ deferred = {} }) {
  const ends = Object.keys(deferred).flatMap((part) => deferred[part].map((/** @type {string} */ end) => [end, part]));
  return Object.fromEntries(ends);
}

/** @param {Json} outcome */
function hasChonbo(outcome) {
  return outcome.penalties.some((/** @type {Json} */ penalty) => penalty.kind === "chonbo");
}

/**
 * The context with what book, facts and row imply: casual play, a draw, a riichi that is void.
 * @param {Rulebook} book
 * @param {Json} row a row, or a decision
 * @param {Json} facts
 * @param {Context} context
 * @returns {Context}
 */
export function implied(book, row, facts, context) {
  const known = { ...context, casual: context.casual || book.content.casual_only };
  if (context.simultaneous === "none") {
    known.simultaneous = DRAWS[facts[HAND_END_FACT]] ?? "none";
  }
  if (row.effects.includes(RIICHI_VOID)) known.riichi = "no";
  return known;
}

/**
 * What the row says, before the context has its say.
 * @param {Rulebook} book
 * @param {Json} row
 * @param {Json} facts
 * @returns {Json}
 */
function plain(book, row, facts) {
  const late = "lateness" in row ? lateness(book, row.lateness, facts[LATENESS_FACT]) : null;
  const penalties = late?.penalties ?? row.then.map((/** @type {Json} */ penalty) => grown(penalty, row, facts));
  const open = penalties.some((/** @type {Json} */ penalty) => penalty.kind === "discretion");
  return {
    status: "deferred" in row ? "deferred" : open ? "discretion" : "decided",
    penalties,
    effects: [...row.effects, ...(late?.effects ?? [])],
    points: asPoints(penalties),
    fines: late?.fines ?? [],
    transfers: [],
    readings: [...row.readings, ...(late?.readings ?? [])],
    ...("raised" in row && { context_rule: row.raised }),
    ...("range" in row && { range: row.range }),
    ...("deferred" in row && { deferred: row.deferred }),
  };
}

/**
 * @param {Rulebook} book
 * @param {string} who
 * @param {number} seconds
 */
function lateness(book, who, seconds) {
  const cost = assess(book, who, seconds);
  const points = cost.points.map((/** @type {Json} */ entry) => ({ kind: "points", ...entry }));
  const penalties = [...cost.penalties, ...points];
  return {
    penalties: penalties.length ? penalties : [NOTHING],
    effects: cost.effects,
    fines: cost.fines,
    readings: readingsUsed(book, who, seconds + 59),
  };
}

/**
 * A penalty that grows with each offence (`add` so much, or `times` so much) as it stands at this one.
 * @param {Json} penalty
 * @param {Json} row
 * @param {Json} facts
 */
function grown(penalty, row, facts) {
  if (!isObject(penalty.p)) return penalty;
  const { first, add, times } = penalty.p;
  const repeats = facts[REPEAT_FACT] - firstOffence(row);
  return { ...penalty, p: times === undefined ? first + add * repeats : first * times ** repeats };
}

/**
 * A chonbo together with a win, a draw or a nagashi mangan may be void: the first rule that fits says.
 * @param {Rulebook} book
 * @param {Table} table
 * @param {Json} outcome
 * @param {Context} context
 * @returns {boolean} whether the chonbo is void
 */
function applyChonboRule(book, table, outcome, context) {
  for (const rule of book.content.chonbo) {
    const about = !rule.fouls.length || rule.fouls.includes(table.foul);
    if (!about || !conditionMatches(rule.when, context)) continue;
    outcome.readings.push(...Object.keys(rule.reading));
    if (!conditionMatches(rule.reading, book.readings)) continue;
    outcome.context_rule = { id: rule.id, source: rule.source };
    if (rule.then !== "void") return false;
    const left = outcome.penalties.filter((/** @type {Json} */ penalty) => penalty.kind !== "chonbo");
    outcome.penalties = left.length ? left : [NOTHING];
    outcome.points = asPoints(left);
    return true;
  }
  return false;
}

/**
 * P become table points at once; fouls of the tournament side are not applied.
 * @param {Rulebook} book
 * @param {Table} table
 * @param {Json} outcome
 * @param {Context} context
 */
function payAtTheTable(book, table, outcome, context) {
  const rules = book.casual;
  outcome.casual = { source: rules.source, borrowed: rules.borrowed, extrapolated: false };
  outcome.points = [];
  if (rules.not_applied.includes(table.category)) {
    Object.assign(outcome, { penalties: [NOTHING], fines: [], effects: [NOT_APPLIED] });
    return;
  }
  for (const { kind, p } of outcome.penalties) {
    if (!p) continue;
    const { paid, extrapolated } = pay(rules, kind, p, context.seat);
    outcome.transfers.push(...paid);
    outcome.casual.extrapolated ||= extrapolated;
  }
}

/**
 * What is to be done in this context, and what stays, kind by kind and each once; and the effects.
 * @param {Rulebook} book
 * @param {string[]} kinds
 * @param {string[]} brought the row's own effects, which make some of the steps wrong
 * @param {Json} context
 * @param {string[]} readings added to: the readings that these steps hang on
 * @returns {{effects: string[], steps: string[], stays: string[]}}
 */
export function carriedOut(book, kinds, brought, context, readings) {
  const called = [...new Set(kinds)]
    .flatMap((kind) => book.content.procedures[kind] ?? [])
    .filter((entry) => {
      const wrong = entry.unless.some((/** @type {string} */ effect) => brought.includes(effect));
      if (wrong || !conditionMatches(entry.when, context)) return false;
      readings.push(...Object.keys(entry.reading));
      return conditionMatches(entry.reading, book.readings);
    });
  /** @param {(entry: Json) => boolean} test @returns {string[]} */
  const those = (test) => called.filter(test).map(({ step }) => step);
  const steps = [...new Set([...those(({ first }) => first), ...brought, ...those(({ first }) => !first)])];
  const stays = book.content.stays ?? [];
  return {
    effects: [...new Set([...brought, ...those(({ effect }) => effect)])],
    steps: steps.filter((step) => !stays.includes(step)),
    stays: steps.filter((step) => stays.includes(step)),
  };
}
