/** @typedef {{wind: string, number: number, counters?: number|null}} Hand */

export const SEATS = ["east", "south", "west", "north"];

/** Below zero when `one` is played before `other`, zero when they may be the same. @param {Hand} one @param {Hand} other */
export function order(one, other) {
  const mine = SEATS.indexOf(one.wind) * 10 + one.number;
  const theirs = SEATS.indexOf(other.wind) * 10 + other.number;
  if (mine === theirs && one.counters != null && other.counters != null) return one.counters - other.counters;
  return Math.sign(mine - theirs);
}

/**
 * The same for what happened at a table, where hanchan and hand may be unknown.
 * @param {{hanchan?: string|null, hand?: Hand|null}} one @param {{hanchan?: string|null, hand?: Hand|null}} other
 */
export function placeOrder(one, other) {
  // UUIDv7: the hanchan made later has the higher id.
  if (one.hanchan && other.hanchan && one.hanchan !== other.hanchan) return one.hanchan < other.hanchan ? -1 : 1;
  return one.hand && other.hand ? order(one.hand, other.hand) : 0;
}

/** Whether both say the same hand of the same hanchan. @param {any} one @param {any} other */
export function isSameHand({ hanchan, hand }, other) {
  if (!hanchan || hanchan !== other.hanchan || !hand || !other.hand) return false;
  const [mine, theirs] = [hand, other.hand].map(({ wind, number, counters }) =>
    [wind, number, counters ?? null].join(),
  );
  return mine === theirs;
}

/** The wind, in hand `number`, of who began on `start`: in hand 2 who began South is East. @param {string} start */
export function windOf(start, /** @type {number} */ number) {
  return SEATS[(SEATS.indexOf(start) - number + 1 + 4) % 4];
}

/** The wind on which it began, of who has `seat` in that hand; null where one of them is unknown. @param {string|null} [seat] @param {Hand|null} [hand] */
export function chairOf(seat, hand) {
  return seat && hand ? SEATS[(SEATS.indexOf(seat) + hand.number - 1) % 4] : null;
}

/**
 * How the log says that this hand ended, if it does; with a chonbo it was dealt again. The twin of the server's.
 * @param {any} state @param {any} place {hanchan, hand}
 */
export function endOf(state, place) {
  const dealtAgain = (/** @type {any} */ end) =>
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
