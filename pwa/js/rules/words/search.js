/** Find a foul by any word a referee might use, in any language, typos included. */

import { partialRatio, ratio, similarity, slips } from "./fuzzy.js";
import { isAscii, normalise, wordsOf } from "./spelling.js";
import { Words } from "./wording.js";

/** @typedef {import("../books/library.js").Library} Library */
/** @typedef {import("./wording.js").Json} Json */
/** @typedef {{text: string, words: string[]}} Term */
/** @typedef {{terms: Map<string, Term[]>, weights: Map<string, number>}} Index */

const GOOD_ENOUGH = 72;
const NEARLY_THE_SAME = 90;
/** Where nothing is good enough, a sentence still finds up to so many fouls that use at least half of its words. */
const HALF = 0.5;
const GUESSES = 5;
const SHORT = 3;
/** Weights are whole numbers: their sums are the same in any order, and on every machine. */
const WEIGHT = 1000;

/** @type {WeakMap<import("../books/library.js").Terms, Index>} */
const INDEXES = new WeakMap();

/**
 * Fouls that fit the query, best first, each with its name and how well it fits (0 to 100).
 * A query that names two things comes back with `ambiguity`: the question, and what each meaning leads to.
 * @param {Library} library @param {string} query
 * @returns {{query: string, ambiguity: Json | null, items: Json[]}}
 */
export function search(library, query) {
  const words = new Words(library);
  const wanted = normalise(query);
  const all = Object.keys(library.catalogue.fouls);
  /** @type {[string, number][]} */
  const hits = query.trim() ? found(indexOf(library), wanted) : all.map((foul) => [foul, 100]);
  return {
    query,
    ambiguity: ambiguityOf(library, wanted, words),
    items: hits.map(([foul, score]) => ({ ...describe(library, foul, words), score })),
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

/**
 * Every foul's names and search words, and how much each of their words says.
 * @param {Library} library @returns {Index}
 */
function indexOf(library) {
  const known = INDEXES.get(library.terms);
  if (known) return known;
  const fouls = Object.entries(library.terms.fouls);
  const terms = new Map(fouls.map(([foul, named]) => [foul, [foul.replaceAll("-", " "), ...named].map(termOf)]));
  const index = { terms, weights: weightsOf(terms) };
  INDEXES.set(library.terms, index);
  return index;
}

/** @param {string} name @returns {Term} */
function termOf(name) {
  const text = normalise(name);
  return { text, words: wordsOf(text) };
}

/**
 * Every word's weight: the fewer fouls use it, the more it says.
 * @param {Index["terms"]} terms @returns {Index["weights"]}
 */
function weightsOf(terms) {
  /** @type {Map<string, number>} */
  const uses = new Map();
  for (const each of terms.values()) {
    for (const word of new Set(each.flatMap((term) => term.words))) uses.set(word, (uses.get(word) ?? 0) + 1);
  }
  return new Map([...uses].map(([word, count]) => [word, Math.round(WEIGHT * Math.log(1 + terms.size / count))]));
}

/** @param {Index} index @param {string} wanted @returns {[string, number][]} */
function found({ terms, weights }, wanted) {
  if (!wanted) return [];
  const asked = new Asked(wanted, weights);
  const good = bestFirst(terms, (each) => Math.max(...each.map((term) => asked.similarity(term))));
  const enough = good.filter(([, score]) => score >= GOOD_ENOUGH);
  return enough.length ? enough : bestFirst(terms, (each) => asked.guess(each)).slice(0, GUESSES);
}

/**
 * @param {Index["terms"]} terms @param {(terms: Term[]) => number} score
 * @returns {[string, number][]}
 */
function bestFirst(terms, score) {
  /** @type {[string, number][]} */
  const scored = [...terms].map(([foul, each]) => [foul, score(each)]);
  return scored.filter(([, points]) => points).sort((one, other) => other[1] - one[1]);
}

/** A folded query, ready to be held against many terms. */
class Asked {
  /** @param {string} wanted @param {Index["weights"]} weights */
  constructor(wanted, weights) {
    this.wanted = wanted;
    this.ascii = isAscii(wanted);
    this.weights = weights;
    this.rarest = Math.max(...weights.values());
    this.words = [...new Set(wordsOf(wanted))];
    /** Each known word with the words of the query that mean it. @type {Map<string, string[]>} */
    this.meant = new Map();
    this.note(this.words, alike);
    const understood = this.said(weights.keys());
    /** Who is still typing means any word that begins so; by itself that says too little. */
    this.unfinished = wordsOf(wanted)
      .slice(-1)
      .filter((word) => !understood.has(word));
    this.note(this.unfinished, (word, known) => known.startsWith(word));
  }

  /**
   * Note which words of the query mean each known word.
   * @param {string[]} words @param {(word: string, known: string) => boolean} means
   */
  note(words, means) {
    for (const known of this.weights.keys()) {
      const meaning = words.filter((word) => means(word, known));
      if (meaning.length) this.meant.set(known, [...(this.meant.get(known) ?? []), ...meaning]);
    }
  }

  /** 100 for the same words, less the smaller the part that is the same, less for each typo. @param {Term} term */
  similarity({ text, words }) {
    const { wanted } = this;
    if (wanted === text) return 100;
    const [shorter, longer] = inOrder(wanted.length, text.length);
    if (within(wanted, text) || names(text, wanted)) return 90 + Math.floor((9 * shorter) / longer);
    if (wanted.length < SHORT) return 0;
    const whole = 100 * (shorter / longer) < GOOD_ENOUGH ? 0 : similarity(wanted, text);
    return Math.trunc(Math.max(whole, this.part(text), 95 * this.shared(words)));
  }

  /** How well the query is a part of a Japanese term, if it can be good enough. @param {string} text */
  part(text) {
    const length = this.wanted.length;
    if (this.ascii || length <= SHORT || length > text.length) return 0;
    const common = [...this.wanted].filter((sign) => text.includes(sign)).length;
    return (200 * common) / (length + common) - 10 < GOOD_ENOUGH ? 0 : partialRatio(this.wanted, text) - 10;
  }

  /**
   * 0, or below what is good enough: how much of the query, words that no foul uses aside, some term says.
   * @param {Term[]} terms
   */
  guess(terms) {
    const said = this.said(terms.flatMap(({ words }) => words));
    const part = this.weight(said) / this.weight(this.said(this.meant.keys()));
    return said.size < 2 || part < HALF ? 0 : Math.trunc((GOOD_ENOUGH - 1) * part);
  }

  /** From 0 to 1: how much of what the query says the term says too, and the other way round. @param {string[]} term */
  shared(term) {
    const said = this.said(term);
    if ([...said].every((word) => this.unfinished.includes(word))) return 0;
    const heard = new Set(term.filter((word) => this.meant.has(word)));
    const ofQuery = this.weight(said) / this.weight(this.words);
    const ofTerm = this.weight(heard) / this.weight(term);
    return 0.7 * Math.max(ofQuery, ofTerm) + 0.3 * Math.min(ofQuery, ofTerm);
  }

  /** The words of the query that these say too. @param {Iterable<string>} words @returns {Set<string>} */
  said(words) {
    const said = new Set();
    for (const word of words) this.meant.get(word)?.forEach((meaning) => said.add(meaning));
    return said;
  }

  /** @param {Iterable<string>} words */
  weight(words) {
    let sum = 0;
    for (const word of words) sum += this.weights.get(word) ?? this.rarest;
    return sum;
  }
}

/** @param {number} one @param {number} other */
function inOrder(one, other) {
  return one < other ? [one, other] : [other, one];
}

/**
 * The same word but for its ending ("discard", "discarded") or a slip of the fingers ("flase", "false").
 * @param {string} word @param {string} known
 */
function alike(word, known) {
  const [shorter, longer] = word.length > known.length ? [known, word] : [word, known];
  const apart = longer.length - shorter.length;
  if (word === known || shorter.length <= SHORT) return word === known;
  if (apart <= SHORT && longer.startsWith(shorter)) return true;
  const allowed = shorter.length > SHORT + 1 ? Math.floor(shorter.length / 4) : 0;
  return apart <= allowed && allowed > 0 && slips(word, known) <= allowed;
}

/**
 * Whether the words begin somewhere in the term: "ron" in "false ron", not in "wrong". Japanese has no spaces.
 * @param {string} wanted @param {string} term
 */
function within(wanted, term) {
  return isAscii(wanted) ? ` ${term}`.includes(` ${wanted}`) : term.includes(wanted);
}

/**
 * Whether a longer query holds the term whole. One word is weighed instead: "late" in "called too late".
 * @param {string} term @param {string} wanted
 */
function names(term, wanted) {
  if (isAscii(term)) return term.includes(" ") && ` ${wanted} `.includes(` ${term} `);
  return term.length > 1 && wanted.includes(term);
}

/** @param {Library} library @param {string} wanted @param {Words} words @returns {Json | null} */
function ambiguityOf(library, wanted, words) {
  for (const [id, ambiguity] of Object.entries(library.catalogue.ambiguities)) {
    const terms = library.terms.ambiguities[id].map(normalise);
    if (terms.some((term) => ratio(wanted, term) >= NEARLY_THE_SAME)) {
      const means = ambiguity.means.map((/** @type {Json} */ { foul, text }) => ({ foul, text: words.pick(text) }));
      return { id, question: words.pick(ambiguity.question), means };
    }
  }
  return null;
}
