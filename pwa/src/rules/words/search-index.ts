/** Every foul's terms, indexed by their words and by each two neighbours, and each word's weight. */

import { slips } from "./slips.ts";
import { Vocabulary, isJapanese, stem } from "./vocabulary.ts";
import type { Terms } from "../books/library.ts";

/** Weights and similarities are whole numbers: their sums are the same in any order, and on every machine. */
const WEIGHT = 1000;
export const NEIGHBOURS = 300;
export const SAME = 100;
const SHORTEST = 3;
const LONG = 8;

/** The index of the names and search words of fouls. */
export class SearchIndex {
  vocabulary: Vocabulary;
  terms: { foul: string; weight: number }[];
  having: Map<string, number[]>;
  weights: Map<string, number>;
  spellings: Map<string, string[]>;

  constructor({ fouls, vocabulary }: Terms) {
    this.vocabulary = new Vocabulary(vocabulary);
    /** The names and search words, each with its foul and weight. */
    this.terms = [];
    /** Word, or two neighbours → the indices of the terms that have it. */
    this.having = new Map();
    const entries = Object.entries(fouls).flatMap(([foul, terms]) =>
      terms.map((term) => ({ foul, words: term.split(" ") })),
    );
    this.weights = weightsOf(entries, Object.keys(fouls).length);
    for (const { foul, words } of entries) this.add(foul, new Set(words), neighbours(words));
    const same = [...this.vocabulary.spellings].map(([spelling, names]): [string, string[]] => [
      spelling,
      names.filter((one) => this.weights.has(one)),
    ]);
    const own = [...this.weights.keys()].map((word): [string, string[]] => [word, [word]]);
    /** Spelling → the words that it stands for. */
    this.spellings = new Map([...same, ...own]);
  }

  add(foul: string, words: Set<string>, pairs: string[]) {
    for (const part of [...words, ...pairs]) {
      const terms = this.having.get(part);
      if (terms) terms.push(this.terms.length);
      else this.having.set(part, [this.terms.length]);
    }
    const weight = sum([...words].map((word) => this.weights.get(word) ?? 0)) + NEIGHBOURS * pairs.length;
    this.terms.push({ foul, weight });
  }

  /**
   * Return what a word may mean, each with its similarity out of 100: the word itself, else known words that it begins,
   * else those of which it is a typo.
   * @param unfinished whether it may be the beginning of a word
   */
  meanings(word: string, unfinished: boolean): Map<string, number> {
    if (this.weights.has(word)) return new Map([[word, SAME]]);
    const longer = unfinished ? this.similar(word, begun) : new Map<string, number>();
    return longer.size ? longer : this.similar(word, mistyped);
  }

  similar(word: string, compare: (word: string, spelling: string) => number) {
    const meanings = new Map<string, number>();
    for (const [spelling, names] of this.spellings) {
      const similarity = compare(word, spelling);
      if (similarity) names.forEach((name) => meanings.set(name, Math.max(similarity, meanings.get(name) ?? 0)));
    }
    return meanings;
  }

  /** Return the meanings of two words that are written as one: "notenriichi". */
  halves(word: string): string[] {
    for (let at = SHORTEST; at <= word.length - SHORTEST; at += 1) {
      const one = this.spellings.get(stem(word.slice(0, at)));
      const other = this.spellings.get(stem(word.slice(at)));
      if (one && other) return [...one, ...other];
    }
    return [];
  }

  /** Count the terms of each foul that have a word. */
  count(word: string): Map<string, number> {
    const count = new Map<string, number>();
    for (const term of this.having.get(word) ?? []) {
      const { foul } = this.terms[term];
      count.set(foul, (count.get(foul) ?? 0) + 1);
    }
    return count;
  }
}

/** Return every word's weight: the fewer fouls use it, the heavier. */
function weightsOf(entries: { foul: string; words: string[] }[], fouls: number): Map<string, number> {
  const uses: Map<string, Set<string>> = new Map();
  for (const { foul, words } of entries) {
    for (const word of words) uses.set(word, (uses.get(word) ?? new Set()).add(foul));
  }
  return new Map([...uses].map(([word, { size }]) => [word, Math.round(WEIGHT * Math.log(1 + fouls / size))]));
}

/** Return each two words that follow each other: "riichi after pon" is not "pon after riichi". */
export function neighbours(words: string[]) {
  return [...new Set(words.slice(1).map((word, at) => `${words[at]} ${word}`))];
}

/** Return the similarity of a word and a longer one that begins with it, by the part written. */
function begun(word: string, spelling: string) {
  if (word.length < 2 || !spelling.startsWith(word)) return 0;
  return SAME / 2 + Math.floor(((SAME / 2) * word.length) / spelling.length);
}

/**
 * Return the similarity of two words that differ by one typo, long ones by two, the shortest by order alone; either
 * their first letter or their last must be right.
 */
function mistyped(word: string, spelling: string) {
  if (word[0] !== spelling[0] && word.at(-1) !== spelling.at(-1)) return 0;
  if (Math.abs(word.length - spelling.length) > 2) return 0;
  const short = Math.min(word.length, spelling.length) <= SHORTEST;
  if (isJapanese(word) !== isJapanese(spelling) || (short && sorted(word) !== sorted(spelling))) return 0;
  const distance = slips(word, spelling, word.length < LONG ? 1 : 2);
  return distance < Infinity ? 85 - 15 * distance : 0;
}

function sorted(word: string) {
  return [...word].sort().join("");
}

export function sum(numbers: Iterable<number>) {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}
