import { t } from "../../../ui/i18n.ts";
import { Moved } from "./moved.tsx";
import { marksOf, scoreIn } from "./part.ts";
import { score, whole } from "../../../ui/numbers.ts";
import { DataTable } from "../../../ui/table/data-table.tsx";
import type { Ranking, SeasonEvent, SeasonStanding, SeasonStandings } from "#api";
import type { Column } from "../../../ui/table/data-table.tsx";

/** Show a season's standings: each row adds up from a column per tournament, and the penalties, to its total. */
export function SeasonTable({ found, of }: { found: SeasonStandings; of: "players" | "teams" }) {
  const { season } = found;
  return (
    <DataTable
      look="of-standings of-season"
      label={t("season.title")}
      columns={columnsOf(found, of)}
      rows={found[of]}
      hrefOf={({ id }) => `#/season/${season.id}/${id}`}
    />
  );
}

function columnsOf(found: SeasonStandings, of: "players" | "teams"): Column<SeasonStanding>[] {
  const { tournaments, players } = found;
  const marksFor = (one: SeasonStanding) => marksOf(one, tournaments);
  const marks = {
    id: "marks",
    name: t("desk.state"),
    cell: (one: SeasonStanding) => (
      <span class="ruling-marks">
        {marksFor(one).map(([look, text]) => (
          <span key={text} class={`badge ${look}`}>
            {text}
          </span>
        ))}
      </span>
    ),
  };
  const team = (one: SeasonStanding) => one.team ?? "";
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
    ...(found[of].some((one) => marksFor(one).length > 0) ? [marks] : []),
  ];
}

/**
 * Return the columns of the sums: penalties before the total that they are deducted from, or after it; last and in
 * bold, the ranked number.
 */
function sumColumns({ penalties, total }: Ranking): Column<SeasonStanding>[] {
  const isMean = total === "mean";
  const sum = (one: SeasonStanding) => score(one.total);
  const loud = (text: string) => <strong>{text}</strong>;
  const taken = {
    id: "taken",
    name: t(penalties === "shown" ? "league.penalties.shown" : "standings.taken"),
    by: (one: SeasonStanding) => -one.penalties,
    cell: (one: SeasonStanding) => (one.penalties ? score(-one.penalties) : ""),
  };
  const final = {
    id: isMean ? "sum" : "final",
    name: t("standings.total"),
    by: (one: SeasonStanding) => -one.total,
    cell: (one: SeasonStanding) => (isMean ? sum(one) : loud(sum(one))),
  };
  const mean = {
    id: "final",
    name: t("league.total.mean"),
    by: (one: SeasonStanding) => -(one.mean ?? -Infinity),
    cell: (one: SeasonStanding) => (one.mean === null ? "" : loud(whole(one.mean / 100, true))),
  };
  return [...(penalties === "shown" ? [final, taken] : [taken, final]), ...(isMean ? [mean] : [])];
}

/** Return the column of a tournament; scores that do not count are struck out. */
function tournamentColumn({ id, name }: SeasonEvent): Column<SeasonStanding> {
  const partOf = ({ tournaments }: SeasonStanding) =>
    tournaments.find(({ tournament, hanchans }) => tournament === id && hanchans > 0);
  return {
    id: `in-${id}`,
    name,
    by: (one) => {
      const part = partOf(one);
      return part ? -scoreIn(part) : Infinity;
    },
    cell: (one) => {
      const part = partOf(one);
      return part && <span class={part.is_counted ? "" : "uncounted"}>{score(scoreIn(part))}</span>;
    },
  };
}
