import { gameOf } from "../../../../domain/event/game-clock.ts";
import { unpaidAt } from "../../../../domain/money/unpaid-fines.tsx";
import { LetPlay } from "../../../../domain/money/let-play.tsx";
import { t } from "../../../../ui/i18n.ts";
import { nameOf } from "../../../../domain/event/pending-results.tsx";
import type { State } from "../../../../store/index.ts";

/** The first game of a player that has not begun and is still to be played. */
export function nextGame(state: State, player: string) {
  const left = Object.values(state.hanchans).filter(
    (one) =>
      !one.status && Object.values(one.seats).includes(player) && !state.results[one.id] && !gameOf(state, one).begun,
  );
  return left.sort((one, other) => (one.id < other.id ? -1 : 1))[0];
}

/** Whether a player may play the next game with a fine to pay, and a director's word that lets them. */
export function NextGame({ state, player }: { state: State; player: string }) {
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
