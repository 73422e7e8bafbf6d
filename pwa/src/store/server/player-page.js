/** A player's own page: what the server tells of the player alone, the last answer kept. No journal comes to this phone. */

import { ApiError, request } from "../api.js";
import { clock } from "../state.js";
import { remember, remembered } from "../indexeddb/database.js";
import { uuid7 } from "../uuid7.js";

/** @typedef {{tournament: string, player: string, page: any, at: string|null, steps: Record<string, string>}} Own */

/** Make this phone that player's. @param {string} tournament @param {string} player */
export async function open(tournament, player) {
  /** @type {Own} */
  const own = { tournament, player, page: null, at: null, steps: {} };
  await remember("own", own);
  return own;
}

/** What is known here. @returns {Promise<Own|undefined>} */
export function stored() {
  return remembered("own");
}

/** What the server tells now. Raises ApiError, Unreachable. @param {Own} own @param {string} lang @returns {Promise<Own>} */
export async function load(own, lang) {
  const page = await request(`${address(own)}/own?lang=${lang}`, { as: own.player });
  const now = { ...own, page, at: new Date(clock.now()).toISOString() };
  await remember("own", now).catch(() => {}); // it is shown all the same
  return now;
}

/**
 * Have a ruling judged again, or a head referee's decision: the same asking however often it is sent. Raises ApiError, Unreachable.
 * @param {Own} own @param {any} ruling @param {{reason: string, evidence?: string}} body @returns {Promise<void>}
 */
export async function escalate(own, ruling, body) {
  const path = `${address(own)}/rulings/${ruling.id}/escalation`;
  if (!ruling.escalation) return void (await put(own, path, body));
  const step = own.steps[ruling.id] ?? uuid7(clock.now());
  await remember("own", { ...own, steps: { ...own.steps, [ruling.id]: step } });
  await put(own, `${path.replace(ruling.id, ruling.escalation.ruling)}/appeals/${step}`, { reason: body.reason });
}

/** @param {Own} own @param {string} path @param {any} body */
async function put({ player }, path, body) {
  try {
    await request(path, { method: "PUT", body, as: player });
  } catch (error) {
    if (!(error instanceof ApiError) || error.slug !== "other-body") throw error; // it was sent before, in other words
  }
}

/** @param {Own} own */
function address({ tournament }) {
  return `/api/v1/tournaments/${tournament}`;
}
