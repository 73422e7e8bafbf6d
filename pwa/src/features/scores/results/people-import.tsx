import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { listed, t } from "../../../ui/i18n.ts";
import { useRefusals } from "../../../domain/words/refusals.tsx";
import { Disclosure, Loading, Screen } from "../../../ui/index.ts";
import { useWhy } from "../../../domain/reasons/why.tsx";
import { NotJoined } from "../../../domain/people/not-joined.tsx";
import { hasOne } from "../../../domain/people/roles.ts";
import { useStore } from "../../../store/use-store.ts";
import { Columns } from "./columns.tsx";
import { MissingPlayers, PeopleRow, Rows } from "./rows.tsx";
import { Given, Wrong, refusalOf, useSheet } from "./sheet.tsx";
import { Understood, Worksheets } from "./understood.tsx";
import type { EnrolledPlayers, EnrolledSeating, SheetColumn } from "#api";
import type { GivenSheet } from "./sheet.tsx";
import type { State } from "../../../store/index.ts";

/** The preview of a sheet with players or seating, or the result of its import. */
export type Enrolled = EnrolledPlayers | EnrolledSeating;

export const KINDS = ["players", "seating"];

/** Import players or seating from a sheet: columns are recognised or chosen, rows checked, then imported. */
export function PeopleImport({ kind }: { kind: string }) {
  const { tournament, state, official } = useStore();
  const title = t(`enrol.title.${kind}`);
  if (!tournament || !state) return <NotJoined title={title} />;
  if (!hasOne(official, ["director"]))
    return (
      <Screen title={title} up="#/tables">
        <p class="note warn">{t("enrol.not-you")}</p>
      </Screen>
    );
  return (
    <Page
      key={tournament.id}
      kind={kind}
      title={title}
      state={state}
      place={`shinpan.sheet.${kind}.${tournament.id}`}
    />
  );
}

interface PageProps {
  kind: string;
  title: string;
  state: State;
  place: string;
}

function Page({ kind, title, state, place }: PageProps) {
  useRefusals();
  const sheet = useSheet<Enrolled>(place, { look: `${kind}/import/preview`, bring: `${kind}/import` });
  const { isGiven, looked, done, busy, wrong, ask, forget, chosen } = sheet;
  const [columns, setColumns] = useState<SheetColumn[] | null>(null);
  const [missing, setMissing] = useState(false);
  const { reason, field } = useWhy("correction");
  const found = looked ?? done;
  const missingPlayers = (found && "missing" in found && found.missing) || [];
  const { lacking, worksheets, headings } = refusalOf(wrong);
  const shownColumns = columns ?? found?.columns ?? headings ?? [];
  const choose = (next: SheetColumn[]) => {
    forget();
    setColumns(next);
    sheet.setChosen({ ...chosen, columns: next.map(({ column }) => column) });
  };
  const sheetOfColumns = { ...sheet, give: (next: GivenSheet) => (setColumns(null), sheet.give(next)) };
  const bring = () => {
    const changes = Boolean(looked && looked.changed > 0);
    setMissing(changes && !reason);
    if (!changes || reason) ask("bring", changes ? { reason } : {});
  };
  const other = KINDS.find((one) => one !== kind);
  return (
    <Screen title={title} up="#/tables" actions={done && <Next kind={kind} />}>
      {done && <Done done={done} />}
      <Given sheet={sheetOfColumns} hint={t(`enrol.hint.${kind}`)} />
      {lacking && (
        <p class="note bad" role="alert">
          {t("enrol.lacking", { names: listed(lacking.map(named)) })}
        </p>
      )}
      {worksheets && <Worksheets names={worksheets} sheet={sheet} />}
      {Boolean(wrong) && !lacking && !worksheets && <Wrong wrong={wrong} />}
      {!found && shownColumns.length > 0 && <Columns kind={kind} columns={shownColumns} onChoose={choose} />}
      {found && (
        <Understood kind={kind} found={found} sheet={sheet} columns={shownColumns} onColumns={choose} isDone={!!done} />
      )}
      {busy && <Loading text={t(`enrol.busy.${busy}`)} />}
      {!found && !worksheets && (
        <button class="button main" type="button" disabled={!isGiven || Boolean(busy)} onClick={() => ask("look")}>
          {t("import.look")}
        </button>
      )}
      {found && found.made.length > 0 && (
        <p class="note info">{t(`enrol.made.${kind}`, { names: listed(found.made) })}</p>
      )}
      {found && (
        <div class="sheet-rows stack">
          <Rows
            found={found}
            named={named}
            title={titlesFor(done)}
            about={(row) => <PeopleRow kind={kind} state={state} row={row} />}
          />
        </div>
      )}
      {missingPlayers.length > 0 && (
        <Disclosure title={t("enrol.missing", { count: missingPlayers.length })}>
          {() => <MissingPlayers players={missingPlayers} />}
        </Disclosure>
      )}
      {looked && looked.wrong > 0 && <p class="note warn">{t("enrol.whole")}</p>}
      {looked && looked.changed > 0 && field(missing)}
      {looked && (
        <button
          class="button main"
          type="button"
          disabled={looked.wrong > 0 || looked.new + looked.changed === 0 || Boolean(busy)}
          onClick={bring}
        >
          {t(looked.changed ? "enrol.bring-changes" : "enrol.bring", countsOf(looked))}
        </button>
      )}
      {!done && (
        <a class="button" href={`#/import/${other}`}>
          {t(`enrol.title.${other}`)}
        </a>
      )}
    </Screen>
  );
}

/** Show the result of the import, scrolled into view however long the list of rows is. */
function Done({ done }: { done: Enrolled }) {
  const message = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => message.current?.scrollIntoView({ block: "center" }), [done]);
  const text = t(done.changed ? "enrol.done-changes" : "enrol.done", countsOf(done));
  return (
    <p class="note info" role="status" ref={message}>
      <strong>{text}</strong>
    </p>
  );
}

/** Return the number of rows by status, as the texts name them. */
function countsOf({ new: count, known, changed, wrong }: Enrolled) {
  return { count, new: count, known, changed, wrong };
}

/** Offer the next steps of the setup. */
function Next({ kind }: { kind: string }) {
  const [href, act] = kind === "players" ? ["#/rounds", "seat"] : ["#/rounds/times", "set"];
  return (
    <>
      <a class="button" href={href}>
        {t(`setup.act.${act}`)}
      </a>
      <a class="button main" href="#/setup">
        {t("enrol.next")}
      </a>
    </>
  );
}

/** Return the name of a column. */
function named(field: string) {
  return t(`enrol.field.${field}`);
}

/** Return the headings of the rows of each status. */
function titlesFor(done: Enrolled | undefined) {
  return (status: string, count: number) => t(`enrol.rows.${done && status === "new" ? "added" : status}`, { count });
}
