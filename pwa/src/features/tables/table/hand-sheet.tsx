import { SEATS } from "../../../store/index.ts";
import { t } from "../../../ui/i18n.ts";
import { Choice, Dialog, Select, Stepper } from "../../../ui/index.ts";
import { Dealt } from "../../../domain/words/dealt.tsx";
import { dealtAt, next, repeated, storedHand } from "../../../domain/incident/hands.ts";
import { handName } from "../../../domain/words/words.ts";
import type { Dealt as DealtHand } from "../../../domain/incident/hands.ts";
import type { Hanchan, State } from "../../../store/index.ts";

interface HandSheetProps {
  state: State;
  table: string;
  hand: DealtHand;
  hanchan: Hanchan;
  hanchans: Hanchan[];
  onHand: (hand: DealtHand) => void;
  onPass: (hand: DealtHand) => void;
  onEnd: () => void;
  onHanchan: (id: string) => void;
  onClose: () => void;
}

/**
 * Show the controls of the hand. `onPass`: this hand is over, so deferred rulings must be closed first; `onHand`:
 * correct which hand it is.
 */
export function HandSheet({
  state,
  table,
  hand,
  hanchan,
  hanchans,
  onHand,
  onPass,
  onEnd,
  onHanchan,
  onClose,
}: HandSheetProps) {
  const winds = SEATS.map((wind) => ({ value: wind, text: t(`hall-wind.${wind}`) }));
  const numbers = [1, 2, 3, 4].map((number) => ({ value: number, text: String(number) }));
  const rounds = hanchans.map(({ id, round }) => ({ value: id, text: t("hall-round", { round }) }));
  const set = (changed: Partial<DealtHand>) => onHand({ ...hand, ...changed });
  const before = handBefore(state, table, hanchan);
  const then = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <Dialog title={handName(hand)} onClose={onClose}>
      <button class="button main" type="button" onClick={then(() => onPass(next(hand)))}>
        {t("hall-next")}
      </button>
      <div class="pair">
        <button class="button" type="button" onClick={then(() => onPass(repeated(hand)))}>
          {t("hall-repeat")}
        </button>
        <button class="button" type="button" onClick={then(onEnd)}>
          {t("hall-ended")}
        </button>
      </div>
      {rounds.length > 1 && (
        <Select label={t("hall-hanchan")} value={hanchan.id} options={rounds} onChange={onHanchan} />
      )}
      <Choice label={t("hall-round-wind")} value={hand.wind} options={winds} onChange={(wind) => set({ wind })} />
      <Choice label={t("hall-number")} value={hand.number} options={numbers} onChange={(number) => set({ number })} />
      <Stepper
        label={t("hall-counter-label")}
        value={hand.counters ?? 0}
        min={0}
        max={99}
        less={t("hall-counter-less")}
        more={t("hall-counter-more")}
        onChange={(counters: number) => set({ counters })}
      />
      <Stepper
        label={t("hall-sticks-label")}
        value={hand.deposits ?? 0}
        min={0}
        max={99}
        less={t("hall-sticks-less")}
        more={t("hall-sticks-more")}
        onChange={(deposits: number) => set({ deposits })}
      />
      {before && (
        <button class="button" type="button" onClick={then(() => onHand(before))}>
          {t("hall-back-to")} <Dealt hand={before} />
        </button>
      )}
      <button class="button" type="button" onClick={onClose}>
        {t("hall-done")}
      </button>
    </Dialog>
  );
}

/** Return the hand before the current one, as entered on this phone or recorded with the end of a hand. */
function handBefore(state: State, table: string, hanchan: Hanchan) {
  const stored = storedHand(table);
  const own = stored?.hand && stored.hanchan === hanchan.id ? stored : { at: 0, before: null };
  const ends = Object.values(state.handEnds);
  const last = ends.findLast((one) => one.hanchan === hanchan.id && one.next);
  if (!last || Date.parse(last.server_at) < (own.at ?? 0)) return own.before;
  const { [last.id]: _, ...handEnds } = state.handEnds;
  return dealtAt({ ...state, handEnds }, table, hanchan);
}
