import { useLayoutEffect, useState } from "preact/hooks";
import { store } from "../../../store/index.js";
import { save, saved } from "../../../ui/local-storage.js";

const KEY = "shinpan.keep.";
const EVERY_MS = 8000;
const ACCIDENTAL_MS = 3000;
const KEPT_MS = 24 * 60 * 60 * 1000; // what was sent longer ago is of another day

/** A time that a player recorded on this phone: `refused` says why the server did not take it. @typedef {{id: string, body: any, sent?: boolean, refused?: string}} PlayerTime */

/**
 * The times recorded on this phone for a table, sent as soon as the server can be reached; what the server knows of the
 * table; and how to record another.
 * @param {string} table
 */
export function useTimekeeping(table) {
  const [own, setOwn] = useState(() => /** @type {PlayerTime[]} */ (saved(KEY + table) ?? []));
  const [page, setPage] = useState(/** @type {any} */ (saved(`${KEY}page.${table}`)));
  const [missing, setMissing] = useState(false);
  const [unreached, setUnreached] = useState(false);
  const change = (/** @type {PlayerTime[]} */ next) => {
    save(KEY + table, next);
    setOwn(next);
  };
  const round = async () => {
    const open = await store.visitor();
    await sendAll(open, table, change);
    await open.timekeeping(table).then(
      (/** @type {any} */ found) => {
        save(`${KEY}page.${table}`, found);
        setPage(found);
        setMissing(false);
        setUnreached(false);
      },
      (/** @type {any} */ error) => (error.status === 404 ? setMissing(true) : setUnreached(true)),
    );
  };
  useLayoutEffect(() => {
    round();
    const asking = setInterval(round, EVERY_MS);
    return () => clearInterval(asking);
  }, [table]);
  const note = async (/** @type {any} */ body) => {
    const last = storedTimes(table).at(-1);
    if (last && same(last.body, body) && Date.now() - Date.parse(last.body.device_at) < ACCIDENTAL_MS) return;
    const { newTime } = await store.visitor();
    const fresh = storedTimes(table).filter(
      (one) => !one.sent || Date.parse(one.body.device_at) > Date.now() - KEPT_MS,
    );
    change([...fresh, newTime(body)]);
    round();
  };
  return { own, page, missing, unreached, note };
}

/** Whether a tap says what the one before said: a finger that slipped. @param {any} one @param {any} other */
function same(one, other) {
  return ["hanchan", "what", "who", "player"].every((name) => one[name] === other[name]);
}

/** @param {string} table @returns {PlayerTime[]} */
function storedTimes(table) {
  return saved(KEY + table) ?? [];
}

/** Send the times one after another, in their order; retry when the server can't be reached. @param {any} open @param {string} table @param {(next: PlayerTime[]) => void} change */
async function sendAll(open, table, change) {
  for (const one of storedTimes(table)) {
    if (one.sent || one.refused) continue;
    try {
      await open.recordTime(table, one);
      put(table, { ...one, sent: true }, change);
    } catch (/** @type {any} */ error) {
      if (!error.status || error.passing || error.slug === "too-many-kept") return;
      put(table, { ...one, refused: error.problem?.errors?.[0]?.message ?? error.message }, change);
    }
  }
}

/** @param {string} table @param {PlayerTime} changed @param {(next: PlayerTime[]) => void} change */
function put(table, changed, change) {
  change(storedTimes(table).map((one) => (one.id === changed.id ? changed : one)));
}
