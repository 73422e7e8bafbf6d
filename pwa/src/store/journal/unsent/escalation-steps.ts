/** Steps of escalations that this phone has not sent yet, applied to the journal's state: see ../optimistic-state.ts. No ruling needs them. */

import { APPLY, applyRuling, end } from "../optimistic-state.ts";
import type { Application } from "../optimistic-state.ts";
import type { Escalation, Ruling } from "../things.ts";
import type { Item } from "../../outbox/items.ts";

Object.assign(APPLY, {
  appeal: (given: Application) => step(given, "appealed", { status: "open", level: "director" }),
  reopening: (given: Application) => step(given, "reopened", { status: "open", level: "director" }),
  decision: applyDecision,
});

function step(
  { next, item, mark, coming, official }: Application,
  what: string,
  after: { status: string; level: string; standing_id?: string | null },
) {
  const before = next.escalations[item.subject];
  if (!before || !coming || isThere(before, item)) return;
  const { id, body, ruledAt: made_at } = item;
  const taken = { id, what, official, made_at, standing_id: before.standing_id, ...after, outcome: body.outcome };
  const steps = [...before.steps, { ...taken, reason: body.reason, ...mark }];
  next.escalations[item.subject] = { ...before, ...after, steps, ...mark };
}

/** Apply a decision: a director's is final, a head referee's is not. */
function applyDecision(given: Application) {
  const { next, item, coming, official } = given;
  const before = next.escalations[item.subject];
  if (!before || !coming || isThere(before, item)) return;
  const director = next.officials[official ?? ""]?.roles?.includes("director");
  const at = director ? { status: "final", level: "director" } : { status: "decided", level: "head-referee" };
  step(given, "decided", { ...at, standing_id: carryOut(given, before) });
}

/** The ruling that stands after it, null for none. */
function carryOut(given: Application, { id, standing_id: standing }: Escalation): string | null {
  const { outcome, reason, call } = given.item.body;
  if (outcome === "overturned") {
    if (standing) end(given, standing, "withdrawn", reason);
    return null;
  }
  if (outcome === "upheld" ? standing === id : !call) return standing;
  const original = given.next.rulings[id];
  return original
    ? replace(given, original, standing, outcome === "upheld" ? asCalled(original, given.item.expected) : given.item)
    : standing;
}

function replace(
  given: Application,
  original: Ruling,
  standing: string | null,
  { body, expected }: { body: any; expected: any },
) {
  const { hanchan, hand, seat, offender, table, revision, ruled_at: ruledAt } = original;
  const place = { table: table.id, hanchan, hand, seat, offender, revision };
  const amends = standing && { amends: { ruling: standing, reason: given.item.body.reason } };
  const item = { ...given.item, ruledAt, body: { ...place, ...(body.call ?? body), ...amends }, expected };
  applyRuling({ ...given, item });
  return item.id;
}

/** What was called at first, with what it came to. @param expected where this phone's book could tell */
function asCalled(
  { foul, facts, context, note, penalties, prescribed_followed: followed, reason, status }: Ruling,
  expected: any,
) {
  const issued = followed ? {} : { issued: { penalties, reason } };
  const known = { penalties, effects: [], facts, status: status === "deferred" ? status : "decided" };
  return { body: { foul, facts, context, note, ...issued }, expected: expected ?? known };
}

/** Whether the journal has this step by now. */
function isThere({ steps }: Escalation, { id }: Item) {
  return steps.some((one) => one.id === id);
}
