import { read, transact } from "../indexeddb/database.ts";
import type { Writing } from "../indexeddb/database.ts";
import type { Ruling } from "#api";
import type { Problem } from "../api.ts";
import type { Stand } from "../clock.ts";
import type { Bodies, Body, Expected } from "./bodies.ts";

/** Where an item stands on its way. */
export type Stage = "holding" | "waiting" | "refused" | "conflict" | "differs" | "done";

export const HOLD_MS = 10000;
/** Photos of one ruling; the server takes no more. */
export const MOST_PHOTOS = 8;

/** Why the last try failed; 0 where the server was not reached. */
export interface Trouble {
  status: number;
  problem?: Problem | null;
}

export type Kind = keyof Bodies;

/** What every item has. */
interface Common {
  /** its turn */
  place?: number;
  /** of the item; of what it makes, if it makes something */
  id: string;
  tournament: string;
  /** who made it, and under whose name it is sent */
  official?: { id: string; name: string } | null;
  /** the ruling it is about, or its own id */
  subject: string;
  method: string;
  path: string;
  /** device time */
  made: string;
  /** how the clock stood then */
  clock?: Stand;
  /** by the server's clock, as far as it was known */
  ruledAt: string;
  state: Stage;
  /** device time, ms */
  sendAfter: number;
  /** why it was refused or is in conflict */
  problem: Problem | null;
  /** why the last try failed */
  trouble: Trouble | null;
  tries: number;
  /** in words, for when the journal is not at hand */
  about?: { table?: string; who?: string; foul?: string };
  /** the server had it, and lost it */
  lost?: boolean;
  /** of "restored": how many it lost */
  count?: number;
  /** while it can be taken back: what it took the place of, and what hung on that */
  replaced?: Item[];
  /** what the server decided otherwise than the phone showed */
  differs?: "decision" | "revision" | null;
  /** the item that must be resolved first */
  blockedBy?: string | null;
}

/** An item of that kind, with the decision that the phone showed and what the server answered. */
export type ItemOf<One extends Kind> = One extends Kind
  ? Common & {
      kind: One;
      body: Bodies[One];
      expected: Expected<One>;
      answer: (One extends "ruling" ? Ruling : unknown) | null;
    }
  : never;

/** What is on its way to the server. */
export type Item = ItemOf<Kind>;

/** The item with another body of its kind. */
export function withBody<One extends Item>(item: One, body: Body | undefined): One {
  return { ...item, body };
}

/** What is done with an escalation. */
export const STEPS = ["decision", "appeal", "reopening"];

/** What goes to an address that its own id makes. */
export const OWN = ["ruling", "hand-end", "dead-hand", "timing", "payment", "help-call"];

/** Whether nobody else can have been first at its address: what hangs on a ruling may have an id of its own. */
export function ownsId({ kind }: Item) {
  return [...OWN, ...STEPS, "photo", "note", "extra-time"].includes(kind);
}

/** How long it can still be taken back, ms; a clock that was set back does not hold it longer. */
export function holdLeft({ sendAfter }: Item) {
  const left = sendAfter - Date.now();
  return left > HOLD_MS ? 0 : left;
}

/** An item whose undo time is over waits to be sent. */
export function releaseHold(item: Item): Item {
  return item.state === "holding" && holdLeft(item) <= 0 ? { ...item, state: "waiting" } : item;
}

/** The outbox of a tournament, in order. */
export function itemsOf(tournament: string): Promise<Item[]> {
  return read("outbox", (outbox) => outbox.index("tournament").getAll(tournament));
}

/** Every tournament's. */
export function allItems(): Promise<Item[]> {
  return read("outbox", (outbox) => outbox.getAll());
}

/** Put these at the end, all or none. */
export function append(items: Item[]): Promise<Item[]> {
  return transact(["outbox"], async (transaction) => {
    const places = await Promise.all(items.map((item) => transaction.objectStore("outbox").add(item)));
    return items.map((item, at) => ({ ...item, place: places[at] }));
  });
}

/**
 * Change one item as it stands now, and what hangs on it, in one transaction: `change` answers the item changed, null to
 * delete it, undefined to leave it; so does `others`, asked for each other item of the tournament once that was done.
 * `change` sees those, where there is `others`. What `added` answers is put at the end with the change.
 * Answers what the item was, or undefined when it is not there (any more).
 * @param given `keepPhotos`: the bytes of photos that are deleted stay, for the call that goes on
 */
export function changeItem(
  id: string,
  change: (item: Item, rest: Item[]) => Item | null | undefined,
  others?: (other: Item, before: Item, after: Item | null) => Item | null | undefined,
  { keepPhotos = false, added }: { keepPhotos?: boolean; added?: (after: Item) => Item[] } = {},
): Promise<{ before: Item; after: Item | null | undefined } | undefined> {
  return transact(["outbox", "photos"], async (transaction) => {
    const outbox = transaction.objectStore("outbox");
    const before = await outbox.index("id").get(id);
    if (!before) return undefined;
    const all = others ? await outbox.index("tournament").getAll(before.tournament) : [];
    const rest = all.filter(({ place }) => place !== before.place);
    const after = change(before, rest);
    if (after === undefined) return { before, after };
    const write = writer(transaction, keepPhotos);
    await write(before, after);
    for (const other of rest) await write(other, others?.(other, before, after));
    for (const item of (after && added?.(after)) ?? []) await outbox.add(item);
    return { before, after };
  });
}

/** Writes an item with its photo's bytes. */
function writer(transaction: Writing, keepPhotos: boolean) {
  const outbox = transaction.objectStore("outbox");
  const photos = transaction.objectStore("photos");
  return async (before: Item, after: Item | null | undefined) => {
    if (after) await outbox.put(after);
    if (after === null) await outbox.delete(Number(before.place));
    if (after === undefined || after?.id === before.id || (keepPhotos && !after)) return;
    const bytes = after && (await photos.get(before.id));
    if (bytes) await photos.put(bytes, after.id);
    await photos.delete(before.id);
  };
}

/**
 * The item that must be resolved, or must arrive, before this one makes sense.
 * @param resting what is tried again only later
 * @param asked those that led here
 */
export function blockedBy(
  item: Item,
  items: Item[],
  resting: (item: Item) => boolean = () => false,
  asked: string[] = [],
): string | null {
  const path = [...asked, item.id];
  const needed = [
    item.subject,
    item.body?.amends?.ruling,
    item.body?.takes_back,
    ...Object.keys(item.body?.answers ?? {}),
  ];
  for (const other of items) {
    if (resting(other) && leans(item, other)) return other.id;
    if (!(needed.includes(other.id) || corrects(item, other)) || path.includes(other.id)) continue;
    if (isStopped(other.state) || resting(other)) return other.id;
    const further = isThere(other.state) ? null : blockedBy(other, items, resting, path);
    if (further) return further;
  }
  return null;
}

/** Whether the server decides `item` otherwise before `other` has arrived: a repeat, a hand that was declared dead. */
function leans(item: Item, other: Item) {
  const [one, before] = [item.body, other.body];
  const later = Number(other.place) < Number(item.place);
  if (item.kind !== "ruling" || !later || other.trouble?.status === 401) return false;
  if (other.kind === "dead-hand") return one?.table === before?.table && one?.seat === before?.seat;
  return other.kind === "ruling" && one?.foul === before?.foul && one?.offender?.id === before?.offender?.id;
}

/** What goes on from one another: results of a hanchan, steps of an escalation. */
const CHAINED = ["result", "escalation", ...STEPS];

/** Whether it goes on from `other`, made before it. */
export function corrects(item: Item, other: Item) {
  const both = item.subject === other.subject && [item, other].every(({ kind }) => CHAINED.includes(kind));
  return both && Number(other.place) < Number(item.place);
}

/** What hung on `old`, hanging on `id`; undefined when it did not. */
export function repointed(item: Item, old: string, id: string): Item | undefined {
  const { subject, path, body } = item;
  const { amends, answers, ruling }: Body = body ?? {};
  const named = amends?.ruling === old || ruling === old || old in (answers ?? {});
  if (isThere(item.state) || (subject !== old && !named)) return undefined;
  const renewed = named && {
    ...(amends && { amends: amends.ruling === old ? { ...amends, ruling: id } : amends }),
    ...(answers && { answers: renamed(answers, old, id) }),
    ...(ruling && { ruling: ruling === old ? id : ruling }),
  };
  const moved = subject === old && { subject: id, path: path.replace(old, id) };
  const again = { ...item, ...moved };
  return renewed ? withBody(again, { ...body, ...renewed }) : again;
}

function renamed(things: object, old: string, id: string) {
  return Object.fromEntries(Object.entries(things).map(([name, thing]) => [name === old ? id : name, thing]));
}

/** It will be sent without anybody's doing. */
export const isPending = (stage: string) => stage === "holding" || stage === "waiting";
/** The server has not taken it, and won't before a person did something. */
export const isStopped = (stage: string) => stage === "refused" || stage === "conflict";
/** The server has it. */
export const isThere = (stage: string) => stage === "done" || stage === "differs";
/** Something for a person to resolve. */
export const isTask = (stage: string) => isStopped(stage) || stage === "differs";
/** Whether the server may have it, for all that this phone knows. */
export const mayBeThere = ({ state, tries }: { state: Stage; tries: number }) =>
  isThere(state) || (state === "waiting" && tries > 0);
