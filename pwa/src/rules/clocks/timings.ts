/**
 * Lateness clocks computed from recorded times: whoever reads the same timings sees the same clock. What the kinds of
 * timing mean, and which of several stops counts, stands in rulings/clocks/timings.py.
 */

const STOPS = ["arrived", "replaced", "stopped", "cancelled"];

/** What somebody recorded; times in whole milliseconds since 1970, `person` null for what is said of the whole hanchan. */
interface Timing {
  id: string;
  what: string;
  hanchan: string;
  person: string | null;
  at: number;
  arrived_at?: number | null;
  takes_back?: string | null;
}

interface Stopped {
  at: number;
  how: string;
  by: string;
  others: string[];
}

export interface PersonClock {
  scheduled: number;
  stopped: Stopped | null;
  replaced: boolean;
  cancelled: boolean;
}

/**
 * The clock of a person in a round; null where nobody stands recorded as absent.
 * @param timings all of the round
 * @param scheduled hanchan → its scheduled start
 */
export function clockOf(person: string, timings: Timing[], scheduled: Record<string, number>): PersonClock | null {
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
    scheduled: Math.min(...starts),
    stopped,
    replaced: own.some(({ what }) => what === "replaced"),
    cancelled: stopped?.how === "cancelled" || own.some(({ what }) => what === "cancelled"),
  };
}

/** Whole seconds late: until the clock stopped, or until `now`. */
export function secondsLate(clock: PersonClock, now: number) {
  const end = clock.stopped ? clock.stopped.at : now;
  return Math.floor(Math.max(0, end - clock.scheduled) / 1000);
}

/** When the game began and the timing that says so, of timings that stand; null while it has not. */
export function beganAt(hanchan: string, timings: Timing[]): { at: number; how: string; by: string } | null {
  const ofHanchan = timings.filter((timing) => timing.hanchan === hanchan && timing.person === null);
  const corrected = last(ofHanchan.filter(({ what }) => what === "corrected"));
  if (corrected) return stop(corrected, "began");
  const begun = ofHanchan.filter(({ what }) => what === "began").map((timing) => stop(timing, "began"));
  return begun.sort(earlier)[0] ?? null;
}

/** The timings that nobody took back. */
export function inForce(timings: Timing[]): Timing[] {
  const gone = new Set(timings.filter(({ what }) => what === "taken-back").map((timing) => timing.takes_back));
  return timings.filter(({ id, what }) => what !== "taken-back" && !gone.has(id));
}

function stops(own: Timing[]) {
  const corrected = last(own.filter(({ what }) => what === "corrected"));
  if (corrected) return [stop(corrected, "corrected")];
  return own.filter(({ what }) => STOPS.includes(what)).map((timing) => stop(timing, timing.what));
}

/** A correction says itself when it was. */
function stop({ id, what, at, arrived_at }: Timing, how: string) {
  return { at: what === "corrected" ? (arrived_at as number) : at, how, by: id };
}

/** The earliest of a person's own stops and of what stopped every clock there; `others` are own stops alone. */
function first(
  own: { at: number; how: string; by: string }[],
  events: { at: number; how: string; by: string }[],
): Stopped | null {
  const [counts] = [...own, ...events].sort(earlier);
  if (!counts) return null;
  const later = own.sort(earlier).filter(({ by }) => by !== counts.by);
  return { ...counts, others: later.map(({ by }) => by) };
}

function last(corrections: Timing[]) {
  return corrections.sort((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1))[0];
}

function earlier(a: { at: number; by: string }, b: { at: number; by: string }) {
  return a.at - b.at || (a.by < b.by ? -1 : 1);
}
