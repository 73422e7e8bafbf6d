/** Passkeys, as this browser makes them and signs with them. */

/** There is no passkey, or no signature. `why`: cancelled (or too late), known (there is one on this device), failed. */
export class NoPasskey extends Error {
  name: string;
  why: "known" | "failed" | "cancelled";

  constructor(why: "cancelled" | "known" | "failed") {
    super(`no passkey: ${why}`);
    this.name = "NoPasskey";
    this.why = why;
  }
}

/** Why no passkey can be had here; empty where one can. They are bound to a name, which a bare address is not. */
export function obstacle(): "" | "insecure" | "address" | "browser" {
  if (!isSecureContext) return "insecure";
  if (/^[\d.]+$|^\[/.test(location.hostname)) return "address";
  return "PublicKeyCredential" in globalThis && "parseCreationOptionsFromJSON" in PublicKeyCredential ? "" : "browser";
}

/** A new passkey for what the server asks, as it wants it told. Raises NoPasskey. */
export function newPasskey(options: PublicKeyCredentialCreationOptionsJSON) {
  return credential(() =>
    navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) }),
  );
}

/** The server's challenge signed by a passkey. Raises NoPasskey. */
export function signature(options: PublicKeyCredentialRequestOptionsJSON) {
  return credential(() =>
    navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) }),
  );
}

async function credential(ask: () => Promise<Credential | null>) {
  try {
    return ((await ask()) as PublicKeyCredential).toJSON();
  } catch (error) {
    const { name } = error as Error;
    throw new NoPasskey(name === "NotAllowedError" ? "cancelled" : name === "InvalidStateError" ? "known" : "failed");
  }
}
