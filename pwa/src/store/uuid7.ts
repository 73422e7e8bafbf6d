/** A UUIDv7 of this moment (ms since 1970): ids made later sort later. */
export function uuid7(moment: number = Date.now()): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  let rest = Math.max(0, Math.floor(moment));
  for (let at = 5; at >= 0; at--) {
    bytes[at] = rest % 256;
    rest = Math.floor(rest / 256);
  }
  bytes[6] = 0x70 | (bytes[6] & 0x0f);
  bytes[8] = 0x80 | (bytes[8] & 0x3f);
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

/** The moment in which a UUIDv7 was made, ms since 1970. */
export function momentOf(id: string) {
  return Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
}
