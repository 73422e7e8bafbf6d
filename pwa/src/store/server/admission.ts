import { ApiError, request } from "../api.ts";
import { clock } from "../state.ts";
import { accessTo } from "../indexeddb/accesses.ts";
import { remember, remembered } from "../indexeddb/database.ts";
import { uuid7 } from "../uuid7.ts";
import type { Admission } from "#api";

interface Asking {
  id: string;
  invitation: string;
  proof: string;
}

/**
 * Be let in by an invitation, once: asked again because no answer came, it is the same asking. The answer brings the
 * cookie of this browser's session. Who was let in here before need not be again. Raises ApiError, Unreachable.
 * @param whom the name of who comes, where the link does not say it; which account joins, where one is signed in here:
 * null for none
 * @returns whom this browser is there: an official or a player; `board`: all that it may look at
 */
export async function admit(
  tournament: string,
  invitation: string,
  { name, account }: { name?: string; account?: string | null },
): Promise<{ kind: string; id: string; board?: string }> {
  const { id, proof } = await joinRequest(tournament, invitation);
  const body = { invitation, proof, ...(name && { name }), ...(account !== undefined && { account }) };
  try {
    const {
      kind,
      whom,
      tournament: into,
    } = await request<Admission>(`/api/v1/tournaments/${tournament}/joinings/${id}`, { method: "PUT", body });
    await remember(["joining", tournament], null);
    const readsOnly = whom.roles.every((role) => role === "reader");
    return { kind, id: whom.id, ...(readsOnly && { board: into.slug }) };
  } catch (error) {
    if (!(error instanceof ApiError) || error.passing) throw error;
    await remember(["joining", tournament], null);
    const here = await accessTo(tournament);
    if (error.status === 410 && here && !here.left) return { kind: "official", id: here.official.id };
    throw error;
  }
}

/** The id and the proof of this request to join, kept before it is sent. */
async function joinRequest(tournament: string, invitation: string): Promise<Asking> {
  const kept = await remembered<Asking | null>(["joining", tournament]);
  if (kept?.invitation === invitation) return kept;
  const bytes = Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, "0"));
  const asked = { invitation, id: uuid7(clock.now()), proof: bytes.join("") };
  await remember(["joining", tournament], asked);
  return asked;
}
