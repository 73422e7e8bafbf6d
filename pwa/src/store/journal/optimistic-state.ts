import { canonical } from "../../rules/books/rulebook.ts";
import { DRAW, OPEN, consequences, isOffence, strongest } from "../../rules/engine/consequences.ts";
import { isStopped } from "../outbox/items.ts";
import { asOnePerson } from "./corrections.ts";
import { isDead } from "./dead-hands.ts";
import { endOf, isSameHand, placeOrder } from "./hand.ts";
import { copied } from "./journal.ts";
import type { ShownState } from "../snapshot.ts";
import type { Body, Showed } from "../outbox/bodies.ts";
import type { Item, ItemOf, Kind } from "../outbox/items.ts";
import type { State } from "./journal.ts";
import type { IssuedPenalty } from "../../rules/engine/decision.ts";
import type { DeadHand, Offender, Ruling } from "./incidents.ts";
import type { Official, Seat, Unsent } from "./things.ts";

const OVER = ["withdrawn", "amended"];

/** What applies one item: the state so far, the item, its mark, whether the log will hold it. */
export interface Application<Of extends Item = Item> {
  next: State;
  item: Of;
  mark: Unsent;
  coming: boolean;
  official: string | null;
}

/** What applies each kind. */
export type Appliers = { [One in Kind]?: (given: Application<ItemOf<One>>) => void };

/**
 * The journal's state with what this phone has not sent yet applied to it, so that screens show one truth. What is added
 * is marked `unsent: true`, `outbox` (the item's state) and `item` (its id).
 * @param items the outbox, in order
 */
export function optimisticState(
  state: State,
  items: Item[],
  official: string | null = null,
): State & Pick<ShownState, "deferred"> {
  const next = copied(state);
  for (const sent of items) {
    if (sent.tournament !== state.id) continue;
    const item = asOnePerson(sent, state.merged);
    const mark = { unsent: true, outbox: item.state, item: item.id };
    try {
      const apply = APPLY[item.kind] as ((given: Application) => void) | undefined; // its kind says what its body is
      apply?.({ next, item, mark, coming: !isStopped(item.state), official });
    } catch {
      // It stays in the outbox, where a person sees it: an item that can't be next must not close the app.
    }
  }
  const deferred = Object.entries(next.rulings).filter(([, one]) => one.status === "deferred");
  return { ...next, deferred: Object.fromEntries(deferred) };
}

/** What applies each kind; those of unsent/ join it once there are any. */
export const APPLY: Appliers = {
  ruling: applyRuling,
  withdrawal(given) {
    const { item, coming } = given;
    if (coming) end(given, item.subject, "withdrawn", item.body.reason);
  },
  "hand-end": applyHandEnd,
  "dead-hand"(given) {
    const { next, item, mark, coming } = given;
    if (next.deadHands[item.id] || !coming) return;
    clear(given, "next-hand");
    next.deadHands[item.id] = { ...declaration(given, item.body.seat), reason: item.body.reason ?? null, ...mark };
  },
  schedule({ next, item: { subject, body }, mark, coming }) {
    const { scheduled_at, minutes } = body;
    if (coming && next.hanchans[subject])
      next.hanchans[subject] = { ...next.hanchans[subject], scheduled_at, minutes, ...mark };
  },
  timing({ next, item: { id, body, ruledAt: at }, mark, coming, official }) {
    const { person = null, ...said } = body;
    if (coming) next.timings[id] ??= { id, at, official, revision: next.revision ?? "", ...said, person, ...mark };
  },
  "extra-time"({ next, item: { id, body }, mark, coming }) {
    if (coming) next.extraTimes[id] ??= { id, ...body, ...mark };
  },
  "kept-answer"({ next, item: { subject, body }, mark, coming }) {
    const state = body.confirmed ? "confirmed" : "dismissed";
    if (coming && next.keptTimes[subject]) next.keptTimes[subject] = { ...next.keptTimes[subject], state, ...mark };
  },
  photo({ next, item, mark }) {
    next.photos[item.id] ??= { id: item.id, ruling: item.subject, type: "image/jpeg", ...mark };
  },
  escalation({ next, item, mark, official }) {
    const { subject: id, body, ruledAt: escalated_at } = item;
    const level = levelOf(next, next.rulings[id], official);
    const own = { id, ruling: id, status: "open", level, standing_id: id, official, steps: [], escalated_at };
    next.escalations[id] ??= { ...own, ...body, ...mark };
  },
};

export function applyRuling(given: Application<ItemOf<"ruling">>) {
  const { next, item, coming } = given;
  if (next.rulings[item.id]) return;
  const expected: Showed = item.expected ?? { penalties: [], effects: [], status: "decided" };
  next.rulings[item.id] = ruling(given, expected);
  if (!coming) return;
  const { amends, issued, facts = {}, context = {} } = item.body;
  if (amends) end(given, amends.ruling, "amended", amends.reason, item.id);
  carryOut(given, consequences({ facts, context, ...expected }, issued?.penalties ?? null));
}

function ruling(
  { next, item: { id, body, ruledAt }, mark, coming, official }: Application<ItemOf<"ruling">>,
  expected: Showed,
): Ruling {
  const penalties = body.issued?.penalties.map(whole) ?? expected.penalties;
  const status = expected.status === "deferred" && !body.issued ? "deferred" : "issued";
  const prescribed = canonical(penalties) === canonical(expected.penalties);
  const {
    table,
    hanchan = null,
    hand = null,
    seat = null,
    foul,
    context = {},
    revision = "",
    note,
    amends,
    issued,
    incident,
  } = body;
  return {
    id,
    seq: null,
    status,
    kind: strongest(penalties),
    counts: coming && status === "issued" && (prescribed ? isCounted(expected) : isOffence(penalties)),
    penalties,
    effects: prescribed ? expected.effects : [],
    table: { id: table, label: next.tables[table]?.label ?? "" },
    hanchan,
    hand,
    seat,
    foul,
    facts: expected.facts ?? body.facts ?? {},
    context,
    revision,
    note,
    offender: { ...body.offender, name: nameOf(next, body.offender) },
    prescribed_followed: prescribed || OPEN.includes(expected.status),
    reason: issued?.reason,
    amends: amends?.ruling ?? null,
    incident: incident ?? next.rulings[amends?.ruling ?? ""]?.incident,
    ruled_at: ruledAt,
    official,
    ...mark,
  };
}

/** An item of an older app does not say it. */
function isCounted({ counts, penalties }: Showed): boolean {
  return counts ?? isOffence(penalties);
}

function carryOut(given: Application<ItemOf<"ruling">>, after: { declaresDead: boolean; handEnd: string | null }) {
  const { next, item, mark } = given;
  const { id, body, ruledAt } = item;
  const place = { ...body, table: { id: body.table } };
  clear(given, after.handEnd ? "redeal" : "next-hand");
  if (after.handEnd) {
    if (after.handEnd !== DRAW) closeAll(given, "ruling");
  } else if (after.declaresDead && body.offender.kind === "player" && body.seat) {
    if (isDead(next, place, Date.parse(ruledAt))) return;
    next.deadHands[id] = { ...declaration(given, body.seat), ruling: id, ...mark };
    const { hanchan, hand } = body;
    const end = hanchan && hand?.counters != null && endOf(next, { hanchan, hand });
    if (end) clear(given, "hand-end", end.server_at ?? end.device_at);
  }
}

function applyHandEnd(given: Application<ItemOf<"hand-end">>) {
  const { next, item, mark, coming, official } = given;
  const { id, body, made: device_at, ruledAt: server_at } = item;
  if (next.handEnds[id] || !coming) return;
  const unsaid = { hanchan: null, hand: null, winners: [], riichi: [], hands: {}, quads: {} };
  next.handEnds[id] = { ...unsaid, ...body, id, official, device_at, server_at, ...mark };
  clear(given, "hand-end");
  closeAll(given, "hand-end");
}

/** All that waits for the end of this hand. */
function closeAll(given: Application<ItemOf<"hand-end" | "ruling">>, by: "hand-end" | "ruling") {
  const { next, item } = given;
  for (const one of Object.values(next.rulings)) {
    const waits = one.status === "deferred" && one.id !== item.id && one.table.id === item.body.table;
    if (waits && placeOrder(one, item.body) === 0) close(given, one, by);
  }
}

/** What it comes to is known where the screen told it, and else when the server answers. */
function close(
  { next, item, mark }: Application<ItemOf<"hand-end" | "ruling">>,
  waiting: Ruling,
  by: "hand-end" | "ruling",
) {
  const final = item.kind === "hand-end" ? item.expected?.[waiting.id] : undefined;
  const kind = final ? strongest(final.penalties) : waiting.kind;
  next.rulings[waiting.id] = {
    ...waiting,
    ...(final && { penalties: final.penalties, effects: final.effects, kind, final_decision: final }),
    ...{ status: "closed", counts: final !== undefined && isCounted(final) },
    ...{ closed_by: { kind: by, id: item.id }, ...mark },
  };
}

export function end(
  { next, item, mark, official }: Application,
  id: string,
  status: string,
  reason: string,
  by: string | null = null,
) {
  const standing = next.rulings[id];
  if (!standing || OVER.includes(standing.status)) return;
  next.rulings[id] = {
    ...standing,
    ...{ status, counts: false, amended_by: by, ended: { at: item.ruledAt, by: official, reason } },
    ...(standing.unsent ? {} : mark),
  };
  liftOf({ next, item, mark }, standing, by);
}

/**
 * The declaration that a ruling made which holds no more; it stays while another ruling has this hand dead. The twin of the
 * server's.
 * @param by what replaces it
 */
function liftOf({ next, item, mark }: Pick<Application, "next" | "item" | "mark">, ruling: Ruling, by: string | null) {
  const isHere = (one: Ruling | DeadHand) => one.seat === ruling.seat && isSameHand(one, ruling);
  const isInForce = (one?: Ruling) => one && !OVER.includes(one.status) && !isStopped(one.outbox ?? "");
  const dead = (one: Ruling) => one.penalties.some(({ kind }) => kind === "dead-hand");
  const others = Object.values(next.rulings).filter((one) => one.id !== by && isInForce(one) && isHere(one));
  if (others.some(dead)) return;
  for (const one of Object.values(next.deadHands)) {
    const over = one.id === ruling.id || (isHere(one) && !isInForce(next.rulings[one.ruling ?? ""]));
    if (over && one.ruling && !one.cleared_at) lift({ next, mark }, one.id, "withdrawn", item.ruledAt);
  }
}

/** What is of a hand. */
type OfHand = "ruling" | "hand-end" | "dead-hand";

/** @param at until when they held */
function clear(given: Application<ItemOf<OfHand>>, cause: string, at: string = given.item.ruledAt) {
  const { next, item } = given;
  if (cause === "next-hand" && !item.body.hand) return;
  for (const one of Object.values(next.deadHands)) {
    const order = played(one, item.body);
    if (order !== null && (cause === "next-hand" ? order < 0 : order <= 0)) lift(given, one.id, cause, at);
  }
}

/** The order of an open declaration at this table and of this hand; null for any other. */
function played(one: DeadHand, body: Body) {
  return one.table === body.table && !one.cleared_at ? placeOrder(one, body) : null;
}

function lift({ next, mark }: Pick<Application, "next" | "mark">, id: string, cause: string, at: string) {
  next.deadHands[id] = { ...next.deadHands[id], cleared_at: at, cleared_by: cause, ...mark };
}

function declaration(
  { item: { id, body, made: device_at }, official }: Application<ItemOf<"ruling" | "dead-hand">>,
  seat: Seat,
) {
  const { table, hanchan = null, hand = null } = body;
  const open = { server_at: null, device_at, cleared_at: null, cleared_by: null };
  return { id, table, hanchan, hand, seat, official, reason: null, ruling: null, ...open };
}

/** Find the level that an escalation opens at, as the server does. */
function levelOf(next: State, ruling: Ruling | undefined, by: string | null) {
  const hasRole = ({ roles = [] }: Partial<Official>, role: string) => roles.includes(role);
  const own = next.officials[by ?? ""] ?? {};
  if (hasRole(own, "head-referee") || hasRole(own, "director")) return "director";
  const others = Object.values(next.officials).filter((one) => !one.revoked_at && one.id !== ruling?.official);
  return others.some((one) => hasRole(one, "head-referee")) ? "head-referee" : "director";
}

function whole(penalty: Omit<IssuedPenalty, "whom"> & { whom?: string }): IssuedPenalty {
  return { whom: "offender", ...penalty };
}

function nameOf(next: State, { kind, id }: Pick<Offender, "kind" | "id">) {
  return next[`${kind}s` as const]?.[id]?.name ?? "";
}
