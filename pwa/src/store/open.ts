import { APPLY, optimisticState } from "./journal/optimistic-state.ts";
import { storedState } from "./journal/sync.ts";
import { allItems, releaseHold, blockedBy } from "./outbox/items.ts";
import { elsewhere, revisionChange } from "./snapshot.ts";
import { change, clock, core } from "./state.ts";
import { accessTo, accesses } from "./indexeddb/accesses.ts";
import { answerTo, logOf, onDatabase, remembered } from "./indexeddb/database.ts";
import { addReading, everyTerm, loadLibrary, pinnedBook } from "./indexeddb/rulebooks.ts";
import type { Season } from "#api";
import type { OtherEvenings } from "./journal/known-facts.ts";
import type { Alarm } from "./witness/alarms.ts";
import type { Answer } from "./server/queries.ts";
import type { Database } from "./indexeddb/database.ts";
import type { Library } from "../rules/books/library.ts";

const NO_OTHERS: OtherEvenings = { tournaments: [], offences: [], fines: [] };
let language = "en";
let terms: Library["terms"] | null = null;

/**
 * What the first screen needs of all that this phone keeps.
 * @param lang what the rules speak
 * @param rescue saves what is in memory to a database that was made anew
 */
export async function start(lang: string, rescue: (database: Database) => Promise<void>) {
  language = lang;
  onDatabase({
    blocked: () => change({ blocked: true }),
    superseded: (had) => change({ superseded: true, outdated: !had }),
    rescue,
  });
  await Promise.all([loadBooks(), clock.restore(), restore()]);
  await loadBook();
}

/** The books that come with the app; later, when they can't be had now. */
export async function loadBooks() {
  const library = await loadLibrary(language).catch(() => null);
  change({ library: library && withTerms(library) });
}

/** Another language for the rules. Raises Unreachable, ApiError. */
export async function loadLanguage(lang: string) {
  const library = await loadLibrary(lang);
  if (core.snapshot.library?.catalogue.rule_points) await addReading(library);
  language = lang;
  change({ library: withTerms(library) });
}

/** What readers of rulebooks need, and no ruling does: all books among it. Raises Unreachable, ApiError. */
export async function loadReading() {
  const { library } = core.snapshot;
  if (library && !library.catalogue.rule_points) await addReading(library);
}

/** Fouls are found by words of every language from then on. Raises Unreachable, ApiError. */
export async function loadTerms() {
  terms ??= await everyTerm();
  const { library } = core.snapshot;
  if (library) withTerms(library);
}

function withTerms(library: Library) {
  if (terms) library.terms = terms;
  return library;
}

/** Everything of the current tournament, as this phone keeps it. */
export async function restore() {
  const id = await remembered<string | null>("current");
  const joined = (id && (await accessTo(id))) || null;
  const journal = joined && (await storedState(joined.id));
  const season = joined && (await storedSeason(joined.id));
  Object.assign(core, { joined, journal, season });
  change({ signedOut: false, book: null });
  await reload();
  await loadBook();
}

/** What the server told last of the season's other evenings. */
export async function storedSeason(id: string) {
  return (await remembered<Answer<Season>>(answerTo(id, "season")))?.body ?? null;
}

/** The outbox again, laid over the journal. */
export async function reload() {
  const alarms = core.joined && remembered<Alarm[]>(logOf(core.joined.id, "alarms"));
  [core.items, core.kept, core.alarms = null] = await Promise.all([allItems(), accesses(), alarms]);
  if (core.items.some(({ kind }) => !APPLY[kind])) await import("./journal/unsent/all.ts").catch(() => {});
  change({ trouble: null });
  show();
}

function show() {
  const { joined, journal, season, kept } = core;
  const items = core.items.filter(({ tournament }) => tournament === joined?.id).map(releaseHold);
  const official = journal?.officials[joined?.official?.id ?? ""] ?? joined?.official ?? null;
  const unsent = items.filter(({ state }) => state !== "done");
  change({
    tournament: journal?.seq ? { ...journal.settings, id: journal.id } : null,
    state: journal?.seq
      ? { ...optimisticState(journal, items, official?.id), others: (journal.season && season) ?? NO_OTHERS }
      : null,
    outbox: unsent.map((item) => ({
      ...item,
      blockedBy: blockedBy(item, items),
    })),
    elsewhere: elsewhere(core.items, kept, joined?.id),
    revisionChange: revisionChange(items, journal?.revision ?? null),
    syncedAt: joined?.syncedAt ?? null,
    alarms: core.alarms,
    official,
  });
}

/** The tournament's own revision where it can be had, else the one we had. */
export async function loadBook() {
  const { joined, journal, snapshot } = core;
  if (!joined || !journal?.revision || snapshot.book?.revision === journal.revision) return;
  const own = await pinnedBook(snapshot.library, journal.settings.rulebook, journal.revision, joined).catch(() => null);
  if (own && core.journal?.revision === own.revision) change({ book: own });
}
