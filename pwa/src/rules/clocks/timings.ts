/**
 * Lateness clocks computed from recorded times: the same timings, in any order, give the same clock.
 * rulings/clocks/timings.py documents the kinds of timing, and which of several stops counts.
 */

const STOPS = ["arrived", "replaced", "stopped", "cancelled"];

/** A recorded timing; times in whole milliseconds since 1970; `person`: null if it is about the whole hanchan. */
interface Timing {
  id: string;
  what: string;
  hanchan: string;
  person: string | null;
  at: number;
  arrived_at?: number | null;
  takes_back?: string | null;
}

/** When a clock stopped, how and by which timing; `others`: the later stops, which don't count. */
interface Stopped {
  at: number;
  how: string;
  by: string;
  others: string[];
}

/**
 * A person's clock in one round: the scheduled start that it counts from, and how it stopped, if it did.
 *
 * `cancelled`: the games are off, for this person or for another who was missed there.
 */
export interface PersonClock {
  scheduled: number;
  stopped: Stopped | null;
  replaced: boolean;
  cancelled: boolean;
}

/**
 * Return the clock of a person in a round; null if the person was not recorded as absent.
 * @param timings all of the round
 * @param scheduled hanchan → its scheduled start, of which the earliest counts if a person (an arbiter with several
 *   tables) is missed at more than one
 */
export function clockOf(person: string, timings: Timing[], scheduled: Record<string, number>): PersonClock | null {
  const valid = inForce(timings);
  const own = valid.filter((timing) => timing.person === person);
  const missedAt = new Set(own.filter(({ what }) => what === "absent").map(({ hanchan }) => hanchan));
  const starts = [...missedAt].filter((hanchan) => hanchan in scheduled).map((hanchan) => scheduled[hanchan]);
  if (!starts.length) return null;
  const began = [...missedAt].map((hanchan) => beganAt(hanchan, valid)).filter((stop) => stop !== null);
  const cancellations = valid.filter(
    ({ what, hanchan, person: whose }) => what === "cancelled" && missedAt.has(hanchan) && whose !== person,
  );
  const stopped = first(stops(own), [...began, ...cancellations.map((timing) => stop(timing, "cancelled"))]);
  return {
    scheduled: Math.min(...starts),
    stopped,
    replaced: own.some(({ what }) => what === "replaced"),
    cancelled: stopped?.how === "cancelled" || own.some(({ what }) => what === "cancelled"),
  };
}

/** Return the whole seconds late, until the clock stopped or until `now`; never below 0. */
export function secondsLate(clock: PersonClock, now: number) {
  const end = clock.stopped ? clock.stopped.at : now;
  return Math.floor(Math.max(0, end - clock.scheduled) / 1000);
}

/** Return when the game began and the timing that says so, of timings in force; null while it has not. */
export function beganAt(hanchan: string, timings: Timing[]): { at: number; how: string; by: string } | null {
  const ofHanchan = timings.filter((timing) => timing.hanchan === hanchan && timing.person === null);
  const corrected = last(ofHanchan.filter(({ what }) => what === "corrected"));
  if (corrected) return stop(corrected, "began");
  const starts = ofHanchan.filter(({ what }) => what === "began").map((timing) => stop(timing, "began"));
  return starts.sort(earlier)[0] ?? null;
}

/** Return the timings that were not taken back. */
export function inForce(timings: Timing[]): Timing[] {
  const takenBack = new Set(timings.filter(({ what }) => what === "taken-back").map((timing) => timing.takes_back));
  return timings.filter(({ id, what }) => what !== "taken-back" && !takenBack.has(id));
}

function stops(own: Timing[]) {
  const corrected = last(own.filter(({ what }) => what === "corrected"));
  if (corrected) return [stop(corrected, "corrected")];
  return own.filter(({ what }) => STOPS.includes(what)).map((timing) => stop(timing, timing.what));
}

/** Return a timing as a stop; a correction has its own time. */
function stop({ id, what, at, arrived_at }: Timing, how: string) {
  return { at: what === "corrected" ? (arrived_at as number) : at, how, by: id };
}

/** Return the earliest of a person's own stops and of those of the whole hanchan; `others` are own stops alone. */
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
