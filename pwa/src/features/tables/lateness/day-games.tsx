import { dayOf } from "../../../store/index.ts";
import { gameOf } from "../../../domain/event/game-clock.ts";
import { t } from "../../../ui/i18n.ts";
import { nameOf } from "../../../domain/event/pending-results.tsx";
import type { Hanchan, State } from "../../../store/index.ts";

/**
 * List the hanchans of the day that are cancelled with this one: those that its players would still play. As the server
 * does it.
 */
export function DayGames({ state, hanchan, zone }: { state: State; hanchan: Hanchan; zone: string }) {
  const games = dayGames(state, hanchan, zone).filter(({ id }) => id !== hanchan.id);
  if (games.length === 0) return null;
  return (
    <>
      <p>{t("clock.cancels-too")}</p>
      <ul class="plain">
        {games.map((one) => (
          <li key={one.id}>{nameOf(state, one)}</li>
        ))}
      </ul>
    </>
  );
}

function dayGames(state: State, hanchan: Hanchan, zone: string): Hanchan[] {
  const dayAt = ({ scheduled_at: at }: Hanchan) => at && dayOf(Date.parse(at), zone);
  const people = Object.values(hanchan.seats);
  return Object.values(state.hanchans).filter(
    (one) =>
      !one.status &&
      dayAt(one) === dayAt(hanchan) &&
      Object.values(one.seats).some((player) => people.includes(player)) &&
      !state.results[one.id] &&
      !gameOf(state, one).begun,
  );
}
