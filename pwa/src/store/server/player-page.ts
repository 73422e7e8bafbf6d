/** A player's own page: what the server tells of the player alone, the last answer kept. No journal comes to this phone. */

import { ApiError, request } from "../api.ts";
import { clock } from "../state.ts";
import { remember, remembered } from "../indexeddb/database.ts";
import { uuid7 } from "../uuid7.ts";
import type { Hand } from "../journal/hand.ts";
import type { OwnPage, OwnRuling as ToldRuling } from "#api";

/** A ruling on the player, in the player's language. */
export interface OwnRuling extends Omit<ToldRuling, "foul" | "hand" | "penalties" | "source"> {
  foul: { id: string; name: string };
  hand: Hand | null;
  penalties: { kind: string }[];
  source: { title: string; section?: string | null } | null;
}

interface Page extends Omit<OwnPage, "rulings"> {
  rulings: OwnRuling[];
}

/** The page of the player whose phone this is. */
export interface Own {
  tournament: string;
  player: string;
  page: Page | null;
  at: string | null;
  steps: Record<string, string>;
}

/** Make this phone that player's. */
export async function open(tournament: string, player: string) {
  const own: Own = { tournament, player, page: null, at: null, steps: {} };
  await remember("own", own);
  return own;
}

/** What is known here. */
export function stored(): Promise<Own | undefined> {
  return remembered("own");
}

/** What the server tells now. Raises ApiError, Unreachable. */
export async function load(own: Own, lang: string): Promise<Own> {
  const page = await request<Page>(`${address(own)}/own?lang=${lang}`, { as: own.player });
  const now = { ...own, page, at: new Date(clock.now()).toISOString() };
  await remember("own", now).catch(() => {}); // it is shown all the same
  return now;
}

/** Have a ruling judged again, or a head referee's decision: the same asking however often it is sent. Raises ApiError, Unreachable. */
export async function escalate(
  own: Own,
  ruling: Pick<OwnRuling, "id" | "escalation">,
  body: { reason: string; evidence?: string },
): Promise<void> {
  const path = `${address(own)}/rulings/${ruling.id}/escalation`;
  if (!ruling.escalation) return void (await put(own, path, body));
  const step = own.steps[ruling.id] ?? uuid7(clock.now());
  await remember("own", { ...own, steps: { ...own.steps, [ruling.id]: step } });
  await put(own, `${path.replace(ruling.id, ruling.escalation.ruling)}/appeals/${step}`, { reason: body.reason });
}

async function put({ player }: Own, path: string, body: unknown) {
  try {
    await request(path, { method: "PUT", body, as: player });
  } catch (error) {
    if (!(error instanceof ApiError) || error.slug !== "other-body") throw error; // it was sent before, in other words
  }
}

function address({ tournament }: Own) {
  return `/api/v1/tournaments/${tournament}`;
}
