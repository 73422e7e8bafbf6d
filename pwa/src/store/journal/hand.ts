import type { State } from "./journal.ts";
import type { HandEnd } from "./incidents.ts";
import type { Seat } from "./things.ts";

export interface Hand {
  wind: string;
  number: number;
  counters?: number | null;
}

/** Where in a hanchan, as far as it is known. */
export interface Placed {
  hanchan?: string | null;
  hand?: Hand | null;
}

export const SEATS: Seat[] = ["east", "south", "west", "north"];

/** Which of the four it is, from 0; −1 for none. */
export function turnOf(seat: string) {
  return SEATS.findIndex((one) => one === seat);
}

/** Below zero when `one` is played before `other`, zero when they may be the same. */
export function order(one: Hand, other: Hand) {
  const mine = turnOf(one.wind) * 10 + one.number;
  const theirs = turnOf(other.wind) * 10 + other.number;
  if (mine === theirs && one.counters != null && other.counters != null) return one.counters - other.counters;
  return Math.sign(mine - theirs);
}

/** The same for what happened at a table, where hanchan and hand may be unknown. */
export function placeOrder(one: Placed, other: Placed) {
  // UUIDv7: the hanchan made later has the higher id.
  if (one.hanchan && other.hanchan && one.hanchan !== other.hanchan) return one.hanchan < other.hanchan ? -1 : 1;
  return one.hand && other.hand ? order(one.hand, other.hand) : 0;
}

/** Whether both say the same hand of the same hanchan. */
export function isSameHand({ hanchan, hand }: Placed, other: Placed) {
  if (!hanchan || hanchan !== other.hanchan || !hand || !other.hand) return false;
  const [mine, theirs] = [hand, other.hand].map(({ wind, number, counters }) =>
    [wind, number, counters ?? null].join(),
  );
  return mine === theirs;
}

/** The wind, in hand `number`, of who began on `start`: in hand 2 who began South is East. */
export function windOf(start: string, number: number): Seat {
  return SEATS[(turnOf(start) - number + 1 + 4) % 4];
}

/** The wind on which it began, of who has `seat` in that hand; null where one of them is unknown. */
export function chairOf(seat?: string | null, hand?: Hand | null) {
  return seat && hand ? SEATS[(turnOf(seat) + hand.number - 1) % 4] : null;
}

/** How the log says that this hand ended, if it does; with a chonbo it was dealt again. The twin of the server's. */
export function endOf(state: State, place: Placed & { hand: Hand }) {
  const dealtAgain = (end: HandEnd) =>
    end.how === "chonbo" ||
    Object.values(state.rulings).some(({ closed_by: by, kind }) => by?.id === end.id && kind === "chonbo");
  return Object.values(state.handEnds).find(
    (end) =>
      end.hand &&
      end.hanchan === place.hanchan &&
      placeOrder(end, place) === 0 &&
      (place.hand.counters ?? end.hand.counters) === end.hand.counters &&
      !dealtAgain(end),
  );
}
