import { useLayoutEffect, useState } from "preact/hooks";
import { ApiError, store } from "../../../store/index.ts";
import { noteAccount } from "../../../domain/account/was-signed-in.ts";
import { useAccountRequest } from "../../../domain/account/account-request.ts";
import { t } from "../../../ui/i18n.ts";
import { go } from "../../../ui/router.ts";
import type { Entered, RankedSeason, SeasonEvent } from "#api";

const MOST = 3;

/**
 * Offer a manager the next tournament: a copy of the last one that they direct, or, in a season without tournaments,
 * one of theirs to add.
 */
export function Next({
  season,
  tournaments,
  onChanged,
}: {
  season: RankedSeason;
  tournaments: SeasonEvent[];
  onChanged: () => void;
}) {
  const [found, setFound] = useState<Awaited<ReturnType<typeof choices>>>(null);
  useLayoutEffect(() => {
    choices(season, tournaments).then(setFound, (error: unknown) =>
      noteAccount(!(error instanceof ApiError && error.status === 401)),
    ); // the standings work without it
  }, [tournaments.length]);
  if (!found) return null;
  const { last, free } = found;
  if (last)
    return (
      <a class="button" href={`#/account/again/${last.id}`}>
        {t("again.from", { name: last.name })}
      </a>
    );
  return tournaments.length === 0 && <First season={season} free={free} onChanged={onChanged} />;
}

function First({ season, free, onChanged }: { season: RankedSeason; free: Entered[]; onChanged: () => void }) {
  const { ask, error } = useAccountRequest({ onOut: () => go("#/account") });
  const add = (one: Entered) =>
    ask(async ({ leagues }) => {
      await leagues.join(one.id, { season: season.id });
      onChanged();
    });
  return (
    <>
      {error}
      {free.map((one, place) => (
        <button key={one.id} class={`button ${place === 0 ? "main" : ""}`} type="button" onClick={() => add(one)}>
          {t("league.add", { name: one.name })}
        </button>
      ))}
      <a class={`button ${free.length === 0 ? "main" : ""}`} href={`#/found?season=${season.id}`}>
        {t("account.found")}
      </a>
    </>
  );
}

/** Return the tournaments to offer to a manager; null for everybody else. */
async function choices(season: RankedSeason, tournaments: SeasonEvent[]) {
  const account = await store.account();
  const [own, leagues] = await Promise.all([account.read(), account.leagues.list()]);
  const seasons = leagues.flatMap((league) => league.seasons);
  if (!seasons.some(({ id }) => id === season.id)) return null;
  const taken = new Set(seasons.flatMap((one) => one.tournaments.map(({ id: tournament }) => tournament)));
  const directed = own.tournaments.filter(({ roles }) => roles.includes("director"));
  const free = directed.filter(({ id }) => !taken.has(id)).slice(0, MOST);
  const last = tournaments.findLast(({ id }) => directed.some((one) => one.id === id));
  return { last, free };
}
