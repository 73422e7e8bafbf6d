import { SEATS } from "../../data/index.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { useWords } from "../shared/words.js";
import { nameOf } from "../standings/missing.js";
import { whole } from "../standings/numbers.js";

const LOOKS = { wrong: "bad", new: "info", known: "" };

/** What the server sees in a sheet: its mistakes first. @param {{state: any, found: any}} props */
export function Rows({ state, found }) {
  return Object.keys(LOOKS).map((status) => {
    const rows = found.rows.filter((/** @type {any} */ row) => row.status === status);
    return (
      rows.length > 0 &&
      html`<section class="stack" key=${status} aria-labelledby=${`rows-${status}`}>
        <h2 id=${`rows-${status}`}>${t(`import.rows.${status}`, { count: rows.length })}</h2>
        <ol class="rows">${rows.map((/** @type {any} */ row) => html`<li class="item" key=${row.row}><${Row} state=${state} row=${row} /></li>`)}</ol>
      </section>`
    );
  });
}

/** @param {{state: any, row: any}} props */
function Row({ state, row: { row: number, status, hanchan, points, errors } }) {
  const words = useWords();
  const place = state.hanchans[hanchan];
  return html`<p><strong>${t("import.row", { number })}</strong> <span class=${`badge ${LOOKS[/** @type {keyof typeof LOOKS} */ (status)]}`}>${t(`import.status.${status}`)}</span></p>
    ${place && html`<p><a class="reach" href=${`#/result/${hanchan}`}>${nameOf(state, place)}</a></p>`}
    ${points && html`<p class="soft">${SEATS.map((seat) => `${words.phrase(`seat-${seat}`)} ${whole(points[seat])}`).join(" · ")}</p>`}
    ${errors.map((/** @type {any} */ { field, message, cure }) => html`<p class="note bad" lang="en" key=${field + message}><strong>${field}</strong> ${message} ${cure}</p>`)}`;
}
