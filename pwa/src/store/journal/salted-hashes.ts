/** Texts about people in an entry count by their salted hashes, so that they can be redacted (docs/journal.md, Redaction). */

import { canonical } from "../../rules/books/rulebook.ts";
import { sha256 } from "../../rules/books/sha256.ts";
import type { RemovedBody } from "./entry-bodies.ts";
import type { Entry, Seals } from "./entry.ts";

const TEXTS = ["note", "reason", "evidence", "shown"];
const GONE = "…";
const SALT = /^[\w-]{22}$/;

/** The body as its entry's hash is made of it; null where seals and body are of no honest entry. */
export async function asHashed(body: unknown, seals: Seals = {}) {
  for (const [place, { salt = "", seal }] of Object.entries(seals)) {
    const text = at(body, place);
    if (typeof text !== "string" || !(seal || SALT.test(salt))) return null;
    body = put(body, place.split("."), { sealed: seal ?? (await sha256(canonical([salt, text]))) });
  }
  return body;
}

/**
 * Whose names were taken out of an entry, as ids of players, "" for texts; null where the wrong thing stands instead.
 * @param tournament its id
 */
export async function redactedPlayers(
  { kind, subject, body, seals = {} }: Entry,
  tournament: string,
): Promise<string[] | null> {
  const out = Object.keys(seals).filter((place) => seals[place].seal);
  const player = out.length > 0 ? playerNamed(kind, body, subject) : null;
  const digits = player && (await sha256(`${tournament}/${player}`));
  const found = new Set<string>();
  for (const place of out) {
    const last = place.slice(place.lastIndexOf(".") + 1);
    const isText = TEXTS.includes(last);
    const right = isText ? GONE : digits && `№ ${digits.slice(0, last === "id_number" ? 12 : 6)}`;
    const whose = isText ? "" : player;
    if (whose === null || at(body, place) !== right) return null;
    found.add(whose);
  }
  return [...found];
}

/**
 * What is missing, until a later entry tells that it was taken out.
 * @param missing whose names (or texts, "") since which entry
 */
export function noteRedacted(missing: Map<string, number>, { seq, kind, body }: Entry, taken: string[]) {
  for (const whose of taken) if (!missing.has(whose)) missing.set(whose, seq);
  if (kind !== "personal-data.removed") return;
  const { texts, players } = body as RemovedBody;
  for (const whose of texts ? ["", ...players] : players) missing.delete(whose);
}

/** The player whom an entry names. */
function playerNamed(kind: string, body: unknown, subject: string): string | null {
  if (kind === "player.added" || kind === "player.changed") return subject;
  const of = (place: string) => {
    const named = at(body, place);
    return typeof named === "string" ? named : null;
  };
  if (kind === "invitation.made") return of("player_id");
  return of("ruling.offender.kind") === "player" ? of("ruling.offender.id") : null;
}

/** Where in the body, its members joined by dots. */
function at(body: unknown, place: string): unknown {
  return place.split(".").reduce((part, key) => membersOf(part)[key], body);
}

function membersOf(part: unknown): Record<string, unknown> {
  return typeof part === "object" && part !== null ? { ...part } : {};
}

/** A copy with another value there. */
function put(part: unknown, [key, ...rest]: string[], value: unknown): unknown {
  const now = rest.length > 0 ? put(membersOf(part)[key], rest, value) : value;
  return Array.isArray(part) ? Object.assign([...part], { [key]: now }) : { ...membersOf(part), [key]: now };
}
