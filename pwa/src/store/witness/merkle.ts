/** The Merkle tree over a log (RFC 6962): its root, and the proof that a longer log begins with a shorter one. */

import { sha256 } from "@noble/hashes/sha2.js";
import { concatBytes } from "@noble/hashes/utils.js";
import { same } from "./bytes.ts";

const [LEAF, NODE] = [0, 1].map((kind) => Uint8Array.of(kind));

export function leafHash(data: Uint8Array) {
  return sha256(concatBytes(LEAF, data));
}

function nodeHash(left: Uint8Array, right: Uint8Array) {
  return sha256(concatBytes(NODE, left, right));
}

/**
 * The tops of the full subtrees, largest first, after one more leaf: all that is needed of a tree to make it grow.
 * @param size how many leaves there were
 */
export function append(tops: Uint8Array[], size: number, leaf: Uint8Array) {
  const next = [...tops];
  let top = leaf;
  for (let rest = size; rest & 1; rest >>>= 1) top = nodeHash(next.pop() as Uint8Array, top);
  return [...next, top];
}

export function rootOf(tops: Uint8Array[]) {
  return tops.length ? tops.reduceRight((right, left) => nodeHash(left, right)) : sha256(new Uint8Array());
}

/** Whether a tree begins with another one (RFC 9162, 2.1.4.2). */
export function isConsistent(
  old: { size: number; root: Uint8Array },
  now: { size: number; root: Uint8Array },
  proof: Uint8Array[],
) {
  if (old.size > now.size) return false;
  if (old.size === now.size) return proof.length === 0 && same(old.root, now.root);
  if (old.size === 0) return proof.length === 0;
  const isFull = (old.size & (old.size - 1)) === 0;
  const [start, ...path] = isFull ? [old.root, ...proof] : proof;
  if (!start) return false;
  let [first, second] = [old.size - 1, now.size - 1];
  for (; first & 1; first >>>= 1) second >>>= 1;
  let [before, after] = [start, start];
  for (const hash of path) {
    if (second === 0) return false;
    if (first & 1 || first === second) {
      before = nodeHash(hash, before);
      after = nodeHash(hash, after);
      for (; first && !(first & 1); first >>>= 1) second >>>= 1;
    } else after = nodeHash(after, hash);
    first >>>= 1;
    second >>>= 1;
  }
  return second === 0 && same(before, old.root) && same(after, now.root);
}
