import { canonical } from "../../rules/books/rulebook.ts";
import { sha256 } from "../../rules/books/sha256.ts";
import { asHashed } from "./salted-hashes.ts";
import type { Entry } from "./entry.ts";

/** Hash an entry as the server does (docs/journal.md); "" for one that it would never write. */
export async function entryHash({ at, body, kind, prev_hash: prev, seq, subject, who, seals }: Entry) {
  const moment = at.includes(".") ? at : at.replace("+", ".000000+"); // the server leaves out what is a whole second
  const said = await asHashed(body, seals);
  return said ? sha256(canonical({ at: moment, body: said, kind, prev, seq, subject, who })) : "";
}
