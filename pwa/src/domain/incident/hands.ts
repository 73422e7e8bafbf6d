import { SEATS, store, order, turnOf, windOf } from "../../store/index.ts";
import { save, saved } from "../../ui/local-storage.ts";
import type { Hanchan, Hand, Seat, State } from "../../store/index.ts";

/** What names a hand: a ruling, the end of a hand. */
interface Naming {
  hanchan: string | null;
  hand: Hand | null;
  next?: Dealt;
  ruled_at?: string;
  server_at?: string;
  device_at?: string | null;
}

/** `deposits`: riichi sticks on the table before it */
export type Dealt = Hand & { deposits?: number };

/** What this phone's referee said of a table. `at`: when, ms; `before`: the hand until then; `turned`: in quarters */
interface Said {
  hanchan?: string | null;
  hand?: Dealt | null;
  before?: Dealt | null;
  at?: number;
  turned?: number;
}

/** Which hanchan and hand each table is in, as this phone's referee said last. */
const KEY = "shinpan.hand.";
const LAST = "shinpan.table";
const MOST_COUNTERS = 99;
const FIRST: Hand = { wind: "east", number: 1, counters: 0 };

/**
 * The hanchan played at a table now: the one this phone chose; else the last whose time has come, or the next once its
 * result is there or it is void; where nobody says when they begin, the newest. The twin of the server's.
 */
export function hanchanAt(state: State, table: string): Hanchan | null {
  const all = hanchansAt(state, table).reverse();
  const chosen = all.find(({ id }) => id === storedHand(table)?.hanchan);
  if (chosen || all.length < 2) return chosen ?? all[0] ?? null;
  const now = store.now();
  const timed = all.filter(({ scheduled_at: at }) => at);
  const last = timed.findLast(({ scheduled_at: at }) => at && Date.parse(at) <= now) ?? timed[0] ?? all[all.length - 1];
  const isOver = ({ id, status }: Hanchan) => state.results[id] || status === "void";
  return all.slice(all.indexOf(last)).find((one) => !isOver(one)) ?? all[all.length - 1];
}

/** Why a hanchan is not played any more: cancelled, void or finished; null for one that is. */
export function endedAs(state: State, { id, status }: Pick<Hanchan, "id" | "status">): string | null {
  return status ?? (state.results[id] ? "finished" : null);
}

/** Every hanchan at a table, newest first. */
export function hanchansAt(state: State, table: string): Hanchan[] {
  const there = Object.values(state.hanchans).filter((one) => one.table === table);
  return there.sort((one, other) => (one.id < other.id ? 1 : -1));
}

/**
 * The hand played now. A later hand in a newer ruling of anyone's, or the one that an end of a hand says comes next,
 * counts as the present one.
 */
export function handAt(state: State, table: string, hanchan: Hanchan | null): Hand {
  const { deposits: _, ...hand } = dealtAt(state, table, hanchan);
  return hand;
}

/** The hand played now, with the riichi sticks on the table before it. */
export function dealtAt(state: State, table: string, hanchan: Hanchan | null) {
  const own = storedHand(table);
  const { hand: first, at }: { hand: Dealt; at: number } =
    own?.hand && own.hanchan === hanchan?.id ? { hand: own.hand, at: own.at ?? 0 } : { hand: FIRST, at: 0 };
  let hand = first;
  const all: Naming[] = [...Object.values(state.rulings), ...Object.values(state.handEnds)];
  for (const one of all) {
    if (!one.hand || !hanchan || one.hanchan !== hanchan.id) continue;
    const said = one.next ?? one.hand;
    const later = order(said, hand);
    const isNewer = Date.parse(one.ruled_at ?? one.server_at ?? one.device_at ?? "") > at;
    if (isNewer && (later > 0 || (one.next && !later))) hand = said;
  }
  return { ...hand, counters: hand.counters ?? 0, deposits: hand.deposits ?? 0 };
}

/** Say which hand is played now, and which was until then. */
export function setHand(table: string, hanchan: Hanchan | null, hand: Dealt, before: Dealt | null = null) {
  storeHand(table, { ...storedHand(table), hanchan: hanchan?.id ?? null, hand, before, at: store.now() });
}

/** Say which hanchan is played now. @param hanchan its id */
export function setHanchan(table: string, hanchan: string) {
  storeHand(table, { ...storedHand(table), hanchan, hand: null, at: 0 });
}

/** The hand after the deal has passed on; without counters, unless `counters` says how many. */
export function next({ wind, number }: Hand, counters = 0): Hand {
  if (number < SEATS.length) return { wind, number: number + 1, counters };
  return { wind: SEATS[(turnOf(wind) + 1) % SEATS.length], number: 1, counters };
}

/** The hand that the same dealer deals again, with one counter more. */
export function repeated(hand: Hand): Hand {
  return { ...hand, counters: Math.min((hand.counters ?? 0) + 1, MOST_COUNTERS) };
}

/** Who sits where in this hand: the starting seats (they stay) with the wind of this hand and the player. */
export function seated(hanchan: Pick<Hanchan, "seats">, hand: Hand): { start: Seat; wind: Seat; player: string }[] {
  return SEATS.map((start) => ({ start, wind: windOf(start, hand.number), player: hanchan.seats[start] }));
}

/** How far the drawing of a table is turned, in quarters. */
export function turned(table: string): number {
  return storedHand(table)?.turned ?? 0;
}

/** Turn the drawing a quarter. */
export function turn(table: string) {
  storeHand(table, { ...storedHand(table), turned: (turned(table) + 1) % SEATS.length });
}

/** The table opened last on this phone. */
export function lastTable(): string | null {
  return saved(LAST);
}

export function visit(table: string) {
  save(LAST, table);
}

/** What this phone said last. */
export function storedHand(table: string): Said | null {
  return saved(KEY + table);
}

function storeHand(table: string, said: Said) {
  save(KEY + table, said);
}
