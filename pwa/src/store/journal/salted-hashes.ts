/** Texts about people in an entry count by their salted hashes, so that they can be redacted (docs/journal.md, Redaction). */

import { canonical } from "../../rules/books/rulebook.ts";
import { sha256 } from "../../rules/books/sha256.ts";

const TEXTS = ["note", "reason", "evidence", "shown"];
const GONE = "…";
const SALT = /^[\w-]{22}$/;

/** Where in the body, its members joined by dots. */
type Seals = Record<string, { salt?: string; seal?: string }>;

/** The body as its entry's hash is made of it; null where seals and body are of no honest entry. */
export async function asHashed(body: any, seals: Seals = {}) {
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
  { kind, subject, body, seals = {} }: { kind: string; subject: string; body: any; seals?: Seals },
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
export function noteRedacted(missing: Map<string, number>, { seq, kind, body }: any, taken: string[]) {
  for (const whose of taken) if (!missing.has(whose)) missing.set(whose, seq);
  if (kind !== "personal-data.removed") return;
  for (const whose of body.texts ? ["", ...body.players] : body.players) missing.delete(whose);
}

/** The player whom an entry names. */
function playerNamed(kind: string, body: any, subject: string): string | null {
  if (kind === "player.added" || kind === "player.changed") return subject;
  const { kind: what, id } = body.ruling?.offender ?? {};
  return kind === "invitation.made" ? body.player_id : what === "player" ? id : null;
}

function at(body: any, place: string) {
  return place.split(".").reduce((part, key) => part?.[key], body);
}

/** A copy with another value there. */
function put(part: any, [key, ...rest]: string[], value: any): any {
  const copy = Array.isArray(part) ? [...part] : { ...part };
  copy[key] = rest.length > 0 ? put(part[key], rest, value) : value;
  return copy;
}
