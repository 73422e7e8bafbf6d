import { useState } from "../../../vendor/hooks.js";
import { store } from "../../data/index.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { save, saved } from "../local-storage.js";
import { Refusal } from "../outbox/refusals.js";
import { Field } from "../parts/index.js";
import { settings } from "../settings.js";

const PATIENCE = 90_000;

/**
 * The text, what the server saw in it (`looked`), and what became of it (`done`); a change of the text takes both back.
 * @param {string} place where it is kept: a reload or a refusal takes nothing away @param {{look: string, bring: string}} paths
 */
export function useSheet(place, paths) {
  const [text, put] = useState(() => saved(place) ?? "");
  const [result, setResult] = useState(/** @type {{looked?: any, done?: any}} */ ({}));
  const [busy, setBusy] = useState("");
  const [wrong, setWrong] = useState(/** @type {any} */ (null));
  const forget = () => {
    setResult({});
    setWrong(null);
  };
  const setText = (/** @type {string} */ next) => {
    put(next);
    forget();
    save(place, next || null);
  };
  const ask = async (/** @type {"look"|"bring"} */ what, more = {}) => {
    setBusy(what);
    setWrong(null);
    try {
      const looking = what === "look";
      const body = { csv: text, ...more };
      const answer = await store.ask(paths[what], { method: "POST", body, timeout: PATIENCE });
      setResult(looking ? { looked: answer } : { done: answer });
      if (!looking && answer.wrong === 0) save(place, null);
    } catch (error) {
      setWrong(error);
      if (/** @type {any} */ (error).status === 422) setResult({}); // what was looked at no longer holds
    } finally {
      setBusy("");
    }
  };
  return { text, setText, ...result, busy, wrong, setWrong, forget, ask };
}

/** Why nothing came of it; the sheet stays. @param {{wrong: any}} props */
export function Wrong({ wrong }) {
  if (wrong.problem) return html`<div role="alert"><${Refusal} problem=${wrong.problem} /></div>`;
  const text = wrong.unreadable
    ? t("import.unreadable")
    : `${t(navigator.onLine ? "live.unreached" : "no-network")}. ${t("import.again")}`;
  return html`<p class="note bad" role="alert">${text}</p>`;
}

/** Where the sheet comes from: a file, or what is pasted. @param {{sheet: any, hint: string}} props */
export function Given({ sheet: { text, setText, setWrong }, hint }) {
  const choose = async (/** @type {any} */ { currentTarget: input }) => {
    const [file] = input.files;
    if (file) await textOf(file).then(setText, () => setWrong({ unreadable: true }));
    input.value = ""; // the same file, mended, can be chosen again
  };
  return html`<label class="button photo">${t("import.choose")}<input class="unseen" type="file" accept=".csv,.tsv,.txt,text/csv,text/plain" onChange=${choose} /></label>
    <${Field} long label=${t("import.paste")} hint=${hint} value=${text} rows="6" spellcheck=${false} autocapitalize="none" class="csv" onInput=${setText} />`;
}

const MARKS = { "255,254": "utf-16le", "254,255": "utf-16be" };

/** What spreadsheets of each language write without saying so. */
const UNMARKED = { en: "windows-1252", ja: "shift_jis", fr: "windows-1252", ru: "windows-1251" };

/** A file's text: UTF-8 or UTF-16, or what spreadsheets write without saying so. @param {Blob} file */
export async function textOf(file) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const marked = MARKS[/** @type {keyof typeof MARKS} */ (bytes.slice(0, 2).join())];
  if (marked) return new TextDecoder(marked).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(UNMARKED[settings.lang]).decode(bytes);
  }
}
