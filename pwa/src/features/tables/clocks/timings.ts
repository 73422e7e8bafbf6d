/** Timings of a hanchan, and times of day as people type them, in the tournament's time zone. */

import { store } from "../../../store/index.ts";
import { clockOf } from "../../../rules/clocks/timings.ts";
import { lateness } from "../../../rules/scores/charges.ts";
import { localiseLateness } from "../../../rules/words/speech.ts";
import { buzz } from "../../../ui/settings.ts";
import { asRule, ofRound } from "../../../domain/event/game-clock.ts";
import type { Hanchan, State, Timing } from "../../../store/index.ts";
import type { Lateness } from "#api";
import type { Library } from "../../../rules/books/library.ts";
import type { PersonClock } from "../../../rules/clocks/timings.ts";
import type { Rulebook } from "../../../rules/books/rulebook.ts";

export interface Person {
  kind: "player" | "official";
  id: string;
}

export interface Late {
  person: Person;
  who: string;
  clock: PersonClock;
  revision: string;
  timings: Timing[];
}

/** Optional fields of a timing. `preview`: the preview that the official saw */
export interface Timed {
  person: Person;
  arrived_at: string;
  takes_back: string;
  reason: string;
  preview: string;
}

/**
 * What lateness costs, in words. `due`: the day's hanchans can be cancelled; `held`: until they are, the cost stays
 */
export interface Cost extends Lateness {
  due: boolean;
  held: boolean;
}

/** Return everybody recorded as absent in a hanchan's round, each with the lateness clock that follows. */
export function latecomers(state: State, hanchan: Hanchan): Late[] {
  const timings = ofRound(state, hanchan.round);
  const asRules = timings.map(asRule);
  const scheduled = Object.fromEntries(
    Object.values(state.hanchans).flatMap(({ id, scheduled_at: at }) => (at ? [[id, Date.parse(at)]] : [])),
  );
  const missed = timings.filter(({ what, hanchan: where }) => what === "absent" && where === hanchan.id);
  const people = new Map(missed.map((timing) => [timing.person?.id, timing]));
  return [...people.values()].flatMap(({ person, revision }) => {
    if (!person) return [];
    const clock = clockOf(person.id, asRules, scheduled);
    const own = timings.filter((timing) => timing.person?.id === person.id);
    return clock
      ? [{ person, who: person.kind === "player" ? "player" : "arbiter", clock, revision, timings: own }]
      : [];
  });
}

/** Return what the lateness costs now, in words. */
export function costOf(library: Library, book: Rulebook, { who, clock }: Late, now: number): Cost {
  const { cancellation_due: due, ...assessed } = lateness(book, who, clock, now);
  const cost = localiseLateness(library, assessed) as Lateness;
  return { ...cost, due, held: due && cost.next_band !== null && cost.seconds >= cost.next_band.at_seconds };
}

/** How long a tap can be undone without a reason, ms. */
export const SILENTLY = 9_000; // the server counts ten seconds

/** Record a timing of a hanchan. It is sent at once, since others see it. */
export async function record(hanchan: Hanchan, what: string, more: Partial<Timed> = {}) {
  await store.send("timing", null, { hanchan: hanchan.id, what, ...more });
  buzz();
}

/** Return the last of these timings that can be undone without a reason. */
export function lastTap(timings: Timing[], now: number) {
  const gone = new Set(timings.map(({ takes_back }) => takes_back));
  const own = timings.filter(({ id, what }) => what !== "taken-back" && !gone.has(id));
  return own.filter(({ at }) => now - Date.parse(at) < SILENTLY).at(-1) ?? null;
}

const DAY = 24 * 60 * 60 * 1000;

/** Return the time of day: 19:41:20. @param moment ms */
export function timeOf(moment: number, zone: string) {
  return new Intl.DateTimeFormat("en-GB", { timeZone: zone, timeStyle: "medium" }).format(moment);
}

/** Return the moment of this time of day that is nearest to another moment, as ISO text. @param near ms */
export function momentOf(time: string, near: number, zone: string) {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(":").map(Number);
  const [h = 0, m = 0, s = 0] = timeOf(near, zone).split(":").map(Number);
  let away = ((hours - h) * 3600 + (minutes - m) * 60 + (seconds - s)) * 1000;
  if (away > DAY / 2) away -= DAY;
  if (away < -DAY / 2) away += DAY;
  return new Date(near - (near % 1000) + away).toISOString();
}
