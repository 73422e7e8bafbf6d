import { SEATS } from "../../../store/index.ts";
import { listed, t } from "../../../ui/i18n.ts";
import { useWords } from "../../../domain/words/words.ts";
import { whole } from "../../../ui/numbers.ts";
import { nameOf } from "../../../domain/event/pending-results.tsx";
import { isText } from "../../../ui/texts.ts";
import type { ComponentChildren } from "preact";
import type { EnrolledRow, PlayerThere, RowMistake, SheetRow } from "#api";
import type { State } from "../../../store/index.ts";

const LOOKS = { wrong: "bad", changed: "warn", new: "info", known: "" };

type SheetsRow = Pick<EnrolledRow, "row" | "status" | "errors">;

/** List the rows of a sheet by status, errors first. */
export function Rows<Row extends SheetsRow>({
  found,
  title,
  about,
  named = (field) => field,
}: {
  found: { rows: Row[] };
  title: (status: string, count: number) => string;
  about: (row: Row) => ComponentChildren;
  named?: (field: string, kind: string) => string;
}) {
  return Object.keys(LOOKS).map((status) => {
    const rows = found.rows.filter((row) => row.status === status);
    return (
      rows.length > 0 && (
        <section class="stack" key={status} aria-labelledby={`rows-${status}`}>
          <h2 id={`rows-${status}`}>{title(status, rows.length)}</h2>
          <ol class="rows">
            {rows.map((row, place) => (
              <li class="item" key={place}>
                <OneRow row={row} about={about} named={named} />
              </li>
            ))}
          </ol>
        </section>
      )
    );
  });
}

function OneRow<Row extends SheetsRow>({
  row,
  about,
  named,
}: {
  row: Row;
  about: (row: Row) => ComponentChildren;
  named: (field: string, kind: string) => string;
}) {
  const { row: number, status, errors } = row;
  return (
    <>
      <p>
        <strong>{t("import.row", { number })}</strong>{" "}
        <span class={`badge ${LOOKS[status]}`}>{t(`import.status.${status}`)}</span>
      </p>
      {about(row)}
      {errors.map((error) => {
        const where = [named(error.field, error.kind), error.place].filter(Boolean).join(" · ");
        return (
          <p class="note bad" key={error.field + error.message}>
            {where && (
              <>
                <strong>{where}</strong>{" "}
              </>
            )}
            <MistakeText mistake={error} />
          </p>
        );
      })}
    </>
  );
}

/** Show an error and its cure; in the server's words if the app has no text for it. */
function MistakeText({ mistake: { kind, values, message, cure } }: { mistake: RowMistake }) {
  const words = useWords();
  if (!isText(`mistake.${kind}`))
    return (
      <span lang="en">
        {message} {cure}
      </span>
    );
  const written = Object.entries(values).map(([name, value]): [string, string] => [
    name,
    typeof value === "number" ? whole(value) : String(value),
  ]);
  const seat = typeof values.seat === "string" ? words.phrase(`seat-${values.seat}`) : "";
  return t(`mistake.${kind}`, { ...Object.fromEntries(written), seat });
}

/** Show a row with a player or a hanchan. */
export function PeopleRow({
  kind,
  state,
  row: { cells, before, similar },
}: {
  kind: string;
  state: State;
  row: EnrolledRow;
}) {
  if (kind === "seating") return <Seated state={state} cells={cells} />;
  const cellText = (name: string) =>
    before[name] === undefined ? (
      short(cells[name])
    ) : (
      <>
        {short(before[name] || t("correct.none"))} → <strong>{short(cells[name])}</strong>
      </>
    );
  const rest = ["id_number", "team"].filter((name) => cells[name] || before[name]).map(cellText);
  return (
    <>
      <p>
        <strong>{cellText("name")}</strong>
      </p>
      <p class="soft">
        {rest.map((part, place) => (
          <>
            {place > 0 && " · "}
            {part}
          </>
        ))}
      </p>
      {similar.length > 0 && (
        <p class="note warn">
          {t("enrol.similar", {
            names: listed(similar.map(({ name, id_number: number }) => `${name} (${number})`)),
          })}
        </p>
      )}
    </>
  );
}

/** List the players of the tournament who are not in the sheet. */
export function MissingPlayers({ players }: { players: PlayerThere[] }) {
  return (
    <>
      <p class="soft">{t("enrol.missing-stay")}</p>
      <ul class="rows">
        {players.map(({ id, name, id_number: number }) => (
          <li key={id}>
            <a class="row" href={`#/correct/player/${id}`}>
              <span class="body">
                {name}
                <small>{number}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

function Seated({ state, cells }: { state: State; cells: EnrolledRow["cells"] }) {
  const words = useWords();
  const players = Object.values(state.players);
  const nameOfNumber = (number: string) => players.find((player) => player.id_number === number)?.name ?? "";
  const place = [t("hall-round", { round: cells.round }), t("hall-table", { label: cells.table }), cells.scheduled_at];
  return (
    <>
      <p>
        <strong>{place.filter(Boolean).map(short).join(" · ")}</strong>
      </p>
      <p class="soft">
        {SEATS.map((seat) =>
          short(`${words.phrase(`seat-${seat}`)} ${cells[seat]} ${nameOfNumber(cells[seat])}`.trim()),
        ).join(" · ")}
      </p>
    </>
  );
}

/** Return at most 80 characters: a cell may contain a whole page. */
function short(text: string) {
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}

/** Show a result in a sheet: hanchan and points; if the hanchan has another result, that one below. */
export function ResultRow({ state, row: { hanchan, points, differs } }: { state: State; row: SheetRow }) {
  const place = state.hanchans[hanchan ?? ""];
  return (
    <>
      {place && (
        <p>
          <a class="reach" href={`#/result/${hanchan}`}>
            {nameOf(state, place)}
          </a>
        </p>
      )}
      {differs ? <Counted one={differs.after} other={differs.before} /> : points && <Counted one={{ points }} />}
      {differs && (
        <>
          <p class="sheet-before">{t("import.entered")}</p>
          <Counted one={differs.before} other={differs.after} />
        </>
      )}
    </>
  );
}

/** A result as far as the sheet states it. */
type Counts = { points: Record<string, number>; unranked?: string[]; winless?: string[] | null; deposits?: number };

/** Show the points of a result; differences from the other one are highlighted. */
function Counted({ one, other = one }: { one: Counts; other?: Counts }) {
  const words = useWords();
  const marked = (isOther: boolean, text: string) => (isOther ? <strong>{text}</strong> : text);
  const notes = (seat: string) =>
    other !== one && (
      <>
        {one.unranked?.includes(seat) && (
          <>
            {" "}
            <small>{t("result.substitute")}</small>
          </>
        )}
        {one.winless?.includes(seat) && (
          <>
            {" "}
            <small>{t("result.won-nothing")}</small>
          </>
        )}
      </>
    );
  return (
    <p class="soft sheet-points">
      {SEATS.map((seat) => (
        <span key={seat}>
          {words.phrase(`seat-${seat}`)} {marked(one.points[seat] !== other.points[seat], whole(one.points[seat]))}
          {notes(seat)}
        </span>
      ))}
      {one.deposits !== other.deposits && (
        <span>
          {t("import.field.deposits")} {marked(true, whole(one.deposits ?? 0))}
        </span>
      )}
    </p>
  );
}
