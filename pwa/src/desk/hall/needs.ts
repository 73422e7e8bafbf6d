/** What needs this official, the most urgent first. */

import { isTask, placeOrder } from "../../store/index.ts";
import { isOwn } from "../../domain/money/charged.tsx";
import { nextSteps } from "../../domain/incident/escalations.ts";
import { takesPayments } from "../../domain/ledger/accounts.ts";
import { liesWith, openOnes } from "../../domain/incident/help-calls.ts";
import { handAt } from "../../domain/incident/hands.ts";
import { mayEnter, mayRule, mayTime } from "../../domain/people/roles.ts";
import { deferredHands } from "../../domain/incident/deferred-at.ts";
import { progressOf } from "./progress.ts";
import type { GameClock } from "../../rules/clocks/game-clock.ts";
import type { DeferredHand } from "../../domain/incident/deferred-at.ts";
import type { Unpaid } from "../../domain/money/unpaid-fines.tsx";
import type { Latecomer } from "../../features/tables/lateness/acts.tsx";
import type { Row, Seated } from "./rows.ts";
import type { View } from "./progress.ts";
import type { Escalation, HelpCall, Item, KeptTime, Snapshot, State } from "../../store/index.ts";

/** What each kind of need is about. */
interface Subjects {
  help: HelpCall;
  escalation: Escalation;
  cancel: Latecomer;
  "not-begun": { round: string; rows: Row[]; minutes: number };
  kept: KeptTime[];
  deferred: DeferredHand;
  outbox: Item[];
  gone: Seated;
  debt: { name: string; debt: Unpaid };
  result: GameClock;
}

export type NeedKind = keyof Subjects;

/** What is about no game in particular. */
type Elsewhere = "help" | "escalation" | "outbox";

/** `of`: what it is about; `said`: what the time changes in its words. */
export type Need<Kind extends NeedKind = NeedKind> = {
  [One in Kind]: {
    key: string;
    kind: One;
    of: Subjects[One];
    row: One extends Elsewhere ? undefined : Row;
    said?: number;
  };
}[Kind];

/** The kinds, the most urgent first. */
const ORDER: NeedKind[] = [
  "help",
  "escalation",
  "cancel",
  "not-begun",
  "kept",
  "deferred",
  "outbox",
  "gone",
  "debt",
  "result",
];
const MINUTE = 60_000;
const LONG_AFTER = 10 * MINUTE; // how long after time is up a result is missed
const LATE_START = 5 * MINUTE; // how long after its start a round is missed that has not begun

/** What the log and the outbox tell, whatever the time is. */
export function lastingNeeds(snapshot: Snapshot, rows: Row[]): Need[] {
  const { state, official, outbox } = snapshot;
  const tasks = outbox.filter(({ state: stage }) => isTask(stage));
  const toDecide = (one: Escalation) =>
    one.status === "open" && state.rulings[one.id] && nextSteps(snapshot, one, state.rulings[one.id]) === "decide";
  const found = [
    ...openOnes(state)
      .filter((call) => liesWith(call, official) && (!call.answered_at || call.answered_by === official?.id))
      .map((one) => need("help", one.id, one, undefined)),
    ...Object.values(state.escalations)
      .filter(toDecide)
      .sort(byTime("escalated_at"))
      .map((one) => need("escalation", one.id, one, undefined)),
    tasks.length > 0 && need("outbox", "", tasks, undefined),
    ...rows.flatMap((row) => [
      ...(official?.roles?.includes("director") ? keptTimes(state, row) : []),
      ...(mayRule(official) && row.status ? unended(state, row) : []),
    ]),
    ...(takesPayments(official) ? debts(rows, official) : []),
    ...(official?.roles?.includes("director") ? gone(rows) : []),
  ];
  return found.filter((one) => !!one);
}

/** What the time makes of the hanchans, and all that lasts, in order. */
export function needsAt(lasting: Need[], rows: Row[], view: View, now: number): Need[] {
  const { official } = view;
  const timed = rows.flatMap((row) => [
    ...(mayTime(official) ? dueAt(row, view, now) : []),
    ...(mayEnter(official) ? missed(row, now) : []),
  ]);
  const begins = mayTime(official) ? notBegun(rows, view, now) : [];
  return [...lasting, ...timed, ...begins].sort((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind));
}

/** Whose lateness cancels games by now. */
function dueAt(row: Row, view: View, now: number) {
  if (row.late.length === 0) return [];
  const due = progressOf(row, view, now).missing.filter(
    ({ cost, late }) => cost?.due && !isOwn(view.official, late.person.id),
  );
  return due.map((one) => need("cancel", one.late.person.id, one, row));
}

/** The rounds whose start is over at tables that have not begun. */
function notBegun(rows: Row[], view: View, now: number): Need[] {
  const start = ({ hanchan }: Row) => Date.parse(hanchan.scheduled_at ?? "");
  const missed = rows.filter((row) => {
    const waits = row.status && progressOf(row, view, now).phase === "waiting";
    return waits && now > start(row) + LATE_START;
  });
  const rounds = [...new Set(missed.map(({ hanchan }) => hanchan.round))];
  return rounds.map((round) => {
    const own = missed.filter(({ hanchan }) => hanchan.round === round);
    const minutes = Math.floor((now - Math.min(...own.map(start))) / MINUTE);
    return { ...need("not-begun", round, { round, rows: own, minutes }, own[0]), said: minutes };
  });
}

/** The result that nobody entered although time is up long since. */
function missed(row: Row, now: number) {
  const { clock } = row.game;
  return clock && !row.result && now > clock.ends + LONG_AFTER ? [need("result", row.id, clock, row)] : [];
}

function keptTimes(state: State, row: Row) {
  const waiting = Object.values(state.keptTimes).filter((one) => one.hanchan === row.id && !one.state);
  return waiting.length > 0 ? [need("kept", row.id, waiting.sort(byTime("at")), row)] : [];
}

/** Hands that are over and whose end rulings wait for. */
function unended(state: State, row: Row) {
  const { hanchan, table, result } = row;
  const now = { table: table.id, hanchan: hanchan.id, hand: handAt(state, table.id, hanchan) };
  const hands = deferredHands(
    state,
    table.id,
    (one) => placeOrder(one, now) < 0 || (result !== null && one.hanchan === hanchan.id),
  );
  return hands.map((hand) => need("deferred", table.id + hand.key, hand, row));
}

/** Who was withdrawn or disqualified, and the first game to come where they sit. */
function gone(rows: Row[]) {
  const found = new Map<string, Need>();
  for (const row of rows)
    for (const one of row.seats) if (one.gone && !found.has(one.id)) found.set(one.id, need("gone", one.id, one, row));
  return [...found.values()];
}

/** Who has to pay before they play, each debt once: at the game that waits for it first. */
function debts(rows: Row[], official: Snapshot["official"]) {
  const found = new Map<string, Need>();
  for (const row of rows.filter(({ status, result }) => status && !result).sort(byStart))
    for (const { id, name, debts } of row.seats.filter((one) => !isOwn(official, one.id)))
      for (const debt of debts) {
        const one = need("debt", [id, debt.tournament, debt.unit].join(), { name, debt }, row);
        if (!found.has(one.key)) found.set(one.key, one);
      }
  return [...found.values()];
}

function byStart({ hanchan: one }: Row, { hanchan: other }: Row) {
  const [first, second] = [one, other].map(({ scheduled_at: at }) => (at ? Date.parse(at) : Infinity));
  return first === second ? 0 : first - second;
}

function need<Kind extends NeedKind>(kind: Kind, key: string, of: Subjects[Kind], row: Need<Kind>["row"]) {
  return { key: `${kind} ${key}`, kind, of, row };
}

function byTime<Name extends string>(name: Name) {
  return (one: Record<Name, string>, other: Record<Name, string>) => Date.parse(one[name]) - Date.parse(other[name]);
}
