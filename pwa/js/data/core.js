import { Clock } from "./clock.js";
import { APPLY, optimisticState } from "./journal/optimistic-state.js";
import { storedState } from "./journal/sync.js";
import { allItems, releaseHold, blockedBy } from "./outbox/items.js";
import { NOTHING, elsewhere, revisionChange } from "./snapshot.js";
import { accessTo, accesses } from "./store/accesses.js";
import { Superseded, answerTo, logOf, onDatabase, remembered } from "./store/database.js";
import { addReading, everyTerm, loadLibrary, pinnedBook } from "./store/rulebooks.js";

/** @typedef {import("./store/accesses.js").Tournament} Tournament @typedef {import("../rules/books/library.js").Library} Library */

/** What this phone has in memory; `journal` is what the server told, `items` the outbox, of every tournament in `kept`. */
export const core = {
  snapshot: NOTHING,
  /** @type {Tournament|null} */
  joined: null,
  /** @type {import("./journal/journal.js").State|null} */
  journal: null,
  /** What is wrong with the server's log. @type {import("./witness/alarms.js").Alarm[]|null} */
  alarms: null,
  /** What the other evenings of the season tell of the people here. @type {any} */
  season: null,
  /** @type {import("./outbox/items.js").Item[]} */
  items: [],
  /** @type {Tournament[]} */
  kept: [],
};
/** @type {Set<() => void>} */
export const listeners = new Set();
const NO_OTHERS = { tournaments: [], offences: [], fines: [] };
let telling = false;
let language = "en";
/** @type {Library["terms"]|null} */
let terms = null;

export const clock = new Clock(() => change({ offsetMs: clock.offset, clockSure: clock.sure, clockAt: clock.at }));

/** What the first screen needs of all that this phone keeps. @param {string} lang what the rules speak */
export async function start(lang) {
  language = lang;
  onDatabase({
    blocked: () => change({ blocked: true }),
    superseded: (had) => change({ superseded: true, outdated: !had }),
    rescue: async (db) => (await import("./on-demand.js")).recovery.saveAgain(db, core),
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
  if (core.items.some(({ kind }) => !APPLY[kind])) await import("./on-demand.js").catch(() => {});
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

/** @param {unknown} error */
export function fail(error) {
  change(error instanceof Superseded ? { superseded: true } : { trouble: String(error) });
}

/** @param {Partial<import("./snapshot.js").Snapshot>} news */
export function change(news) {
  const before = /** @type {any} */ (core.snapshot);
  if (Object.entries(news).every(([name, value]) => before[name] === value)) return;
  core.snapshot = { ...core.snapshot, ...news };
  if (telling) return;
  telling = true;
  queueMicrotask(() => {
    telling = false;
    for (const listener of listeners) listener();
  });
}
