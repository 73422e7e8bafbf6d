/** Find a foul by what a referee says of it, in any language, typos included. */

import { NOT_LISTED } from "../books/rulebook.js";
import { NEIGHBOURS, SAME, SearchIndex, neighbours, sum } from "./search-index.js";
import { normalise } from "./vocabulary.js";
import { Words } from "./wording.js";

/** @typedef {import("../books/library.js").Library} Library */
/** @typedef {import("../books/rulebook.js").Rulebook} Rulebook */
/** @typedef {import("./wording.js").Json} Json */

/** Of ten parts, how many count how well the best term fits; the others, how much of the query the terms together have. */
const BEST = 6;
/** Of six parts, how many count the best term; the last counts the second best. */
const FIRST = 5;
const NOT_COVERED = 0.9;
/** What fits much less well as the best is left out. */
const LEFT_OUT = 0.7;
/** Places behind the point of a score. */
const FINE = 1000;

/** @type {WeakMap<import("../books/library.js").Terms, SearchIndex>} */
const INDEXES = new WeakMap();

/**
 * Fouls that match the query, best first, each with its name and how well it matches (0 to 100). What the book does not
 * cover comes after what it covers and fits as well; last of all, that it is not on the list. A query that names two
 * things comes back with `ambiguity`: the question, and what each meaning leads to.
 * @param {Library} library @param {string} query @param {Rulebook|null} [book]
 * @returns {{query: string, ambiguity: Json | null, items: Json[]}}
 */
export function search(library, query, book = null) {
  const words = new Words(library);
  const asked = new Query(indexOf(library), query);
  const known = Object.keys(library.catalogue.fouls).filter((foul) => !book || book.knows(foul));
  /** @type {[string, number][]} */
  const all = known.map((foul) => [foul, SAME]);
  return {
    query,
    ambiguity: ambiguityOf(library, asked, words),
    items: (query.trim() ? asked.fouls(known, book) : all).map(([foul, score]) => ({
      ...describe(library, foul, words),
      score,
    })),
  };
}

/**
 * A foul's names and the questions that it can ask.
 * @param {Library} library @param {string} foul @param {Words} words
 */
function describe(library, foul, words) {
  const { category, asks } = library.catalogue.fouls[foul];
  const name = words.name("fouls", foul);
  return { id: foul, name, category: { id: category, name: words.name("categories", category) }, asks };
}

/** @param {Library} library @returns {SearchIndex} */
function indexOf({ terms }) {
  const index = INDEXES.get(terms) ?? new SearchIndex(terms);
  INDEXES.set(terms, index);
  return index;
}

/**
 * Whether a text has every word sought, or what means the same.
 * @param {Library} library @param {string} sought @returns {(text: string) => boolean}
 */
export function matcher(library, sought) {
  const { vocabulary } = indexOf(library);
  const words = normalise(sought).split(" ").filter(Boolean);
  const meant = words.map((word) => ({ word, names: vocabulary.words(word) }));
  return (text) => {
    const whole = normalise(text);
    /** @type {Set<string>|undefined} */
    let named;
    return meant.every(({ word, names }) => {
      if (whole.includes(word)) return true;
      named ??= new Set(vocabulary.words(text));
      return names.length > 0 && names.every((name) => named?.has(name));
    });
  };
}

/** What was typed, ready to be compared with many terms. Words that no foul knows play no part. */
class Query {
  /** @param {SearchIndex} index @param {string} text */
  constructor(index, text) {
    this.index = index;
    /** Each known word with what it may mean. @type {Map<string, Map<string, number>>} */
    this.meanings = new Map();
    /** What each most likely means, in order. @type {string[]} */
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

  /** @param {Map<string, number>} meant */
  weightOf(meant) {
    return Math.max(...[...meant].map(([known, likeness]) => this.weightIn(known) * likeness));
  }

  /** @param {string} known */
  weightIn(known) {
    return this.index.weights.get(known) ?? 0;
  }

  /**
   * The fouls that match, best first, each with how well.
   * @param {string[]} known @param {Rulebook|null} book @returns {[string, number][]}
   */
  fouls(known, book) {
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
      ...matching.map(({ foul, score }) => /** @type {[string, number]} */ ([foul, Math.floor(score / FINE)])),
      ...last.map((foul) => /** @type {[string, number]} */ ([foul, 0])),
    ];
  }

  /** How well each foul's two best terms fit, up to 1: what both have, of all that either has. @returns {Map<string, number>} */
  bestTerms() {
    const common = new Map();
    const add = (/** @type {number} */ term, /** @type {number} */ shared) =>
      common.set(term, (common.get(term) ?? 0) + shared);
    for (const [word, meant] of this.meanings) {
      const own = Math.floor((this.weights.get(word) ?? 0) / SAME);
      for (const [term, [known, likeness]] of this.closest(meant)) add(term, (own + this.weightIn(known)) * likeness);
    }
    const pairs = neighbours(this.words);
    for (const pair of pairs) this.index.having.get(pair)?.forEach((term) => add(term, 2 * NEIGHBOURS * SAME));
    const whole = sum(this.weights.values()) + NEIGHBOURS * SAME * pairs.length;
    /** @type {Map<string, [number, number]>} */
    const best = new Map();
    for (const [term, shared] of common) {
      const { foul, weight } = this.index.terms[term];
      const [first, second] = best.get(foul) ?? [0, 0];
      const fits = shared / (whole + weight * SAME);
      best.set(foul, fits > first ? [fits, first] : [first, Math.max(fits, second)]);
    }
    return new Map([...best].map(([foul, [first, second]]) => [foul, (FIRST * first + second) / (FIRST + 1)]));
  }

  /** In each term the closest of the words that one may mean. @param {Map<string, number>} meant @returns {Map<number, [string, number]>} */
  closest(meant) {
    const found = new Map();
    for (const one of meant) {
      for (const term of this.index.having.get(one[0]) ?? []) {
        if (isCloser(one, found.get(term))) found.set(term, one);
      }
    }
    return found;
  }

  /** How much of the query each foul's terms have, up to 1: a word counts more the more of them say it. @returns {Map<string, number>} */
  recall() {
    const recall = new Map();
    for (const [word, meant] of this.meanings) {
      const likeness = new Map();
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

/** @param {[string, number]} one @param {[string, number]|undefined} other */
function isCloser(one, other) {
  return !other || one[1] > other[1] || (one[1] === other[1] && one[0] > other[0]);
}

/** @param {Library} library @param {Query} asked @param {Words} words @returns {Json | null} */
function ambiguityOf(library, asked, words) {
  const sought = new Set(asked.words);
  for (const [id, ambiguity] of Object.entries(library.catalogue.ambiguities)) {
    const terms = (library.terms.ambiguities[id] ?? []).map((term) => new Set(term.split(" ")));
    if (terms.some((term) => term.size === sought.size && [...term].every((word) => sought.has(word)))) {
      const means = ambiguity.means.map((/** @type {Json} */ { foul, text }) => ({ foul, text: words.pick(text) }));
      return { id, question: words.pick(ambiguity.question), means };
    }
  }
  return null;
}
