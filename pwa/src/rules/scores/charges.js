/** What a person's clock costs: see rulings/scores/charges.py. */

import { assess } from "../clocks/lateness.js";
import { secondsLate } from "../clocks/timings.js";

const LONGEST = 24 * 60 * 60;
const CANCELS = "games-cancelled";
const REPLACES = "replacement";

/**
 * What it costs at `now` (milliseconds), as `assess` tells it, with `cancellation_due`: nobody cancels the day's games
 * but a person, and until then what that band charges to others than the late person is not counted.
 * @param {import("../books/rulebook.js").Rulebook} book @param {string} who
 * @param {import("../clocks/timings.js").PersonClock} clock @param {number} now
 * @returns {Record<string, any>}
 */
export function lateness(book, who, clock, now) {
  const seconds = Math.min(secondsLate(clock, now), LONGEST);
  const [cancels, replaces] = [CANCELS, REPLACES].map((effect) => opening(book, who, effect));
  const due = seconds >= cancels && !clock.cancelled;
  const reached = due && chargesOthers(book, who) ? cancels - 1 : seconds;
  const counted = clock.replaced && replaces < Infinity ? Math.max(reached, replaces) : reached;
  return { ...assess(book, who, counted), seconds, cancellation_due: due };
}

/** The first second of the first band with this effect. @param {any} book @param {string} who @param {string} effect */
function opening(book, who, effect) {
  if (!(who in book.lateness)) return Infinity;
  const clock = book.clock(who);
  const bands = clock.bands.filter((/** @type {any} */ { once }) => once?.effects?.includes(effect));
  return Math.min(...bands.map((/** @type {any} */ band) => clock.opens(band)));
}

/** Whether what cancels the games falls on more than the one who is late. @param {any} book @param {string} who */
function chargesOthers(book, who) {
  const cancelling = book.clock(who).bands.filter((/** @type {any} */ { once }) => once?.effects?.includes(CANCELS));
  return cancelling.some((/** @type {any} */ { once: { points = [], fines = [] } }) =>
    [...points, ...fines].some(({ whom }) => whom !== "offender"),
  );
}
