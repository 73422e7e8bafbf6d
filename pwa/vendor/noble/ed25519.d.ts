/** What witnesses use of it. */
export const hashes: { sha512?: (message: Uint8Array) => Uint8Array };
export function keygen(): { secretKey: Uint8Array; publicKey: Uint8Array };
export function sign(message: Uint8Array, secretKey: Uint8Array): Uint8Array;
export function verify(signature: Uint8Array, message: Uint8Array, publicKey: Uint8Array, options?: { zip215?: boolean }): boolean;
