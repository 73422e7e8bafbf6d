/**
 * What this phone found wrong with the server's log, and the proof of it: kept until the tournament is left. What it
 * received before the first finding stays its truth until the server has that again.
 */

import { core } from "../state.js";
import { storedEntries } from "../journal/sync.js";
import { entriesOf, logOf, read, remembered } from "../indexeddb/database.js";

/**
 * @typedef {object} Alarm
 * @property {"changed"|"cut"|"gaps"|"broken"|"unlike"|"key"|"signature"|"restored"} what another entry; the end is gone; entries
 * are missing; the chain is broken; what is signed is not what was sent; another key; no signature of the key; all is again
 * as this phone first received it
 * @property {number} seq the first entry that is concerned @property {string} at when it was found
 * @property {any} mine that entry, as this phone had it, or null @property {any} theirs as the server has it, or null
 * @property {{text: string, vkey?: string}|null} checkpoint what the server signs now
 */

const FORMAT = "shinpan-evidence/1";

/** @param {string} id @returns {Promise<Alarm[]>} */
export async function alarmsOf(id) {
  return (await remembered(logOf(id, "alarms"))) ?? [];
}

/**
 * What was found first since the server last had what this phone received; undefined where nothing was.
 * @param {Alarm[]} alarms
 */
export function openOf(alarms) {
  return alarms[alarms.findLastIndex(({ what }) => what === "restored") + 1];
}

/**
 * The entries that this phone takes for true: those it received before anything was wrong, or more that go on from them.
 * @param {string} id @returns {Promise<{entries: any[], stored: any[], open: Alarm|undefined, isStored: boolean}>} `open`:
 * what was found first; `isStored`: whether the entries are those that the server told last, `stored`
 */
export async function received(id) {
  const stored = await storedEntries(id);
  const open = openOf(await alarmsOf(id));
  const first = open && (await remembered(logOf(id, `entries ${open.at}`)));
  const last = first?.at(-1);
  const isStored = !last || stored.some(({ seq, hash }) => seq === last.seq && hash === last.hash);
  return { entries: isStored ? stored : first, stored, open, isStored };
}

/**
 * Keep what was found with a copy of all entries, and tell all that a second look finds again only once.
 * @param {any} transaction with "meta" @param {string} id @param {Alarm} alarm @param {any[]} entries as this phone had them
 */
export async function raise(transaction, id, alarm, entries) {
  const meta = transaction.objectStore("meta");
  const before = (await meta.get(logOf(id, "alarms"))) ?? [];
  const isSame = (/** @type {Alarm} */ { what, seq, theirs }) =>
    what === alarm.what && seq === alarm.seq && theirs?.hash === alarm.theirs?.hash;
  const open = openOf(before);
  if (open ? before.slice(before.indexOf(open)).some(isSame) : alarm.what === "restored") return;
  await meta.put([...before, alarm], logOf(id, "alarms"));
  await meta.put(entries, logOf(id, `entries ${alarm.at}`));
}

/** All that this phone found, and holds to prove it, for somebody who trusts neither. */
export async function evidence() {
  const { id, name } = /** @type {any} */ (core.joined);
  const seen = await remembered(logOf(id, "witness"));
  const stored = await read("entries", (entries) => entries.getAll(entriesOf(id)));
  const found = await Promise.all(
    (await alarmsOf(id)).map(async (alarm) => ({
      ...alarm,
      entries: ((await remembered(logOf(id, `entries ${alarm.at}`))) ?? []).map(asServed),
      mine: alarm.mine && asServed(alarm.mine),
    })),
  );
  const kept = seen && {
    vkey: seen.vkey,
    checkpoint: seen.checkpoint,
    cosignature: seen.cosignature,
    witness: seen.written,
  };
  return { format: FORMAT, tournament: { id, name }, kept, found, served: stored.map(asServed) };
}

/** An entry without what the phone adds. @param {any} entry */
function asServed({ tournament: _, ...entry }) {
  return entry;
}
