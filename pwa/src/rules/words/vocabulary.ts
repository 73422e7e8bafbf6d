/** Turns typed text into the words that a search compares: one spelling, no ending, one name for each thing. */

const NOT = /n['’]t(?![a-z])/gi;
const PARTS = /[\u3005-\u30ff\u3400-\u9fff]+|[^ \u3005-\u30ff\u3400-\u9fff]+/g;
const JAPANESE = /^[\u3005-\u30ff\u3400-\u9fff]/;
/** Of the text between known words: kana in runs of three or more, and each kanji; shorter kana are endings. */
const LEFT_OVER = /[ァ-ヺー]{3,}|[^ァ-ヺー]/g;
const ENDING = /^(.{3,}?)(?:ements?|ations?|ings?|ees?|ers?|aient|ait|ais|ant|ez|ed|es|e|s|ly)$/;
const SCORE = /^[0-9]+00$/;
const DOUBLED = /([bdfglmnprt])\1$/;
const RUSSIAN_ENDING =
  /^([а-я]{3,}?)(?:ыми|ими|ами|ями|ого|его|ому|ему|ала|али|ало|яла|яли|ила|или|ило|ела|ели|ула|ули|ать|ять|ить|еть|уть|ает|яет|ует|ыи|ии|ои|еи|ая|яя|ое|ее|ые|ие|ым|им|ом|ем|ых|их|ую|юю|ою|ею|ам|ям|ах|ях|ов|ев|ял|ал|ил|ел|ул|ит|ет|ут|ют|ат|ят|ла|ло|ли|ть|а|я|о|е|ы|и|у|ю|ь|л|т)?(?:ся|сь)?$/;

/** Normalise: lower case without accents or punctuation, one width and one kana: "ｶﾝ" and "かん" are "カン". */
export function normalise(text: string): string {
  const katakana = text
    .normalize("NFKD")
    .toUpperCase()
    .toLowerCase()
    .replace(/[ぁ-ゖ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60));
  const plain = katakana.replace(/\p{Mn}/gu, "").replace(/[^\p{L}\p{N}]/gu, " ");
  return plain.split(" ").filter(Boolean).join(" ");
}

/** Return a word without its ending: "discarded" is "discard", "ponned" is "pon", "стену" is "стен". */
export function stem(word: string): string {
  if (word.endsWith("ss")) return word;
  const ending = /^[\x00-\x7f]*$/.test(word) ? ENDING : RUSSIAN_ENDING;
  const shorter = word.replace(ending, "$1").replace(DOUBLED, "$1");
  return shorter === word ? word : stem(shorter);
}

/** Return whether a normalised word begins with kana or kanji. */
export function isJapanese(word: string) {
  return JAPANESE.test(word);
}

/** Words without a meaning of their own, and those of every language that mean the same. */
export class Vocabulary {
  empty: Set<string>;
  whole: Map<string, string[]>;
  spellings: Map<string, string[]>;
  signs: RegExp;

  /** @param words `empty`: the words to ignore; `same`: name → words with its meaning; all separated by spaces */
  constructor({ empty, same }: { empty: string; same: Record<string, string> }) {
    this.empty = new Set(split(empty).map(normalise));
    /** Word → its names: by the whole word, and by the word without its ending. */
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

  /** Return the words of a text that are not empty, each replaced by the names of its meaning. */
  words(text: string): string[] {
    const parts = normalise(text.replace(NOT, " not")).match(PARTS) ?? [];
    return parts
      .flatMap((part) => (isJapanese(part) ? this.apart(part) : [part]))
      .filter((word) => !this.empty.has(word))
      .flatMap((word) => this.names(word));
  }

  /**
   * Return the names of a whole word, else of the word without its ending: a dealer is no deal. Hundreds are points.
   */
  names(word: string): string[] {
    if (!this.whole.has(word) && SCORE.test(word)) return ["point"];
    return this.whole.get(word) ?? this.spellings.get(stem(word)) ?? [stem(word)];
  }

  /** Split Japanese, which has no spaces, into words: those known, the longest first, and each kanji between. */
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
