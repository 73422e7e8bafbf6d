import { canonical } from "../../rules/books/rulebook.js";
import { OPEN, departure } from "../../rules/engine/consequences.js";
import { decide } from "../../rules/engine/decide.js";
import { carryOut, checkPenalties } from "../../rules/engine/issue.js";
import { localise, localiseIssued } from "../../rules/words/speech.js";

/** The decision, or null where the context contradicts. @param {any} book @param {string} foul @param {any} facts @param {any} context */
export function tried(book, foul, facts, context) {
  try {
    return decide(book, foul, facts, context);
  } catch {
    return null;
  }
}

/** @param {any} decision */
export function leavesOpen({ status }) {
  return OPEN.includes(status);
}

/**
 * What was issued, in words: the decision's own, or of the penalties that the referee chose in its place.
 * @param {any} library @param {any} book @param {any} decision @param {any} spoken @param {any} checked as `checkPenalties` answers
 */
export function inWords(library, book, decision, spoken, checked) {
  return checked ? localiseIssued(library, carryOut(library, book, decision, checked)) : spoken;
}

/** The penalty out of the range that the book leaves, once one is chosen. @param {any} book @param {any} decision @param {any} penalty */
export function chosenOf(book, { range = [] }, penalty) {
  const one = range.find((/** @type {any} */ each) => canonical(each) === canonical(penalty));
  try {
    return one ? checkPenalties(book, [one]) : null;
  } catch {
    return null; // it lacks its points
  }
}

/** The decision as it will be issued, in words. @param {any} library @param {any} book @param {any} decision @param {any} checked */
export function spokenOf(library, book, decision, checked) {
  const spoken = localise(library, decision);
  return checked ? { ...spoken, ...inWords(library, book, decision, spoken, checked), status: "decided" } : spoken;
}

/**
 * A ruling's decisions in words: `first` as its facts gave it, `final` when it was judged later, `chosen` when the referee
 * chose the penalties, `departure`: how those stand to the book. Null while its rulebook is not on this phone, or can't follow it.
 * @param {import("../../rules/words/wording.js").Words} words @param {any} book @param {any} ruling
 * @returns {{first: any, final: any, chosen: any, departure: string|null}|null}
 */
export function decided(words, book, ruling) {
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
