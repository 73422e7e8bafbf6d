/** What the app itself says, in the reader's language: what ruling needs, and the others once something says them. */

/** @typedef {"ruling"|"others"} Part @typedef {Record<string, string>} Texts key → text */

/** @type {Map<Part, Texts>} */
const parts = new Map();
/** All of them. @type {Texts} */
let texts = {};
let lang = "";
let begin = () => {};
/** Resolves once the first language is loaded. @type {Promise<void>} */
const begun = new Promise((resolve) => (begin = resolve));

/** Say everything in this language, or go on in the one before. Raises what fetching the texts does. @param {string} chosen */
export async function loadLanguage(chosen) {
  /** @type {Part[]} */
  const names = parts.size > 0 ? [...parts.keys()] : ["ruling"];
  const loaded = await Promise.all(names.map((part) => shipped(part, chosen)));
  if (parts.size > names.length) return loadLanguage(chosen); // more came meanwhile
  lang = chosen;
  names.forEach((part, place) => addTexts(part, loaded[place]));
  begin();
}

/** Make a part's texts known. Raises what fetching them does. @param {Part} part */
export async function loadTexts(part) {
  await begun;
  if (parts.has(part)) return;
  const asked = lang;
  const loaded = await shipped(part, asked);
  if (asked !== lang) return loadTexts(part); // another language was chosen meanwhile
  addTexts(part, loaded);
}

/** @param {Part} part @param {Texts} loaded */
function addTexts(part, loaded) {
  parts.set(part, loaded);
  texts = Object.assign({}, ...parts.values());
}

/** @param {string} key */
export function isText(key) {
  return key in texts;
}

/** The text of a key. @param {string} key */
export function textOf(key) {
  const text = texts[key];
  if (text === undefined) throw new Error(`no text for ${key}`);
  return text;
}

/** The keys that begin so. @param {string} beginning */
export function keysOf(beginning) {
  return Object.keys(texts).filter((key) => key.startsWith(beginning));
}

/** @param {Part} part @param {string} language @returns {Promise<Texts>} */
async function shipped(part, language) {
  const response = await fetch(`/bundle/${part}.${language}.json`);
  if (!response.ok) throw new Error(response.statusText);
  return response.json();
}
