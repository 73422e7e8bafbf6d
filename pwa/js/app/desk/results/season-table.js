import { html } from "../../html.js";
import { t } from "../../i18n.js";
import { Moved } from "../../league/moved.js";
import { score, whole } from "../../standings/numbers.js";
import { DataTable } from "../table/data-table.js";

/** A season's standings with a column for each tournament. @param {{found: any, of: "players"|"teams"}} props */
export function SeasonTable({ found, of }) {
  const { season } = found;
  return html`<${DataTable} look="of-standings of-season" label=${t("season.title")} columns=${columnsOf(found, of)} rows=${found[of]}
    hrefOf=${(/** @type {any} */ { id }) => `#/season/${season.id}/${id}`} />`;
}

/** @param {any} found @param {string} of @returns {import("../table/data-table.js").Column[]} */
function columnsOf(found, of) {
  const { season, tournaments, players } = found;
  const isUnranked = (/** @type {any} */ { unranked }) => Boolean(unranked);
  const marks = {
    id: "marks",
    name: t("desk.state"),
    cell: (/** @type {any} */ { unranked }) => unranked && html`<span class="badge">${t(`season.${unranked}`)}</span>`,
  };
  const team = (/** @type {any} */ one) => one.team ?? "";
  const hasTeams = of === "players" && players.some(team);
  const totalOf = (/** @type {any} */ { mean, total }) =>
    mean === null ? score(total, true) : whole(mean / 100, true);
  return [
    {
      id: "rank",
      name: t("desk.rank"),
      by: ({ rank }) => rank ?? Infinity,
      cell: (one) => html`<${Moved} one=${one} /> <strong>${one.rank ?? "–"}</strong>`,
    },
    {
      id: "name",
      name: t("correct.field.name"),
      main: true,
      by: ({ name }) => name,
      cell: ({ name }) => html`<span class="who">${name}</span>`,
    },
    ...(hasTeams ? [{ id: "team", name: t("correct.field.team"), by: team, cell: team }] : []),
    { id: "games", name: t("desk.games"), by: ({ hanchans }) => -hanchans, cell: ({ hanchans }) => hanchans },
    ...tournaments.map((/** @type {any} */ { id, name }) => tournamentColumn(id, name, season.ranking)),
    {
      id: "taken",
      name: t("standings.taken"),
      by: ({ penalties }) => -penalties,
      cell: ({ penalties }) => (penalties ? score(-penalties, true) : ""),
    },
    {
      id: "final",
      name: t("standings.total"),
      by: ({ total, mean }) => -(mean ?? total),
      cell: (one) => html`<strong>${totalOf(one)}</strong>`,
    },
    ...(found[of].some(isUnranked) ? [marks] : []),
  ];
}

/** What came of a tournament, dim where it does not count. @param {string} id @param {string} name @param {any} ranking @returns {import("../table/data-table.js").Column} */
function tournamentColumn(id, name, ranking) {
  const partOf = (/** @type {any} */ { tournaments }) =>
    tournaments.find((/** @type {any} */ { tournament }) => tournament === id);
  const sum = (/** @type {any} */ part) => part.score - (ranking.penalties === "deducted" ? part.penalties : 0);
  return {
    id: `in-${id}`,
    name,
    by: (one) => -(partOf(one) ? sum(partOf(one)) : -Infinity),
    cell: (one) => {
      const part = partOf(one);
      return part && html`<span class=${part.is_counted ? "" : "uncounted"}>${score(sum(part), true)}</span>`;
    },
  };
}
