/** From a row to its outcome: penalties, points, fines, effects and steps, in the context in which it happened. */

import { assess, readingsUsed } from "../clocks/lateness.ts";
import { isObject } from "../errors.ts";
import { pay } from "../scores/casual.ts";
import { conditionMatches } from "./conditions.ts";
import { isOffence } from "./consequences.ts";
import { HAND_END_FACT, LATENESS_FACT, REPEAT_FACT, firstOffence } from "./table.ts";
import { asPoints } from "./unit.ts";
import type { Context } from "./context.ts";
import type { Rulebook } from "../books/rulebook.ts";
import type { Table } from "./table.ts";

type Json = Record<string, any>;

/** An effect that the engine itself adds in casual play. */
const NOT_APPLIED = "not-applied-in-casual-play";
const NOTHING = { kind: "none", whom: "offender" };
const RIICHI_VOID = "riichi-void";
const AMOUNT_FACTS = [REPEAT_FACT, LATENESS_FACT, HAND_END_FACT];
const DRAWS: Record<string, string> = { "exhaustive-draw": "exhaustive-draw", "four-riichi": "abortive-draw" };

/** What can have happened at the same moment as each end of a hand. */
export const ENDS: Record<string, string[]> = {
  "not-yet": ["none"],
  "own-win": ["none", "win"],
  "other-win": ["none", "win"],
  "exhaustive-draw": ["none", "exhaustive-draw", "nagashi"],
  "four-riichi": ["none", "abortive-draw"],
  "abortive-draw": ["none", "abortive-draw"],
  chonbo: ["none"],
};

/** The row's outcome. Every amount is final: P whole, table points whole, money in minor units. */
export function evaluateRow(book: Rulebook, table: Table, row: Json, facts: Json, context: Context): Json {
  const key = [row.id, ...AMOUNT_FACTS.map((name) => facts[name]), ...Object.values(context)];
  return table.cached(key, () => evaluate(book, table, row, facts, implied(book, row, facts, context)));
}

function evaluate(book: Rulebook, table: Table, row: Json, facts: Json, context: Context) {
  const outcome = plain(book, row, facts);
  const voided = hasChonbo(outcome) && applyChonboRule(book, table, outcome, context);
  if (context.casual) payAtTheTable(book, table, outcome, context);
  const kinds = [
    ...(voided ? ["chonbo-void"] : []),
    ...outcome.penalties.map((penalty: Json) => penalty.kind),
    ...("deferred" in row ? ["deferred"] : []),
  ];
  outcome.counts = row.counts ?? isOffence(outcome.penalties);
  const around = { ...context, ...deferral(row), category: table.category };
  Object.assign(outcome, carriedOut(book, kinds, outcome.effects, around, outcome.readings));
  outcome.readings = [...new Set(outcome.readings)];
  return outcome;
}

/** What a deferred row does at each end of the hand: judged or dropped. */
function deferral({ deferred = {} }: Json) {
  const ends = Object.keys(deferred).flatMap((part) => deferred[part].map((end: string) => [end, part]));
  return Object.fromEntries(ends);
}

function hasChonbo(outcome: Json) {
  return outcome.penalties.some((penalty: Json) => penalty.kind === "chonbo");
}

/**
 * The context with what book, facts and row imply: casual play, a draw, a riichi that is void.
 * @param row a row, or a decision
 */
export function implied(book: Rulebook, row: Json, facts: Json, context: Context): Context {
  const known = { ...context, casual: context.casual || book.content.casual_only };
  if (context.simultaneous === "none") {
    known.simultaneous = DRAWS[facts[HAND_END_FACT]] ?? "none";
  }
  if (row.effects.includes(RIICHI_VOID)) known.riichi = "no";
  return known;
}

/** What the row says, before the context has its say. */
function plain(book: Rulebook, row: Json, facts: Json): Json {
  const late = "lateness" in row ? lateness(book, row.lateness, facts[LATENESS_FACT]) : null;
  const penalties = late?.penalties ?? row.then.map((penalty: Json) => grown(penalty, row, facts));
  const open = penalties.some((penalty: Json) => penalty.kind === "discretion");
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

function lateness(book: Rulebook, who: string, seconds: number) {
  const cost = assess(book, who, seconds);
  const points = cost.points.map((entry: Json) => ({ kind: "points", ...entry }));
  const penalties = [...cost.penalties, ...points];
  return {
    penalties: penalties.length ? penalties : [NOTHING],
    effects: cost.effects,
    fines: cost.fines,
    readings: readingsUsed(book, who, seconds + 59),
  };
}

/** A penalty that grows with each offence (`add` so much, or `times` so much) as it stands at this one. */
function grown(penalty: Json, row: Json, facts: Json) {
  if (!isObject(penalty.p)) return penalty;
  const { first, add, times } = penalty.p;
  const repeats = facts[REPEAT_FACT] - firstOffence(row);
  return { ...penalty, p: times === undefined ? first + add * repeats : first * times ** repeats };
}

/**
 * A chonbo together with a win, a draw or a nagashi mangan may be void: the first rule that fits says.
 * @returns whether the chonbo is void
 */
function applyChonboRule(book: Rulebook, table: Table, outcome: Json, context: Context): boolean {
  for (const rule of book.content.chonbo) {
    const about = !rule.fouls.length || rule.fouls.includes(table.foul);
    if (!about || !conditionMatches(rule.when, context)) continue;
    outcome.readings.push(...Object.keys(rule.reading));
    if (!conditionMatches(rule.reading, book.readings)) continue;
    outcome.context_rule = { id: rule.id, source: rule.source };
    if (rule.then !== "void") return false;
    const left = outcome.penalties.filter((penalty: Json) => penalty.kind !== "chonbo");
    outcome.penalties = left.length ? left : [NOTHING];
    outcome.points = asPoints(left);
    return true;
  }
  return false;
}

/** P become table points at once; fouls of the tournament side are not applied. */
function payAtTheTable(book: Rulebook, table: Table, outcome: Json, context: Context) {
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
 * @param brought the row's own effects, which make some of the steps wrong
 * @param readings added to: the readings that these steps hang on
 */
export function carriedOut(
  book: Rulebook,
  kinds: string[],
  brought: string[],
  context: Json,
  readings: string[],
): { effects: string[]; steps: string[]; stays: string[] } {
  const called = [...new Set(kinds)]
    .flatMap((kind) => book.content.procedures[kind] ?? [])
    .filter((entry) => {
      const wrong = entry.unless.some((effect: string) => brought.includes(effect));
      if (wrong || !conditionMatches(entry.when, context)) return false;
      readings.push(...Object.keys(entry.reading));
      return conditionMatches(entry.reading, book.readings);
    });
  const those = (test: (entry: Json) => boolean): string[] => called.filter(test).map(({ step }) => step);
  const steps = [...new Set([...those(({ first }) => first), ...brought, ...those(({ first }) => !first)])];
  const stays = book.content.stays ?? [];
  return {
    effects: [...new Set([...brought, ...those(({ effect }) => effect)])],
    steps: steps.filter((step) => !stays.includes(step)),
    stays: steps.filter((step) => stays.includes(step)),
  };
}
