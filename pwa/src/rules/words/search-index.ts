/** Every foul's terms by their words and by each two neighbours, and how much each word says. */

import { slips } from "./slips.ts";
import { Vocabulary, isJapanese, stem } from "./vocabulary.ts";
import type { Terms } from "../books/library.ts";

/** Weights and likenesses are whole numbers: their sums are the same in any order, and on every machine. */
const WEIGHT = 1000;
export const NEIGHBOURS = 300;
export const SAME = 100;
const SHORTEST = 3;
const LONG = 8;

/** The names and search words of fouls, as a search looks them up. */
export class SearchIndex {
  vocabulary: Vocabulary;
  terms: { foul: string; weight: number }[];
  having: Map<string, number[]>;
  weights: Map<string, number>;
  spellings: Map<string, string[]>;

  constructor({ fouls, vocabulary }: Terms) {
    this.vocabulary = new Vocabulary(vocabulary);
    /** A foul's name or search words. */
    this.terms = [];
    /** The numbers of the terms that have a word, or two neighbours. */
    this.having = new Map();
    const spoken = Object.entries(fouls).flatMap(([foul, terms]) =>
      terms.map((term) => ({ foul, words: term.split(" ") })),
    );
    this.weights = weightsOf(spoken, Object.keys(fouls).length);
    for (const { foul, words } of spoken) this.add(foul, new Set(words), neighbours(words));
    const same = [...this.vocabulary.spellings].map(([way, names]): [string, string[]] => [
      way,
      names.filter((one) => this.weights.has(one)),
    ]);
    const own = [...this.weights.keys()].map((word): [string, string[]] => [word, [word]]);
    /** Every way to write a word with what it means. */
    this.spellings = new Map([...same, ...own]);
  }

  add(foul: string, words: Set<string>, pairs: string[]) {
    for (const part of [...words, ...pairs]) {
      const having = this.having.get(part);
      if (having) having.push(this.terms.length);
      else this.having.set(part, [this.terms.length]);
    }
    const weight = sum([...words].map((word) => this.weights.get(word) ?? 0)) + NEIGHBOURS * pairs.length;
    this.terms.push({ foul, weight });
  }

  /** What a word may mean, each with how alike of 100: itself, else its longer words, else its typos. */
  meanings(word: string, unfinished: boolean): Map<string, number> {
    if (this.weights.has(word)) return new Map([[word, SAME]]);
    const longer = unfinished ? this.meant(word, begun) : new Map<string, number>();
    return longer.size ? longer : this.meant(word, mistyped);
  }

  meant(word: string, alike: (word: string, way: string) => number) {
    const meant = new Map<string, number>();
    for (const [way, names] of this.spellings) {
      const likeness = alike(word, way);
      if (likeness) names.forEach((name) => meant.set(name, Math.max(likeness, meant.get(name) ?? 0)));
    }
    return meant;
  }

  /** The two words that are written together in one: "notenriichi". */
  halves(word: string): string[] {
    for (let at = SHORTEST; at <= word.length - SHORTEST; at += 1) {
      const one = this.spellings.get(stem(word.slice(0, at)));
      const other = this.spellings.get(stem(word.slice(at)));
      if (one && other) return [...one, ...other];
    }
    return [];
  }

  /** In how many of its terms each foul has a word. */
  count(word: string): Map<string, number> {
    const count = new Map<string, number>();
    for (const term of this.having.get(word) ?? []) {
      const { foul } = this.terms[term];
      count.set(foul, (count.get(foul) ?? 0) + 1);
    }
    return count;
  }
}

/** Every word's weight: the fewer fouls use it, the heavier. */
function weightsOf(spoken: { foul: string; words: string[] }[], fouls: number): Map<string, number> {
  const uses: Map<string, Set<string>> = new Map();
  for (const { foul, words } of spoken) {
    for (const word of words) uses.set(word, (uses.get(word) ?? new Set()).add(foul));
  }
  return new Map([...uses].map(([word, { size }]) => [word, Math.round(WEIGHT * Math.log(1 + fouls / size))]));
}

/** Each two words that follow each other: "riichi after pon" is not "pon after riichi". */
export function neighbours(words: string[]) {
  return [...new Set(words.slice(1).map((word, at) => `${words[at]} ${word}`))];
}

/** How much of a longer word is written already. */
function begun(word: string, way: string) {
  if (word.length < 2 || !way.startsWith(word)) return 0;
  return SAME / 2 + Math.floor(((SAME / 2) * word.length) / way.length);
}

/**
 * How alike two words are that differ by one slip, long ones by two, the shortest by order alone; either their first
 * letter or their last is right.
 */
function mistyped(word: string, way: string) {
  if (word[0] !== way[0] && word.at(-1) !== way.at(-1)) return 0;
  if (Math.abs(word.length - way.length) > 2) return 0;
  const short = Math.min(word.length, way.length) <= SHORTEST;
  if (isJapanese(word) !== isJapanese(way) || (short && sorted(word) !== sorted(way))) return 0;
  const distance = slips(word, way, word.length < LONG ? 1 : 2);
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
