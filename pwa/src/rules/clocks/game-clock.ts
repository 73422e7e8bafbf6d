/** How long a hanchan lasts: its minutes from when the game began, and its extra time. */

import type { Rulebook } from "../books/rulebook.ts";

const MINUTE = 60_000;
const SECOND = 1000;

/** The clock of a hanchan that has begun, ms since 1970. */
export interface GameClock {
  began: number;
  ends: number;
}

/**
 * Return the clock of a hanchan; null before it begins, and if it has no time limit.
 * @param began ms since 1970
 * @param extraSeconds all extra time together
 */
export function gameClock(began: number | null, minutes: number | null, extraSeconds: number): GameClock | null {
  if (began === null || minutes === null) return null;
  return { began, ends: began + minutes * MINUTE + extraSeconds * SECOND };
}

/** Return the whole seconds left at `now`; a second that has begun still counts; 0 once time is up. */
export function secondsLeft(clock: GameClock, now: number) {
  return Math.max(0, Math.ceil((clock.ends - now) / SECOND));
}

/** Return whether time is up, to the millisecond, so that every phone agrees. */
export function isUp(clock: GameClock, now: number) {
  return now >= clock.ends;
}

/** Return what is played when time is up: `still` finish-hand or one-more-hand, `chonbo` no-redeal or redeal. */
export function endOfTime(book: Rulebook) {
  const points = book.content.rule_points;
  return { still: points["end-of-time"] ?? "finish-hand", chonbo: points["chonbo-after-time"] };
}
