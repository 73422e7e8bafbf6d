/** Steps of escalations that this phone has not sent yet, applied to the journal's state: see ../optimistic-state.ts. No ruling needs them. */

import { APPLY, applyRuling, end } from "../optimistic-state.ts";
import type { Call, Showed } from "../../outbox/bodies.ts";
import type { Appliers, Application } from "../optimistic-state.ts";
import type { Escalation, Ruling } from "../incidents.ts";
import type { Item, ItemOf } from "../../outbox/items.ts";

const appliers: Appliers = {
  appeal: (given) => step(given, "appealed", { status: "open", level: "director" }),
  reopening: (given) => step(given, "reopened", { status: "open", level: "director" }),
  decision: applyDecision,
};
Object.assign(APPLY, appliers);

function step(
  { next, item, mark, coming, official }: Application<ItemOf<"appeal" | "reopening" | "decision">>,
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
function applyDecision(given: Application<ItemOf<"decision">>) {
  const { next, item, coming, official } = given;
  const before = next.escalations[item.subject];
  if (!before || !coming || isThere(before, item)) return;
  const director = next.officials[official ?? ""]?.roles?.includes("director");
  const at = director ? { status: "final", level: "director" } : { status: "decided", level: "head-referee" };
  step(given, "decided", { ...at, standing_id: carryOut(given, before) });
}

/** The ruling that stands after it, null for none. */
function carryOut(given: Application<ItemOf<"decision">>, { id, standing_id: standing }: Escalation): string | null {
  const { outcome, reason, call } = given.item.body;
  if (outcome === "overturned") {
    if (standing) end(given, standing, "withdrawn", reason);
    return null;
  }
  if (outcome === "upheld" && standing === id) return standing;
  const original = given.next.rulings[id];
  if (!original) return standing;
  if (outcome === "upheld") return replace(given, original, standing, asCalled(original, given.item.expected));
  return call ? replace(given, original, standing, { call, expected: given.item.expected }) : standing;
}

/** What is called in place of what stood. */
interface Again {
  call: Call;
  expected: Showed | null;
}

function replace(
  given: Application<ItemOf<"decision">>,
  original: Ruling,
  standing: string | null,
  { call, expected }: Again,
) {
  const { hanchan, hand, seat, offender, table, revision, ruled_at: ruledAt } = original;
  const place = { table: table.id, hanchan, hand, seat, offender, revision };
  const amends = standing ? { amends: { ruling: standing, reason: given.item.body.reason } } : {};
  const body = { ...place, ...call, ...amends };
  const item = { ...given.item, kind: "ruling" as const, ruledAt, body, expected, answer: null };
  applyRuling({ ...given, item });
  return item.id;
}

/** What was called at first, with what it came to. @param expected where this phone's book could tell */
function asCalled(
  { foul, facts, context, note, penalties, prescribed_followed: followed, reason, status }: Ruling,
  expected: Showed | null,
): Again {
  const issued = followed ? {} : { issued: { penalties, reason } };
  const known = { penalties, effects: [], facts, status: status === "deferred" ? status : "decided" };
  return { call: { foul, facts, context, note, ...issued }, expected: expected ?? known };
}

/** Whether the journal has this step by now. */
function isThere({ steps }: Escalation, { id }: Item) {
  return steps.some((one) => one.id === id);
}
