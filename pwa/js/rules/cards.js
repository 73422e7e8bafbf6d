/** What a person leafs through before anything has happened: a foul with its questions, a rulebook with its choices. */

import { describe } from "./search.js";
import { Words } from "./wording.js";

/** @typedef {import("./library.js").Library} Library */
/** @typedef {import("./wording.js").Json} Json */

/**
 * A foul's name, every question it can ask, and for each book whether it covers the foul and what it asks of it.
 * @param {Library} library @param {import("./rulebook.js").Rulebook[]} books @param {string} foul
 * @param {string} [language] @returns {Json}
 */
export function foulCard(library, books, foul, language = "en") {
  const words = new Words(library, language);
  const tables = books.map((book) => book.table(foul));
  const described = describe(library, foul, words);
  return {
    ...described,
    questions: described.asks.map((/** @type {string} */ fact) => question(library, words, fact)),
    rulebooks: books.map((book, place) => ({
      ...words.book(book.names()),
      covered: tables[place].rows.length > 0,
      asks: tables[place].used,
    })),
  };
}

/** @param {Library} library @param {Words} words @param {string} fact */
function question(library, words, fact) {
  const { kind, answers = [true, false], min, max } = library.shape(fact);
  const asked = { fact, kind, text: words.question(fact) };
  if (kind === "count") {
    const { unit } = library.catalogue.facts[fact];
    return { ...asked, min, max, ...(unit && { unit }) };
  }
  const named = answers.map((/** @type {string} */ value) => ({ value, text: words.answer(fact, { value }) }));
  return { ...asked, answers: named };
}

/**
 * A base book's options and readings. A reading that only comes with an option names it.
 * @param {Library} library @param {string} rulebook @param {string} [language]
 * @returns {{options: Json[], readings: Json[]}}
 */
export function choices(library, rulebook, language = "en") {
  const book = library.book(rulebook);
  const words = new Words(library, language);
  const options = Object.values(book.options);
  const brought = options.flatMap((option) =>
    (option.readings ?? [])
      .filter((/** @type {string} */ id) => !book.readings.includes(id))
      .map((/** @type {string} */ id) => reading(words, id, option.id)),
  );
  return {
    options: options.map((each) => option(words, each)),
    readings: [...book.readings.map((/** @type {string} */ id) => reading(words, id, null)), ...brought],
  };
}

/** @param {Words} words @param {Json} option */
function option(words, { id, name, summary, section, parameter, excludes = {} }) {
  return {
    id,
    name: words.pick(name),
    summary: words.pick(summary),
    section,
    parameter: parameter ? parameterOf(words, parameter) : null,
    excludes: Object.entries(words.picked(excludes)).map(([other, reason]) => ({ id: other, reason })),
  };
}

/** @param {Words} words @param {Json} parameter */
function parameterOf(words, parameter) {
  const answers = Object.entries(words.picked(parameter.answers ?? {}));
  return {
    name: parameter.name,
    kind: parameter.kind,
    default: parameter.default ?? null,
    answers: answers.map(([value, text]) => ({ value, text })),
  };
}

/** @param {Words} words @param {string} id @param {string | null} option */
function reading(words, id, option) {
  const chosen = words.catalogue.readings[id].default;
  return { ...words.reading({ id, chosen }), option };
}
