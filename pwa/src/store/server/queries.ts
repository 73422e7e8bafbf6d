/** What only the server can work out or look at, as `store` in index.ts gives it to the screens. */

import { Unreachable, request, respond } from "../api.ts";
import { outbox, refresh, touched } from "../background.ts";
import { clock, core } from "../state.ts";
import { changeItem } from "../outbox/items.ts";
import { answerTo, remembered, transact } from "../indexeddb/database.ts";
import type { Call } from "../api.ts";

const PATIENCE_MS = 2000;

/** An answer of the server, and when it was given. */
export interface Answer<Body = unknown> {
  body: Body;
  at: string;
}

/**
 * The server's answer about this tournament; what it changed is in the state by then, so that nobody reads "Closed" beside
 * an open test, or changes it again from how it was. Raises Unreachable, ApiError.
 */
export async function ask<Body = unknown>(path: string, call?: Call): Promise<Body> {
  const answer = await request<Body>(addressOf(path), { ...call, as: core.joined?.official.id });
  if (call?.method && !path.includes("preview")) await refreshed();
  return answer;
}

/** Resolves once what happened is in the state, or the network is too slow to wait for that. */
function refreshed() {
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  return Promise.race([refresh().catch(() => {}), patience]);
}

/** Send what could still be taken back, for what is asked next builds on it; what the network lets through is sent then. */
export async function sendHeld(): Promise<void> {
  const held = core.items.filter(({ state }) => state === "holding");
  if (held.length === 0) return;
  for (const { id } of held)
    await changeItem(id, (item) => (item.state === "holding" ? { ...item, sendAfter: 0 } : undefined));
  await touched();
  await outbox.drain();
}

/** Get an answer as a file to save. Raises Unreachable, ApiError. */
export async function file(path: string, call?: Call): Promise<Blob> {
  const response = await respond(addressOf(path), { ...call, as: core.joined?.official.id });
  return response.blob().catch(() => Promise.reject(new Unreachable(true)));
}

/** The server's answer, kept for when there is no network unless the tournament is left meanwhile. Raises Unreachable, ApiError. */
export async function look<Body = unknown>(path: string): Promise<Answer<Body>> {
  const tournament = String(core.joined?.id);
  const answer = { body: await ask<Body>(path), at: new Date(clock.now()).toISOString() };
  await keep(tournament, path, answer).catch(() => {}); // it is shown all the same
  return answer;
}

function keep(tournament: string, path: string, answer: Answer) {
  return transact(["tournaments", "meta"], async (transaction) => {
    const access = await transaction.objectStore("tournaments").get(tournament);
    if (access && !access.left) await transaction.objectStore("meta").put(answer, answerTo(tournament, path));
  });
}

/** What the server answered last, as far as this phone knows. */
export function seen<Body = unknown>(path: string): Promise<Answer<Body> | undefined> {
  return remembered(answerTo(String(core.joined?.id), path));
}

/** @param path empty for the tournament itself */
function addressOf(path: string) {
  return `/api/v1/tournaments/${core.joined?.id}${path && !path.startsWith("?") ? `/${path}` : path}`;
}
