import { gameOf } from "../../../../domain/event/game-clock.ts";
import { unpaidAt } from "../../../../domain/money/unpaid-fines.tsx";
import { LetPlay } from "../../../../domain/money/let-play.tsx";
import { t } from "../../../../ui/i18n.ts";
import { nameOf } from "../../../../domain/event/pending-results.tsx";
import type { State } from "../../../../store/index.ts";

/** Return the first hanchan of a player that is in force, has not begun and has no result. */
export function nextGame(state: State, player: string) {
  const left = Object.values(state.hanchans).filter(
    (one) =>
      !one.status && Object.values(one.seats).includes(player) && !state.results[one.id] && !gameOf(state, one).begun,
  );
  return left.sort((one, other) => (one.id < other.id ? -1 : 1))[0];
}

/** Show whether unpaid fines keep the player from the next hanchan, or that a director lets them play it. */
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
