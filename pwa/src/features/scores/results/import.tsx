import { useState } from "preact/hooks";
import { t } from "../../../ui/i18n.ts";
import { useRefusals } from "../../../domain/words/refusals.tsx";
import { Loading, Screen, Toggle } from "../../../ui/index.ts";
import { NotJoined } from "../../../domain/people/not-joined.tsx";
import { mayEnter } from "../../../domain/people/roles.ts";
import { useStore } from "../../../store/use-store.ts";
import { KINDS, PeopleImport } from "./people-import.tsx";
import { ResultRow, Rows } from "./rows.tsx";
import { Given, Wrong, refusalOf, useSheet } from "./sheet.tsx";
import { Worksheets } from "./understood.tsx";
import type { SheetRows } from "#api";
import type { State } from "../../../store/index.ts";

/** The sheet, saved until it is imported: a reload or a refusal loses nothing. */
const KEY = "shinpan.sheet";
const PATHS = { look: "results/preview", bring: "results" };

/** Import results from a sheet (or what the address names): chosen or pasted, checked row by row, then imported. */
export default function Import({ args: [kind] }: { args: string[] }) {
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

/** Errors that need the field's name; every other error names what it is about. */
const OF_CELLS = ["empty", "no-points", "no-hundreds", "below-zero", "no-seat"];

function named(field: string, kind: string) {
  return OF_CELLS.includes(kind) ? t(`import.field.${field}`) : "";
}

/** Show the import of results. @param props `place`: where the sheet is saved */
function Page({ state, place }: { state: State; place: string }) {
  useRefusals();
  const sheet = useSheet<SheetRows>(place, PATHS);
  const { isGiven, looked, done, busy, wrong, ask } = sheet;
  const { worksheets } = refusalOf(wrong);
  const [onlyGood, setOnlyGood] = useState(false);
  const found = looked ?? done;
  const ready = looked && looked.new > 0 && (looked.wrong === 0 || onlyGood);
  return (
    <Screen title={t("import.title")} up="#/standings">
      <Given sheet={sheet} hint={t("import.columns")} />
      {worksheets && <Worksheets names={worksheets} sheet={sheet} />}
      {Boolean(wrong) && !worksheets && <Wrong wrong={wrong} />}
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
      {found && (
        <div class="sheet-rows stack">
          <Rows
            found={found}
            title={(status, count) => t(`import.rows.${status}`, { count })}
            named={named}
            about={(row) => <ResultRow state={state} row={row} />}
          />
        </div>
      )}
      {looked && looked.wrong > 0 && looked.new > 0 && (
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
