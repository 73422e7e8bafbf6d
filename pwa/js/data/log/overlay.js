import { consequences, strongest } from "../../rulebook.js";
import { placeOrder } from "./hand.js";
import { resultNumber } from "./journal.js";
import { isStopped } from "../sending/stages.js";

const OVER = ["withdrawn", "amended"];

/**
 * What one item is laid with: the state so far, the item, its mark, whether the log will hold it.
 * @typedef {{laid: any, item: any, mark: any, coming: boolean, official: string|null}} Layer
 */

/**
 * The journal's state with what this phone has not sent yet laid over it, so that screens show one truth. What is laid
 * over is marked `unsent: true`, `outbox` (the item's state) and `item` (its id).
 * @param {import("./journal.js").State} state @param {any[]} items the outbox, in order @param {string|null} official
 * @returns {import("./journal.js").State}
 */
export function withOutbox(state, items, official = null) {
  const laid = /** @type {any} */ ({ ...state });
  for (const name of [
    "rulings",
    "deadHands",
    "handEnds",
    "escalations",
    "photos",
    "timings",
    "hanchans",
    "ledger",
    "payments",
    "extraTimes",
    "keptTimes",
    "results",
  ])
    laid[name] = { ...laid[name] };
  for (const item of items) {
    if (item.tournament !== state.id) continue;
    const mark = { unsent: true, outbox: item.state, item: item.id };
    try {
      LAY[item.kind]?.({ laid, item, mark, coming: !isStopped(item.state), official });
    } catch {
      // It stays in the outbox, where a person sees it: an item that can't be laid must not close the app.
    }
  }
  laid.deferred = Object.fromEntries(Object.entries(laid.rulings).filter(([, one]) => one.status === "deferred"));
  return laid;
}

/** What lays each kind; those of steps.js join it once there are any. @type {Record<string, (layer: Layer) => void>} */
export const LAY = {
  ruling: layRuling,
  withdrawal(layer) {
    const { item, coming } = layer;
    if (coming) end(layer, item.subject, "withdrawn", item.body.reason);
  },
  "hand-end": layHandEnd,
  "dead-hand"(layer) {
    const { laid, item, mark, coming } = layer;
    if (laid.deadHands[item.id] || !coming) return;
    clear(layer, "next-hand");
    laid.deadHands[item.id] = { ...declaration(layer), reason: item.body.reason ?? null, ...mark };
  },
  schedule({ laid, item: { subject, body }, mark, coming }) {
    if (coming && laid.hanchans[subject]) laid.hanchans[subject] = { ...laid.hanchans[subject], ...body, ...mark };
  },
  timing({ laid, item: { id, body, ruledAt: at }, mark, coming, official }) {
    const { person = null, ...said } = body;
    if (coming) laid.timings[id] ??= { id, at, official, revision: laid.revision, ...said, person, ...mark };
  },
  "extra-time"({ laid, item: { id, body }, mark, coming }) {
    if (coming) laid.extraTimes[id] ??= { id, ...body, ...mark };
  },
  "kept-answer"({ laid, item: { subject, body }, mark, coming }) {
    const state = body.confirmed ? "confirmed" : "dismissed";
    if (coming && laid.keptTimes[subject]) laid.keptTimes[subject] = { ...laid.keptTimes[subject], state, ...mark };
  },
  payment({ laid, item: { id, body, ruledAt: at }, mark, coming }) {
    if (!coming || laid.payments[id]) return;
    const { account, amount, ...said } = body;
    const own = { id, account_kind: account.kind, account_id: account.id, ...said, ...mark };
    laid.payments[id] = { ...own, amount, paid_at: at };
    laid.ledger[id] = { ...own, amount: -amount, what: "paid", cause: "payment", cause_id: id, at };
  },
  result({ laid, item: { subject, body, ruledAt: at }, mark, coming, official }) {
    const before = laid.results[subject] ?? null;
    const number = resultNumber(body);
    if (!coming || before?.number >= number) return;
    const { corrects, ...said } = body;
    const own = { hanchan_id: subject, number, at, official, reason: corrects?.reason };
    laid.results[subject] = { ...said, ...own, before, ...mark };
  },
  photo({ laid, item, mark }) {
    laid.photos[item.id] ??= { id: item.id, ruling: item.subject, type: "image/jpeg", ...mark };
  },
  escalation({ laid, item, mark, official }) {
    const { subject: id, body, ruledAt: escalated_at } = item;
    const own = { id, ruling: id, status: "open", standing_id: id, official, steps: [], escalated_at };
    laid.escalations[id] ??= { ...own, ...body, ...mark };
  },
};

/** @param {Layer} layer */
export function layRuling(layer) {
  const { laid, item, coming } = layer;
  if (laid.rulings[item.id]) return;
  const expected = item.expected ?? { penalties: [], effects: [], status: "decided" };
  laid.rulings[item.id] = ruling(layer, expected);
  if (!coming) return;
  const { amends, issued } = item.body;
  if (amends) end(layer, amends.ruling, "amended", amends.reason, item.id);
  carryOut(layer, consequences(expected, issued?.penalties ?? null));
}

/** @param {Layer} layer @param {any} expected */
function ruling({ laid, item: { id, body, ruledAt }, mark, coming, official }, expected) {
  const penalties = body.issued?.penalties.map(whole) ?? expected.penalties;
  const status = expected.status === "deferred" && !body.issued ? "deferred" : "issued";
  const { table, hanchan = null, hand = null, seat = null, foul, context, revision, note, amends, issued } = body;
  return {
    id,
    seq: null,
    status,
    kind: strongest(penalties),
    counts: coming && status === "issued",
    penalties,
    table: { id: table, label: laid.tables[table]?.label ?? "" },
    hanchan,
    hand,
    seat,
    foul,
    facts: expected.facts ?? body.facts,
    context,
    revision,
    note,
    offender: { ...body.offender, name: nameOf(laid, body.offender) },
    prescribed_followed: !issued,
    reason: issued?.reason,
    amends: amends?.ruling ?? null,
    ruled_at: ruledAt,
    official,
    ...mark,
  };
}

/** @param {Layer} layer @param {{declaresDead: boolean, handEnd: string|null}} after */
function carryOut(layer, after) {
  const { laid, item, mark } = layer;
  const { id, body } = item;
  clear(layer, after.handEnd ? "redeal" : "next-hand");
  const player = body.offender.kind === "player" && body.seat;
  if (after.handEnd || !after.declaresDead || !player) return;
  const open = Object.values(laid.deadHands).some((one) => one.seat === body.seat && played(one, body) === 0);
  if (!open) laid.deadHands[id] = { ...declaration(layer), ruling: id, ...mark };
}

/** @param {Layer} layer */
function layHandEnd(layer) {
  const { laid, item, mark, coming, official } = layer;
  const { id, body, made: device_at } = item;
  if (laid.handEnds[id] || !coming) return;
  const { table, hanchan = null, hand = null, how, winners = [], hands = {}, quads = {} } = body;
  laid.handEnds[id] = { id, table, hanchan, hand, how, winners, hands, quads, official, device_at, ...mark };
  clear(layer, "hand-end");
  for (const one of Object.values(laid.rulings)) {
    if (one.status === "deferred" && one.table.id === table && placeOrder(one, body) === 0) close(layer, one);
  }
}

/** What it comes to is known where the screen told it, and else when the server answers. @param {Layer} layer @param {any} waiting */
function close({ laid, item, mark }, waiting) {
  const final = item.expected?.[waiting.id];
  const kind = final ? strongest(final.penalties) : waiting.kind;
  laid.rulings[waiting.id] = {
    ...waiting,
    ...(final && { penalties: final.penalties, kind, final_decision: final }),
    ...{ status: "closed", counts: Boolean(final) && kind !== "none" },
    ...{ closed_by: { kind: "hand-end", id: item.id }, ...mark },
  };
}

/** @param {Layer} layer @param {string} id @param {string} status @param {string} reason @param {string|null} by */
export function end({ laid, item, mark, official }, id, status, reason, by = null) {
  const standing = laid.rulings[id];
  if (!standing || OVER.includes(standing.status)) return;
  laid.rulings[id] = {
    ...standing,
    ...{ status, counts: false, amended_by: by, ended: { at: item.ruledAt, by: official, reason } },
    ...(standing.unsent ? {} : mark),
  };
  const declared = laid.deadHands[id];
  if (declared?.ruling && !declared.cleared_at) lift({ laid, item, mark }, id, "withdrawn");
}

/** @param {Layer} layer @param {string} cause */
function clear(layer, cause) {
  const { laid, item } = layer;
  if (cause === "next-hand" && !item.body.hand) return;
  for (const one of Object.values(laid.deadHands)) {
    const order = played(one, item.body);
    if (order !== null && (cause === "next-hand" ? order < 0 : order <= 0)) lift(layer, one.id, cause);
  }
}

/** The order of an open declaration at this table and of this hand; null for any other. @param {any} one @param {any} body */
function played(one, body) {
  return one.table === body.table && !one.cleared_at ? placeOrder(one, body) : null;
}

/** @param {Pick<Layer, "laid"|"item"|"mark">} layer @param {string} id @param {string} cause */
function lift({ laid, item, mark }, id, cause) {
  laid.deadHands[id] = { ...laid.deadHands[id], cleared_at: item.ruledAt, cleared_by: cause, ...mark };
}

/** @param {Layer} layer */
function declaration({ item: { id, body, made: device_at }, official }) {
  const { table, hanchan = null, hand = null, seat } = body;
  const open = { server_at: null, device_at, cleared_at: null, cleared_by: null };
  return { id, table, hanchan, hand, seat, official, reason: null, ruling: null, ...open };
}

/** @param {any} penalty */
function whole(penalty) {
  return { whom: "offender", ...penalty };
}

/** @param {any} laid @param {any} offender */
function nameOf(laid, { kind, id }) {
  return laid[`${kind}s`]?.[id]?.name ?? "";
}
