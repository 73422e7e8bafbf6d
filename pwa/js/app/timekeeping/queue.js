import { useEffect, useState } from "../../../vendor/hooks.js";
import { hall } from "../../data/index.js";
import { keep, kept } from "../kept.js";

const KEY = "shinpan.keep.";
const EVERY_MS = 8000;
const SLIP_MS = 3000;
const KEPT_MS = 24 * 60 * 60 * 1000; // what was sent longer ago is of another day

/** A time that this phone keeps: `refused` says why the server did not take it. @typedef {{id: string, body: any, sent?: boolean, refused?: string}} Kept */

/**
 * The times that this phone has kept at a table, sent as soon as the server can be reached; what the server knows of the
 * table; and how to keep another.
 * @param {string} table
 */
export function useTimekeeping(table) {
  const [own, setOwn] = useState(() => /** @type {Kept[]} */ (kept(KEY + table) ?? []));
  const [page, setPage] = useState(/** @type {any} */ (kept(`${KEY}page.${table}`)));
  const [missing, setMissing] = useState(false);
  const [unreached, setUnreached] = useState(false);
  const change = (/** @type {Kept[]} */ next) => {
    keep(KEY + table, next);
    setOwn(next);
  };
  const round = async () => {
    const open = await hall.visitor();
    await sendAll(open, table, change);
    await open.timekeeping(table).then(
      (/** @type {any} */ found) => {
        keep(`${KEY}page.${table}`, found);
        setPage(found);
        setMissing(false);
        setUnreached(false);
      },
      (/** @type {any} */ error) => (error.status === 404 ? setMissing(true) : setUnreached(true)),
    );
  };
  useEffect(() => {
    round();
    const asking = setInterval(round, EVERY_MS);
    return () => clearInterval(asking);
  }, [table]);
  const note = async (/** @type {any} */ body) => {
    const last = stored(table).at(-1);
    if (last && same(last.body, body) && Date.now() - Date.parse(last.body.device_at) < SLIP_MS) return;
    const { timeToKeep } = await hall.visitor();
    const fresh = stored(table).filter((one) => !one.sent || Date.parse(one.body.device_at) > Date.now() - KEPT_MS);
    change([...fresh, timeToKeep(body)]);
    round();
  };
  return { own, page, missing, unreached, note };
}

/** Whether a tap says what the one before said: a finger that slipped. @param {any} one @param {any} other */
function same(one, other) {
  return ["hanchan", "what", "who", "player"].every((name) => one[name] === other[name]);
}

/** @param {string} table @returns {Kept[]} */
function stored(table) {
  return kept(KEY + table) ?? [];
}

/** One after another, in their order; what can't be reached is tried again. @param {any} open @param {string} table @param {(next: Kept[]) => void} change */
async function sendAll(open, table, change) {
  for (const one of stored(table)) {
    if (one.sent || one.refused) continue;
    try {
      await open.keepTime(table, one);
      put(table, { ...one, sent: true }, change);
    } catch (/** @type {any} */ error) {
      if (!error.status || error.passing || error.slug === "too-many-kept") return;
      put(table, { ...one, refused: error.problem?.errors?.[0]?.message ?? error.message }, change);
    }
  }
}

/** @param {string} table @param {Kept} changed @param {(next: Kept[]) => void} change */
function put(table, changed, change) {
  change(stored(table).map((one) => (one.id === changed.id ? changed : one)));
}
