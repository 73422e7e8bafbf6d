import { settings } from "../settings.js";

const MARKS = { "255,254": "utf-16le", "254,255": "utf-16be" };

/** A file's text: UTF-8 or UTF-16, or what spreadsheets write without saying so. @param {Blob} file */
export async function textOf(file) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const marked = MARKS[/** @type {keyof typeof MARKS} */ (bytes.slice(0, 2).join())];
  if (marked) return new TextDecoder(marked).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(settings.lang === "ja" ? "shift_jis" : "windows-1252").decode(bytes);
  }
}
