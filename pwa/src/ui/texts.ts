/** The app's own texts in the chosen language: those that ruling needs, and the others once something needs them. */

type Part = "ruling" | "others";

/** Key → text. */
type Texts = Record<string, string>;

const parts: Map<Part, Texts> = new Map();
/** The texts of all loaded parts. */
let texts: Texts = {};
let lang = "";
let markReady = () => {};
/** Resolves once the first language is loaded. */
const ready: Promise<void> = new Promise((resolve) => (markReady = resolve));

/** Load the texts of a language and switch to it; the previous one stays if fetching fails, which raises. */
export async function loadLanguage(chosen: string) {
  const names: Part[] = parts.size > 0 ? [...parts.keys()] : ["ruling"];
  const loaded = await Promise.all(names.map((part) => fetchTexts(part, chosen)));
  if (parts.size > names.length) return loadLanguage(chosen); // another part was loaded meanwhile
  lang = chosen;
  names.forEach((part, place) => addTexts(part, loaded[place]));
  markReady();
}

/** Load a part's texts, once the first language is loaded. Raises if fetching fails. */
export async function loadTexts(part: Part) {
  await ready;
  if (parts.has(part)) return;
  const requested = lang;
  const loaded = await fetchTexts(part, requested);
  if (requested !== lang) return loadTexts(part); // another language was chosen meanwhile
  addTexts(part, loaded);
}

function addTexts(part: Part, loaded: Texts) {
  parts.set(part, loaded);
  texts = Object.assign({}, ...parts.values());
}

export function isText(key: string) {
  return key in texts;
}

/** Return the text of a key. Raises an Error if there is none. */
export function textOf(key: string) {
  const text = texts[key];
  if (text === undefined) throw new Error(`no text for ${key}`);
  return text;
}

/** Return the keys with this prefix. */
export function keysOf(prefix: string) {
  return Object.keys(texts).filter((key) => key.startsWith(prefix));
}

async function fetchTexts(part: Part, language: string): Promise<Texts> {
  const response = await fetch(`/bundle/${part}.${language}.json`);
  if (!response.ok) throw new Error(response.statusText);
  return response.json();
}
