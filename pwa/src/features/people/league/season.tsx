import { SeasonTable } from "./season-table.tsx";
import { useLayoutEffect, useState } from "preact/hooks";
import { store } from "../../../store/index.ts";
import { t } from "../../../ui/i18n.ts";
import { isAccountHere } from "../../../domain/account/was-signed-in.ts";
import { reasonOf } from "../../../domain/account/account-request.ts";
import { Choice, Empty, Loading, Screen } from "../../../ui/index.ts";
import { score, whole } from "../../../ui/numbers.ts";
import { useDesk } from "../../../domain/event/use-desk.ts";
import { Explained } from "./explained.tsx";
import { Moved } from "./moved.tsx";
import { Next } from "./next.tsx";
import { marksOf } from "./part.ts";
import type {
  ExplainedSeasonStanding,
  RankedSeason,
  Ranking as Way,
  SeasonEvent,
  SeasonStanding,
  SeasonStandings,
} from "#api";

type Of = "players" | "teams";

/** Show a season's standings; with an account, explain its total. */
export default function Season({ args: [season, account] }: { args: string[] }) {
  return <LoadedSeason key={`${season}/${account}`} season={season} account={account} />;
}

function LoadedSeason({ season, account }: { season: string; account?: string }) {
  const [found, setFound] = useState<SeasonStandings | ExplainedSeasonStanding | null>(null);
  const [wrong, setWrong] = useState("");
  const load = () => {
    setWrong("");
    store
      .account()
      .then(({ leagues }): Promise<SeasonStandings | ExplainedSeasonStanding> =>
        account ? leagues.explained(season, account) : leagues.standings(season),
      )
      .then(setFound)
      .catch((error: unknown) => setWrong(reasonOf(error)));
  };
  useLayoutEffect(load, []);
  const up = account ? `#/season/${season}` : "#/standings";
  if (found)
    return "parts" in found ? <Explained found={found} up={up} /> : <Ranking found={found} up={up} onChanged={load} />;
  return (
    <Screen title={t("season.title")} up={up}>
      {wrong ? (
        <>
          <p class="note bad" role="alert">
            {wrong}
          </p>
          <button class="button main" onClick={load}>
            {t("try-again")}
          </button>
        </>
      ) : (
        <Loading />
      )}
    </Screen>
  );
}

/** Whether players or teams were shown last, by season. */
const lastShown = new Map<string, Of>();

function Ranking({ found, up, onChanged }: { found: SeasonStandings; up: string; onChanged: () => void }) {
  const [of, setOf] = useState<Of>(() => lastShown.get(found.season.id) ?? (found.teams.length ? "teams" : "players"));
  const show = (next: Of) => (lastShown.set(found.season.id, next), setOf(next));
  const { season, league, tournaments } = found;
  const people = found[of];
  const isDesk = useDesk() !== null;
  const unscored = tournaments.filter((one) => !one.is_scored);
  return (
    <Screen title={t("season.of", { name: season.name })} up={up}>
      <p class="soft">
        {[
          league,
          t("season.played", { count: tournaments.filter((one) => one.is_played).length }),
          ...wayOf(season.ranking),
        ].join(" · ")}
      </p>
      {unscored.map((one) => (
        <p class="note warn" key={one.id}>
          {t("season.unscored", { name: one.name })}
        </p>
      ))}
      {found.teams.length > 0 && (
        <Choice
          label={t("standings.of")}
          value={of}
          onChange={show}
          options={(["teams", "players"] as const).map((value) => ({ value, text: t(`standings.of.${value}`) }))}
        />
      )}
      {people.length === 0 && <Empty text={t("season.nobody")} />}
      {people.length > 0 &&
        (isDesk ? (
          <SeasonTable key={of} found={found} of={of} />
        ) : (
          <ul class="rows season" aria-label={t("season.title")}>
            {people.map((one) => (
              <Place key={one.id} season={season} tournaments={tournaments} one={one} />
            ))}
          </ul>
        ))}
      {people.length > 0 && <Export season={season} of={of} />}
      {isAccountHere() && <Next season={season} tournaments={tournaments} onChanged={onChanged} />}
    </Screen>
  );
}

function Place({
  season,
  tournaments,
  one,
}: {
  season: RankedSeason;
  tournaments: SeasonEvent[];
  one: SeasonStanding;
}) {
  const about = [
    one.team,
    ...marksOf(one, tournaments).map(([, text]) => text),
    t("standings.hanchans", { count: one.hanchans }),
    one.penalties !== 0 && t("season.penalties", { p: score(-one.penalties) }),
  ];
  return (
    <li>
      <a class="row" href={`#/season/${season.id}/${one.id}`}>
        <span class="season-rank">
          <strong class="rank">{one.rank ?? "–"}</strong>
          <Moved one={one} />
        </span>
        <span class="body">
          <span class="who">{one.name}</span>
          <small>{about.filter(Boolean).join(" · ")}</small>
        </span>
        <strong>{one.mean === null ? score(one.total) : whole(one.mean / 100)}</strong>
      </a>
    </li>
  );
}

/** Describe what is unusual in the season's ranking. */
function wayOf({ total, counted, of, number = 0, minimum_hanchans: least = 1, penalties }: Way) {
  return [
    total === "mean" && t("league.total.mean"),
    counted !== "all" && t(`season.${counted}.${of}`, { count: number }),
    least > 1 && t("season.least", { count: least }),
    penalties === "shown" && t("league.penalties.shown"),
  ].filter(Boolean);
}

function Export({ season, of }: { season: RankedSeason; of: Of }) {
  const [address, setAddress] = useState("");
  useLayoutEffect(
    () => void store.account().then(({ leagues }) => setAddress(leagues.exportAddress(season.id, of))),
    [of],
  );
  return (
    <a class="button" href={address} download>
      {t("season.export")}
    </a>
  );
}
