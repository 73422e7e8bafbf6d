/** The key with which this phone signs: the browser keeps it where it can, so that no script reads it. */

import { keygen, sign as signPlainly } from "@noble/ed25519";

/** `key`: the public half. */
interface KeyPair {
  secret: CryptoKey | Uint8Array;
  key: Uint8Array;
}

export async function newKey(): Promise<KeyPair> {
  try {
    const pair = (await crypto.subtle.generateKey("Ed25519", false, ["sign"])) as CryptoKeyPair;
    const key = new Uint8Array(await crypto.subtle.exportKey("raw", pair.publicKey));
    return { secret: pair.privateKey, key };
  } catch {
    const { secretKey: secret, publicKey: key } = keygen(); // no TLS, or an older browser
    return { secret, key };
  }
}

export async function sign(secret: CryptoKey | Uint8Array, message: Uint8Array) {
  if (secret instanceof Uint8Array) return signPlainly(message, secret);
  return new Uint8Array(await crypto.subtle.sign("Ed25519", secret, message as BufferSource));
}
