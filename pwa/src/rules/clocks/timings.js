/**
 * Lateness clocks computed from recorded times: whoever reads the same timings sees the same clock. What the kinds of
 * timing mean, and which of several stops counts, stands in rulings/clocks/timings.py.
 */

const STOPS = ["arrived", "replaced", "stopped", "cancelled"];

/**
 * What somebody recorded; times in whole milliseconds since 1970, `person` null for what is said of the whole hanchan.
 * @typedef {{id: string, what: string, hanchan: string, person: string|null, at: number, arrived_at?: number|null,
 *   takes_back?: string|null}} Timing
 * @typedef {{at: number, how: string, by: string, others: string[]}} Stopped
 * @typedef {{scheduled: number, stopped: Stopped|null, replaced: boolean, cancelled: boolean}} PersonClock
 */

/**
 * The clock of a person in a round; null where nobody stands recorded as absent.
 * @param {string} person
 * @param {Timing[]} timings all of the round
 * @param {Record<string, number>} scheduled hanchan → its scheduled start
 * @returns {PersonClock|null}
 */
export function clockOf(person, timings, scheduled) {
  const valid = inForce(timings);
  const own = valid.filter((timing) => timing.person === person);
  const missedAt = new Set(own.filter(({ what }) => what === "absent").map(({ hanchan }) => hanchan));
  const starts = [...missedAt].filter((hanchan) => hanchan in scheduled).map((hanchan) => scheduled[hanchan]);
  if (!starts.length) return null;
  const began = [...missedAt].map((hanchan) => beganAt(hanchan, valid)).filter((stop) => stop !== null);
  const off = valid.filter(
    ({ what, hanchan, person: whose }) => what === "cancelled" && missedAt.has(hanchan) && whose !== person,
  );
  const stopped = first(stops(own), [...began, ...off.map((timing) => stop(timing, "cancelled"))]);
  return {
    scheduled: Math.min(.../** @type {number[]} */ (starts)),
    stopped,
    replaced: own.some(({ what }) => what === "replaced"),
    cancelled: stopped?.how === "cancelled" || own.some(({ what }) => what === "cancelled"),
  };
}

/** Whole seconds late: until the clock stopped, or until `now`. @param {PersonClock} clock @param {number} now */
export function secondsLate(clock, now) {
  const end = clock.stopped ? clock.stopped.at : now;
  return Math.floor(Math.max(0, end - clock.scheduled) / 1000);
}

/**
 * When the game began and the timing that says so, of timings that stand; null while it has not.
 * @param {string} hanchan @param {Timing[]} timings @returns {{at: number, how: string, by: string}|null}
 */
export function beganAt(hanchan, timings) {
  const ofHanchan = timings.filter((timing) => timing.hanchan === hanchan && timing.person === null);
  const corrected = last(ofHanchan.filter(({ what }) => what === "corrected"));
  if (corrected) return stop(corrected, "began");
  const begun = ofHanchan.filter(({ what }) => what === "began").map((timing) => stop(timing, "began"));
  return begun.sort(earlier)[0] ?? null;
}

/** The timings that nobody took back. @param {Timing[]} timings @returns {Timing[]} */
export function inForce(timings) {
  const gone = new Set(timings.filter(({ what }) => what === "taken-back").map((timing) => timing.takes_back));
  return timings.filter(({ id, what }) => what !== "taken-back" && !gone.has(id));
}

/** @param {Timing[]} own */
function stops(own) {
  const corrected = last(own.filter(({ what }) => what === "corrected"));
  if (corrected) return [stop(corrected, "corrected")];
  return own.filter(({ what }) => STOPS.includes(what)).map((timing) => stop(timing, timing.what));
}

/** A correction says itself when it was. @param {Timing} timing @param {string} how */
function stop({ id, what, at, arrived_at }, how) {
  return { at: what === "corrected" ? /** @type {number} */ (arrived_at) : at, how, by: id };
}

/**
 * The earliest of a person's own stops and of what stopped every clock there; `others` are own stops alone.
 * @param {{at: number, how: string, by: string}[]} own @param {{at: number, how: string, by: string}[]} events
 * @returns {Stopped|null}
 */
function first(own, events) {
  const [counts] = [...own, ...events].sort(earlier);
  if (!counts) return null;
  const later = own.sort(earlier).filter(({ by }) => by !== counts.by);
  return { ...counts, others: later.map(({ by }) => by) };
}

/** @param {Timing[]} corrections */
function last(corrections) {
  return corrections.sort((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1))[0];
}

/** @param {{at: number, by: string}} a @param {{at: number, by: string}} b */
function earlier(a, b) {
  return a.at - b.at || (a.by < b.by ? -1 : 1);
}
