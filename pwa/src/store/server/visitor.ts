/** What needs no account: the hall's board, keeping time at a table whose code was scanned, whether a receipt is genuine. */

import { ApiError, Unreachable, request } from "../api.ts";
import { clock } from "../state.ts";
import { uuid7 } from "../uuid7.ts";
import type { Board, KeptTime, KeptTimeRequest, PublicPage, Timekeeping, VerifiedReceipt } from "#api";

const PATIENCE_MS = 15_000;

/** A time that a player keeps, and what is sent of it. */
export interface NewTime {
  id: string;
  body: KeptTimeRequest;
}

/** The board of a tournament by its short name. Raises Unreachable, ApiError. */
export function board(slug: string) {
  return changing<Board>(`boards/${encodeURIComponent(slug)}`);
}

/** A tournament's page for everybody. Raises Unreachable, ApiError. */
export function publicPage(slug: string) {
  return changing<PublicPage>(`public-pages/${encodeURIComponent(slug)}`);
}

/** What is asked for again and again, and sent only where it has changed. Raises Unreachable, ApiError. */
async function changing<Answer>(path: string): Promise<Answer> {
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
  return request<VerifiedReceipt>(`/api/v1/receipts/${encodeURIComponent(hash)}`);
}

/** A table whose time a player may keep, by its id and code: `id/code`. Raises Unreachable, ApiError. */
export function timekeeping(table: string) {
  return request<Timekeeping>(`/api/v1/tables/${table}/timekeeping`);
}

/** A time to keep, of this moment; it stays as it is, however often it is sent. */
export function newTime(body: Omit<KeptTimeRequest, "device_at" | "clock_offset_ms">): NewTime {
  clock.look();
  const offset = clock.offset !== null && { clock_offset_ms: clock.offset };
  return { id: uuid7(clock.now()), body: { ...body, device_at: new Date().toISOString(), ...offset } };
}

/** Raises Unreachable, ApiError. */
export function recordTime(table: string, { id, body }: NewTime) {
  return request<KeptTime>(`/api/v1/tables/${table}/kept-times/${id}`, { method: "PUT", body });
}
