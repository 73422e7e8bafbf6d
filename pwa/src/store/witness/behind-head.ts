/** Who vouches for the head, and who signed another log: counted here, since the server's word is what they are to hold it to. */

import { bytesToHex } from "@noble/hashes/utils.js";
import { respond } from "../api.ts";
import { tournamentHere } from "../state.ts";
import { storedEntries } from "../journal/sync.ts";
import { logOf, remembered } from "../indexeddb/database.ts";
import { same, toBase64 } from "./bytes.ts";
import { grown } from "./divergence.ts";
import { rootOf } from "./merkle.ts";
import { checkpointIn, signedText, verifierIn } from "./note.ts";
import type { Entry } from "../journal/entry.ts";
import type { Seen } from "./witness.ts";

interface Signer {
  key_id: string;
  size: number;
  root: string;
}

/**
 * The ids of the keys, each named by an entry on this phone, that signed the head which this phone has checked itself
 * (none before it has); and of those that signed other entries than it has from the server. Raises Unreachable, ApiError.
 * @param told by the server
 */
export async function behindHead({
  head: { seq },
  items,
}: {
  head: { seq: number };
  items: Signer[];
}): Promise<{ signed: string[]; other: string[] }> {
  const { id, official } = tournamentHere();
  const answer = await respond(`/api/v1/tournaments/${id}/journal/checkpoint`, { as: official.id });
  const note = await answer.text();
  const seen = await remembered<Seen>(logOf(id, "witness"));
  const head = checkpointIn(note);
  const entries = await storedEntries(id);
  const signed = head && head.size === seen?.size && same(head.root, seen.root) ? signersOf(note, entries) : [];
  const behind = items.filter(({ key_id }) => !signed.includes(key_id));
  return { signed, other: signersOfOthers(behind, entries, seq) };
}

function signersOf(note: string, entries: Entry[]) {
  const joined = entries.filter(({ kind }) => kind === "witness.joined") as Entry<{ vkey: string }>[];
  const keys = joined.map(({ body }) => verifierIn(body.vkey));
  return keys.flatMap((key) => (key && signedText(note, key) ? [bytesToHex(key.id)] : []));
}

/** @param entries as the server told them last @param seq its head */
function signersOfOthers(signers: Signer[], entries: Entry[], seq: number) {
  let tree: { size: number; tops: Uint8Array[] } = { size: 0, tops: [] };
  const isOther = ({ size, root }: Signer) => {
    tree = { size, tops: grown(tree.tops, entries.slice(tree.size, size)) };
    return size > seq || (size <= entries.length && toBase64(rootOf(tree.tops)) !== root);
  };
  const bySize = [...signers].sort((one, another) => one.size - another.size);
  return bySize.filter(isOther).map(({ key_id }) => key_id);
}
