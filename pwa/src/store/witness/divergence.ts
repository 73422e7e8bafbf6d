/** Whether what the server tells now goes on from what it told before. */

import { hexToBytes } from "@noble/hashes/utils.js";
import { entryHash } from "../journal/entry-hash.ts";
import { GENESIS } from "../journal/journal.ts";
import { noteRedacted, redactedPlayers } from "../journal/salted-hashes.ts";
import { same } from "./bytes.ts";
import { append, leafHash, rootOf } from "./merkle.ts";
import type { Entry } from "../journal/entry.ts";
import type { Alarm } from "./alarms.ts";

const AT_ONCE = 20; // entries

/** Entries in small slices, since somebody may be ruling: nobody is on a hidden page, whose timers are slow. */
export async function* slices(entries: Entry[]) {
  for (let place = 0; place < entries.length; place += AT_ONCE) {
    yield entries.slice(place, place + AT_ONCE);
    if (document.visibilityState === "visible") await new Promise((resolve) => setTimeout(resolve));
  }
}

/** The first entry that does not follow the one before or is not what its hash says. */
export async function firstWrong(entries: Entry[], last: { seq: number; hash: string }): Promise<Entry | undefined> {
  for await (const some of slices(entries)) {
    for (const entry of some) {
      if (entry.seq !== last.seq + 1 || entry.prev_hash !== last.hash) return entry;
      if ((await entryHash(entry)) !== entry.hash) return entry;
      last = entry;
    }
  }
  return undefined;
}

/**
 * The first entry that lacks something which no later one says was taken out: a seal stands for any text.
 * @param entries up to the last that is known
 * @param tournament its id
 */
export async function firstUnexplained(entries: Entry[], tournament: string): Promise<Entry | undefined> {
  const missing = new Map<string, number>();
  for await (const some of slices(entries)) {
    for (const entry of some) {
      const taken = await redactedPlayers(entry, tournament);
      if (!taken) return entry;
      noteRedacted(missing, entry, taken);
    }
  }
  const first = Math.min(...missing.values());
  return entries.find(({ seq }) => seq === first);
}

/** The tree with more entries. */
export function grown(tops: Uint8Array[], entries: Entry[]) {
  return entries.reduce((before, { seq, hash }) => append(before, seq - 1, leafHash(hexToBytes(hash))), tops);
}

/**
 * Where the server's journal departs from the one that this phone had; null where it does not, or where what is kept here
 * was damaged here.
 * @param served both from the first entry on
 * @param seen what was cosigned last
 */
export async function divergence(
  kept: Entry[],
  served: Entry[],
  seen: { size: number; root: Uint8Array } | undefined,
): Promise<Pick<Alarm, "what" | "seq" | "mine" | "theirs"> | null> {
  const place = kept.findIndex(({ hash }, at) => served[at]?.hash !== hash);
  const [mine = null, theirs = null] = [kept[place], served[place]];
  if (mine && !(await firstWrong(kept.slice(0, place + 1), { seq: 0, hash: GENESIS })))
    return { what: theirs ? "changed" : "cut", seq: mine.seq, mine, theirs };
  if (!seen || same(rootOf(grown([], served.slice(0, seen.size))), seen.root)) return null;
  const isCut = served.length < seen.size;
  return { what: isCut ? "cut" : "changed", seq: isCut ? served.length + 1 : seen.size, mine: null, theirs: null };
}
