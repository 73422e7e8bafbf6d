import { useLayoutEffect, useState } from "preact/hooks";
import { store } from "../../../store/index.js";
import { noteAccount } from "../../../domain/account/known.js";
import { useAccountRequest } from "../../../domain/account/account-request.js";
import { t } from "../../../ui/i18n.js";
import { go } from "../../../ui/router.js";

const MOST = 3;

/**
 * For a manager: of a season without a tournament, which of theirs joins it; else the next from the last one that they direct.
 * @param {{season: any, tournaments: any[], onChanged: () => void}} props
 */
export function Next({ season, tournaments, onChanged }) {
  const [found, setFound] = useState(/** @type {{last: any, free: any[]}|null} */ (null));
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

/** @param {{season: any, free: any[], onChanged: () => void}} props */
function First({ season, free, onChanged }) {
  const { ask, wrong } = useAccountRequest({ onOut: () => go("#/account") });
  const add = (/** @type {any} */ one) =>
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

/** What a manager may do; null for everybody else. @param {any} season @param {any[]} tournaments */
async function choices(season, tournaments) {
  const account = await store.account();
  const [own, leagues] = await Promise.all([account.read(), account.leagues.list()]);
  const seasons = leagues.flatMap((/** @type {any} */ league) => league.seasons);
  if (!seasons.some((/** @type {any} */ { id }) => id === season.id)) return null;
  const taken = new Set(
    seasons.flatMap((/** @type {any} */ one) => one.tournaments.map((/** @type {any} */ { id }) => id)),
  );
  const directed = own.tournaments.filter((/** @type {any} */ { roles }) => roles.includes("director"));
  const free = directed.filter((/** @type {any} */ { id }) => !taken.has(id)).slice(0, MOST);
  const last = tournaments.findLast(({ id }) => directed.some((/** @type {any} */ one) => one.id === id));
  return { last, free };
}
