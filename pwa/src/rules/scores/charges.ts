/** What a person's clock costs: see rulings/scores/charges.py. */

import { assess } from "../clocks/lateness.ts";
import { secondsLate } from "../clocks/timings.ts";
import type { Assessment } from "../clocks/lateness.ts";
import type { PersonClock } from "../clocks/timings.ts";
import type { Rulebook } from "../books/rulebook.ts";

const LONGEST = 24 * 60 * 60;
const CANCELS = "games-cancelled";
const REPLACES = "replacement";

/**
 * What it costs at `now` (milliseconds), as `assess` tells it, with `cancellation_due`: nobody cancels the day's games
 * but a person, and until then what that band charges to others than the late person is not counted.
 */
export function lateness(
  book: Rulebook,
  who: string,
  clock: PersonClock,
  now: number,
): Assessment & { cancellation_due: boolean } {
  const seconds = Math.min(secondsLate(clock, now), LONGEST);
  const [cancels, replaces] = [CANCELS, REPLACES].map((effect) => opening(book, who, effect));
  const due = seconds >= cancels && !clock.cancelled;
  const reached = due && chargesOthers(book, who) ? cancels - 1 : seconds;
  const counted = clock.replaced && replaces < Infinity ? Math.max(reached, replaces) : reached;
  return { ...assess(book, who, counted), seconds, cancellation_due: due };
}

/** The first second of the first band with this effect. */
function opening(book: Rulebook, who: string, effect: string) {
  if (!(who in book.lateness)) return Infinity;
  const clock = book.clock(who);
  const bands = clock.bands.filter(({ once }) => once?.effects?.includes(effect));
  return Math.min(...bands.map((band) => clock.opens(band)));
}

/** Whether what cancels the games falls on more than the one who is late. */
function chargesOthers(book: Rulebook, who: string) {
  const cancelling = book.clock(who).bands.filter(({ once }) => once?.effects?.includes(CANCELS));
  return cancelling.some(({ once: { points = [], fines = [] } = {} }) =>
    [...points, ...fines].some(({ whom }) => whom !== "offender"),
  );
}
