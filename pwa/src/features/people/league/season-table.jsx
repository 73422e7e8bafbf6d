import { t } from "../../../ui/i18n.js";
import { Moved } from "./moved.jsx";
import { marksOf, scoreIn } from "./part.js";
import { score, whole } from "../../../ui/numbers.js";
import { DataTable } from "../../../ui/table/data-table.jsx";

/** A season's standings: each row adds up, from a column for each tournament, and the penalties, to its total. @param {{found: any, of: "players"|"teams"}} props */
export function SeasonTable({ found, of }) {
  const { season } = found;
  return (
    <DataTable
      look="of-standings of-season"
      label={t("season.title")}
      columns={columnsOf(found, of)}
      rows={found[of]}
      hrefOf={(/** @type {any} */ { id }) => `#/season/${season.id}/${id}`}
    />
  );
}

/** @param {any} found @param {string} of @returns {import("../../../ui/table/data-table.jsx").Column[]} */
function columnsOf(found, of) {
  const { tournaments, players } = found;
  const marked = (/** @type {any} */ one) => marksOf(one, tournaments);
  const marks = {
    id: "marks",
    name: t("desk.state"),
    cell: (/** @type {any} */ one) => (
      <span class="ruling-marks">
        {marked(one).map(([look, text]) => (
          <span key={text} class={`badge ${look}`}>
            {text}
          </span>
        ))}
      </span>
    ),
  };
  const team = (/** @type {any} */ one) => one.team ?? "";
  const hasTeams = of === "players" && players.some(team);
  return [
    {
      id: "rank",
      name: t("desk.rank"),
      by: ({ rank }) => rank ?? Infinity,
      cell: (one) => (
        <>
          <Moved one={one} /> <strong>{one.rank ?? "–"}</strong>
        </>
      ),
    },
    {
      id: "name",
      name: t("correct.field.name"),
      main: true,
      by: ({ name }) => name,
      cell: ({ name }) => <span class="who">{name}</span>,
    },
    ...(hasTeams ? [{ id: "team", name: t("correct.field.team"), by: team, cell: team }] : []),
    { id: "games", name: t("desk.games"), by: ({ hanchans }) => -hanchans, cell: ({ hanchans }) => hanchans },
    ...tournaments.map(tournamentColumn),
    ...sumColumns(found.season.ranking),
    ...(found[of].some((/** @type {any} */ one) => marked(one).length > 0) ? [marks] : []),
  ];
}

/** The penalties before the total that they are taken from, or behind it; last, and loudest, what is ranked by. @param {any} ranking @returns {import("../../../ui/table/data-table.jsx").Column[]} */
function sumColumns({ penalties, total }) {
  const isMean = total === "mean";
  const sum = (/** @type {any} */ one) => score(one.total);
  const loud = (/** @type {string} */ text) => <strong>{text}</strong>;
  const taken = {
    id: "taken",
    name: t(penalties === "shown" ? "league.penalties.shown" : "standings.taken"),
    by: (/** @type {any} */ one) => -one.penalties,
    cell: (/** @type {any} */ one) => (one.penalties ? score(-one.penalties) : ""),
  };
  const final = {
    id: isMean ? "sum" : "final",
    name: t("standings.total"),
    by: (/** @type {any} */ one) => -one.total,
    cell: (/** @type {any} */ one) => (isMean ? sum(one) : loud(sum(one))),
  };
  const mean = {
    id: "final",
    name: t("league.total.mean"),
    by: (/** @type {any} */ one) => -(one.mean ?? -Infinity),
    cell: (/** @type {any} */ one) => (one.mean === null ? "" : loud(whole(one.mean / 100, true))),
  };
  return [...(penalties === "shown" ? [final, taken] : [taken, final]), ...(isMean ? [mean] : [])];
}

/** What the hanchans of a tournament came to, struck out where it does not count. @param {any} tournament @returns {import("../../../ui/table/data-table.jsx").Column} */
function tournamentColumn({ id, name }) {
  const partOf = (/** @type {any} */ { tournaments }) =>
    tournaments.find((/** @type {any} */ { tournament, hanchans }) => tournament === id && hanchans > 0);
  return {
    id: `in-${id}`,
    name,
    by: (one) => -(partOf(one) ? scoreIn(partOf(one)) : -Infinity),
    cell: (one) => {
      const part = partOf(one);
      return part && <span class={part.is_counted ? "" : "uncounted"}>{score(scoreIn(part))}</span>;
    },
  };
}
