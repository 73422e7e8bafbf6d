/** One entry of a tournament's journal: docs/journal.md. */

import type { Journal, JournalEntry } from "#api";

/** Texts about people, by where in the body they stand: the salt of their hashes, or their hash once they were taken out. */
export type Seals = Record<string, { salt?: string; seal?: string }>;

/** What an entry says, as its kind has it. */
export interface Entry<Body = unknown> extends Omit<JournalEntry, "body" | "seals"> {
  body: Body;
  seals?: Seals;
}

/** A page of the journal, as the server sends it. */
export interface Page extends Omit<Journal, "items"> {
  items: Entry[];
}
