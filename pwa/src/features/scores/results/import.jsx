import { useState } from "preact/hooks";
import { t } from "../../../ui/i18n.js";
import { useRefusals } from "../../../domain/words/refusals.jsx";
import { Loading, Screen, Toggle } from "../../../ui/index.js";
import { NotJoined } from "../../../domain/people/not-joined.jsx";
import { mayEnter } from "../../../domain/people/roles.js";
import { useStore } from "../../../store/use-store.js";
import { KINDS, PeopleImport } from "./people-import.jsx";
import { ResultRow, Rows } from "./rows.jsx";
import { Given, Wrong, useSheet } from "./sheet.jsx";
import { Worksheets } from "./understood.jsx";

/** The sheet, until it is imported: a reload or a refusal takes nothing away. */
const KEY = "shinpan.sheet";
const PATHS = { look: "results/preview", bring: "results" };

/** Results from a sheet (or what the address names): chosen or pasted, looked at row by row, then imported. @param {{args: string[]}} props */
export default function Import({ args: [kind] }) {
  return KINDS.includes(kind) ? <PeopleImport key={kind} kind={kind} /> : <Results />;
}

function Results() {
  const { tournament, state, official } = useStore();
  if (!tournament || !state) return <NotJoined title={t("import.title")} />;
  if (!mayEnter(official))
    return (
      <Screen title={t("import.title")} up="#/standings">
        <p class="note warn">{t("import.not-you")}</p>
      </Screen>
    );
  return <Page key={tournament.id} state={state} place={`${KEY}.${tournament.id}`} />;
}

/** What is wrong with a cell, and nothing more: any other mistake says itself what it is about. */
const OF_CELLS = ["empty", "no-points", "no-hundreds", "below-zero", "no-seat"];

/** @param {string} field @param {string} kind */
function named(field, kind) {
  return OF_CELLS.includes(kind) ? t(`import.field.${field}`) : "";
}

/** @param {{state: any, place: string}} props `place`: where the sheet is kept */
function Page({ state, place }) {
  useRefusals();
  const sheet = useSheet(place, PATHS);
  const { isGiven, looked, done, busy, wrong, ask } = sheet;
  const worksheets = wrong?.problem?.worksheets;
  const [onlyGood, setOnlyGood] = useState(false);
  const ready = looked && looked.new > 0 && (looked.wrong === 0 || onlyGood);
  return (
    <Screen title={t("import.title")} up="#/standings">
      <Given sheet={sheet} hint={t("import.columns")} />
      {worksheets && <Worksheets names={worksheets} sheet={sheet} />}
      {wrong && !worksheets && <Wrong wrong={wrong} />}
      {busy && <Loading text={t(`import.busy.${busy}`)} />}
      {done && (
        <p class="note info" role="status">
          {t("import.done", { count: done.new, known: done.known })}{" "}
          <a class="reach" href="#/standings">
            {t("hall-standings")}
          </a>
        </p>
      )}
      {!looked && !done && !worksheets && (
        <button class="button main" type="button" disabled={!isGiven || Boolean(busy)} onClick={() => ask("look")}>
          {t("import.look")}
        </button>
      )}
      {(looked || done) && (
        <div class="sheet-rows stack">
          <Rows
            found={looked ?? done}
            title={(/** @type {string} */ status, /** @type {number} */ count) => t(`import.rows.${status}`, { count })}
            named={named}
            about={(/** @type {any} */ row) => <ResultRow state={state} row={row} />}
          />
        </div>
      )}
      {looked?.wrong > 0 && looked.new > 0 && (
        <Toggle
          label={t("import.only-good")}
          hint={t("import.only-good-hint")}
          checked={onlyGood}
          onChange={setOnlyGood}
        />
      )}
      {looked && (
        <button
          class="button main"
          type="button"
          disabled={!ready || Boolean(busy)}
          onClick={() => ask("bring", { only_good: onlyGood })}
        >
          {t("import.bring", { count: looked.new })}
        </button>
      )}
    </Screen>
  );
}
