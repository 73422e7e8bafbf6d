import { canonical } from "../../rules/books/rulebook.ts";
import { OPEN, departure } from "../../rules/engine/consequences.ts";
import { decide } from "../../rules/engine/decide.ts";
import { carryOut, checkPenalties } from "../../rules/engine/issue.ts";
import { localise, localiseIssued } from "../../rules/words/speech.ts";
import type { Asked } from "./question.tsx";
import type { Context } from "../../rules/engine/context.ts";
import type { Decision } from "../../rules/engine/decision.ts";
import type { Decision as SpokenByServer } from "#api";
import type { Library } from "../../rules/books/library.ts";
import type { Rulebook } from "../../rules/books/rulebook.ts";
import type { Ruling } from "../../store/index.ts";
import type { Words } from "../../rules/words/wording.ts";

export type Facts = Ruling["facts"];

export type FactValue = Facts[string];

export type Question = NonNullable<Decision["questions"]>[number];

/** A decision in words. */
export interface Spoken extends Omit<SpokenByServer, "questions"> {
  questions?: Asked[];
}

/** What was issued, in words. */
export type Issued = Pick<Spoken, "penalties" | "line" | "say" | "effects" | "steps" | "stays"> &
  Partial<Pick<Spoken, "transfers">>;

/** Penalties that the referee chose, complete. */
export type Checked = ReturnType<typeof checkPenalties>;

/** The decision in words, as the API has it. */
export function spokenDecision(library: Library, decision: Decision): Spoken {
  return localise(library, decision) as Spoken;
}

/** The decision, or null where the context contradicts. */
export function tried(book: Rulebook, foul: string, facts: Facts, context: Partial<Context>): Decision | null {
  try {
    return decide(book, foul, facts, context);
  } catch {
    return null;
  }
}

export function leavesOpen({ status }: Pick<Decision, "status">) {
  return OPEN.includes(status);
}

/**
 * What was issued, in words: the decision's own, or of the penalties that the referee chose in its place.
 * @param checked as `checkPenalties` answers
 */
export function inWords(
  library: Library,
  book: Rulebook,
  decision: Decision,
  spoken: Spoken,
  checked: Checked | null,
): Issued {
  return checked ? (localiseIssued(library, carryOut(library, book, decision, checked)) as Issued) : spoken;
}

/** The penalty out of the range that the book leaves, once one is chosen. */
export function chosenOf(book: Rulebook, { range = [] }: Decision, penalty: unknown) {
  const one = range.find((each) => canonical(each) === canonical(penalty));
  try {
    return one ? checkPenalties(book, [one]) : null;
  } catch {
    return null; // it lacks its points
  }
}

/** The decision as it will be issued, in words. */
export function spokenOf(library: Library, book: Rulebook, decision: Decision, checked: Checked | null): Spoken {
  const spoken = spokenDecision(library, decision);
  return checked ? { ...spoken, ...inWords(library, book, decision, spoken, checked), status: "decided" } : spoken;
}

/** What stands in its place is said with it. */
export interface SpokenRuling {
  first: Spoken;
  final: Spoken | null;
  chosen: Issued | null;
  departure: string | null;
}

/**
 * A ruling's decisions in words: `first` as its facts gave it, `final` when it was judged later, `chosen` when the referee
 * chose the penalties, `departure`: how those stand to the book. Null while its rulebook is not on this phone, or can't follow it.
 */
export function decided(words: Words, book: Rulebook | null | undefined, ruling: Ruling): SpokenRuling | null {
  if (!book) return null;
  const { library } = words;
  try {
    const decision = decide(book, ruling.foul, ruling.facts, ruling.context);
    const first = spokenDecision(library, decision);
    const final = ruling.final_decision ? spokenDecision(library, ruling.final_decision) : null;
    const otherwise = ruling.prescribed_followed === false || leavesOpen(decision);
    const checked = !final && otherwise ? checkPenalties(book, ruling.penalties) : null;
    const chosen = checked ? inWords(library, book, decision, first, checked) : null;
    return { first, final, chosen, departure: chosen && departure(decision, ruling.penalties) };
  } catch {
    return null; // made by a version that knew other facts
  }
}
