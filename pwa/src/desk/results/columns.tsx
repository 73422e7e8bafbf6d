import { SEATS } from "../../store/index.ts";
import { clockTime, t } from "../../ui/i18n.ts";
import { tableColumns } from "../../ui/table/main-columns.tsx";
import { whole } from "../../ui/numbers.ts";
import type { Column } from "../../ui/table/data-table.tsx";
import type { Row } from "./rows.ts";
import type { State } from "../../store/index.ts";

const ORDER = ["playing", "waiting", "unscheduled", "finished", "cancelled", "void"];

/** What the list says of a hanchan. @param rounds whether they differ @param may whether who looks enters results */
export function columnsOf(state: State, rounds: boolean, may: boolean): Column<Row>[] {
  const zone = state.settings.time_zone;
  return [
    ...tableColumns(rounds),
    ...SEATS.map((seat, place) => ({
      id: `seat of-${seat}`,
      name: t(`hall-wind.${seat}`),
      cell: (row: Row) => <Seat row={row} seat={seat} name={row.names[place]} />,
    })),
    {
      id: "state",
      name: t("desk.state"),
      by: ({ due, phase }) => (due ? -1 : ORDER.indexOf(phase)),
      cell: (row, tab) => (
        <div class="result-state">
          <State row={row} />
          {may && row.isOpen && <Enter row={row} tab={tab} />}
        </div>
      ),
    },
    {
      id: "by",
      name: t("desk.entered-by"),
      by: ({ by }) => by || "~",
      cell: ({ by, result }) =>
        result && (
          <>
            {by}
            <small>{clockTime(result.at, zone)}</small>
          </>
        ),
    },
  ];
}

/** Who sat there, and how many points they had. */
function Seat({ row: { result }, seat, name }: { row: Row; seat: string; name: string }) {
  const points = result?.points[seat];
  const first = result && points === Math.max(...Object.values(result.points));
  return (
    <>
      <span class="who">{name}</span>
      {points !== undefined && <span class={`points ${first ? "first" : ""}`}>{whole(points)}</span>}
    </>
  );
}

/** Where it is; of a result, whether it adds up and whether it was put right or entered anew. */
function State({ row: { result, phase, due, left } }: { row: Row }) {
  const name = phase === "void" ? t("hall-is.void") : t(`desk.phase.${phase}`);
  return (
    <span class="ruling-marks">
      {due ? (
        <span class="badge warn">{t("desk.is-due")}</span>
      ) : (
        phase !== "finished" && <span class="soft">{name}</span>
      )}
      {result && phase === "finished" && (left || !result.unsent) && <Sum left={left} deposits={result.deposits} />}
      {result && result.number > 1 && (
        <span class="badge">{t(result.before?.withdrawn ? "result.entered-anew" : "desk.corrected")}</span>
      )}
      {result?.unsent && <span class="badge info">{t("hall-unsent")}</span>}
    </span>
  );
}

function Enter({ row: { id, label }, tab }: { row: Row; tab: number }) {
  const name = `${t("desk.enter-result")} · ${t("hall-table", { label })}`;
  return (
    <a class="button" href={`#/result/${id}`} tabindex={tab} aria-label={name}>
      {t("desk.enter-result")}
    </a>
  );
}

function Sum({ left, deposits }: { left: number | null; deposits: number }) {
  if (left) return <span class="badge bad">{t("desk.wrong-sum", { points: whole(-left, true) })}</span>;
  return (
    <>
      <span class="adds-up">
        <span aria-hidden="true">✓</span>
        <span class="unseen">{t("desk.adds-up")}</span>
      </span>
      {deposits > 0 && <small>{t("desk.sticks", { points: whole(deposits) })}</small>}
    </>
  );
}
