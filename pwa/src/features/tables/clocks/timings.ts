/** Times of day as people type them, in the tournament's own time zone. */

import { store } from "../../../store/index.ts";
import { clockOf } from "../../../rules/clocks/timings.ts";
import { lateness } from "../../../rules/scores/charges.ts";
import { localiseLateness } from "../../../rules/words/speech.ts";
import { buzz, settings } from "../../../ui/settings.ts";
import { asRule, ofRound } from "../../../domain/event/game-clock.ts";
import type { State } from "../../../store/index.ts";

export interface Person {
  kind: "player" | "official";
  id: string;
}

export interface Late {
  person: Person;
  who: string;
  clock: any;
  revision: string;
  timings: any[];
}

/** Everybody recorded as absent in a hanchan's round, with the clock that follows. */
export function latecomers(state: State, hanchan: any): Late[] {
  const timings = ofRound(state, hanchan.round);
  const asRules = timings.map(asRule);
  const scheduled = Object.fromEntries(
    Object.values(state.hanchans).flatMap(({ id, scheduled_at: at }) => (at ? [[id, Date.parse(at)]] : [])),
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

/** What it costs now, in words. `due`: the day's games can be cancelled; `held`: until they are, the cost stays as it is. */
export function costOf(library: any, book: any, { who, clock }: Late, now: number) {
  const { cancellation_due: due, ...cost } = lateness(book, who, clock, now);
  return { ...localiseLateness(library, cost), due, held: due && cost.seconds >= cost.next_band?.at_seconds };
}

/** How long a tap can be taken back without a reason, ms. */
export const SILENTLY = 9_000; // the server counts ten seconds

/** Record a time at a hanchan, at once: others see it. */
export async function record(hanchan: any, what: string, more: any = {}) {
  await store.send("timing", null, { hanchan: hanchan.id, what, ...more });
  buzz();
}

/** The timing of these that can be taken back without a word. */
export function lastTap(timings: any[], now: number) {
  const gone = new Set(timings.map(({ takes_back }) => takes_back));
  const own = timings.filter(({ id, what }) => what !== "taken-back" && !gone.has(id));
  return own.filter(({ at }) => now - Date.parse(at) < SILENTLY).at(-1) ?? null;
}

const DAY = 24 * 60 * 60 * 1000;

/** 19:41:20. @param moment ms */
export function timeOf(moment: number, zone: string) {
  return new Intl.DateTimeFormat("en-GB", { timeZone: zone, timeStyle: "medium" }).format(moment);
}

/** The moment of this time of day that is nearest to another, as ISO text. @param near ms */
export function momentOf(time: string, near: number, zone: string) {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(":").map(Number);
  const [h = 0, m = 0, s = 0] = timeOf(near, zone).split(":").map(Number);
  let away = ((hours - h) * 3600 + (minutes - m) * 60 + (seconds - s)) * 1000;
  if (away > DAY / 2) away -= DAY;
  if (away < -DAY / 2) away += DAY;
  return new Date(near - (near % 1000) + away).toISOString();
}
