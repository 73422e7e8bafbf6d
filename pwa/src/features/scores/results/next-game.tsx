import { roundsOf } from "../../../domain/event/present-round.ts";
import { hanchansOf } from "../../../domain/event/rounds.ts";
import { t } from "../../../ui/i18n.ts";
import type { Hanchan, State } from "../../../store/index.ts";

/**
 * Show a link to the next hanchan of the round without a result, from this table on and then from the first; or that
 * all are entered.
 */
export function NextGame({ state, hanchan: { id, round } }: { state: State; hanchan: Hanchan }) {
  const { open } = roundsOf(state);
  const games = hanchansOf(state, round);
  const at = games.findIndex((one) => one.id === id);
  const next = [...games.slice(at + 1), ...games.slice(0, at)].find((one) => open.has(one.id));
  if (!next)
    return (
      <p class="note info" role="status">
        {t("result.all-entered", { round })}
      </p>
    );
  const label = state.tables[next.table]?.label ?? "?";
  return (
    <a class="button main next-game" href={`#/result/${next.id}`}>
      {t("result.next", { label })}
    </a>
  );
}
