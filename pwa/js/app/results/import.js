import { useState } from "../../../vendor/hooks.js";
import { hall } from "../../data/index.js";
import entering from "../../text/results.js";
import texts from "../../text/importing.js";
import { html } from "../html.js";
import { learn, t } from "../i18n.js";
import { keep, kept } from "../kept.js";
import { Field, Screen, Toggle, Waiting } from "../parts/index.js";
import { Refusal, useRefusals } from "../outbox/refusals.js";
import { Unjoined } from "../shared/unjoined.js";
import { mayEnter } from "../shared/roles.js";
import { useHall } from "../state.js";
import { textOf } from "./file.js";
import { Rows } from "./rows.js";

learn({ ...entering, ...texts });

/** The sheet, until it is imported: a reload or a refusal takes nothing away. */
const KEY = "shinpan.sheet";
const PATIENCE = 90_000;

/** Results from a sheet: chosen or pasted, looked at row by row, then imported. */
export default function Import() {
  const { tournament, state, official } = useHall();
  if (!tournament || !state) return html`<${Unjoined} title=${t("import.title")} />`;
  if (!mayEnter(official))
    return html`<${Screen} title=${t("import.title")} up="#/standings"><p class="note warn">${t("import.not-you")}</p><//>`;
  return html`<${Page} key=${tournament.id} state=${state} place=${`${KEY}.${tournament.id}`} />`;
}

/** @param {{state: any, place: string}} props `place`: where the sheet is kept */
function Page({ state, place }) {
  useRefusals();
  const { text, setText, looked, done, busy, wrong, setWrong, ask } = useSheet(place);
  const [onlyGood, setOnlyGood] = useState(false);
  const choose = async (/** @type {any} */ { currentTarget: input }) => {
    const [file] = input.files;
    if (file) await textOf(file).then(setText, () => setWrong({ unreadable: true }));
    input.value = ""; // the same file, mended, can be chosen again
  };
  const ready = looked && looked.new > 0 && (looked.wrong === 0 || onlyGood);
  return html`<${Screen} title=${t("import.title")} up="#/standings">
    <label class="button photo">${t("import.choose")}<input class="unseen" type="file" accept=".csv,.tsv,.txt,text/csv,text/plain" onChange=${choose} /></label>
    <${Field} long label=${t("import.paste")} hint=${t("import.columns")} value=${text} rows="6" spellcheck=${false} autocapitalize="none" class="csv" onInput=${setText} />
    ${wrong && html`<${Wrong} wrong=${wrong} />`}
    ${busy && html`<${Waiting} text=${t(`import.busy.${busy}`)} />`}
    ${done && html`<p class="note info" role="status">${t("import.done", { count: done.new, known: done.known })} <a class="reach" href="#/standings">${t("hall-standings")}</a></p>`}
    ${!looked && !done && html`<button class="button main" type="button" disabled=${!text.trim() || busy} onClick=${() => ask("look")}>${t("import.look")}</button>`}
    ${(looked || done) && html`<${Rows} state=${state} found=${looked ?? done} />`}
    ${looked?.wrong > 0 && looked.new > 0 && html`<${Toggle} label=${t("import.only-good")} hint=${t("import.only-good-hint")} checked=${onlyGood} onChange=${setOnlyGood} />`}
    ${looked && html`<button class="button main" type="button" disabled=${!ready || busy} onClick=${() => ask("bring", onlyGood)}>${t("import.bring", { count: looked.new })}</button>`}
  <//>`;
}

/** The text, what the server saw in it (`looked`), and what became of it (`done`); a change of the text takes both back. @param {string} place */
function useSheet(place) {
  const [text, put] = useState(() => kept(place) ?? "");
  const [told, setTold] = useState(/** @type {{looked?: any, done?: any}} */ ({}));
  const [busy, setBusy] = useState("");
  const [wrong, setWrong] = useState(/** @type {any} */ (null));
  const setText = (/** @type {string} */ next) => {
    put(next);
    setTold({});
    setWrong(null);
    keep(place, next || null);
  };
  const ask = async (/** @type {"look"|"bring"} */ what, only_good = false) => {
    setBusy(what);
    setWrong(null);
    try {
      const looking = what === "look";
      const path = looking ? "results/preview" : "results";
      const body = looking ? { csv: text } : { csv: text, only_good };
      const answer = await hall.ask(path, { method: "POST", body, timeout: PATIENCE });
      setTold(looking ? { looked: answer } : { done: answer });
      if (!looking && answer.wrong === 0) keep(place, null);
    } catch (error) {
      setWrong(error);
      if (/** @type {any} */ (error).status === 422) setTold({}); // what was looked at no longer holds
    } finally {
      setBusy("");
    }
  };
  return { text, setText, ...told, busy, wrong, setWrong, ask };
}

/** Why nothing came of it; the sheet stays. @param {{wrong: any}} props */
function Wrong({ wrong }) {
  if (wrong.problem) return html`<div role="alert"><${Refusal} problem=${wrong.problem} /></div>`;
  const text = wrong.unreadable
    ? t("import.unreadable")
    : `${t(navigator.onLine ? "live.unreached" : "no-network")}. ${t("import.again")}`;
  return html`<p class="note bad" role="alert">${text}</p>`;
}
