/** Evaluates a row: its penalties, points, fines, effects and steps, in the context in which it happened. */

import { assess, readingsUsed } from "../clocks/lateness.ts";
import { isObject } from "../errors.ts";
import { pay } from "../scores/casual.ts";
import { conditionMatches } from "./conditions.ts";
import { isOffence } from "./consequences.ts";
import { HAND_END_FACT, LATENESS_FACT, REPEAT_FACT, firstOffence } from "./table.ts";
import { asPoints, unitOf } from "./unit.ts";
import type { PointsOn } from "../clocks/content.ts";
import type { Transfer } from "../scores/casual.ts";
import type { Penalty } from "./consequences.ts";
import type { Context } from "./context.ts";
import type { CasualNote, Fine } from "./decision.ts";
import type { Facts } from "./facts.ts";
import type { Cited, Deferred, Growth, Prescribed, ProcedureStep, Row } from "./row.ts";
import type { Rulebook } from "../books/rulebook.ts";
import type { Table } from "./table.ts";

/** What a row prescribes in its context; `readings`: those that this depends on. */
export interface Outcome extends Begun {
  counts: boolean;
  steps: string[];
  stays: string[];
}

/** What the row prescribes, before its steps are added. */
interface Begun {
  status: string;
  penalties: Penalty[];
  effects: string[];
  points: PointsOn[];
  fines: Fine[];
  transfers: Transfer[];
  readings: string[];
  context_rule?: { id: string; source: Cited };
  range?: Penalty[];
  deferred?: Deferred;
  casual?: CasualNote;
}

/** What a procedure's steps depend on: the context, the foul's category, and what a deferred row does at each end. */
type StepContext = Record<string, string | number | boolean | null>;

/** An effect that the engine itself adds in casual play. */
const NOT_APPLIED = "not-applied-in-casual-play";
const NOTHING = { kind: "none", whom: "offender" };
const RIICHI_VOID = "riichi-void";
const AMOUNT_FACTS = [REPEAT_FACT, LATENESS_FACT, HAND_END_FACT];
const DRAWS: Record<string, string> = { "exhaustive-draw": "exhaustive-draw", "four-riichi": "abortive-draw" };

/** End of a hand → the values of `simultaneous` that go with it. */
export const ENDS: Record<string, string[]> = {
  "not-yet": ["none"],
  "own-win": ["none", "win"],
  "other-win": ["none", "win"],
  "exhaustive-draw": ["none", "exhaustive-draw", "nagashi"],
  "four-riichi": ["none", "abortive-draw"],
  "abortive-draw": ["none", "abortive-draw"],
  chonbo: ["none"],
};

/** Evaluate a row. Every amount is final: P whole, table points whole, money in minor units. */
export function evaluateRow(book: Rulebook, table: Table, row: Row, facts: Facts, context: Context): Outcome {
  const key = [row.id, ...AMOUNT_FACTS.map((name) => facts[name]), ...Object.values(context)];
  return table.cached(key, () => evaluate(book, table, row, facts, implied(book, row, facts, context)));
}

function evaluate(book: Rulebook, table: Table, row: Row, facts: Facts, context: Context): Outcome {
  const outcome = plain(book, row, facts);
  const voided = hasChonbo(outcome) && applyChonboRule(book, table, outcome, context);
  if (context.casual) payAtTheTable(book, table, outcome, context);
  const kinds = [
    ...(voided ? ["chonbo-void"] : []),
    ...outcome.penalties.map((penalty) => penalty.kind),
    ...("deferred" in row ? ["deferred"] : []),
  ];
  const counts = row.counts ?? isOffence(outcome.penalties);
  const stepContext = { ...context, ...deferral(row), category: table.category };
  const carried = carriedOut(book, kinds, outcome.effects, stepContext, outcome.readings);
  return { ...outcome, counts, ...carried, readings: [...new Set(outcome.readings)] };
}

/** Return what a deferred row does at each end of the hand: judged or dropped. */
function deferral({ deferred }: Row): Record<string, string> {
  const ends = Object.entries(deferred ?? {}).flatMap(([part, ends]) => ends.map((end) => [end, part] as const));
  return Object.fromEntries(ends);
}

function hasChonbo(outcome: Begun) {
  return outcome.penalties.some((penalty) => penalty.kind === "chonbo");
}

/**
 * Return the context with what book, facts and row imply: casual play, a draw, a riichi that is void.
 * @param row a row, or a decision
 */
export function implied(book: Rulebook, row: { effects: string[] }, facts: Facts, context: Context): Context {
  const known = { ...context, casual: context.casual || book.content.casual_only };
  if (context.simultaneous === "none") {
    known.simultaneous = DRAWS[String(facts[HAND_END_FACT])] ?? "none";
  }
  if (row.effects.includes(RIICHI_VOID)) known.riichi = "no";
  return known;
}

/** Return what the row prescribes before the context changes it. */
function plain(book: Rulebook, row: Row, facts: Facts): Begun {
  const late = row.lateness ? lateness(book, row.lateness, Number(facts[LATENESS_FACT])) : null;
  const penalties = late?.penalties ?? row.then.map((penalty) => grown(penalty, row, facts));
  const open = penalties.some((penalty) => penalty.kind === "discretion");
  return {
    status: "deferred" in row ? "deferred" : open ? "discretion" : "decided",
    penalties,
    effects: [...row.effects, ...(late?.effects ?? [])],
    points: asPoints(penalties),
    fines: late?.fines ?? [],
    transfers: [],
    readings: [...row.readings, ...(late?.readings ?? [])],
    ...(row.raised && { context_rule: row.raised }),
    ...(row.range && { range: row.range }),
    ...(row.deferred && { deferred: row.deferred }),
  };
}

function lateness(book: Rulebook, who: string, seconds: number) {
  const cost = assess(book, who, seconds);
  const points = cost.points.map((entry) => ({ kind: "points", ...entry }));
  const penalties = [...cost.penalties, ...points];
  return {
    penalties: penalties.length ? penalties : [NOTHING],
    effects: cost.effects,
    fines: cost.fines,
    readings: readingsUsed(book, who, seconds + 59),
  };
}

/** Return a penalty that grows with each offence (by `add`, or `times`) at this offence's size. */
function grown({ kind, whom, p, unit }: Prescribed, row: Row, facts: Facts): Penalty {
  return { kind, whom, ...(p !== undefined && { p: amountOf(p, row, facts) }), ...unitOf({ unit }) };
}

function amountOf(p: number | Growth, row: Row, facts: Facts) {
  if (!isObject(p)) return p;
  const { first, add = 0, times } = p;
  const repeats = Number(facts[REPEAT_FACT]) - firstOffence(row);
  return times === undefined ? first + add * repeats : first * times ** repeats;
}

/**
 * Apply the first rule that matches a chonbo with a win, a draw or a nagashi mangan: it may be void.
 * @returns whether the chonbo is void
 */
function applyChonboRule(book: Rulebook, table: Table, outcome: Begun, context: Context): boolean {
  for (const rule of book.content.chonbo) {
    const isForFoul = !rule.fouls.length || rule.fouls.includes(table.foul);
    if (!isForFoul || !conditionMatches(rule.when, { ...context })) continue;
    outcome.readings.push(...Object.keys(rule.reading));
    if (!conditionMatches(rule.reading, book.readings)) continue;
    outcome.context_rule = { id: rule.id, source: rule.source };
    if (rule.then !== "void") return false;
    const left = outcome.penalties.filter((penalty) => penalty.kind !== "chonbo");
    outcome.penalties = left.length ? left : [NOTHING];
    outcome.points = asPoints(left);
    return true;
  }
  return false;
}

/** Turn P into table points; leave out fouls of the tournament's side. */
function payAtTheTable(book: Rulebook, table: Table, outcome: Begun, context: Context) {
  const rules = book.casual;
  const casual = { source: rules.source, borrowed: rules.borrowed, extrapolated: false };
  outcome.casual = casual;
  outcome.points = [];
  if (rules.not_applied.includes(table.category)) {
    Object.assign(outcome, { penalties: [NOTHING], fines: [], effects: [NOT_APPLIED] });
    return;
  }
  for (const { kind, p } of outcome.penalties) {
    if (!p) continue;
    const { paid, extrapolated } = pay(rules, kind, p, context.seat);
    outcome.transfers.push(...paid);
    casual.extrapolated ||= extrapolated;
  }
}

/**
 * Return the effects, the steps to take in this context, and those that stay as it is, kind by kind and each once.
 * @param effects the row's own effects, which exclude some of the steps
 * @param readings gets the readings added that these steps depend on
 */
export function carriedOut(
  book: Rulebook,
  kinds: string[],
  effects: string[],
  context: StepContext,
  readings: string[],
): { effects: string[]; steps: string[]; stays: string[] } {
  const entries = [...new Set(kinds)]
    .flatMap((kind) => book.content.procedures[kind] ?? [])
    .filter((entry) => {
      const isExcluded = entry.unless.some((effect) => effects.includes(effect));
      if (isExcluded || !conditionMatches(entry.when, context)) return false;
      readings.push(...Object.keys(entry.reading));
      return conditionMatches(entry.reading, book.readings);
    });
  const stepsWhere = (test: (entry: ProcedureStep) => boolean | undefined) =>
    entries.filter(test).map(({ step }) => step);
  const steps = [...new Set([...stepsWhere(({ first }) => first), ...effects, ...stepsWhere(({ first }) => !first)])];
  const stays = book.content.stays ?? [];
  return {
    effects: [...new Set([...effects, ...stepsWhere(({ effect }) => effect)])],
    steps: steps.filter((step) => !stays.includes(step)),
    stays: steps.filter((step) => stays.includes(step)),
  };
}
