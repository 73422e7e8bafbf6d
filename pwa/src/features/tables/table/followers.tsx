import { useLayoutEffect, useState } from "preact/hooks";
import { store } from "../../../store/index.ts";
import { t } from "../../../ui/i18n.ts";
import { Choice } from "../../../ui/index.ts";
import { Dealt } from "../../../domain/words/dealt.tsx";
import { next, repeated } from "../../../domain/incident/hands.ts";
import { useStore } from "../../../store/use-store.ts";
import type { Dealt as DealtHand } from "../../../domain/incident/hands.ts";
import type { End } from "../../../domain/incident/deferred.ts";

/**
 * Return a function that finds the hands that can follow, by the tournament's rulebook; while the engine is not loaded,
 * by what every rulebook has in common.
 */
export function useFollowers(): (dealt: DealtHand, end: End) => DealtHand[] {
  const { library, book } = useStore();
  const [engine, setEngine] = useState(null as { handsAfter: typeof import("./next-hand.ts").handsAfter } | null);
  useLayoutEffect(() => {
    Promise.all([import("./next-hand.ts"), store.loadReading()]).then(
      ([hands]) => setEngine(hands),
      () => {},
    );
  }, []);
  return (dealt, end) => {
    const found = (engine && library && book && engine.handsAfter(library, book, dealt, end)) || [];
    return found.length ? found : followers(dealt, end);
  };
}

/** Return the hands that can follow, by what every rulebook has in common. */
function followers(dealt: DealtHand, { how, winners }: End): DealtHand[] {
  const { deposits = 0 } = dealt;
  if (how === "win") return [{ ...(winners.includes("east") ? repeated(dealt) : next(dealt)), deposits: 0 }];
  if (how === "chonbo") return [{ ...dealt, deposits }];
  return [repeated(dealt), next(dealt, repeated(dealt).counters ?? 0)].map((hand) => ({ ...hand, deposits }));
}

/** Show the next hand if the rulebook determines it, else ask for it. */
export function NextHand({
  hands,
  chosen,
  onChoose = () => {},
}: {
  hands: DealtHand[];
  chosen?: DealtHand;
  onChoose?: (hand: DealtHand) => void;
}) {
  if (hands.length === 1) {
    return (
      <p class="note none end-next" role="status">
        {t("hall-comes-next")}{" "}
        <strong>
          <Dealt hand={hands[0]} />
        </strong>
      </p>
    );
  }
  const options = hands.map((hand, value) => ({ value, text: <Dealt hand={hand} /> }));
  return (
    <Choice
      label={t("hall-following")}
      value={hands.findIndex((hand) => isSame(hand, chosen))}
      options={options}
      onChange={(place: number) => onChoose(hands[place])}
    />
  );
}

/** Return the next hand; undefined until a choice among several is made. */
export function comesNext(hands: DealtHand[], chosen: DealtHand | undefined) {
  return hands.length === 1 ? hands[0] : hands.find((hand) => isSame(hand, chosen));
}

function isSame(one: DealtHand, other: DealtHand | undefined) {
  return Boolean(other) && JSON.stringify(one) === JSON.stringify(other);
}
