/** What a person leafs through before anything has happened: a rulebook with its choices. */

import { Words } from "../words/wording.js";

/** @typedef {import("./library.js").Library} Library */
/** @typedef {import("../words/wording.js").Json} Json */

/**
 * A base book's options and readings. A reading that only comes with an option names it.
 * @param {Library} library @param {string} rulebook
 * @returns {{options: Json[], readings: Json[]}}
 */
export function choices(library, rulebook) {
  const book = library.book(rulebook);
  const words = new Words(library);
  const options = Object.values(book.options);
  const brought = options.flatMap((option) =>
    (option.readings ?? [])
      .filter((/** @type {string} */ id) => !book.readings.includes(id))
      .map((/** @type {string} */ id) => reading(words, id, option.id)),
  );
  return {
    options: options.map((each) => option(words, each, words.catalogue.summaries[rulebook][each.id])),
    readings: [...book.readings.map((/** @type {string} */ id) => reading(words, id, null)), ...brought],
  };
}

/** @param {Words} words @param {Json} option @param {any} summary */
function option(words, { id, name, section, parameter, excludes = {} }, summary) {
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
    default_with: parameter.default_with ?? {},
    answers: answers.map(([value, text]) => ({ value, text })),
  };
}

/** @param {Words} words @param {string} id @param {string | null} option */
function reading(words, id, option) {
  const chosen = words.catalogue.readings[id].default;
  return { ...words.reading({ id, chosen }), option };
}
