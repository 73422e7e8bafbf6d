/** From what people type to the words that a search compares: one spelling, no ending, one name for each thing. */

const NOT = /n['’]t(?![a-z])/gi;
const PARTS = /[\u3005-\u30ff\u3400-\u9fff]+|[^ \u3005-\u30ff\u3400-\u9fff]+/g;
const JAPANESE = /^[\u3005-\u30ff\u3400-\u9fff]/;
/** Kana that are left over by twos are endings. */
const LEFT_OVER = /[ァ-ヺー]{3,}|[^ァ-ヺー]/g;
const ENDING = /^(.{3,}?)(?:ements?|ations?|ings?|ees?|ers?|aient|ait|ais|ant|ez|ed|es|e|s|ly)$/;
const SCORE = /^[0-9]+00$/;
const DOUBLED = /([bdfglmnprt])\1$/;
const RUSSIAN_ENDING =
  /^([а-я]{3,}?)(?:ыми|ими|ами|ями|ого|его|ому|ему|ала|али|ало|яла|яли|ила|или|ило|ела|ели|ула|ули|ать|ять|ить|еть|уть|ает|яет|ует|ыи|ии|ои|еи|ая|яя|ое|ее|ые|ие|ым|им|ом|ем|ых|их|ую|юю|ою|ею|ам|ям|ах|ях|ов|ев|ял|ал|ил|ел|ул|ит|ет|ут|ют|ат|ят|ла|ло|ли|ть|а|я|о|е|ы|и|у|ю|ь|л|т)?(?:ся|сь)?$/;

/** Lower case without accents or punctuation, one width and one kana: "ｶﾝ" and "かん" are "カン". */
export function normalise(text: string): string {
  const katakana = text
    .normalize("NFKD")
    .toUpperCase()
    .toLowerCase()
    .replace(/[ぁ-ゖ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60));
  const plain = katakana.replace(/\p{Mn}/gu, "").replace(/[^\p{L}\p{N}]/gu, " ");
  return plain.split(" ").filter(Boolean).join(" ");
}

/** A word without its ending: "discarded" is "discard", "ponned" is "pon", "стену" is "стен". */
export function stem(word: string): string {
  if (word.endsWith("ss")) return word;
  const ending = /^[\x00-\x7f]*$/.test(word) ? ENDING : RUSSIAN_ENDING;
  const shorter = word.replace(ending, "$1").replace(DOUBLED, "$1");
  return shorter === word ? word : stem(shorter);
}

/** Whether a normalised word is one of kana or kanji. */
export function isJapanese(word: string) {
  return JAPANESE.test(word);
}

/** Words that say nothing, and those of every language that mean the same. */
export class Vocabulary {
  empty: Set<string>;
  whole: Map<string, string[]>;
  spellings: Map<string, string[]>;
  signs: RegExp;

  /** Under each name the words that mean it; words are separated by spaces. */
  constructor({ empty, same }: { empty: string; same: Record<string, string> }) {
    this.empty = new Set(split(empty).map(normalise));
    /** Every way to write a word with a name: as it is, and without its ending. */
    this.whole = new Map();
    this.spellings = new Map();
    for (const [name, words] of Object.entries(same)) {
      const names = split(name).map(stem);
      for (const word of [name, ...split(words)].map(normalise)) {
        this.whole.set(word, names);
        this.spellings.set(stem(word), names);
      }
    }
    const signs = [...new Set([...this.spellings.keys(), ...this.empty])].filter(isJapanese);
    this.signs = new RegExp(signs.sort((one, other) => other.length - one.length).join("|") || "(?!)", "g");
  }

  /** The words of a text that say something, each by the names of what it means. */
  words(text: string): string[] {
    const parts = normalise(text.replace(NOT, " not")).match(PARTS) ?? [];
    return parts
      .flatMap((part) => (isJapanese(part) ? this.apart(part) : [part]))
      .filter((word) => !this.empty.has(word))
      .flatMap((word) => this.names(word));
  }

  /** What a word is named as it is, else without its ending: a dealer is no deal. Hundreds are points. */
  names(word: string): string[] {
    if (!this.whole.has(word) && SCORE.test(word)) return ["point"];
    return this.whole.get(word) ?? this.spellings.get(stem(word)) ?? [stem(word)];
  }

  /** The words of Japanese, which has no spaces: those known, the longest first, and each kanji between. */
  apart(text: string) {
    const found = [];
    let at = 0;
    for (const { 0: known, index } of text.matchAll(this.signs)) {
      found.push(...(text.slice(at, index).match(LEFT_OVER) ?? []), known);
      at = index + known.length;
    }
    return [...found, ...(text.slice(at).match(LEFT_OVER) ?? [])];
  }
}

function split(words: string) {
  return words.split(" ").filter(Boolean);
}
