import { store } from "../../../data/index.js";
import { Wind } from "../../glyphs/wind.js";
import { html } from "../../html.js";
import { t } from "../../i18n.js";
import { mayEnter, mayRule, mayTime } from "../../shared/roles.js";
import { ActsCell } from "./acts-cell.js";
import { MarksCell } from "./marks-cell.js";
import { progressOf, urgencyOf } from "./progress.js";
import { StateCell } from "./state-cell.js";

/** What the hall says of a table. @param {import("./progress.js").View} view @param {boolean} rounds whether they differ @returns {import("../table/data-table.js").Column[]} */
export function columnsOf(view, rounds) {
  const acts = [mayTime, mayEnter, mayRule].some((may) => may(view.official));
  const urgency = (/** @type {any} */ row) => urgencyOf(progressOf(row, view, store.now()));
  return [
    {
      id: "table",
      name: t("hall-filter.table"),
      main: true,
      by: ({ table }) => table.label,
      cell: ({ table }) => html`<span class="unseen">${t("hall-table", { label: "" })}</span>${table.label}`,
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
    { id: "players", name: t("desk.players"), cell: ({ seats }) => html`<${Players} seats=${seats} />` },
    {
      id: "state",
      name: t("desk.state"),
      by: urgency,
      cell: (row, tab) => html`<${StateCell} row=${row} view=${view} tab=${tab} />`,
    },
    {
      id: "marks",
      name: t("hall-rulings"),
      by: ({ rulings }) => -rulings.length,
      cell: (row) => html`<${MarksCell} row=${row} state=${view.state} />`,
    },
    ...(acts
      ? [
          {
            id: "acts",
            name: t("desk.acts"),
            unseen: true,
            cell: (/** @type {any} */ row, /** @type {number} */ tab) =>
              html`<${ActsCell} row=${row} view=${view} tab=${tab} />`,
          },
        ]
      : []),
  ];
}

/** The four, each by the wind of the seat that they began in; who plays no more is struck out. @param {{seats: import("./rows.js").Seated[]}} props */
function Players({ seats }) {
  const wordOf = (/** @type {string} */ gone) => t(`desk.out.${gone}`);
  const why = new Set(seats.flatMap(({ gone }) => gone ?? []));
  return html`<ul class="hall-players">
      ${seats.map(({ seat, name, gone }) => html`<li key=${seat}><${Wind} wind=${seat} /><span class="unseen">${t(`hall-wind.${seat}`)} </span><span class=${`who ${gone ? "gone" : ""}`}>${name}</span>${gone && html`<span class="unseen"> ${wordOf(gone)}</span>`}</li>`)}
    </ul>
    ${[...why].map((gone) => html`<span key=${gone} class="badge warn" aria-hidden="true">${wordOf(gone)}</span>`)}`;
}
