/** What goes on by itself once the first screen is shown: sending, fetching, measuring the clock, hearing other tabs. */

import { search } from "../rules/words/search.ts";
import { ApiError, Unreachable } from "./api.ts";
import { notifyOthers, onNotice } from "./channel.ts";
import { loadBook, loadBooks, loadReading, loadTerms, reload, restore, storedSeason } from "./open.ts";
import { change, clock, core, fail } from "./state.ts";
import { Live } from "./journal/live.ts";
import { pull } from "./journal/pull.ts";
import { caughtUp } from "./journal/sync.ts";
import { archive } from "./outbox/acknowledged.ts";
import { append, itemsOf } from "./outbox/items.ts";
import { Outbox } from "./outbox/outbox.ts";
import { accessTo } from "./indexeddb/accesses.ts";
import { transact } from "./indexeddb/database.ts";
import { askToPersist, room } from "./indexeddb/persistence.ts";
import type { Heard } from "./outbox/queue.ts";
import type { Head } from "./journal/live.ts";
import type { Item } from "./outbox/items.ts";
import type { Tournament } from "./indexeddb/accesses.ts";

const SYNC_NOTED_MS = 60000;
const SETTLED_MS = 2000;
/** Safari can't tell when it has nothing else to do. */
const whenIdle: (task: () => void) => void = globalThis.requestIdleCallback ?? ((task) => setTimeout(task, SETTLED_MS));

let notedAt = 0;
/** What goes on whenever the journal has been fetched. */
export const afterFetch: Set<() => void> = new Set();

export const outbox = new Outbox({
  clock,
  changed: outboxChanged,
  failed: fail,
});
export const live = new Live({
  tournament: () => core.joined,
  pull: refresh,
  status: (link) => change({ live: link }),
});

/** Start what goes on in the background; call it once. */
export async function run() {
  onNotice({
    outbox: () => nudged().catch(fail),
    journal: () => catchUp().catch(fail),
    current: () => moved().catch(fail),
  });
  Promise.all([loadTerms(), loadReading()])
    .then(() => whenIdle(indexTerms))
    .catch(() => {}); // the next start tries again
  reload().catch(fail); // another tab may have changed the outbox before we heard it
  addEventListener("online", () => {
    reached(true);
    outbox.retryAll().catch(fail);
  });
  addEventListener("offline", () => reached(false));
  clock.watch(measure);
  if (core.joined) askToPersist().then(look, look);
  else look();
  measure();
  live.restart();
  outbox.drain().catch(fail);
}

/** So that the list of fouls opens at once: the first search makes the index. */
function indexTerms() {
  const { library } = core.snapshot;
  if (library) search(library, "");
}

/** Another tab changed the outbox. */
async function nudged() {
  await reload();
  await outbox.nudge();
}

/** Another tab joined or left. */
async function moved() {
  await restore();
  live.restart();
  outbox.retryAll().catch(fail);
}

/** What happened since. Raises Unreachable, ApiError. @param head what there is to fetch */
export async function refresh(head?: Head) {
  const { joined, journal } = core;
  if (!joined || !journal || (head && (head.hash ? head.hash === journal.hash : head.seq <= journal.seq))) return;
  const sent = (await itemsOf(joined.id)).filter(({ state }) => state === "done").map(({ id }) => id);
  if (core.joined !== joined) return;
  let state = journal;
  try {
    state = await pull(joined, journal);
    if (core.joined !== joined) return;
    core.journal = state;
  } catch (error) {
    if (error instanceof ApiError) reached(true);
    else if (error instanceof Unreachable) reached(false);
    else fail(error);
    if (error instanceof ApiError && error.signedOut && core.joined === joined) change({ signedOut: true });
    throw error;
  }
  const lost = await archive(sent, state);
  if (lost) await (await import("./journal/recovery.ts")).recover(sent, state);
  await synced(joined, state !== journal || sent.length > 0);
}

/** How far joining has come. */
export function fetched(loaded: number, total: number) {
  if (core.snapshot.joining) change({ joining: { ...core.snapshot.joining, loaded, total } });
}

async function synced(joined: Tournament, news: boolean) {
  joined.syncedAt = new Date().toISOString();
  if (news || Date.now() - notedAt > SYNC_NOTED_MS) {
    notedAt = Date.now();
    await noteSynced(joined);
  }
  change({ syncedAt: joined.syncedAt });
  reached(true);
  for (const goOn of afterFetch) goOn();
  if (!news) return;
  await reload();
  if (core.items.some(({ state, lost }) => lost && state === "waiting")) outbox.drain().catch(fail);
  await loadBook();
  notifyOthers("journal");
}

/** Another tab fetched. */
async function catchUp() {
  const { joined, journal } = core;
  if (!joined || !journal) return;
  const [kept, caught] = await Promise.all([accessTo(joined.id), caughtUp(journal)]);
  if (core.joined !== joined) return;
  if (caught.seq > Number(core.journal?.seq)) core.journal = caught;
  joined.syncedAt = kept?.syncedAt ?? null;
  core.season = await storedSeason(joined.id);
  await reload();
  await loadBook();
}

/** With the name of now; unless it was left, or joined anew, meanwhile. */
function noteSynced({ id, name: joinedAs, official, syncedAt }: Tournament) {
  const name = (core.journal?.id === id && core.journal.settings.name) || joinedAs;
  return transact(["tournaments"], async (transaction) => {
    const store = transaction.objectStore("tournaments");
    const kept = await store.get(id);
    if (kept?.official.id === official.id) await store.put({ ...kept, name, syncedAt });
  });
}

/** Into the outbox, and off as soon as they may. */
export async function put(items: Item[]) {
  const kept = await append(items);
  await touched();
  return kept;
}

/** The outbox was changed here, and stays so even where it can't be read again: who did it must not do it twice. */
export async function touched() {
  await reload().catch(reload).catch(fail);
  notifyOthers("outbox");
  outbox.drain().catch(fail);
}

/** What sending came to. */
function outboxChanged(news: Heard) {
  const here = news.tournament === core.joined?.id;
  // Tabs that tell each other nothing new would wake each other for ever.
  if (!news.same) reload().then(() => notifyOthers("outbox"), fail);
  if (news.reached !== undefined) reached(news.reached);
  if (news.reached) live.reached();
  if (here && news.signedOut === core.joined?.official.id) change({ signedOut: true });
  if (here && news.sent) refresh().catch(() => {});
}

/** @param yes whether the server answered */
function reached(yes: boolean) {
  const online = yes && navigator.onLine; // an answer may come in after the network has gone
  const back = online && !core.snapshot.online;
  change({ online });
  if (!back) return;
  if (!core.snapshot.library) loadBooks().then(loadBook);
  measure();
  outbox.drain().catch(fail);
}

function measure() {
  clock.measure().catch(() => {});
}

/** How much room is left. */
export async function look() {
  change(await room().catch(() => ({})));
}
