import { canonical } from "../../rules/books/rulebook.js";
import { sha256 } from "../../rules/books/sha256.js";
import { asHashed } from "./salted-hashes.js";

/** Hash an entry as the server does (docs/journal.md); "" for one that it would never write. @param {any} entry */
export async function entryHash({ at, body, kind, prev_hash: prev, seq, subject, who, seals }) {
  const moment = at.includes(".") ? at : at.replace("+", ".000000+"); // the server leaves out what is a whole second
  const said = await asHashed(body, seals);
  return said ? sha256(canonical({ at: moment, body: said, kind, prev, seq, subject, who })) : "";
}
