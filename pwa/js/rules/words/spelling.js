/** One spelling for each word that a referee might type: accents, width, kana and kanji, other names. */

/** Other names and spellings of one word. */
const SAME_WORD = new Map(
  Object.entries({
    chonbo: "chombo",
    riichi: "reach",
    tenpai: "tempai",
    pon: "pung",
    chii: "chow chi",
    kan: "kong quad quads kongs carre carres",
    cache: "ferme",
    "ura dora": "uradora",
    draw: "drew drawn",
    show: "shown",
    throw: "threw",
    take: "took taken",
    say: "said",
    forgot: "forgotten forget",
  }).flatMap(([word, others]) => others.split(" ").map((other) => [other, word])),
);
/** The same for Japanese, which writes no spaces: anywhere in the text, once it is katakana without voicing marks. */
const SAME_SIGNS = [
  ["立直", "リーチ"],
  ["リイチ", "リーチ"],
  ["聴牌", "テンハイ"],
  ["不聴", "ノーテン"],
  ["ノー聴", "ノーテン"],
  ["振聴", "フリテン"],
  ["自摸", "ツモ"],
  ["栄和", "ロン"],
  ["槓", "カン"],
  ["アンカン", "暗カン"],
  ["ウラトラ", "裏トラ"],
  ["喰", "食"],
  ["食替", "食イ替"],
  ["ハイ", "牌"],
];
/** Words that say nothing of the foul. */
const EMPTY_WORDS = new Set(
  (
    "a an the of in on at to for from by with and or is was were be been has have had he she his her their its " +
    "it i my me you your table somebody someone player opponent " +
    "le la les l un une des de du d en au aux et ou est ete il elle son sa ses mon ma mes qui que qu se s quelqu " +
    "joueur joueuse adversaire"
  ).split(" "),
);

/**
 * Lower case, no accents or punctuation, one width, one spelling for each word: "Kong" meets "kan", "ｶﾝ" "かん".
 * @param {string} text @returns {string}
 */
export function normalise(text) {
  const katakana = text
    .normalize("NFKD")
    .toUpperCase()
    .toLowerCase()
    .replace(/[ぁ-ゖ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60));
  const plain = katakana.replace(/\p{Mn}/gu, "").replace(/[^\p{L}\p{N}]/gu, " ");
  const signs = SAME_SIGNS.reduce((all, [other, sign]) => all.replaceAll(other, sign), plain);
  return split(signs)
    .map((word) => SAME_WORD.get(word) ?? word)
    .join(" ");
}

/** @param {string} text @returns {string[]} */
function split(text) {
  return text.split(" ").filter(Boolean);
}

/**
 * The words that say something; of Japanese, which has no spaces, each two signs that stand together.
 * @param {string} text @returns {string[]}
 */
export function wordsOf(text) {
  return split(text).flatMap((word) => {
    if (isAscii(word)) return EMPTY_WORDS.has(word) ? [] : [word];
    return Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2));
  });
}

/** @param {string} text */
export function isAscii(text) {
  return /^[\x00-\x7f]*$/.test(text);
}
