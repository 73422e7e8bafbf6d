import { decide, speak } from "../../engine.js";

/**
 * A ruling's decisions in words: `first` as its facts gave it, `final` when it was judged later, and the line of what
 * the book prescribed. Null while its rulebook is not on this phone, or can't follow it.
 * @param {import("../../engine.js").Words} words @param {any} book @param {any} ruling
 * @returns {{first: any, final: any, prescribed: string}|null}
 */
export function decided(words, book, ruling) {
  if (!book) return null;
  const { library, language } = words;
  try {
    const first = speak(library, decide(book, ruling.foul, ruling.facts, ruling.context), language);
    const final = ruling.final_decision && speak(library, ruling.final_decision, language);
    return { first, final, prescribed: first.line };
  } catch {
    return null; // made by a version that knew other facts
  }
}
