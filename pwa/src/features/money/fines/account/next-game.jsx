import { gameOf } from "../../../../domain/event/game-clock.js";
import { unpaidAt } from "../../../../domain/money/unpaid-fines.jsx";
import { LetPlay } from "../../../../domain/money/let-play.jsx";
import { t } from "../../../../ui/i18n.js";
import { nameOf } from "../../../../domain/event/pending-results.jsx";

/** The first game of a player that has not begun and is still to be played. @param {any} state @param {string} player */
export function nextGame(state, player) {
  const left = Object.values(state.hanchans).filter(
    (one) =>
      !one.status && Object.values(one.seats).includes(player) && !state.results[one.id] && !gameOf(state, one).begun,
  );
  return left.sort((one, other) => (one.id < other.id ? -1 : 1))[0];
}

/** Whether a player may play the next game with a fine to pay, and a director's word that lets them. @param {{state: any, player: string}} props */
export function NextGame({ state, player }) {
  const hanchan = nextGame(state, player);
  if (!hanchan) return null;
  const game = nameOf(state, hanchan);
  if (unpaidAt(state, hanchan, player).length > 0)
    return (
      <section class="note bad stack" aria-label={t("fines.next-game")}>
        <p>{t("fines.plays-after", { game })}</p>
        <LetPlay hanchan={hanchan.id} players={[player]} />
      </section>
    );
  if (!hanchan.allowed?.includes(player)) return null;
  return (
    <p class="note info" role="status">
      {t("fines.let-play", { game })}
    </p>
  );
}
