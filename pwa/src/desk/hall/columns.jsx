import { store } from "../../store/index.js";
import { Wind } from "../../ui/glyphs/wind.jsx";
import { t } from "../../ui/i18n.js";
import { mayEnter, mayRule, mayTime } from "../../domain/people/roles.js";
import { ActsCell } from "./acts-cell.jsx";
import { MarksCell } from "./marks-cell.jsx";
import { progressOf, urgencyOf } from "./progress.js";
import { StateCell } from "./state-cell.jsx";

/** What the hall says of a table. @param {import("./progress.js").View} view @param {boolean} rounds whether they differ @returns {import("../../ui/table/data-table.jsx").Column[]} */
export function columnsOf(view, rounds) {
  const acts = [mayTime, mayEnter, mayRule].some((may) => may(view.official));
  const urgency = (/** @type {any} */ row) => urgencyOf(progressOf(row, view, store.now()));
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
            by: (/** @type {any} */ { hanchan }) => hanchan.round,
            cell: (/** @type {any} */ { hanchan }) => hanchan.round,
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
            cell: (/** @type {any} */ row, /** @type {number} */ tab) => <ActsCell row={row} view={view} tab={tab} />,
          },
        ]
      : []),
  ];
}

/** The four, each by the wind of the seat that they began in; who plays no more is struck out. @param {{seats: import("./rows.js").Seated[]}} props */
function Players({ seats }) {
  const wordOf = (/** @type {string} */ gone) => t(`desk.out.${gone}`);
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
