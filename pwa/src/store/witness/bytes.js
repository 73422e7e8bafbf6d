/** @param {Uint8Array} one @param {Uint8Array} other */
export function same(one, other) {
  return one.length === other.length && one.every((byte, place) => byte === other[place]);
}

/** The bytes that a text stands for; null where it is no Base64, padded. @param {string} [text] @returns {Uint8Array|null} */
export function fromBase64(text = "") {
  try {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    return bytes.length > 0 && toBase64(bytes) === text ? bytes : null;
  } catch {
    return null;
  }
}

/** @param {Uint8Array} bytes */
export function toBase64(bytes) {
  return btoa(String.fromCharCode(...bytes));
}
