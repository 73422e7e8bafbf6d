/** The cost of a person's lateness clock: see rulings/scores/charges.py. */

import { assess } from "../clocks/lateness.ts";
import { secondsLate } from "../clocks/timings.ts";
import type { Assessment } from "../clocks/lateness.ts";
import type { PersonClock } from "../clocks/timings.ts";
import type { Rulebook } from "../books/rulebook.ts";

const LONGEST = 24 * 60 * 60;
const CANCELS = "games-cancelled";
const REPLACES = "replacement";

/**
 * Return the cost at `now` (milliseconds) as `assess` gives it; `seconds` at most a day; with `cancellation_due`.
 *
 * Only a person cancels the day's games: until then `cancellation_due` is true, and if that band charges others too
 * (the team, its members), the cost is that of the second before. A player replaced before the band of the replacement
 * has that band's cost, since the forfeit stands in place of the minutes (WRC 2025, 12.3.9). Throws RuleError if the
 * book has no such clock.
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

/** Return the first second of the first band with this effect; Infinity if there is none. */
function opening(book: Rulebook, who: string, effect: string) {
  if (!(who in book.lateness)) return Infinity;
  const clock = book.clock(who);
  const bands = clock.bands.filter(({ once }) => once?.effects?.includes(effect));
  return Math.min(...bands.map((band) => clock.opens(band)));
}

/** Return whether the band that cancels the games charges others than the late person too. */
function chargesOthers(book: Rulebook, who: string) {
  const cancelling = book.clock(who).bands.filter(({ once }) => once?.effects?.includes(CANCELS));
  return cancelling.some(({ once: { points = [], fines = [] } = {} }) =>
    [...points, ...fines].some(({ whom }) => whom !== "offender"),
  );
}
