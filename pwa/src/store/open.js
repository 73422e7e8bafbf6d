import { APPLY, optimisticState } from "./journal/optimistic-state.js";
import { storedState } from "./journal/sync.js";
import { allItems, releaseHold, blockedBy } from "./outbox/items.js";
import { elsewhere, revisionChange } from "./snapshot.js";
import { change, clock, core } from "./state.js";
import { accessTo, accesses } from "./indexeddb/accesses.js";
import { answerTo, logOf, onDatabase, remembered } from "./indexeddb/database.js";
import { addReading, everyTerm, loadLibrary, pinnedBook } from "./indexeddb/rulebooks.js";

/** @typedef {import("../rules/books/library.js").Library} Library */

const NO_OTHERS = { tournaments: [], offences: [], fines: [] };
let language = "en";
/** @type {Library["terms"]|null} */
let terms = null;

/**
 * What the first screen needs of all that this phone keeps.
 * @param {string} lang what the rules speak @param {(database: any) => Promise<void>} rescue saves what is in memory to a database that was made anew
 */
export async function start(lang, rescue) {
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

/** Another language for the rules. Raises Unreachable, ApiError. @param {string} lang */
export async function loadLanguage(lang) {
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

/** @param {Library} library */
function withTerms(library) {
  if (terms) library.terms = terms;
  return library;
}

/** Everything of the current tournament, as this phone keeps it. */
export async function restore() {
  const id = await remembered("current");
  const joined = (id && (await accessTo(id))) || null;
  const journal = joined && (await storedState(joined.id));
  const season = joined && (await storedSeason(joined.id));
  Object.assign(core, { joined, journal, season });
  change({ signedOut: false, book: null });
  await reload();
  await loadBook();
}

/** What the server told last of the season's other evenings. @param {string} id */
export async function storedSeason(id) {
  return (await remembered(answerTo(id, "season")))?.body ?? null;
}

/** The outbox again, laid over the journal. */
export async function reload() {
  const alarms = core.joined && remembered(logOf(core.joined.id, "alarms"));
  [core.items, core.kept, core.alarms] = await Promise.all([allItems(), accesses(), alarms]);
  if (core.items.some(({ kind }) => !APPLY[kind])) await import("./journal/unsent/all.js").catch(() => {});
  change({ trouble: null });
  show();
}

function show() {
  const { joined, journal, season, kept } = core;
  const items = core.items.filter(({ tournament }) => tournament === joined?.id).map(releaseHold);
  const official = journal?.officials[joined?.official?.id] ?? joined?.official ?? null;
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
    alarms: core.alarms ?? null,
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
