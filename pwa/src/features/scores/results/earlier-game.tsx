import { roundsIn, roundsOf } from "../../../domain/event/present-round.ts";
import { t } from "../../../ui/i18n.ts";
import type { Hanchan, State } from "../../../store/index.ts";

/**
 * Return the first of the earlier hanchans at the same table without a result, if this one has not begun; the user may
 * mean that one.
 */
export function earlierGame(state: State, { id, table, round }: Hanchan): Hanchan | null {
  const { open, begun } = roundsOf(state);
  if (begun.has(id)) return null;
  const rounds = roundsIn(state);
  const before = rounds.slice(0, rounds.indexOf(round));
  const there = Object.values(state.hanchans).filter((one) => one.table === table && open.has(one.id));
  return before.map((one) => there.find((game) => game.round === one)).find((one) => one !== undefined) ?? null;
}

interface EarlierGameProps {
  state: State;
  hanchan: Hanchan;
  earlier: Hanchan;
  onThis: () => void;
}

/** Ask which of the two hanchans is meant. */
export function EarlierGame({ state, hanchan: { table, round }, earlier, onThis }: EarlierGameProps) {
  const label = state.tables[table]?.label ?? "?";
  return (
    <section class="note warn stack">
      <p>{t("result.earlier-open", { label, earlier: earlier.round, round })}</p>
      <a class="button main" href={`#/result/${earlier.id}`}>
        {t("result.enter-round", { round: earlier.round })}
      </a>
      <button class="button" type="button" onClick={onThis}>
        {t("result.enter-anyway", { round })}
      </button>
    </section>
  );
}
