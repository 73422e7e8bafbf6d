/** Signed notes, checkpoints and cosignatures, as C2SP writes them (c2sp.org: signed-note, tlog-checkpoint, tlog-cosignature). */

import { hashes, verify } from "@noble/ed25519";
import { sha256, sha512 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { fromBase64, same, toBase64 } from "./bytes.ts";

hashes.sha512 = sha512;

export const LOG = 0x01;
export const WITNESS = 0x04;
const ID_BYTES = 4;
const KEY_BYTES = 32;

/** Whose signatures a note may bear. */
export interface Verifier {
  name: string;
  id: Uint8Array;
  type: number;
  key: Uint8Array;
}

/** How long a log was, and the root of its tree. */
export interface Checkpoint {
  origin: string;
  size: number;
  root: Uint8Array;
}

export function verifierOf(name: string, type: number, key: Uint8Array): Verifier {
  return {
    name,
    id: sha256(concatBytes(utf8ToBytes(`${name}\n`), Uint8Array.of(type), key)).slice(0, ID_BYTES),
    type,
    key,
  };
}

/** The text of a verifier. */
export function written({ name, id, type, key }: Verifier) {
  return `${name}+${bytesToHex(id)}+${toBase64(concatBytes(Uint8Array.of(type), key))}`;
}

/** What a text says of a verifier; null where it is none. */
export function verifierIn(text: string) {
  const [, name, id, encoded] = text.match(/^([^\s+]+)\+([0-9a-f]{8})\+(\S+)$/) ?? [];
  const bytes = fromBase64(encoded);
  if (bytes?.length !== 1 + KEY_BYTES || ![LOG, WITNESS].includes(bytes[0])) return null;
  const verifier = verifierOf(name, bytes[0], bytes.slice(1));
  return bytesToHex(verifier.id) === id ? verifier : null;
}

/** The text of a note that the verifier has signed; null where it has not. */
export function signedText(note: string, verifier: Verifier) {
  const [, text, lines] = note.match(/^([^]*\n)\n((?:— \S+ \S+\n)+)$/) ?? [];
  if (!text) return null;
  const signatures = lines.split("\n").map((line) => signatureIn(line, verifier));
  return signatures.some((signature) => signature && isSigned(text, signature, verifier)) ? text : null;
}

function signatureIn(line: string, { name, id }: Verifier) {
  const [, of, encoded] = line.split(" ");
  const bytes = of === name && fromBase64(encoded);
  return bytes && same(bytes.slice(0, ID_BYTES), id) ? bytes.slice(ID_BYTES) : null;
}

function isSigned(text: string, signature: Uint8Array, { type, key }: Verifier) {
  if (type === LOG) return isValid(signature, utf8ToBytes(text), key);
  if (type !== WITNESS || signature.length < 8) return false;
  const seconds = new DataView(signature.buffer).getBigUint64(0);
  return isValid(signature.slice(8), cosigned(text, seconds), key);
}

function isValid(signature: Uint8Array, message: Uint8Array, key: Uint8Array) {
  try {
    return verify(signature, message, key, { zip215: false });
  } catch {
    return false; // not of the right length, say
  }
}

/** The text of a checkpoint, read; null where it is none. */
export function checkpointIn(text: string): Checkpoint | null {
  const [, origin, size, encoded] = text.match(/^(.+)\n(0|[1-9]\d{0,8})\n(\S+)\n/) ?? [];
  const root = fromBase64(encoded);
  return root?.length === 32 ? { origin, size: Number(size), root } : null;
}

/** What a witness signs of a checkpoint. @param seconds since the epoch */
export function cosigned(text: string, seconds: bigint) {
  return utf8ToBytes(`cosignature/v1\ntime ${seconds}\n${text}`);
}

/** The line of a witness's signature. */
export function cosignature({ name, id }: Verifier, seconds: bigint, signature: Uint8Array) {
  const time = new DataView(new ArrayBuffer(8));
  time.setBigUint64(0, seconds);
  return `— ${name} ${toBase64(concatBytes(id, new Uint8Array(time.buffer), signature))}`;
}
