/** What a person reads before anything has happened: a rulebook with its choices. */

import { Words } from "../words/wording.ts";
import type { Library } from "./library.ts";
import type { Option, Parameter } from "./written.ts";

/** Return a base book's options and readings; a reading that comes with an option names it. Throws UnknownName. */
export function choices(library: Library, rulebook: string) {
  const book = library.book(rulebook);
  const words = new Words(library);
  const options = Object.values(book.options);
  const brought = options.flatMap((option) =>
    (option.readings ?? []).filter((id) => !book.readings.includes(id)).map((id) => reading(words, id, option.id)),
  );
  return {
    options: options.map((each) => option(words, each, words.catalogue.summaries[rulebook][each.id])),
    readings: [...book.readings.map((id) => reading(words, id, null)), ...brought],
  };
}

function option(words: Words, { id, name, section, parameter, excludes = {} }: Option, summary: string) {
  return {
    id,
    name: words.pick(name),
    summary: words.pick(summary),
    section,
    parameter: parameter ? parameterOf(words, parameter) : null,
    excludes: Object.entries(words.picked(excludes)).map(([other, reason]) => ({ id: other, reason })),
  };
}

function parameterOf(words: Words, parameter: Parameter) {
  const answers = Object.entries(words.picked(parameter.answers ?? {}));
  return {
    name: parameter.name,
    kind: parameter.kind,
    default: parameter.default ?? null,
    default_with: parameter.default_with ?? {},
    answers: answers.map(([value, text]) => ({ value, text })),
  };
}

function reading(words: Words, id: string, option: string | null) {
  const chosen = words.catalogue.readings[id].default;
  return { ...words.reading({ id, chosen }), option };
}
