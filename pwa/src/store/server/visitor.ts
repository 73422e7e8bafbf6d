/** What needs no account: the hall's board, keeping time at a table whose code was scanned, whether a receipt is genuine. */

import { ApiError, Unreachable, request } from "../api.ts";
import { clock } from "../state.ts";
import { uuid7 } from "../uuid7.ts";

const PATIENCE_MS = 15_000;

/** The board of a tournament by its short name. Raises Unreachable, ApiError. */
export function board(slug: string) {
  return changing(`boards/${encodeURIComponent(slug)}`);
}

/** A tournament's page for everybody. Raises Unreachable, ApiError. */
export function publicPage(slug: string) {
  return changing(`public-pages/${encodeURIComponent(slug)}`);
}

/** What is asked for again and again, and sent only where it has changed. Raises Unreachable, ApiError. */
async function changing(path: string) {
  let response;
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    response = await fetch(`/api/v1/${path}`, { cache: "no-cache", signal });
  } catch {
    throw new Unreachable();
  }
  if (!response.ok) throw new ApiError(response.status, await response.json().catch(() => null));
  return response.json();
}

/** What the receipt that bears this hash must say. Raises ApiError (404: there is none), Unreachable. */
export function findReceipt(hash: string) {
  return request(`/api/v1/receipts/${encodeURIComponent(hash)}`);
}

/** A table whose time a player may keep, by its id and code: `id/code`. Raises Unreachable, ApiError. */
export function timekeeping(table: string) {
  return request(`/api/v1/tables/${table}/timekeeping`);
}

/** A time to keep, of this moment; it stays as it is, however often it is sent. */
export function newTime(body: any): { id: string; body: any } {
  clock.look();
  const offset = clock.offset !== null && { clock_offset_ms: clock.offset };
  return { id: uuid7(clock.now()), body: { ...body, device_at: new Date().toISOString(), ...offset } };
}

/** Raises Unreachable, ApiError. */
export function recordTime(table: string, { id, body }: { id: string; body: any }) {
  return request(`/api/v1/tables/${table}/kept-times/${id}`, { method: "PUT", body });
}
