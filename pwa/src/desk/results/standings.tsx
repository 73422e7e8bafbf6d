import { t } from "../../ui/i18n.ts";
import { Empty } from "../../ui/index.ts";
import { scoringOf } from "../../features/scores/results/scoring.ts";
import { Dated, isAnswered, useStoredAnswer } from "../../domain/requests/stored-answer.tsx";
import { Export } from "../../features/scores/standings/export.tsx";
import { score, whole } from "../../ui/numbers.ts";
import { Waits } from "../../domain/event/pending-results.tsx";
import { Scoring } from "../../features/scores/standings/scoring.tsx";
import { useStore } from "../../store/use-store.ts";
import { DataTable } from "../../ui/table/data-table.tsx";
import type { Column } from "../../ui/table/data-table.tsx";
import type { State } from "../../store/index.ts";
import type { PlayerStanding, Standings, TeamStanding } from "#api";

type Standing = PlayerStanding | TeamStanding;

/** Who leads, of players or of teams. */
export function Ranked({ of, open }: { of: "players" | "teams"; open: string | undefined }) {
  const { state, book } = useStore();
  const seen = useStoredAnswer<Standings>("standings");
  const found = seen.answer?.body[of] ?? [];
  const ranks = found.map(({ rank }) => rank);
  const { complete } = scoringOf(state, book);
  const scoring = (
    <div class="list-note">
      <Scoring state={state} />
    </div>
  );
  return (
    <>
      <div class="list-acts">
        <Dated seen={seen} />
        <Waits />
        {state.others.id && (
          <a class="button" href={`#/season/${state.others.id}`}>
            {t("season.of", { name: state.others.season ?? "" })}
          </a>
        )}
        {seen.answer && <Export of={of} />}
      </div>
      {isAnswered(seen) && !complete && scoring}
      {seen.answer && ranks.every((rank) => rank === null) && <Empty text={t("standings.none")} />}
      {found.length > 0 && (
        <DataTable
          look="of-standings"
          label={t("hall-standings")}
          columns={columnsOf(state, of, ranks)}
          rows={found}
          hrefOf={hrefOf}
          current={open}
        />
      )}
      {isAnswered(seen) && complete && scoring}
    </>
  );
}

function hrefOf({ id }: { id: string }) {
  return `#/standings/${id}`;
}

function columnsOf(state: State, of: string, ranks: (number | null)[]): Column<Standing>[] {
  const hasTeams = Object.keys(state.teams).length > 0;
  const team = (one: Standing) => ("team" in one && state.teams[one.team ?? ""]?.name) || "";
  return [
    {
      id: "rank",
      name: t("desk.rank"),
      by: ({ rank }) => rank ?? Infinity,
      cell: ({ rank }) => <strong>{rank ?? "–"}</strong>,
    },
    {
      id: "name",
      name: t("correct.field.name"),
      main: true,
      by: ({ name }) => name,
      cell: ({ name }) => <span class="who">{name}</span>,
    },
    ...(of === "players" && hasTeams ? [{ id: "team", name: t("correct.field.team"), by: team, cell: team }] : []),
    { id: "games", name: t("desk.games"), by: ({ hanchans }) => -hanchans, cell: ({ hanchans }) => hanchans },
    { id: "score", name: t("desk.score"), by: (one) => -one.score, cell: (one) => score(one.score) },
    {
      id: "taken",
      name: t("standings.taken"),
      by: ({ p, pts }) => -(p * 1000 + pts),
      cell: ({ p, pts }) => [p && `−${whole(p)}P`, pts && `−${whole(pts)}`].filter(Boolean).join(" · "),
    },
    {
      id: "final",
      name: t("standings.total"),
      by: ({ final }) => -final,
      cell: ({ final }) => <strong>{score(final)}</strong>,
    },
    { id: "marks", name: t("desk.state"), cell: (one) => <Marks one={one} ranks={ranks} /> },
  ];
}

function Marks({ one, ranks }: { one: Standing; ranks: (number | null)[] }) {
  const { rank, disqualified } = one;
  const shared = rank !== null && ranks.indexOf(rank) !== ranks.lastIndexOf(rank);
  const marks = [
    disqualified && ["warn", t("standings.disqualified")],
    "withdrawn" in one && one.withdrawn && ["warn", t("standings.withdrawn")],
    !disqualified && rank === null && ["", t("standings.unranked")],
    shared && ["", t("standings.shared")],
  ].filter((mark) => !!mark);
  return (
    <span class="ruling-marks">
      {marks.map(([look, text]) => (
        <span key={text} class={`badge ${look}`}>
          {text}
        </span>
      ))}
    </span>
  );
}
