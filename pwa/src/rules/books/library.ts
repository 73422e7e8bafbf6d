/** All rulebooks and the shared catalogue, as rulings/books/export.py wrote them for the phone. */

import { UnknownName } from "../errors.ts";
import { Vocabulary } from "../words/vocabulary.ts";
import type { Fact } from "../engine/facts.ts";
import type { Catalogue } from "./catalogue.ts";
import type { BaseBook, BookNames, BookRules } from "./written.ts";

/**
 * The search terms of fouls and ambiguities, by id, as normalised words; the vocabulary's empty words, and its groups
 * of words with the same meaning, by name.
 */
export interface Terms {
  fouls: Record<string, string[]>;
  ambiguities: Record<string, string[]>;
  vocabulary: { empty: string; same: Record<string, string> };
}

const NO_VOCABULARY = { empty: "", same: {} };

/**
 * The catalogue (fouls, facts, steps, readings, sources, rule points, with their texts) in one language, and the base
 * books.
 */
export class Library {
  catalogue: Catalogue;
  language: string;
  terms: Terms;
  books: Record<string, BookNames | BaseBook>;

  /** @param names the names of each book and its options */
  constructor(catalogue: Catalogue, names: Record<string, BookNames>, language: string) {
    this.catalogue = catalogue;
    this.language = language;
    /** Only the names of fouls until all terms are loaded. */
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

  /** Return whether a base book's rules were added. */
  has(id: string) {
    return "fouls" in (this.books[id] ?? {});
  }

  /** Return the base book, whose rules must have been added. Throws UnknownName. */
  book(rulebook: string): BaseBook {
    const known = Object.keys(this.books);
    if (!known.includes(rulebook)) throw new UnknownName("rulebook", "rulebook", rulebook, known);
    return this.books[rulebook] as BaseBook;
  }

  /** Return a fact without its texts. */
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
