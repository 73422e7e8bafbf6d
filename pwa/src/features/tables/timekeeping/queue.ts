import { useLayoutEffect, useState } from "preact/hooks";
import { ApiError, store } from "../../../store/index.ts";
import { save, saved } from "../../../ui/local-storage.ts";
import type { NewTime } from "../../../store/index.ts";
import type { Timekeeping } from "#api";

const KEY = "shinpan.keep.";
const EVERY_MS = 8000;
const ACCIDENTAL_MS = 3000;
const KEPT_MS = 24 * 60 * 60 * 1000; // older ones that were sent belong to another day

/** What a player records: the event and the person. */
export type Tapped = Omit<NewTime["body"], "device_at" | "clock_offset_ms">;

/** A time recorded on this phone; `refused`: why the server did not take it. */
export interface PlayerTime extends NewTime {
  sent?: boolean;
  refused?: string;
}

/**
 * Return the times recorded on this phone for a table, sent as soon as the server can be reached; the server's state of
 * the table; and a function to record another time.
 */
export function useTimekeeping(table: string) {
  const [own, setOwn] = useState<PlayerTime[]>(() => saved(KEY + table) ?? []);
  const [page, setPage] = useState<Timekeeping | null>(saved(`${KEY}page.${table}`));
  const [missing, setMissing] = useState(false);
  const [unreached, setUnreached] = useState(false);
  const change = (next: PlayerTime[]) => {
    save(KEY + table, next);
    setOwn(next);
  };
  const round = async () => {
    const open = await store.visitor();
    await sendAll(open, table, change);
    await open.timekeeping(table).then(
      (found) => {
        save(`${KEY}page.${table}`, found);
        setPage(found);
        setMissing(false);
        setUnreached(false);
      },
      (error: unknown) => (error instanceof ApiError && error.status === 404 ? setMissing(true) : setUnreached(true)),
    );
  };
  useLayoutEffect(() => {
    round();
    const timer = setInterval(round, EVERY_MS);
    return () => clearInterval(timer);
  }, [table]);
  const note = async (body: Tapped) => {
    const last = storedTimes(table).at(-1);
    if (last && same(last.body, body) && Date.now() - Date.parse(last.body.device_at ?? "") < ACCIDENTAL_MS) return;
    const { newTime } = await store.visitor();
    const fresh = storedTimes(table).filter(
      (one) => !one.sent || Date.parse(one.body.device_at ?? "") > Date.now() - KEPT_MS,
    );
    change([...fresh, newTime(body)]);
    round();
  };
  return { own, page, missing, unreached, note };
}

/** Return whether two records are the same: an accidental tap. */
function same(one: Tapped, other: Tapped) {
  return (["hanchan", "what", "who", "player"] as const).every((name) => one[name] === other[name]);
}

function storedTimes(table: string): PlayerTime[] {
  return saved(KEY + table) ?? [];
}

type Visitor = Awaited<ReturnType<typeof store.visitor>>;

/** Send the times one after another, in their order; retry when the server can't be reached. */
async function sendAll(open: Visitor, table: string, change: (next: PlayerTime[]) => void) {
  for (const one of storedTimes(table)) {
    if (one.sent || one.refused) continue;
    try {
      await open.recordTime(table, one);
      put(table, { ...one, sent: true }, change);
    } catch (error) {
      if (!(error instanceof ApiError) || error.passing || error.slug === "too-many-kept") return;
      put(table, { ...one, refused: error.problem?.errors?.[0]?.message ?? error.message }, change);
    }
  }
}

function put(table: string, changed: PlayerTime, change: (next: PlayerTime[]) => void) {
  change(storedTimes(table).map((one) => (one.id === changed.id ? changed : one)));
}
