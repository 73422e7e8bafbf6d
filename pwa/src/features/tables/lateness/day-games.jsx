import { dayOf } from "../../../store/index.js";
import { gameOf } from "../../../domain/event/game-clock.js";
import { t } from "../../../ui/i18n.js";
import { nameOf } from "../../../domain/event/pending-results.jsx";

/** Which games of the day are cancelled with this one: what those at its table would still play. The twin of the server's. @param {{state: any, hanchan: any, zone: string}} props */
export function DayGames({ state, hanchan, zone }) {
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

/** @param {any} state @param {any} hanchan @param {string} zone @returns {any[]} */
function dayGames(state, hanchan, zone) {
  const dayAt = (/** @type {any} */ { scheduled_at: at }) => at && dayOf(Date.parse(at), zone);
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
