import { useState } from "preact/hooks";
import { t } from "../../../ui/i18n.ts";
import { Choice, Empty, Screen } from "../../../ui/index.ts";
import { NotJoined } from "../../../domain/people/not-joined.tsx";
import { mayEnter } from "../../../domain/people/roles.ts";
import { Dated, isAnswered, useStoredAnswer } from "../../../domain/requests/stored-answer.tsx";
import { useStore } from "../../../store/use-store.ts";
import { ImportLink } from "../../../domain/event/table-links.tsx";
import { Explained } from "./explanation.tsx";
import { Export } from "./export.tsx";
import { score, whole } from "../../../ui/numbers.ts";
import { PendingResults, Waits, pendingResults } from "../../../domain/event/pending-results.tsx";
import { Scoring } from "./scoring.tsx";
import type { PlayerStanding, Standings as Found, TeamStanding } from "#api";
import type { State } from "../../../store/index.ts";

const TEAMS = "teams";

type Standing = PlayerStanding | TeamStanding;

/** Show the standings (`#/standings/teams`: of teams); with an id, explain the total of that player or team. */
export default function Standings({ args: [id] }: { args: string[] }) {
  const { tournament, state } = useStore();
  if (!tournament || !state) return <NotJoined title={t("hall-standings")} />;
  if (id && id !== TEAMS) return <Explained state={state} id={id} />;
  return <Overall state={state} first={id === TEAMS ? TEAMS : "players"} />;
}

function Overall({ state, first }: { state: State; first: "players" | "teams" }) {
  const { official } = useStore();
  const seen = useStoredAnswer<Found>("standings");
  const [of, setOf] = useState<"players" | "teams">(first);
  const { body } = seen.answer ?? {};
  const actions = mayEnter(official) && (
    <a class="button" href="#/import">
      {t("standings.import")}
    </a>
  );
  return (
    <Screen title={t("hall-standings")} up="#/tables" actions={actions}>
      <Dated seen={seen} />
      <Waits />
      {isAnswered(seen) && state.others.id && (
        <a class="button" href={`#/season/${state.others.id}`}>
          {t("season.of", { name: state.others.season ?? "" })}
        </a>
      )}
      {(body?.teams.length ?? 0) > 0 && (
        <Choice
          label={t("standings.of")}
          value={of}
          onChange={setOf}
          options={(["players", "teams"] as const).map((value) => ({ value, text: t(`standings.of.${value}`) }))}
        />
      )}
      {body && <Ranking state={state} found={of === TEAMS ? body.teams : body.players} />}
      {body && <Export of={of} />}
      {isAnswered(seen) && (
        <>
          <PendingResults state={state} />
          <Scoring state={state} />
        </>
      )}
    </Screen>
  );
}

function Ranking({ state, found }: { state: State; found: Standing[] }) {
  const ranks = found.map(({ rank }) => rank);
  if (ranks.every((rank) => rank === null)) return <NoPlaces state={state} />;
  return (
    <ul class="rows" aria-label={t("hall-standings")}>
      {found.map((one) => (
        <li key={one.id}>
          <a class="row" href={`#/standings/${one.id}`}>
            <strong class="rank">{one.rank ?? "–"}</strong>
            <span class="body">
              <span class="who">{one.name}</span>
              <small>{aboutOf(state, one, ranks).join(" · ")}</small>
            </span>
            <strong>{score(one.final)}</strong>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Show that nobody is ranked without results, with a link to enter the first one. */
function NoPlaces({ state }: { state: State }) {
  const { official } = useStore();
  const [first] = pendingResults(state);
  return (
    <Empty text={t(first ? "standings.none" : "standings.no-hanchans")}>
      {first && mayEnter(official) && (
        <a class="button" href={`#/result/${first.id}`}>
          {t("standings.enter", { name: first.name })}
        </a>
      )}
      {!first && <ImportLink />}
    </Empty>
  );
}

function aboutOf(state: State, one: Standing, ranks: (number | null)[]) {
  const { rank, hanchans, score: scored, p, pts, disqualified } = one;
  const team = "team" in one ? one.team : null;
  const shared = rank !== null && ranks.indexOf(rank) !== ranks.lastIndexOf(rank);
  const parts = [
    state.teams[team ?? ""]?.name,
    disqualified && t("standings.disqualified"),
    "withdrawn" in one && one.withdrawn && t("standings.withdrawn"),
    !disqualified && rank === null && t("standings.unranked"),
    shared && t("standings.shared"),
    hanchans > 0 && t("standings.hanchans", { count: hanchans }),
    p !== 0 && t("standings.less", { score: score(scored), p: `${whole(p)}P` }),
    pts !== 0 && t("standings.less", { score: score(scored), p: whole(pts) }),
  ];
  return parts.filter(Boolean);
}
