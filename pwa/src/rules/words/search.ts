/** Finds a foul by a description in any language, typos included. */

import { NOT_LISTED } from "../books/rulebook.ts";
import { NEIGHBOURS, SAME, SearchIndex, neighbours, sum } from "./search-index.ts";
import { normalise } from "./vocabulary.ts";
import { Words } from "./wording.ts";
import type { Ambiguity } from "../books/catalogue.ts";
import type { Library, Terms } from "../books/library.ts";
import type { Rulebook } from "../books/rulebook.ts";

/**
 * The share of ten that the best terms have in a score; recall, the part of the query found in all terms, has the rest.
 */
const BEST = 6;
/** The weight of the best term; the second best has 1. */
const FIRST = 5;
const NOT_COVERED = 0.9;
/** Fouls with a smaller share of the best score are left out. */
const LEFT_OUT = 0.7;
/** Scores are cut to three decimals before they are compared. */
const FINE = 1000;

const INDEXES: WeakMap<Terms, SearchIndex> = new WeakMap();

/**
 * Find the fouls that match the query, best first, each with its name and a score (0 to 100). A foul that the book does
 * not cover comes after those that it covers and that match as well; the last item is “not on the list”. For a query
 * with several meanings, `ambiguity` has the question, and the foul of each meaning.
 */
export function search(library: Library, query: string, book: Rulebook | null = null) {
  const words = new Words(library);
  const parsed = new Query(indexOf(library), query);
  const known = Object.keys(library.catalogue.fouls).filter((foul) => !book || book.knows(foul));
  const all: [string, number][] = known.map((foul) => [foul, SAME]);
  return {
    query,
    ambiguity: ambiguityOf(library, parsed, words),
    items: (query.trim() ? parsed.fouls(known, book) : all).map(([foul, score]) => ({
      ...describe(library, foul, words),
      score,
    })),
  };
}

/** Return a foul's name and category, and the facts that it asks. */
function describe(library: Library, foul: string, words: Words) {
  const { category, asks } = library.catalogue.fouls[foul];
  const name = words.name("fouls", foul);
  return { id: foul, name, category: { id: category, name: words.name("categories", category) }, asks };
}

function indexOf({ terms }: Library): SearchIndex {
  const index = INDEXES.get(terms) ?? new SearchIndex(terms);
  INDEXES.set(terms, index);
  return index;
}

/** Return a predicate: whether a text has every word of the query, or another with the same meaning. */
export function matcher(library: Library, query: string): (text: string) => boolean {
  const { vocabulary } = indexOf(library);
  const words = normalise(query).split(" ").filter(Boolean);
  const terms = words.map((word) => ({ word, names: vocabulary.words(word) }));
  return (text) => {
    const whole = normalise(text);
    let named: Set<string> | undefined;
    return terms.every(({ word, names }) => {
      if (whole.includes(word)) return true;
      named ??= new Set(vocabulary.words(text));
      return names.length > 0 && names.every((name) => named?.has(name));
    });
  };
}

/** A parsed query, ready to be compared with many terms. Words that no foul has are ignored. */
class Query {
  index: SearchIndex;
  meanings: Map<string, Map<string, number>>;
  words: string[];
  weights: Map<string, number>;

  constructor(index: SearchIndex, text: string) {
    this.index = index;
    /** Known word → its possible meanings, each with its similarity. */
    this.meanings = new Map();
    /** The likeliest meaning of each known word, in order. */
    this.words = [];
    const typed = index.vocabulary.words(text);
    for (const [at, word] of typed.entries()) {
      const found = index.meanings(word, at + 1 === typed.length);
      for (const known of found.size ? [word] : index.halves(word)) {
        const meanings = found.size ? found : new Map([[known, SAME]]);
        this.meanings.set(known, meanings);
        this.words.push([...meanings].reduce((one, other) => (other[1] > one[1] ? other : one))[0]);
      }
    }
    this.weights = new Map([...this.meanings].map(([word, meanings]) => [word, this.weightOf(meanings)]));
  }

  weightOf(meanings: Map<string, number>) {
    return Math.max(...[...meanings].map(([known, similarity]) => this.weightIn(known) * similarity));
  }

  weightIn(known: string) {
    return this.index.weights.get(known) ?? 0;
  }

  /** Return the fouls that match, best first, each with its score. */
  fouls(known: string[], book: Rulebook | null): [string, number][] {
    const [best, recall] = [this.bestTerms(), this.recall()];
    const scored = known
      .filter((foul) => best.has(foul) && foul !== NOT_LISTED)
      .map((foul) => {
        const isCovered = !book || book.covers(foul);
        const match = BEST * (best.get(foul) ?? 0) + (10 - BEST) * (recall.get(foul) ?? 0);
        const score = ((SAME * match) / 10) * (isCovered ? 1 : NOT_COVERED);
        return { foul, score: Math.trunc(score * FINE) };
      })
      .sort((one, other) => other.score - one.score);
    const matching = scored.filter(({ score }) => score >= LEFT_OUT * scored[0].score);
    const last = known.filter((foul) => foul === NOT_LISTED);
    return [
      ...matching.map(({ foul, score }): [string, number] => [foul, Math.floor(score / FINE)]),
      ...last.map((foul): [string, number] => [foul, 0]),
    ];
  }

  /**
   * Return how well each foul's two best terms match, up to 1: the weight shared with the query, of all weight in
   * either.
   */
  bestTerms(): Map<string, number> {
    const common = new Map<number, number>();
    const add = (term: number, shared: number) => common.set(term, (common.get(term) ?? 0) + shared);
    for (const [word, meanings] of this.meanings) {
      const own = Math.floor((this.weights.get(word) ?? 0) / SAME);
      for (const [term, [known, similarity]] of this.closest(meanings))
        add(term, (own + this.weightIn(known)) * similarity);
    }
    const pairs = neighbours(this.words);
    for (const pair of pairs) this.index.having.get(pair)?.forEach((term) => add(term, 2 * NEIGHBOURS * SAME));
    const whole = sum(this.weights.values()) + NEIGHBOURS * SAME * pairs.length;
    const best: Map<string, [number, number]> = new Map();
    for (const [term, shared] of common) {
      const { foul, weight } = this.index.terms[term];
      const [first, second] = best.get(foul) ?? [0, 0];
      const match = shared / (whole + weight * SAME);
      best.set(foul, match > first ? [match, first] : [first, Math.max(match, second)]);
    }
    return new Map([...best].map(([foul, [first, second]]) => [foul, (FIRST * first + second) / (FIRST + 1)]));
  }

  /** Return for each term the closest of the meanings of one word. */
  closest(meanings: Map<string, number>): Map<number, [string, number]> {
    const found = new Map<number, [string, number]>();
    for (const one of meanings) {
      for (const term of this.index.having.get(one[0]) ?? []) {
        if (isCloser(one, found.get(term))) found.set(term, one);
      }
    }
    return found;
  }

  /** Return how much of the query each foul's terms have, up to 1: a word counts more, the more of them have it. */
  recall(): Map<string, number> {
    const recall = new Map<string, number>();
    for (const [word, meanings] of this.meanings) {
      const byFoul = new Map<string, number>();
      for (const [known, similarity] of meanings) {
        for (const [foul, count] of this.index.count(known)) {
          const weighted = Math.floor((similarity * count) / (count + 1));
          byFoul.set(foul, Math.max(weighted, byFoul.get(foul) ?? 0));
        }
      }
      const weight = this.weights.get(word) ?? 0;
      for (const [foul, similarity] of byFoul) recall.set(foul, (recall.get(foul) ?? 0) + weight * similarity);
    }
    const whole = SAME * sum(this.weights.values());
    return new Map([...recall].map(([foul, weight]) => [foul, weight / whole]));
  }
}

function isCloser(one: [string, number], other: [string, number] | undefined) {
  return !other || one[1] > other[1] || (one[1] === other[1] && one[0] > other[0]);
}

function ambiguityOf(library: Library, query: Query, words: Words): (Ambiguity & { id: string }) | null {
  const wanted = new Set(query.words);
  for (const [id, ambiguity] of Object.entries(library.catalogue.ambiguities)) {
    const terms = (library.terms.ambiguities[id] ?? []).map((term) => new Set(term.split(" ")));
    if (terms.some((term) => term.size === wanted.size && [...term].every((word) => wanted.has(word)))) {
      const means = ambiguity.means.map(({ foul, text }) => ({ foul, text: words.pick(text) }));
      return { id, question: words.pick(ambiguity.question), means };
    }
  }
  return null;
}
