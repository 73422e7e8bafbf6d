import { clockOf } from "../../rules/clocks/timings.js";
import { lateness } from "../../rules/scores/charges.js";
import { localiseLateness } from "../../rules/words/speech.js";
import { settings } from "../settings.js";
import { asRule, ofRound } from "./round.js";

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

/** What it costs now, in words. @param {any} library @param {any} book @param {Late} late @param {number} now */
export function costOf(library, book, { who, clock }, now) {
  const { cancellation_due: due, ...cost } = lateness(book, who, clock, now);
  return { ...localiseLateness(library, cost), due };
}
