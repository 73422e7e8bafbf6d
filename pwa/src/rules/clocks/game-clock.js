/** How long a hanchan lasts: its minutes from when the game began, and the extra time that its table was given. */

const MINUTE = 60_000;
const SECOND = 1000;

/** The clock of a hanchan that has begun, ms since 1970. @typedef {{began: number, ends: number}} GameClock */

/**
 * The clock of a hanchan; null before it begins, and where it has no limit.
 * @param {number|null} began @param {number|null} minutes @param {number} extraSeconds all that its table was given, together
 * @returns {GameClock|null}
 */
export function gameClock(began, minutes, extraSeconds) {
  if (began === null || minutes === null) return null;
  return { began, ends: began + minutes * MINUTE + extraSeconds * SECOND };
}

/** Whole seconds left, a second that has begun still counting; none once time is up. @param {GameClock} clock @param {number} now */
export function secondsLeft(clock, now) {
  return Math.max(0, Math.ceil((clock.ends - now) / SECOND));
}

/** Whether time is up. @param {GameClock} clock @param {number} now */
export function isUp(clock, now) {
  return now >= clock.ends;
}

/**
 * What is played when time is up: `still` finish-hand or one-more-hand, `chonbo` no-redeal or redeal.
 * @param {import("../books/rulebook.js").Rulebook} book
 */
export function endOfTime(book) {
  const points = book.content.rule_points;
  return { still: points["end-of-time"] ?? "finish-hand", chonbo: points["chonbo-after-time"] };
}
