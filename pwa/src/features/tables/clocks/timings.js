/** Times of day as people type them, in the tournament's own time zone. */

import { store } from "../../../store/index.js";
import { clockOf } from "../../../rules/clocks/timings.js";
import { lateness } from "../../../rules/scores/charges.js";
import { localiseLateness } from "../../../rules/words/speech.js";
import { buzz, settings } from "../../../ui/settings.js";
import { asRule, ofRound } from "../../../domain/event/game-clock.js";

/** @typedef {{kind: "player"|"official", id: string}} Person @typedef {{person: Person, who: string, clock: any, revision: string, timings: any[]}} Late */

/** Everybody recorded as absent in a hanchan's round, with the clock that follows. @param {any} state @param {any} hanchan @returns {Late[]} */
export function latecomers(state, hanchan) {
  const timings = ofRound(state, hanchan.round);
  const asRules = timings.map(asRule);
  const scheduled = Object.fromEntries(
    Object.values(state.hanchans)
      .filter(({ scheduled_at }) => scheduled_at)
      .map(({ id, scheduled_at }) => [id, Date.parse(scheduled_at)]),
  );
  const missed = timings.filter(({ what, hanchan: where }) => what === "absent" && where === hanchan.id);
  const people = new Map(missed.map((timing) => [timing.person.id, timing]));
  return [...people.values()].flatMap(({ person, revision }) => {
    const clock = clockOf(person.id, asRules, scheduled);
    const own = timings.filter((timing) => timing.person?.id === person.id);
    return clock
      ? [{ person, who: person.kind === "player" ? "player" : "arbiter", clock, revision, timings: own }]
      : [];
  });
}

/**
 * What it costs now, in words. `due`: the day's games can be cancelled; `held`: until they are, the cost stays as it is.
 * @param {any} library @param {any} book @param {Late} late @param {number} now
 */
export function costOf(library, book, { who, clock }, now) {
  const { cancellation_due: due, ...cost } = lateness(book, who, clock, now);
  return { ...localiseLateness(library, cost), due, held: due && cost.seconds >= cost.next_band?.at_seconds };
}

/** How long a tap can be taken back without a reason, ms. */
export const SILENTLY = 9_000; // the server counts ten seconds

/** Record a time at a hanchan, at once: others see it. @param {any} hanchan @param {string} what @param {any} [more] */
export async function record(hanchan, what, more = {}) {
  await store.send("timing", null, { hanchan: hanchan.id, what, ...more });
  buzz();
}

/** The timing of these that can be taken back without a word. @param {any[]} timings @param {number} now */
export function lastTap(timings, now) {
  const gone = new Set(timings.map(({ takes_back }) => takes_back));
  const own = timings.filter(({ id, what }) => what !== "taken-back" && !gone.has(id));
  return own.filter(({ at }) => now - Date.parse(at) < SILENTLY).at(-1) ?? null;
}

const DAY = 24 * 60 * 60 * 1000;

/** 19:41:20. @param {number} moment ms @param {string} zone */
export function timeOf(moment, zone) {
  return new Intl.DateTimeFormat("en-GB", { timeZone: zone, timeStyle: "medium" }).format(moment);
}

/** The moment of this time of day that is nearest to another, as ISO text. @param {string} time @param {number} near ms @param {string} zone */
export function momentOf(time, near, zone) {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(":").map(Number);
  const [h = 0, m = 0, s = 0] = timeOf(near, zone).split(":").map(Number);
  let away = ((hours - h) * 3600 + (minutes - m) * 60 + (seconds - s)) * 1000;
  if (away > DAY / 2) away -= DAY;
  if (away < -DAY / 2) away += DAY;
  return new Date(near - (near % 1000) + away).toISOString();
}
