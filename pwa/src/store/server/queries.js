/** What only the server can work out or look at, as `store` in index.js gives it to the screens. */

import { Unreachable, request, respond } from "../api.js";
import { outbox, refresh, touched } from "../background.js";
import { clock, core } from "../state.js";
import { changeItem } from "../outbox/items.js";
import { answerTo, remembered, transact } from "../indexeddb/database.js";

const PATIENCE_MS = 2000;

/** An answer of the server, and when it was given. @typedef {{body: any, at: string}} Answer */

/**
 * The server's answer about this tournament; what it changed is in the state by then, so that nobody reads "Closed" beside
 * an open test, or changes it again from how it was. Raises Unreachable, ApiError.
 * @param {string} path @param {import("../api.js").Call} [call]
 */
export async function ask(path, call) {
  const answer = await request(addressOf(path), { ...call, as: core.joined?.official.id });
  if (call?.method && !path.includes("preview")) await refreshed();
  return answer;
}

/** Resolves once what happened is in the state, or the network is too slow to wait for that. */
function refreshed() {
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  return Promise.race([refresh().catch(() => {}), patience]);
}

/** Send what could still be taken back, for what is asked next builds on it; what the network lets through is sent then. @returns {Promise<void>} */
export async function sendHeld() {
  const held = core.items.filter(({ state }) => state === "holding");
  if (held.length === 0) return;
  for (const { id } of held)
    await changeItem(id, (item) => (item.state === "holding" ? { ...item, sendAfter: 0 } : undefined));
  await touched();
  await outbox.drain();
}

/** Get an answer as a file to save. Raises Unreachable, ApiError. @param {string} path @param {import("../api.js").Call} [call] @returns {Promise<Blob>} */
export async function file(path, call) {
  const response = await respond(addressOf(path), { ...call, as: core.joined?.official.id });
  return response.blob().catch(() => Promise.reject(new Unreachable(true)));
}

/** The server's answer, kept for when there is no network unless the tournament is left meanwhile. Raises Unreachable, ApiError. @param {string} path @returns {Promise<Answer>} */
export async function look(path) {
  const tournament = String(core.joined?.id);
  const answer = { body: await ask(path), at: new Date(clock.now()).toISOString() };
  await keep(tournament, path, answer).catch(() => {}); // it is shown all the same
  return answer;
}

/** @param {string} tournament @param {string} path @param {Answer} answer */
function keep(tournament, path, answer) {
  return transact(["tournaments", "meta"], async (transaction) => {
    const access = await transaction.objectStore("tournaments").get(tournament);
    if (access && !access.left) await transaction.objectStore("meta").put(answer, answerTo(tournament, path));
  });
}

/** What the server answered last, as far as this phone knows. @param {string} path @returns {Promise<Answer|undefined>} */
export function seen(path) {
  return remembered(answerTo(String(core.joined?.id), path));
}

/** @param {string} path empty for the tournament itself */
function addressOf(path) {
  return `/api/v1/tournaments/${core.joined?.id}${path && !path.startsWith("?") ? `/${path}` : path}`;
}
