import { SEATS } from "../../data/index.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { useWords } from "../shared/words.js";

/** A player or a hanchan in a sheet. @param {{kind: string, state: any, row: any}} props */
export function Enrolled({ kind, state, row: { cells } }) {
  if (kind === "seating") return html`<${Seated} state=${state} cells=${cells} />`;
  return html`<p><strong>${short(cells.name)}</strong></p>
    <p class="soft">${[cells.id_number, cells.team].filter(Boolean).map(short).join(" · ")}</p>`;
}

/** @param {{state: any, cells: any}} props */
function Seated({ state, cells }) {
  const words = useWords();
  /** @type {any[]} */
  const players = Object.values(state.players);
  const whom = (/** @type {string} */ number) => players.find((player) => player.id_number === number)?.name ?? "";
  const place = [t("hall-round", { round: cells.round }), t("hall-table", { label: cells.table }), cells.scheduled_at];
  return html`<p><strong>${place.filter(Boolean).map(short).join(" · ")}</strong></p>
    <p class="soft">${SEATS.map((seat) => short(`${words.phrase(`seat-${seat}`)} ${cells[seat]} ${whom(cells[seat])}`.trim())).join(" · ")}</p>`;
}

/** A cell may hold a whole page. @param {string} text */
function short(text) {
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}
