/** What the app itself says, in the reader's language: what ruling needs, and the others once something says them. */

type Part = "ruling" | "others";

/** Key → text. */
type Texts = Record<string, string>;

const parts: Map<Part, Texts> = new Map();
/** All of them. */
let texts: Texts = {};
let lang = "";
let begin = () => {};
/** Resolves once the first language is loaded. */
const begun: Promise<void> = new Promise((resolve) => (begin = resolve));

/** Say everything in this language, or go on in the one before. Raises what fetching the texts does. */
export async function loadLanguage(chosen: string) {
  const names: Part[] = parts.size > 0 ? [...parts.keys()] : ["ruling"];
  const loaded = await Promise.all(names.map((part) => shipped(part, chosen)));
  if (parts.size > names.length) return loadLanguage(chosen); // more came meanwhile
  lang = chosen;
  names.forEach((part, place) => addTexts(part, loaded[place]));
  begin();
}

/** Make a part's texts known. Raises what fetching them does. */
export async function loadTexts(part: Part) {
  await begun;
  if (parts.has(part)) return;
  const asked = lang;
  const loaded = await shipped(part, asked);
  if (asked !== lang) return loadTexts(part); // another language was chosen meanwhile
  addTexts(part, loaded);
}

function addTexts(part: Part, loaded: Texts) {
  parts.set(part, loaded);
  texts = Object.assign({}, ...parts.values());
}

export function isText(key: string) {
  return key in texts;
}

/** The text of a key. */
export function textOf(key: string) {
  const text = texts[key];
  if (text === undefined) throw new Error(`no text for ${key}`);
  return text;
}

/** The keys that begin so. */
export function keysOf(beginning: string) {
  return Object.keys(texts).filter((key) => key.startsWith(beginning));
}

async function shipped(part: Part, language: string): Promise<Texts> {
  const response = await fetch(`/bundle/${part}.${language}.json`);
  if (!response.ok) throw new Error(response.statusText);
  return response.json();
}
