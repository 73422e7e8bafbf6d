import { canonical } from "../../rules/books/rulebook.js";
import { consequences, strongest } from "../../rules/engine/consequences.js";
import { isStopped } from "../sending/stages.js";
import { endOf, placeOrder } from "./hand.js";
import { resultNumber } from "./journal.js";
import { isDead } from "./offences.js";

const OVER = ["withdrawn", "amended"];
const OPEN = ["discretion", "not-covered"]; // the book prescribes nothing

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
    const level = levelOf(laid, laid.rulings[id], official);
    const own = { id, ruling: id, status: "open", level, standing_id: id, official, steps: [], escalated_at };
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
    prescribed_followed:
      !issued || OPEN.includes(expected.status) || canonical(penalties) === canonical(expected.penalties),
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
  const { id, body, ruledAt } = item;
  const place = { ...body, table: { id: body.table } };
  clear(layer, after.handEnd ? "redeal" : "next-hand");
  if (after.handEnd) {
    closeAll(layer, "ruling");
  } else if (after.declaresDead && body.offender.kind === "player" && body.seat) {
    if (isDead(laid, place, Date.parse(ruledAt))) return;
    laid.deadHands[id] = { ...declaration(layer), ruling: id, ...mark };
    const end = body.hanchan && body.hand?.counters != null && endOf(laid, body);
    if (end) clear(layer, "hand-end", end.server_at ?? end.device_at);
  }
}

/** @param {Layer} layer */
function layHandEnd(layer) {
  const { laid, item, mark, coming, official } = layer;
  const { id, body, made: device_at } = item;
  if (laid.handEnds[id] || !coming) return;
  const { table, hanchan = null, hand = null, how, winners = [], hands = {}, quads = {} } = body;
  laid.handEnds[id] = { id, table, hanchan, hand, how, winners, hands, quads, official, device_at, ...mark };
  clear(layer, "hand-end");
  closeAll(layer, "hand-end");
}

/** All that waits for the end of this hand. @param {Layer} layer @param {"hand-end"|"ruling"} by */
function closeAll(layer, by) {
  const { laid, item } = layer;
  for (const one of Object.values(laid.rulings)) {
    const waits = one.status === "deferred" && one.id !== item.id && one.table.id === item.body.table;
    if (waits && placeOrder(one, item.body) === 0) close(layer, one, by);
  }
}

/**
 * What it comes to is known where the screen told it, and else when the server answers.
 * @param {Layer} layer @param {any} waiting @param {"hand-end"|"ruling"} by
 */
function close({ laid, item, mark }, waiting, by) {
  const final = item.expected?.[waiting.id];
  const kind = final ? strongest(final.penalties) : waiting.kind;
  laid.rulings[waiting.id] = {
    ...waiting,
    ...(final && { penalties: final.penalties, kind, final_decision: final }),
    ...{ status: "closed", counts: Boolean(final) && kind !== "none" },
    ...{ closed_by: { kind: by, id: item.id }, ...mark },
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
  if (declared?.ruling && !declared.cleared_at) lift({ laid, mark }, id, "withdrawn", item.ruledAt);
}

/** @param {Layer} layer @param {string} cause @param {string} [at] until when they held */
function clear(layer, cause, at = layer.item.ruledAt) {
  const { laid, item } = layer;
  if (cause === "next-hand" && !item.body.hand) return;
  for (const one of Object.values(laid.deadHands)) {
    const order = played(one, item.body);
    if (order !== null && (cause === "next-hand" ? order < 0 : order <= 0)) lift(layer, one.id, cause, at);
  }
}

/** The order of an open declaration at this table and of this hand; null for any other. @param {any} one @param {any} body */
function played(one, body) {
  return one.table === body.table && !one.cleared_at ? placeOrder(one, body) : null;
}

/** @param {Pick<Layer, "laid"|"mark">} layer @param {string} id @param {string} cause @param {string} at */
function lift({ laid, mark }, id, cause, at) {
  laid.deadHands[id] = { ...laid.deadHands[id], cleared_at: at, cleared_by: cause, ...mark };
}

/** @param {Layer} layer */
function declaration({ item: { id, body, made: device_at }, official }) {
  const { table, hanchan = null, hand = null, seat } = body;
  const open = { server_at: null, device_at, cleared_at: null, cleared_by: null };
  return { id, table, hanchan, hand, seat, official, reason: null, ruling: null, ...open };
}

/** With whom an escalation lies first; the twin of the server's. @param {any} laid @param {any} ruling @param {string|null} by */
function levelOf(laid, ruling, by) {
  const holds = (/** @type {any} */ { roles = [] }, /** @type {string} */ role) => roles.includes(role);
  const own = laid.officials[by ?? ""] ?? {};
  if (holds(own, "head-referee") || holds(own, "director")) return "director";
  const others = Object.values(laid.officials).filter((one) => !one.revoked_at && one.id !== ruling?.official);
  return others.some((one) => holds(one, "head-referee")) ? "head-referee" : "director";
}

/** @param {any} penalty */
function whole(penalty) {
  return { whom: "offender", ...penalty };
}

/** @param {any} laid @param {any} offender */
function nameOf(laid, { kind, id }) {
  return laid[`${kind}s`]?.[id]?.name ?? "";
}
