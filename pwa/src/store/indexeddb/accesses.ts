import { read, transact } from "./database.ts";
import type { Writing } from "./database.ts";
import type { Item } from "../outbox/items.ts";
import type { Official } from "../journal/things.ts";

/** A tournament that this phone may write in. */
export interface Tournament {
  id: string;
  name: string;
  /** who joined last */
  official: Official;
  syncedAt: string | null;
  /** kept only until what waits has been sent */
  left?: boolean;
  /** the officials who joined here before and have something waiting */
  earlier?: string[];
}

export function accessTo(id: string): Promise<Tournament | undefined> {
  return read("tournaments", (tournaments) => tournaments.get(id));
}

export function accesses(): Promise<Tournament[]> {
  return read("tournaments", (tournaments) => tournaments.getAll());
}

/** Keep an access; whoever had one here before keeps the own. */
export function saveAccess(joined: Tournament) {
  return transact(["tournaments"], async (transaction) => {
    const store = transaction.objectStore("tournaments");
    const before = await store.get(joined.id);
    const others = before ? [...(before.earlier ?? []), before.official.id] : [];
    const earlier = [...new Set(others)].filter((official) => official !== joined.official.id);
    await store.put({ ...joined, earlier });
  });
}

/**
 * Whether this official still takes part: who left meanwhile, or came back as another, is not to find this again.
 * @param transaction with "tournaments"
 */
export async function takesPart(transaction: Writing, id: string, official: string): Promise<boolean> {
  const access = await transaction.objectStore("tournaments").get(id);
  return Boolean(access && !access.left && access.official.id === official);
}

/** Whose name an item is sent under; those of an older version of the app do not say. */
export function makerOf({ official }: Tournament, item: Pick<Item, "official">) {
  return item.official?.id ?? official.id;
}

/** Whether this browser was let in as who made it. */
export function isHere(access: Tournament, item: Pick<Item, "official">) {
  const maker = makerOf(access, item);
  return maker === access.official.id || Boolean(access.earlier?.includes(maker));
}
