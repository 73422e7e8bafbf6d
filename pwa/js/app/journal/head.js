import { offer } from "../shared/offer.js";

/** NUMBER:HASH, as `shinpan audit verify --head` takes it, wherever it stands in a text. @param {string} text @returns {{seq: number, hash: string}|null} */
export function headIn(text) {
  const [, seq, hash] = text.toLowerCase().match(/\b(\d{1,9}):([0-9a-f]{64})\b/) ?? [];
  return hash ? { seq: Number(seq), hash } : null;
}

/** The head as a small text file, with what checks it. @param {any} settings the tournament's @param {any} head */
export function saved({ slug, name }, { seq, hash, at }) {
  const lines = [name, at ?? "", `${seq}:${hash}`, `shinpan audit verify ${slug} --head ${seq}:${hash}`, ""];
  offer(new Blob([lines.join("\n")], { type: "text/plain" }), `${slug}-${seq}.txt`);
}
