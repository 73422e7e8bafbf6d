import { bookOf } from "../../rules/books/compose.ts";
import { Library } from "../../rules/books/library.ts";
import { Rulebook, canonical, revisionOf } from "../../rules/books/rulebook.ts";
import { ApiError, request } from "../api.ts";
import { database, read } from "./database.ts";

const composed: Map<string, Promise<Rulebook>> = new Map();

/** The catalogue and the books' names that come with the app. Raises Unreachable before they were ever kept. */
export async function loadLibrary(language: string) {
  const { catalogue, books } = await shipped(`rules.${language}`);
  return new Library(catalogue, books, language);
}

/** A base book's rules. Raises UnknownName, Unreachable, ApiError. */
async function addRules(library: Library, id: string) {
  library.book(id);
  if (!library.has(id)) library.add(id, await shipped(id));
}

/** All base books, the rule points, what options are about, what readings ask and why. */
export async function addReading(library: Library) {
  const [reading] = await Promise.all([
    shipped(`reading.${library.language}`),
    ...Object.keys(library.books).map((id) => addRules(library, id)),
  ]);
  Object.assign(library.catalogue, reading);
}

/** What fouls are called in every language. */
export function everyTerm(): Promise<Library["terms"]> {
  return shipped("terms");
}

async function shipped(name: string): Promise<any> {
  const response = await fetch(`/rulebooks/${name}.json`);
  if (!response.ok) throw new ApiError(response.status, null);
  return response.json();
}

/** A rulebook with options and readings, composed once. @param choice {id, options, readings} */
export function composedBook(library: Library, choice: any) {
  const key = canonical({ options: {}, readings: {}, ...choice });
  const book = composed.get(key) ?? addRules(library, choice.id).then(() => bookOf(library, choice));
  composed.set(key, book);
  book.catch(() => composed.delete(key));
  return book;
}

/**
 * The rulebook of exactly this revision: kept before, composed here, or the server's. Once had, it is kept, so that an
 * update of the app takes no tournament its rules. Raises Unreachable, ApiError.
 */
export async function pinnedBook(
  library: Library | null,
  choice: any,
  revision: string,
  { id, official }: { id: string; official: { id: string } },
) {
  const kept = await read("books", (books) => books.get(revision));
  if (kept) return new Rulebook(kept, revision);
  const own = choice && library && (await composedBook(library, choice).catch(() => null));
  if (own?.revision === revision) {
    await (await database()).put("books", own.content, revision);
    return own;
  }
  const content = await request(`/api/v1/tournaments/${id}/revisions/${revision}`, { as: official.id });
  if ((await revisionOf(content)) !== revision)
    throw new ApiError(502, { detail: "This is not the rulebook asked for." });
  await (await database()).put("books", content, revision);
  return new Rulebook(content, revision);
}
