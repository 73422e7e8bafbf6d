import { Wind } from "../../../ui/glyphs/wind.tsx";
import { formatter, t } from "../../../ui/i18n.ts";
import { score, whole } from "../../../ui/numbers.ts";
import type { OwnGame, OwnStanding, OwnTournament } from "#api";

/** Show the player's next table and seat, and when the hanchan begins. */
export function Next({ games, tournament, now }: { games: OwnGame[]; tournament: OwnTournament; now: number }) {
  const game = games.find(({ result, status, replaced }) => !result && !status && !replaced);
  if (!game) return null;
  const { round, table, seat, scheduled_at: at, minutes } = game;
  const began = at && Date.parse(at) <= now;
  return (
    <section class="card own-next" aria-label={t("own.next")}>
      <h2>{t("own.next")}</h2>
      <p class="own-place">
        <span class="own-wind">
          <Wind wind={seat ?? ""} />
        </span>
        <span>
          <strong>{t("hall-table", { label: table })}</strong> {wind(seat)} · {t("hall-round", { round })}
        </span>
      </p>
      {at && (
        <p>
          {t(began ? "own.began" : "own.begins", { time: when(at, tournament) })}
          {minutes ? ` · ${t("own.minutes", { minutes })}` : ""}
        </p>
      )}
    </section>
  );
}

/** Show the ranks of the player and the team. */
export function Standings({ standings }: { standings: (OwnStanding | null)[] }) {
  const ranked = standings.flatMap((one) => (one && one.rank !== null ? [{ ...one, rank: one.rank }] : []));
  if (!ranked.length) return null;
  return (
    <section class="card">
      <h2>{t("own.standing")}</h2>
      <dl class="own-standings">
        {ranked.map((one) => (
          <div key={one.name}>
            <dt>{one.name}</dt>
            <dd>
              <strong>{t("own.rank", { rank: one.rank, of: one.of })}</strong> {score(one.final)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** List every hanchan with its result, or when it begins. */
export function Games({ games, tournament }: { games: OwnGame[]; tournament: OwnTournament }) {
  if (!games.length) return null;
  return (
    <section class="stack">
      <h2>{t("own.games")}</h2>
      <ol class="own-games">
        {games.map((game, at) => (
          <li key={at} class={game.status ? "uncounted" : ""}>
            <span class="own-wind">
              <Wind wind={game.seat ?? ""} />
              <span class="unseen">{wind(game.seat)}</span>
            </span>
            <span>
              {t("hall-round", { round: game.round })} · {t("hall-table", { label: game.table })}
            </span>
            <span class="own-result">{outcome(game, tournament)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function outcome({ status, replaced, result, scheduled_at: at }: OwnGame, tournament: OwnTournament) {
  if (status) return t(`own.game.${status}`);
  if (replaced)
    return (
      <>
        {result ? `${score(result.total)} ` : ""}
        <small>{t("own.game.replaced")}</small>
      </>
    );
  if (result)
    return (
      <>
        <small>{t("own.place", { place: result.place, points: whole(result.points) })}</small>{" "}
        <strong>{score(result.total)}</strong>
      </>
    );
  return at ? when(at, tournament) : t("own.game.open");
}

function wind(seat: string | null) {
  return seat ? t(`hall-wind.${seat}`) : "";
}

/** Return the time in the hall, with the day unless it is today. */
function when(at: string, { time_zone: timeZone }: OwnTournament) {
  const day = (one: Date) => formatter(Intl.DateTimeFormat, { dateStyle: "short", timeZone }).format(one);
  const moment = new Date(at);
  const isToday = day(moment) === day(new Date());
  const format: Intl.DateTimeFormatOptions = isToday
    ? { timeStyle: "short", timeZone }
    : { weekday: "short", day: "numeric", month: "short", hour: "numeric", minute: "2-digit", timeZone };
  return formatter(Intl.DateTimeFormat, format).format(moment);
}
