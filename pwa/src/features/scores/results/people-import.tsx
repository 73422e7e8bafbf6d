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
import { Given, Wrong, useSheet } from "./sheet.tsx";
import { Understood, Worksheets } from "./understood.tsx";
import type { State } from "../../../store/index.ts";

export const KINDS = ["players", "seating"];

/** Players or seating from a sheet: its columns recognised or chosen, looked at row by row, then imported. */
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

function Page({ kind, title, state, place }: { kind: string; title: string; state: State; place: string }) {
  useRefusals();
  const sheet = useSheet(place, { look: `${kind}/import/preview`, bring: `${kind}/import` });
  const { isGiven, looked, done, busy, wrong, ask, forget, chosen } = sheet;
  const [columns, setColumns] = useState(null as any);
  const [missing, setMissing] = useState(false);
  const { reason, field } = useWhy("correction");
  const found = looked ?? done;
  const { lacking, worksheets, headings } = wrong?.problem ?? {};
  const shown = columns ?? found?.columns ?? headings ?? [];
  const choose = (next: any[]) => {
    forget();
    setColumns(next);
    sheet.setChosen({ ...chosen, columns: next.map(({ column }) => column) });
  };
  const given = { ...sheet, give: (next: any) => (setColumns(null), sheet.give(next)) };
  const bring = () => {
    const changes = looked.changed > 0;
    setMissing(changes && !reason);
    if (!changes || reason) ask("bring", changes ? { reason } : {});
  };
  const other = KINDS.find((one) => one !== kind);
  return (
    <Screen title={title} up="#/tables" actions={done && <Next kind={kind} />}>
      {done && <Done done={done} />}
      <Given sheet={given} hint={t(`enrol.hint.${kind}`)} />
      {lacking && (
        <p class="note bad" role="alert">
          {t("enrol.lacking", { names: listed(lacking.map(named)) })}
        </p>
      )}
      {worksheets && <Worksheets names={worksheets} sheet={sheet} />}
      {wrong && !lacking && !worksheets && <Wrong wrong={wrong} />}
      {!found && shown.length > 0 && <Columns kind={kind} columns={shown} onChoose={choose} />}
      {found && (
        <Understood kind={kind} found={found} sheet={sheet} columns={shown} onColumns={choose} isDone={!!done} />
      )}
      {busy && <Loading text={t(`enrol.busy.${busy}`)} />}
      {!found && !worksheets && (
        <button class="button main" type="button" disabled={!isGiven || Boolean(busy)} onClick={() => ask("look")}>
          {t("import.look")}
        </button>
      )}
      {found?.made.length > 0 && <p class="note info">{t(`enrol.made.${kind}`, { names: listed(found.made) })}</p>}
      {found && (
        <div class="sheet-rows stack">
          <Rows
            found={found}
            named={named}
            title={titled(done)}
            about={(row: any) => <PeopleRow kind={kind} state={state} row={row} />}
          />
        </div>
      )}
      {found?.missing?.length > 0 && (
        <Disclosure title={t("enrol.missing", { count: found.missing.length })}>
          {() => <MissingPlayers players={found.missing} />}
        </Disclosure>
      )}
      {looked?.wrong > 0 && <p class="note warn">{t("enrol.whole")}</p>}
      {looked?.changed > 0 && field(missing)}
      {looked && (
        <button
          class="button main"
          type="button"
          disabled={looked.wrong > 0 || looked.new + looked.changed === 0 || Boolean(busy)}
          onClick={bring}
        >
          {t(looked.changed ? "enrol.bring-changes" : "enrol.bring", { ...looked, count: looked.new })}
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

/** What became of the sheet, in sight however far its rows reach. */
function Done({ done }: { done: any }) {
  const said = useRef(null as HTMLParagraphElement | null);
  useLayoutEffect(() => said.current?.scrollIntoView({ block: "center" }), [done]);
  const text = t(done.changed ? "enrol.done-changes" : "enrol.done", { ...done, count: done.new });
  return (
    <p class="note info" role="status" ref={said}>
      <strong>{text}</strong>
    </p>
  );
}

/** Where one goes on. */
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

/** What a column is called. */
function named(field: string) {
  return t(`enrol.field.${field}`);
}

/** The headings above rows of each status. */
function titled(done: any) {
  return (status: string, count: number) => t(`enrol.rows.${done && status === "new" ? "added" : status}`, { count });
}
