/** Steps of escalations that this phone has not sent yet, applied to the journal's state: see ../optimistic-state.js. No ruling needs them. */

import { APPLY, applyRuling, end } from "../optimistic-state.js";

/** @typedef {import("../optimistic-state.js").Application} Application */

Object.assign(APPLY, {
  appeal: (/** @type {Application} */ given) => step(given, "appealed", { status: "open", level: "director" }),
  reopening: (/** @type {Application} */ given) => step(given, "reopened", { status: "open", level: "director" }),
  decision: applyDecision,
});

/** @param {Application} given @param {string} what @param {{status: string, level: string, standing_id?: string|null}} after */
function step({ next, item, mark, coming, official }, what, after) {
  const before = next.escalations[item.subject];
  if (!before || !coming || isThere(before, item)) return;
  const { id, body, ruledAt: made_at } = item;
  const taken = { id, what, official, made_at, standing_id: before.standing_id, ...after, outcome: body.outcome };
  const steps = [...before.steps, { ...taken, reason: body.reason, ...mark }];
  next.escalations[item.subject] = { ...before, ...after, steps, ...mark };
}

/** Apply a decision: a director's is final, a head referee's is not. @param {Application} given */
function applyDecision(given) {
  const { next, item, coming, official } = given;
  const before = next.escalations[item.subject];
  if (!before || !coming || isThere(before, item)) return;
  const director = next.officials[official ?? ""]?.roles?.includes("director");
  const at = director ? { status: "final", level: "director" } : { status: "decided", level: "head-referee" };
  step(given, "decided", { ...at, standing_id: carryOut(given, before) });
}

/** The ruling that stands after it, null for none. @param {Application} given @param {any} escalation @returns {string|null} */
function carryOut(given, { id, standing_id: standing }) {
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

/** @param {Application} given @param {any} original @param {string|null} standing @param {{body: any, expected: any}} made */
function replace(given, original, standing, { body, expected }) {
  const { hanchan, hand, seat, offender, table, revision, ruled_at: ruledAt } = original;
  const place = { table: table.id, hanchan, hand, seat, offender, revision };
  const amends = standing && { amends: { ruling: standing, reason: given.item.body.reason } };
  const item = { ...given.item, ruledAt, body: { ...place, ...(body.call ?? body), ...amends }, expected };
  applyRuling({ ...given, item });
  return item.id;
}

/** What was called at first, with what it came to. @param {any} ruling @param {any} expected where this phone's book could tell */
function asCalled({ foul, facts, context, note, penalties, prescribed_followed: followed, reason, status }, expected) {
  const issued = followed ? {} : { issued: { penalties, reason } };
  const known = { penalties, effects: [], facts, status: status === "deferred" ? status : "decided" };
  return { body: { foul, facts, context, note, ...issued }, expected: expected ?? known };
}

/** Whether the journal has this step by now. @param {any} escalation @param {any} item */
function isThere({ steps }, { id }) {
  return steps.some((/** @type {any} */ one) => one.id === id);
}
