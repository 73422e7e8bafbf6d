/** Who vouches for the head, and who signed another log: counted here, since the server's word is what they are to hold it to. */

import { bytesToHex } from "@noble/hashes/utils.js";
import { respond } from "../api.js";
import { core } from "../state.js";
import { storedEntries } from "../journal/sync.js";
import { logOf, remembered } from "../indexeddb/database.js";
import { same, toBase64 } from "./bytes.js";
import { grown } from "./divergence.js";
import { rootOf } from "./merkle.js";
import { checkpointIn, signedText, verifierIn } from "./note.js";

/** @typedef {{key_id: string, size: number, root: string}} Signer */

/**
 * The ids of the keys, each named by an entry on this phone, that signed the head which this phone has checked itself
 * (none before it has); and of those that signed other entries than it has from the server.
 * @param {{head: {seq: number}, items: Signer[]}} told by the server @returns {Promise<{signed: string[], other: string[]}>}
 * Raises Unreachable, ApiError
 */
export async function behindHead({ head: { seq }, items }) {
  const { id, official } = /** @type {any} */ (core.joined);
  const answer = await respond(`/api/v1/tournaments/${id}/journal/checkpoint`, { as: official.id });
  const note = await answer.text();
  const seen = await remembered(logOf(id, "witness"));
  const head = checkpointIn(note);
  const entries = await storedEntries(id);
  const signed = head && head.size === seen?.size && same(head.root, seen.root) ? signersOf(note, entries) : [];
  const behind = items.filter(({ key_id }) => !signed.includes(key_id));
  return { signed, other: signersOfOthers(behind, entries, seq) };
}

/** @param {string} note @param {any[]} entries */
function signersOf(note, entries) {
  const keys = entries.filter(({ kind }) => kind === "witness.joined").map(({ body }) => verifierIn(body.vkey));
  return keys.flatMap((key) => (key && signedText(note, key) ? [bytesToHex(key.id)] : []));
}

/** @param {Signer[]} signers @param {any[]} entries as the server told them last @param {number} seq its head */
function signersOfOthers(signers, entries, seq) {
  /** @type {{size: number, tops: Uint8Array[]}} */
  let tree = { size: 0, tops: [] };
  const isOther = (/** @type {Signer} */ { size, root }) => {
    tree = { size, tops: grown(tree.tops, entries.slice(tree.size, size)) };
    return size > seq || (size <= entries.length && toBase64(rootOf(tree.tops)) !== root);
  };
  const bySize = [...signers].sort((one, another) => one.size - another.size);
  return bySize.filter(isOther).map(({ key_id }) => key_id);
}
