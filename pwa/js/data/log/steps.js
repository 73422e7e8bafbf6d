/** Steps of escalations that this phone has not sent yet, laid over the journal: see overlay.js. No ruling needs them. */

import { LAY, end, layRuling } from "./overlay.js";

/** @typedef {import("./overlay.js").Layer} Layer */

Object.assign(LAY, {
  appeal: (/** @type {Layer} */ layer) => step(layer, "appealed", { status: "open", level: "director" }),
  reopening: (/** @type {Layer} */ layer) => step(layer, "reopened", { status: "open", level: "director" }),
  decision: layDecision,
});

/** @param {Layer} layer @param {string} what @param {{status: string, level: string, standing_id?: string|null}} after */
function step({ laid, item, mark, coming, official }, what, after) {
  const before = laid.escalations[item.subject];
  if (!before || !coming || isThere(before, item)) return;
  const { id, body, ruledAt: made_at } = item;
  const taken = { id, what, official, made_at, standing_id: before.standing_id, ...after, outcome: body.outcome };
  const steps = [...before.steps, { ...taken, reason: body.reason, ...mark }];
  laid.escalations[item.subject] = { ...before, ...after, steps, ...mark };
}

/** Only a director's decision is final; who else decides is a head referee. @param {Layer} layer */
function layDecision(layer) {
  const { laid, item, coming, official } = layer;
  const before = laid.escalations[item.subject];
  if (!before || !coming || isThere(before, item)) return;
  const director = laid.officials[official ?? ""]?.roles?.includes("director");
  const at = director ? { status: "final", level: "director" } : { status: "decided", level: "head-referee" };
  step(layer, "decided", { ...at, standing_id: carryOut(layer, before) });
}

/** The ruling that stands after it, null for none. @param {Layer} layer @param {any} escalation @returns {string|null} */
function carryOut(layer, { id, standing_id: standing }) {
  const { outcome, reason, call } = layer.item.body;
  if (outcome === "overturned") {
    if (standing) end(layer, standing, "withdrawn", reason);
    return null;
  }
  if (outcome === "upheld" ? standing === id : !call) return standing;
  const original = layer.laid.rulings[id];
  return original
    ? replace(layer, original, standing, outcome === "upheld" ? asCalled(original, layer.item.expected) : layer.item)
    : standing;
}

/** @param {Layer} layer @param {any} original @param {string|null} standing @param {{body: any, expected: any}} made */
function replace(layer, original, standing, { body, expected }) {
  const { hanchan, hand, seat, offender, table, revision, ruled_at: ruledAt } = original;
  const place = { table: table.id, hanchan, hand, seat, offender, revision };
  const amends = standing && { amends: { ruling: standing, reason: layer.item.body.reason } };
  const item = { ...layer.item, ruledAt, body: { ...place, ...(body.call ?? body), ...amends }, expected };
  layRuling({ ...layer, item });
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
