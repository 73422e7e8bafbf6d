/** SHA-256. Browsers offer theirs only over https and on localhost; a laptop serving a hall may use plain http. */

/** Return the hexadecimal SHA-256 of a text's UTF-8. */
export async function sha256(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  const digest = globalThis.crypto?.subtle ? await crypto.subtle.digest("SHA-256", bytes) : digestOf(bytes);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Compute SHA-256 (FIPS 180-4) where the browser does not offer its own. */
function digestOf(bytes: Uint8Array): ArrayBuffer {
  const blocks = new DataView(new ArrayBuffer(Math.ceil((bytes.length + 9) / 64) * 64));
  new Uint8Array(blocks.buffer).set(bytes);
  blocks.setUint8(bytes.length, 0x80);
  blocks.setBigUint64(blocks.byteLength - 8, BigInt(bytes.length) * 8n);
  const primes = firstPrimes(64);
  const constants = primes.map((prime) => fraction(Math.cbrt(prime)));
  let state = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
  for (let start = 0; start < blocks.byteLength; start += 64)
    state = compress(state, schedule(blocks, start), constants);
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, place) => digest.setUint32(place * 4, word));
  return digest.buffer;
}

function firstPrimes(count: number) {
  const primes: number[] = [];
  for (let number = 2; primes.length < count; number += 1) {
    if (primes.every((prime) => number % prime)) primes.push(number);
  }
  return primes;
}

function fraction(root: number) {
  return ((root % 1) * 2 ** 32) | 0;
}

function rotate(word: number, by: number) {
  return (word >>> by) | (word << (32 - by));
}

function schedule(blocks: DataView, start: number) {
  const words = Array.from({ length: 16 }, (_, place) => blocks.getInt32(start + place * 4));
  for (let place = 16; place < 64; place += 1) {
    const [far, near] = [words[place - 15], words[place - 2]];
    const one = rotate(far, 7) ^ rotate(far, 18) ^ (far >>> 3);
    const other = rotate(near, 17) ^ rotate(near, 19) ^ (near >>> 10);
    words.push((words[place - 16] + one + words[place - 7] + other) | 0);
  }
  return words;
}

function compress(state: number[], words: number[], constants: number[]) {
  let [a, b, c, d, e, f, g, h] = state;
  words.forEach((word, place) => {
    const one = h + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + ((e & f) ^ (~e & g)) + constants[place] + word;
    const other = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + other) | 0];
  });
  return [a, b, c, d, e, f, g, h].map((word, place) => (word + state[place]) | 0);
}
