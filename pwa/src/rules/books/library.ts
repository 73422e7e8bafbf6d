/** All rulebooks and the shared catalogue, as rulings/books/export.py wrote them for the phone. */

import { UnknownName } from "../errors.ts";
import { Vocabulary } from "../words/vocabulary.ts";
import type { Fact } from "../engine/facts.ts";
import type { Catalogue } from "./catalogue.ts";
import type { BaseBook, BookNames, BookRules } from "./written.ts";

/**
 * What fouls and ambiguous words are called, by id, as the words that a search knows; words that say nothing, and under
 * each name those that mean the same.
 */
export interface Terms {
  fouls: Record<string, string[]>;
  ambiguities: Record<string, string[]>;
  vocabulary: { empty: string; same: Record<string, string> };
}

const NO_VOCABULARY = { empty: "", same: {} };

/** The catalogue (fouls, facts, steps, readings, sources, rule points, with their texts) in one language, and the base books. */
export class Library {
  catalogue: Catalogue;
  language: string;
  terms: Terms;
  books: Record<string, BookNames | BaseBook>;

  /** @param names what each book and its options are called */
  constructor(catalogue: Catalogue, names: Record<string, BookNames>, language: string) {
    this.catalogue = catalogue;
    this.language = language;
    /** What fouls are found by: their names, until every term is here. */
    this.terms = { fouls: namesOf(catalogue.fouls), ambiguities: {}, vocabulary: NO_VOCABULARY };
    this.books = { ...names };
  }

  /** Add a base book's rules to its names. */
  add(id: string, rules: BookRules) {
    const names = this.books[id].options;
    const options = Object.entries(rules.options).map(
      ([name, option]) => [name, { ...names[name], ...option }] as const,
    );
    const procedures = { ...this.catalogue.procedures, ...rules.procedures };
    this.books[id] = { ...this.books[id], ...rules, procedures, options: Object.fromEntries(options) };
  }

  /** Whether a base book's rules are here. */
  has(id: string) {
    return "fouls" in (this.books[id] ?? {});
  }

  /** The base book, its rules added before. */
  book(rulebook: string): BaseBook {
    const known = Object.keys(this.books);
    if (!known.includes(rulebook)) throw new UnknownName("rulebook", "rulebook", rulebook, known);
    return this.books[rulebook] as BaseBook;
  }

  /** A fact without its texts. */
  shape(fact: string): Fact {
    const described = this.catalogue.facts[fact];
    if (described.kind === "choice") return { kind: described.kind, answers: Object.keys(described.answers) };
    if (described.kind === "yes-no") return { kind: described.kind };
    const { kind, min, max } = described;
    return { kind, min, max };
  }
}

function namesOf(fouls: Record<string, { name: string }>) {
  const vocabulary = new Vocabulary(NO_VOCABULARY);
  return Object.fromEntries(Object.entries(fouls).map(([id, { name }]) => [id, [vocabulary.words(name).join(" ")]]));
}
