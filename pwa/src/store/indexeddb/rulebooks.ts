import { bookOf } from "../../rules/books/compose.ts";
import { Library } from "../../rules/books/library.ts";
import { Rulebook, canonical, revisionOf } from "../../rules/books/rulebook.ts";
import { ApiError, Unreachable, request } from "../api.ts";
import { database, read } from "./database.ts";

export type Content = Rulebook["content"];
/** A base book, options and readings. */
export type Choice = Parameters<typeof bookOf>[1];

const composed: Map<string, Promise<Rulebook>> = new Map();

/** The catalogue and the books' names that come with the app. Raises Unreachable before they were ever kept. */
export async function loadLibrary(language: string) {
  const { catalogue, books } = await shipped<Pick<Library, "catalogue" | "books">>(`rules.${language}`);
  return new Library(catalogue, books, language);
}

/** A base book's rules. Raises UnknownName, Unreachable, ApiError. */
async function addRules(library: Library, id: string) {
  library.book(id);
  if (!library.has(id)) library.add(id, await shipped<Parameters<Library["add"]>[1]>(id));
}

/** All base books, the rule points, what options are about, what readings ask and why. */
export async function addReading(library: Library) {
  const [reading] = await Promise.all([
    shipped<object>(`reading.${library.language}`),
    ...Object.keys(library.books).map((id) => addRules(library, id)),
  ]);
  Object.assign(library.catalogue, reading);
}

/** What fouls are called in every language. */
export function everyTerm(): Promise<Library["terms"]> {
  return shipped("terms");
}

async function shipped<Answer>(name: string): Promise<Answer> {
  const response = await fetch(`/rulebooks/${name}.json`);
  if (!response.ok) throw new ApiError(response.status, null);
  return response.json();
}

/** A rulebook with options and readings, composed once. */
export function composedBook(library: Library | null, choice: Choice) {
  const key = canonical({ options: {}, readings: {}, ...choice });
  const book = composed.get(key) ?? composedNow(library, choice);
  composed.set(key, book);
  book.catch(() => composed.delete(key));
  return book;
}

async function composedNow(library: Library | null, choice: Choice) {
  if (!library) throw new Unreachable();
  await addRules(library, choice.id);
  return bookOf(library, choice);
}

/**
 * The rulebook of exactly this revision: kept before, composed here, or the server's. Once had, it is kept, so that an
 * update of the app takes no tournament its rules. Raises Unreachable, ApiError.
 */
export async function pinnedBook(
  library: Library | null,
  choice: Choice | null,
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
  const content = await request<Content>(`/api/v1/tournaments/${id}/revisions/${revision}`, { as: official.id });
  if ((await revisionOf(content)) !== revision)
    throw new ApiError(502, { detail: "This is not the rulebook asked for." });
  await (await database()).put("books", content, revision);
  return new Rulebook(content, revision);
}
