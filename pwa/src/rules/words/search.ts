/** Find a foul by what a referee says of it, in any language, typos included. */

import { NOT_LISTED } from "../books/rulebook.ts";
import { NEIGHBOURS, SAME, SearchIndex, neighbours, sum } from "./search-index.ts";
import { normalise } from "./vocabulary.ts";
import { Words } from "./wording.ts";
import type { Ambiguity } from "../books/catalogue.ts";
import type { Library, Terms } from "../books/library.ts";
import type { Rulebook } from "../books/rulebook.ts";

/** Of ten parts, how many count how well the best term fits; the others, how much of the query the terms together have. */
const BEST = 6;
/** Of six parts, how many count the best term; the last counts the second best. */
const FIRST = 5;
const NOT_COVERED = 0.9;
/** What fits much less well as the best is left out. */
const LEFT_OUT = 0.7;
/** Places behind the point of a score. */
const FINE = 1000;

const INDEXES: WeakMap<Terms, SearchIndex> = new WeakMap();

/**
 * Fouls that match the query, best first, each with its name and how well it matches (0 to 100). What the book does not
 * cover comes after what it covers and fits as well; last of all, that it is not on the list. A query that names two
 * things comes back with `ambiguity`: the question, and what each meaning leads to.
 */
export function search(library: Library, query: string, book: Rulebook | null = null) {
  const words = new Words(library);
  const asked = new Query(indexOf(library), query);
  const known = Object.keys(library.catalogue.fouls).filter((foul) => !book || book.knows(foul));
  const all: [string, number][] = known.map((foul) => [foul, SAME]);
  return {
    query,
    ambiguity: ambiguityOf(library, asked, words),
    items: (query.trim() ? asked.fouls(known, book) : all).map(([foul, score]) => ({
      ...describe(library, foul, words),
      score,
    })),
  };
}

/** A foul's names and the questions that it can ask. */
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

/** Whether a text has every word sought, or what means the same. */
export function matcher(library: Library, sought: string): (text: string) => boolean {
  const { vocabulary } = indexOf(library);
  const words = normalise(sought).split(" ").filter(Boolean);
  const meant = words.map((word) => ({ word, names: vocabulary.words(word) }));
  return (text) => {
    const whole = normalise(text);
    let named: Set<string> | undefined;
    return meant.every(({ word, names }) => {
      if (whole.includes(word)) return true;
      named ??= new Set(vocabulary.words(text));
      return names.length > 0 && names.every((name) => named?.has(name));
    });
  };
}

/** What was typed, ready to be compared with many terms. Words that no foul knows play no part. */
class Query {
  index: SearchIndex;
  meanings: Map<string, Map<string, number>>;
  words: string[];
  weights: Map<string, number>;

  constructor(index: SearchIndex, text: string) {
    this.index = index;
    /** Each known word with what it may mean. */
    this.meanings = new Map();
    /** What each most likely means, in order. */
    this.words = [];
    const asked = index.vocabulary.words(text);
    for (const [at, word] of asked.entries()) {
      const meant = index.meanings(word, at + 1 === asked.length);
      for (const known of meant.size ? [word] : index.halves(word)) {
        const meanings = meant.size ? meant : new Map([[known, SAME]]);
        this.meanings.set(known, meanings);
        this.words.push([...meanings].reduce((one, other) => (other[1] > one[1] ? other : one))[0]);
      }
    }
    this.weights = new Map([...this.meanings].map(([word, meant]) => [word, this.weightOf(meant)]));
  }

  weightOf(meant: Map<string, number>) {
    return Math.max(...[...meant].map(([known, likeness]) => this.weightIn(known) * likeness));
  }

  weightIn(known: string) {
    return this.index.weights.get(known) ?? 0;
  }

  /** The fouls that match, best first, each with how well. */
  fouls(known: string[], book: Rulebook | null): [string, number][] {
    const [best, recall] = [this.bestTerms(), this.recall()];
    const scored = known
      .filter((foul) => best.has(foul) && foul !== NOT_LISTED)
      .map((foul) => {
        const covered = !book || book.covers(foul);
        const fits = BEST * (best.get(foul) ?? 0) + (10 - BEST) * (recall.get(foul) ?? 0);
        const score = ((SAME * fits) / 10) * (covered ? 1 : NOT_COVERED);
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

  /** How well each foul's two best terms fit, up to 1: what both have, of all that either has. */
  bestTerms(): Map<string, number> {
    const common = new Map<number, number>();
    const add = (term: number, shared: number) => common.set(term, (common.get(term) ?? 0) + shared);
    for (const [word, meant] of this.meanings) {
      const own = Math.floor((this.weights.get(word) ?? 0) / SAME);
      for (const [term, [known, likeness]] of this.closest(meant)) add(term, (own + this.weightIn(known)) * likeness);
    }
    const pairs = neighbours(this.words);
    for (const pair of pairs) this.index.having.get(pair)?.forEach((term) => add(term, 2 * NEIGHBOURS * SAME));
    const whole = sum(this.weights.values()) + NEIGHBOURS * SAME * pairs.length;
    const best: Map<string, [number, number]> = new Map();
    for (const [term, shared] of common) {
      const { foul, weight } = this.index.terms[term];
      const [first, second] = best.get(foul) ?? [0, 0];
      const fits = shared / (whole + weight * SAME);
      best.set(foul, fits > first ? [fits, first] : [first, Math.max(fits, second)]);
    }
    return new Map([...best].map(([foul, [first, second]]) => [foul, (FIRST * first + second) / (FIRST + 1)]));
  }

  /** In each term the closest of the words that one may mean. */
  closest(meant: Map<string, number>): Map<number, [string, number]> {
    const found = new Map<number, [string, number]>();
    for (const one of meant) {
      for (const term of this.index.having.get(one[0]) ?? []) {
        if (isCloser(one, found.get(term))) found.set(term, one);
      }
    }
    return found;
  }

  /** How much of the query each foul's terms have, up to 1: a word counts more the more of them say it. */
  recall(): Map<string, number> {
    const recall = new Map<string, number>();
    for (const [word, meant] of this.meanings) {
      const likeness = new Map<string, number>();
      for (const [known, alike] of meant) {
        for (const [foul, count] of this.index.count(known)) {
          const likely = Math.floor((alike * count) / (count + 1));
          likeness.set(foul, Math.max(likely, likeness.get(foul) ?? 0));
        }
      }
      const weight = this.weights.get(word) ?? 0;
      for (const [foul, alike] of likeness) recall.set(foul, (recall.get(foul) ?? 0) + weight * alike);
    }
    const whole = SAME * sum(this.weights.values());
    return new Map([...recall].map(([foul, weight]) => [foul, weight / whole]));
  }
}

function isCloser(one: [string, number], other: [string, number] | undefined) {
  return !other || one[1] > other[1] || (one[1] === other[1] && one[0] > other[0]);
}

function ambiguityOf(library: Library, asked: Query, words: Words): (Ambiguity & { id: string }) | null {
  const sought = new Set(asked.words);
  for (const [id, ambiguity] of Object.entries(library.catalogue.ambiguities)) {
    const terms = (library.terms.ambiguities[id] ?? []).map((term) => new Set(term.split(" ")));
    if (terms.some((term) => term.size === sought.size && [...term].every((word) => sought.has(word)))) {
      const means = ambiguity.means.map(({ foul, text }) => ({ foul, text: words.pick(text) }));
      return { id, question: words.pick(ambiguity.question), means };
    }
  }
  return null;
}
