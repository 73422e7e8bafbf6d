/**
 * What this phone found wrong with the server's log, and the proof of it: kept until the tournament is left. What it
 * received before the first finding stays its truth until the server has that again.
 */

import { tournamentHere } from "../state.ts";
import { storedEntries } from "../journal/sync.ts";
import { logOf, remembered } from "../indexeddb/database.ts";
import type { Entry } from "../journal/entry.ts";
import type { Writing } from "../indexeddb/database.ts";
import type { Seen } from "./witness.ts";

export interface Alarm {
  /**
   * another entry; the end is gone; entries are missing; the chain is broken; what is signed is not what was sent; another
   * key; no signature of the key; all is again as this phone first received it
   */
  what: "changed" | "cut" | "gaps" | "broken" | "unlike" | "key" | "signature" | "restored";
  /** the first entry that is concerned */
  seq: number;
  /** when it was found */
  at: string;
  /** that entry, as this phone had it, or null */
  mine: Entry | null;
  /** as the server has it, or null */
  theirs: Entry | null;
  /** what the server signs now */
  checkpoint: { text: string; vkey?: string } | null;
}

const FORMAT = "shinpan-evidence/1";

export async function alarmsOf(id: string): Promise<Alarm[]> {
  return (await remembered<Alarm[]>(logOf(id, "alarms"))) ?? [];
}

/** What was found first since the server last had what this phone received; undefined where nothing was. */
export function openOf(alarms: Alarm[]) {
  return alarms[alarms.findLastIndex(({ what }) => what === "restored") + 1];
}

/**
 * The entries that this phone takes for true: those it received before anything was wrong, or more that go on from them.
 * @returns `open`: what was found first; `isStored`: whether the entries are those that the server told last, `stored`
 */
export async function received(
  id: string,
): Promise<{ entries: Entry[]; stored: Entry[]; open: Alarm | undefined; isStored: boolean }> {
  const stored = await storedEntries(id);
  const open = openOf(await alarmsOf(id));
  const first = open && (await remembered<Entry[]>(logOf(id, `entries ${open.at}`)));
  const last = first?.at(-1);
  const isStored = !last || stored.some(({ seq, hash }) => seq === last.seq && hash === last.hash);
  return { entries: isStored || !first ? stored : first, stored, open, isStored };
}

/**
 * Keep what was found with a copy of all entries, and tell all that a second look finds again only once.
 * @param transaction with "meta"
 * @param entries as this phone had them
 */
export async function raise(transaction: Writing, id: string, alarm: Alarm, entries: Entry[]) {
  const meta = transaction.objectStore("meta");
  const before = ((await meta.get(logOf(id, "alarms"))) ?? []) as Alarm[];
  const isSame = ({ what, seq, theirs }: Alarm) =>
    what === alarm.what && seq === alarm.seq && theirs?.hash === alarm.theirs?.hash;
  const open = openOf(before);
  if (open ? before.slice(before.indexOf(open)).some(isSame) : alarm.what === "restored") return;
  await meta.put([...before, alarm], logOf(id, "alarms"));
  await meta.put(entries, logOf(id, `entries ${alarm.at}`));
}

/** All that this phone found, and holds to prove it, for somebody who trusts neither. */
export async function evidence() {
  const { id, name } = tournamentHere();
  const seen = await remembered<Seen>(logOf(id, "witness"));
  const stored = await storedEntries(id);
  const found = await Promise.all(
    (await alarmsOf(id)).map(async (alarm) => ({
      ...alarm,
      entries: ((await remembered<Entry[]>(logOf(id, `entries ${alarm.at}`))) ?? []).map(asServed),
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

/** An entry without what the phone adds. */
function asServed({ tournament: _, ...entry }: Entry & { tournament?: string }) {
  return entry;
}
