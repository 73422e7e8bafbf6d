import { store } from "../../store/index.ts";
import { Wind } from "../../ui/glyphs/wind.tsx";
import { t } from "../../ui/i18n.ts";
import { mayEnter, mayRule, mayTime } from "../../domain/people/roles.ts";
import { ActsCell } from "./acts-cell.tsx";
import { MarksCell } from "./marks-cell.tsx";
import { progressOf, urgencyOf } from "./progress.ts";
import { StateCell } from "./state-cell.tsx";
import type { Column } from "../../ui/table/data-table.tsx";
import type { Row, Seated } from "./rows.ts";
import type { View } from "./progress.ts";

/** What the hall says of a table. @param rounds whether they differ */
export function columnsOf(view: View, rounds: boolean): Column<Row>[] {
  const acts = [mayTime, mayEnter, mayRule].some((may) => may(view.official));
  const urgency = (row: Row) => urgencyOf(progressOf(row, view, store.now()));
  return [
    {
      id: "table",
      name: t("hall-filter.table"),
      main: true,
      by: ({ table }) => table.label,
      cell: ({ table }) => (
        <>
          <span class="unseen">{t("hall-table", { label: "" })}</span>
          {table.label}
        </>
      ),
    },
    ...(rounds
      ? [
          {
            id: "round",
            name: t("hall-filter.round"),
            by: ({ hanchan }: Row) => hanchan.round,
            cell: ({ hanchan }: Row) => hanchan.round,
          },
        ]
      : []),
    { id: "players", name: t("desk.players"), cell: ({ seats }) => <Players seats={seats} /> },
    {
      id: "state",
      name: t("desk.state"),
      by: urgency,
      cell: (row, tab) => <StateCell row={row} view={view} tab={tab} />,
    },
    {
      id: "marks",
      name: t("hall-rulings"),
      by: ({ rulings }) => -rulings.length,
      cell: (row) => <MarksCell row={row} state={view.state} />,
    },
    ...(acts
      ? [
          {
            id: "acts",
            name: t("desk.acts"),
            unseen: true,
            cell: (row: Row, tab: number) => <ActsCell row={row} view={view} tab={tab} />,
          },
        ]
      : []),
  ];
}

/** The four, each by the wind of the seat that they began in; who plays no more is struck out. */
function Players({ seats }: { seats: Seated[] }) {
  const wordOf = (gone: string) => t(`desk.out.${gone}`);
  const why = new Set(seats.flatMap(({ gone }) => gone ?? []));
  return (
    <>
      <ul class="hall-players">
        {seats.map(({ seat, name, gone }) => (
          <li key={seat}>
            <Wind wind={seat} />
            <span class="unseen">{t(`hall-wind.${seat}`)} </span>
            <span class={`who ${gone ? "gone" : ""}`}>{name}</span>
            {gone && <span class="unseen"> {wordOf(gone)}</span>}
          </li>
        ))}
      </ul>
      {[...why].map((gone) => (
        <span key={gone} class="badge warn" aria-hidden="true">
          {wordOf(gone)}
        </span>
      ))}
    </>
  );
}
