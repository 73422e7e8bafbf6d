import { placeOrder } from "./hand.ts";
import type { Placed } from "./hand.ts";
import type { AboutToCall } from "./known-facts.ts";
import type { DeadHand, HandEnd, Ruling } from "./incidents.ts";
import type { State } from "./journal.ts";

/** A hand seldom takes longer: after that a person has to say whether it is still this one. */
const LASTS_MS = 8 * 60_000;

/**
 * Whether the call's hand was declared dead. `sure`: null where the log can't tell, since the seat is not known, eight
 * minutes passed since somebody last named this hand, or a later hand was named meanwhile (then `doubtful` is the
 * declaration); `held`: whether one may be of this hand. The twin of the server's.
 * @param at when it is made, ms
 */
export function declaredDead(
  state: State,
  call: AboutToCall,
  at: number,
): { sure: boolean | null; held: boolean; doubtful: DeadHand | null } {
  const own = Object.values(state.deadHands).filter((one) => one.table === call.table);
  const held = own.filter((one) => heldAt(one, at));
  if (!call.seat) return { sure: held.length > 0 ? null : false, held: held.length > 0, doubtful: null };
  const isThis = (one: DeadHand) =>
    one.seat === call.seat && one.id !== call.amends?.ruling && placeOrder(one, call) === 0;
  const these = held.filter(isThis);
  if (these.some((one) => isSure(state, call, one, at))) return { sure: true, held: true, doubtful: null };
  const movedOn = own.find((one) => one.cleared_by === "next-hand" && one.hand && call.hand && isThis(one));
  const doubtful = these[0] ?? movedOn ?? null;
  return { sure: doubtful ? null : false, held: these.length > 0, doubtful };
}

/** Whether the hand of that declaration surely lasts still when the call is made. */
function isSure(state: State, call: AboutToCall, declared: DeadHand, at: number) {
  const since = timeOf(declared);
  const place = { hanchan: call.hanchan ?? declared.hanchan, hand: call.hand ?? declared.hand };
  let last = since;
  for (const one of namedAt(state, call.table)) {
    const order = placeOrder(one, place);
    const said = timeOf(one);
    if (said > since && said <= at && (order > 0 || (order < 0 && !declared.hand))) return false;
    if (order === 0 && place.hand && one.hand) last = Math.max(last, said);
  }
  return at - last < LASTS_MS;
}

/** All at a table that may name a hand. */
function namedAt({ rulings, handEnds, deadHands }: State, table: string | undefined): (Ruling | HandEnd | DeadHand)[] {
  const all = [...Object.values(rulings), ...Object.values(handEnds), ...Object.values(deadHands)];
  return all.filter((one) => (typeof one.table === "string" ? one.table : one.table.id) === table);
}

interface Times {
  ruled_at?: string;
  device_at?: string | null;
  server_at?: string | null;
}

/** When it was said: a device's time can't be later than the server's. @returns ms */
function timeOf({ ruled_at, device_at, server_at }: Times): number {
  const times = ruled_at ? [ruled_at] : [device_at, server_at].filter((at) => typeof at === "string");
  return Math.min(...times.map((at) => Date.parse(at)));
}

/** Open, or cleared only after that moment. */
function heldAt({ cleared_at, cleared_by }: DeadHand, at: number) {
  return !cleared_at || (Date.parse(cleared_at) > at && cleared_by !== "withdrawn");
}

/** A seat in a hand. */
interface SeatAt extends Placed {
  table: { id: string };
  seat?: string | null;
}

/**
 * The declaration by which the seat's hand is dead, now or at that moment; undefined where it is not.
 * @param at ms
 */
export function isDead(state: State, { table, hanchan, hand, seat }: SeatAt, at: number = Infinity) {
  return Object.values(state.deadHands).find(
    (one) => one.table === table.id && one.seat === seat && heldAt(one, at) && placeOrder(one, { hanchan, hand }) === 0,
  );
}

/** When a hand was declared dead. */
export function deadSince({ rulings }: State, { ruling, server_at, device_at }: DeadHand): string {
  return rulings[ruling ?? ""]?.ruled_at ?? device_at ?? server_at;
}
