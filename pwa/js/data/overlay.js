import { consequences, strongest } from "../engine.js";
import { placeOrder } from "./hand.js";

/** States in which the log will come to hold the item by itself. */
const COMING = ["holding", "waiting", "done", "differs"];

/**
 * The journal's state with what this phone has not sent yet laid over it, so that screens show one truth. What is laid
 * over is marked `unsent: true`, `outbox` (the item's state) and `item` (its id).
 * @param {import("./journal.js").State} state @param {any[]} items the outbox, in order @param {string|null} official
 * @returns {import("./journal.js").State}
 */
export function withOutbox(state, items, official = null) {
  const laid = /** @type {any} */ ({ ...state });
  for (const name of ["rulings", "deadHands", "handEnds", "escalations", "photos"]) laid[name] = { ...laid[name] };
  for (const item of items) {
    const mark = { unsent: true, outbox: item.state, item: item.id };
    if (item.tournament === state.id) LAY[item.kind]?.(laid, item, mark, official);
  }
  laid.deferred = Object.fromEntries(Object.entries(laid.rulings).filter(([, one]) => one.status === "deferred"));
  return laid;
}

/** @type {Record<string, (laid: any, item: any, mark: any, official: string|null) => void>} */
const LAY = {
  ruling: layRuling,
  withdrawal(laid, item, mark) {
    if (COMING.includes(item.state)) end(laid, item.subject, "withdrawn", item.body.reason, mark);
  },
  "hand-end": layHandEnd,
  "dead-hand"(laid, { id, body, made }, mark, official) {
    if (laid.deadHands[id]) return;
    clear(laid, body, "next-hand", mark);
    laid.deadHands[id] = {
      ...declaration(id, body, made, official),
      reason: body.reason ?? null,
      ...mark,
    };
  },
  photo(laid, { id, subject }, mark) {
    laid.photos[id] ??= { id, ruling: subject, type: "image/jpeg", ...mark };
  },
  escalation(laid, { subject, body, made }, mark, official) {
    const own = {
      id: subject,
      ruling: subject,
      status: "open",
      official,
      reason: body.reason,
      escalated_at: made,
    };
    laid.escalations[subject] ??= { ...own, ...mark };
  },
};

/** @param {any} laid @param {any} item @param {any} mark @param {string|null} official */
function layRuling(laid, item, mark, official) {
  if (laid.rulings[item.id]) return;
  const { body, expected = { penalties: [], effects: [], status: "decided" } } = item;
  const penalties = body.issued?.penalties.map(whole) ?? expected.penalties;
  const status = expected.status === "deferred" && !body.issued ? "deferred" : "issued";
  const counts = status === "issued" && COMING.includes(item.state);
  laid.rulings[item.id] = {
    ...{
      id: item.id,
      seq: null,
      status,
      kind: strongest(penalties),
      counts,
      foul: body.foul,
      penalties,
    },
    table: { id: body.table, label: laid.tables[body.table]?.label ?? "" },
    ...{
      hanchan: body.hanchan ?? null,
      hand: body.hand ?? null,
      seat: body.seat ?? null,
    },
    offender: { ...body.offender, name: nameOf(laid, body.offender) },
    ...{
      facts: expected.facts ?? body.facts,
      context: body.context,
      revision: body.revision,
      note: body.note,
    },
    prescribed_followed: !body.issued,
    ...{
      ruled_at: item.ruledAt,
      official,
      amends: body.amends?.ruling ?? null,
      reason: body.issued?.reason,
    },
    ...mark,
  };
  if (!COMING.includes(item.state)) return;
  if (body.amends) end(laid, body.amends.ruling, "amended", body.amends.reason, mark, item.id);
  carryOut(laid, item, consequences(expected, body.issued?.penalties ?? null), mark, official);
}

/** @param {any} laid @param {any} item @param {any} after @param {any} mark @param {string|null} official */
function carryOut(laid, { id, body, made }, after, mark, official) {
  if (after.handEnd) {
    clear(laid, body, "redeal", mark);
    return;
  }
  clear(laid, body, "next-hand", mark);
  const open = Object.values(laid.deadHands).some((one) => one.seat === body.seat && isOpenAt(one, body) === 0);
  if (!after.declaresDead || body.offender.kind !== "player" || !body.seat || open) return;
  laid.deadHands[id] = {
    ...declaration(id, body, made, official),
    reason: null,
    ruling: id,
    ...mark,
  };
}

/** @param {any} laid @param {any} item @param {any} mark @param {string|null} official */
function layHandEnd(laid, item, mark, official) {
  const { id, body, made, state, expected = {} } = item;
  if (laid.handEnds[id] || !COMING.includes(state)) return;
  const { table, hanchan = null, hand = null, how, winners = [], hands = {}, quads = {} } = body;
  laid.handEnds[id] = {
    id,
    table,
    hanchan,
    hand,
    how,
    winners,
    hands,
    quads,
    official,
    device_at: made,
    ...mark,
  };
  clear(laid, body, "hand-end", mark);
  for (const one of Object.values(laid.rulings)) {
    if (one.status !== "deferred" || one.table.id !== table || placeOrder(one, body) !== 0) continue;
    const final = expected[one.id];
    const known = final
      ? {
          penalties: final.penalties,
          kind: strongest(final.penalties),
          final_decision: final,
        }
      : {};
    const counts = final ? strongest(final.penalties) !== "none" : false;
    const cause = { kind: "hand-end", id };
    laid.rulings[one.id] = {
      ...one,
      ...known,
      status: "closed",
      counts,
      closed_by: cause,
      ...mark,
    };
  }
}

/** @param {any} laid @param {string} id @param {string} status @param {string} reason @param {any} mark @param {string|null} by */
function end(laid, id, status, reason, mark, by = null) {
  const ruling = laid.rulings[id];
  if (!ruling || ["withdrawn", "amended"].includes(ruling.status)) return;
  laid.rulings[id] = {
    ...ruling,
    status,
    counts: false,
    amended_by: by,
    ended: { at: null, by: null, reason },
    ...mark,
  };
  const declared = laid.deadHands[id];
  if (declared?.ruling && !declared.cleared_at) close(laid, id, "withdrawn", mark);
}

/** @param {any} laid @param {any} body @param {string} cause @param {any} mark */
function clear(laid, body, cause, mark) {
  if (cause === "next-hand" && !body.hand) return;
  for (const one of Object.values(laid.deadHands)) {
    const played = isOpenAt(one, body);
    if (played !== null && (cause === "next-hand" ? played < 0 : played <= 0)) close(laid, one.id, cause, mark);
  }
}

/** When an open declaration at this table was made, beside this hand; null for any other. @param {any} one @param {any} body */
function isOpenAt(one, body) {
  return one.table === body.table && !one.cleared_at ? placeOrder(one, body) : null;
}

/** @param {any} laid @param {string} id @param {string} cause @param {any} mark */
function close(laid, id, cause, mark) {
  laid.deadHands[id] = {
    ...laid.deadHands[id],
    cleared_at: "unsent",
    cleared_by: cause,
    ...mark,
  };
}

/** @param {string} id @param {any} body @param {string} made @param {string|null} official */
function declaration(id, body, made, official) {
  const { table, hanchan = null, hand = null, seat } = body;
  const open = {
    server_at: null,
    device_at: made,
    cleared_at: null,
    cleared_by: null,
  };
  return { id, table, hanchan, hand, seat, official, ruling: null, ...open };
}

/** @param {any} penalty */
function whole(penalty) {
  return { whom: "offender", ...penalty };
}

/** @param {any} laid @param {any} offender */
function nameOf(laid, { kind, id }) {
  return laid[`${kind}s`]?.[id]?.name ?? "";
}
