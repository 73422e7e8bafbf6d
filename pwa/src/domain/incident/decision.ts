import { canonical } from "../../rules/books/rulebook.ts";
import { OPEN, departure } from "../../rules/engine/consequences.ts";
import { decide } from "../../rules/engine/decide.ts";
import { carryOut, checkPenalties } from "../../rules/engine/issue.ts";
import { localise, localiseIssued } from "../../rules/words/speech.ts";
import type { Words } from "../../rules/words/wording.ts";

/** The decision, or null where the context contradicts. */
export function tried(book: any, foul: string, facts: any, context: any) {
  try {
    return decide(book, foul, facts, context);
  } catch {
    return null;
  }
}

export function leavesOpen({ status }: any) {
  return OPEN.includes(status);
}

/**
 * What was issued, in words: the decision's own, or of the penalties that the referee chose in its place.
 * @param checked as `checkPenalties` answers
 */
export function inWords(library: any, book: any, decision: any, spoken: any, checked: any) {
  return checked ? localiseIssued(library, carryOut(library, book, decision, checked)) : spoken;
}

/** The penalty out of the range that the book leaves, once one is chosen. */
export function chosenOf(book: any, { range = [] }: any, penalty: any) {
  const one = range.find((each: any) => canonical(each) === canonical(penalty));
  try {
    return one ? checkPenalties(book, [one]) : null;
  } catch {
    return null; // it lacks its points
  }
}

/** The decision as it will be issued, in words. */
export function spokenOf(library: any, book: any, decision: any, checked: any) {
  const spoken = localise(library, decision);
  return checked ? { ...spoken, ...inWords(library, book, decision, spoken, checked), status: "decided" } : spoken;
}

/**
 * A ruling's decisions in words: `first` as its facts gave it, `final` when it was judged later, `chosen` when the referee
 * chose the penalties, `departure`: how those stand to the book. Null while its rulebook is not on this phone, or can't follow it.
 */
export function decided(
  words: Words,
  book: any,
  ruling: any,
): { first: any; final: any; chosen: any; departure: string | null } | null {
  if (!book) return null;
  const { library, language } = words;
  try {
    const decision = decide(book, ruling.foul, ruling.facts, ruling.context);
    const first = localise(library, decision);
    const final = ruling.final_decision && localise(library, ruling.final_decision);
    const otherwise = ruling.prescribed_followed === false || leavesOpen(decision);
    const checked = !final && otherwise && checkPenalties(book, ruling.penalties);
    const chosen = checked ? inWords(library, book, decision, first, checked) : null;
    return { first, final, chosen, departure: chosen && departure(decision, ruling.penalties) };
  } catch {
    return null; // made by a version that knew other facts
  }
}
