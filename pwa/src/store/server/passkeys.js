/** Passkeys, as this browser makes them and signs with them. */

/** There is no passkey, or no signature. `why`: cancelled (or too late), known (there is one on this device), failed. */
export class NoPasskey extends Error {
  /** @param {"cancelled"|"known"|"failed"} why */
  constructor(why) {
    super(`no passkey: ${why}`);
    this.name = "NoPasskey";
    this.why = why;
  }
}

/** Why no passkey can be had here; empty where one can. They are bound to a name, which a bare address is not. @returns {""|"insecure"|"address"|"browser"} */
export function obstacle() {
  if (!isSecureContext) return "insecure";
  if (/^[\d.]+$|^\[/.test(location.hostname)) return "address";
  return "PublicKeyCredential" in globalThis && "parseCreationOptionsFromJSON" in PublicKeyCredential ? "" : "browser";
}

/** A new passkey for what the server asks, as it wants it told. Raises NoPasskey. @param {any} options */
export function newPasskey(options) {
  return credential(() =>
    navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) }),
  );
}

/** The server's challenge signed by a passkey. Raises NoPasskey. @param {any} options */
export function signature(options) {
  return credential(() =>
    navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) }),
  );
}

/** @param {() => Promise<Credential|null>} ask */
async function credential(ask) {
  try {
    return /** @type {PublicKeyCredential} */ (await ask()).toJSON();
  } catch (error) {
    const { name } = /** @type {Error} */ (error);
    throw new NoPasskey(name === "NotAllowedError" ? "cancelled" : name === "InvalidStateError" ? "known" : "failed");
  }
}
