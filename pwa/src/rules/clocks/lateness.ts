/** Lateness as a pure function of rulebook, kind of person and seconds late: the cost now, and when it next rises. */

import { BadFact, RuleError, UnknownName, asSent, isWhole } from "../errors.ts";
import type { Rulebook } from "../books/rulebook.ts";
import type { ChosenReading, RulebookNames } from "../engine/decision.ts";
import type { Cited } from "../engine/row.ts";
import type { LatenessCost, NextCost } from "./lateness-clock.ts";

/** The cost now, and the next change. */
export interface Assessment extends LatenessCost {
  rulebook: RulebookNames;
  who: string;
  seconds: number;
  /** when the cost next rises; null if it never does */
  next: NextCost | null;
  next_band: NextCost | null;
  source: Cited;
  readings: ChosenReading[];
}

const LONGEST = 24 * 60 * 60;

/**
 * Return what it costs `who` ("player" or "arbiter") to be `seconds` late, and the next change.
 *
 * Points are whole P, fines integer minor units. Throws RuleError if the book has no lateness clock, UnknownName if it
 * has none for `who`, BadFact for seconds that are no whole number from 0 to a day.
 */
export function assess(book: Rulebook, who: string, seconds: unknown): Assessment {
  const content = contentOf(book, who);
  if (!isWhole(seconds, 0, LONGEST)) {
    const wrong = `${asSent(seconds)} can't be how late somebody is.`;
    throw new BadFact("seconds", wrong, `Give whole seconds from 0 to ${LONGEST}.`);
  }
  const clock = book.clock(who);
  const now = clock.cost(seconds);
  if (book.latenessNotApplied) now.effects = ["not-applied-in-casual-play"];
  const nextBand = clock.nextBand(seconds);
  return {
    rulebook: book.names(),
    who,
    seconds,
    ...now,
    next: clock.nextChange(seconds),
    next_band: nextBand,
    source: content.source,
    readings: book.chosen(readingsUsed(book, who, nextBand ? nextBand.at_seconds : seconds)),
  };
}

/**
 * Return the readings behind the cost up to that second: of the bands reached, and of how minutes count.
 *
 * Whole minutes stand for any second of the last one: pass its end.
 */
export function readingsUsed(book: Rulebook, who: string, seconds: number): string[] {
  if (book.latenessNotApplied) return [];
  const content = contentOf(book, who);
  const clock = book.clock(who);
  const reached = content.bands.filter((band) => clock.opens(band) <= seconds);
  return [...new Set([...reached, content].flatMap((part) => part.readings))];
}

function contentOf(book: Rulebook, who: string) {
  const people = Object.keys(book.lateness);
  if (!people.length) {
    throw new RuleError("who", `${book.id} says nothing of lateness.`, "Choose a rulebook with a lateness table.");
  }
  if (!people.includes(who)) throw new UnknownName("who", "lateness clock for", who, people);
  return book.lateness[who];
}
