export function same(one: Uint8Array, other: Uint8Array) {
  return one.length === other.length && one.every((byte, place) => byte === other[place]);
}

/** The bytes that a text stands for; null where it is no Base64, padded. */
export function fromBase64(text: string = ""): Uint8Array | null {
  try {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    return bytes.length > 0 && toBase64(bytes) === text ? bytes : null;
  } catch {
    return null;
  }
}

export function toBase64(bytes: Uint8Array) {
  return btoa(String.fromCharCode(...bytes));
}
