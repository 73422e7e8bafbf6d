import { ApiError, Unreachable, respond } from "../api.ts";
import { photoBytes } from "../indexeddb/photos.ts";
import { changeItem } from "./items.ts";
import type { Ruling } from "#api";
import type { Item } from "./items.ts";

// The server keeps something else, and shows both.
const CONFLICTS = ["other-body", "changed-meanwhile"];

/** Sends an item, and keeps what became of it. Raises Unreachable, ApiError where it stays waiting. @param as who made it */
export async function deliver(item: Item, as: string) {
  const { method, path, kind } = item;
  const timeout = kind === "photo" ? 60000 : 20000;
  const photo = kind === "photo" ? { type: "image/jpeg", body: await photoBytes(item.id) } : { body: item.body };
  let answer: Ruling; // or whatever else this kind makes: only of a ruling more is read
  try {
    answer = await (await respond(path, { method, as, timeout, ...photo })).json();
  } catch (error) {
    if (!(error instanceof ApiError)) throw new Unreachable();
    if (error.passing) throw error;
    const state = CONFLICTS.includes(error.slug ?? "") ? "conflict" : "refused";
    await changeItem(item.id, (one) => ({ ...one, state, problem: error.problem }));
    return { reached: true };
  }
  const differs = difference(item, answer);
  const state = differs ? "differs" : "done";
  await changeItem(item.id, (one) => ({ ...one, state, differs, answer, problem: null, trouble: null }));
  return { reached: true, sent: true };
}

/** What must be the same. */
interface Compared {
  status: string;
  penalties: { kind: string; whom?: string; p?: number | null }[];
}

/** What the server decided otherwise than the phone showed. */
function difference({ kind, expected }: Item, answer: Ruling): Item["differs"] {
  if (kind !== "ruling" || !expected) return null;
  if (simple(expected) !== simple(answer.decision)) return "decision";
  return answer.second_decision ? "revision" : null;
}

function simple({ status, penalties }: Compared) {
  return JSON.stringify([status, penalties.map(({ kind, whom, p }) => [kind, whom, p ?? null])]);
}
