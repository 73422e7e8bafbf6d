/** The key with which this phone signs: the browser keeps it where it can, so that no script reads it. */

import { keygen, sign as signPlainly } from "@noble/ed25519";

/** @typedef {{secret: CryptoKey|Uint8Array, key: Uint8Array}} KeyPair `key`: the public half */

/** @returns {Promise<KeyPair>} */
export async function newKey() {
  try {
    const pair = /** @type {CryptoKeyPair} */ (await crypto.subtle.generateKey("Ed25519", false, ["sign"]));
    const key = new Uint8Array(await crypto.subtle.exportKey("raw", pair.publicKey));
    return { secret: pair.privateKey, key };
  } catch {
    const { secretKey: secret, publicKey: key } = keygen(); // no TLS, or an older browser
    return { secret, key };
  }
}

/** @param {CryptoKey|Uint8Array} secret @param {Uint8Array} message */
export async function sign(secret, message) {
  if (secret instanceof Uint8Array) return signPlainly(message, secret);
  return new Uint8Array(await crypto.subtle.sign("Ed25519", secret, /** @type {BufferSource} */ (message)));
}
