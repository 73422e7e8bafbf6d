import { useLayoutEffect, useState } from "preact/hooks";
import { store } from "../../../store/index.ts";
import { noteAccount } from "../../../domain/account/known.ts";
import { useAccountRequest } from "../../../domain/account/account-request.ts";
import { t } from "../../../ui/i18n.ts";
import { go } from "../../../ui/router.ts";

const MOST = 3;

/** For a manager: of a season without a tournament, which of theirs joins it; else the next from the last one that they direct. */
export function Next({ season, tournaments, onChanged }: { season: any; tournaments: any[]; onChanged: () => void }) {
  const [found, setFound] = useState(null as { last: any; free: any[] } | null);
  useLayoutEffect(() => {
    choices(season, tournaments).then(setFound, (error) => noteAccount(error.status !== 401)); // the standings are there without it
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

function First({ season, free, onChanged }: { season: any; free: any[]; onChanged: () => void }) {
  const { ask, wrong } = useAccountRequest({ onOut: () => go("#/account") });
  const add = (one: any) =>
    ask(async ({ leagues }) => {
      await leagues.join(one.id, { season: season.id });
      onChanged();
    });
  return (
    <>
      {wrong}
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

/** What a manager may do; null for everybody else. */
async function choices(season: any, tournaments: any[]) {
  const account = await store.account();
  const [own, leagues] = await Promise.all([account.read(), account.leagues.list()]);
  const seasons = leagues.flatMap((league: any) => league.seasons);
  if (!seasons.some(({ id }: any) => id === season.id)) return null;
  const taken = new Set(seasons.flatMap((one: any) => one.tournaments.map(({ id }: any) => id)));
  const directed = own.tournaments.filter(({ roles }: any) => roles.includes("director"));
  const free = directed.filter(({ id }: any) => !taken.has(id)).slice(0, MOST);
  const last = tournaments.findLast(({ id }) => directed.some((one: any) => one.id === id));
  return { last, free };
}
