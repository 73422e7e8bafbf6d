import { useLayoutEffect, useState } from "preact/hooks";
import { store } from "../../../store/index.js";
import { t } from "../../../ui/i18n.js";
import { Choice } from "../../../ui/index.js";
import { Dealt } from "../../../domain/words/dealt.jsx";
import { next, repeated } from "../../../domain/incident/hands.js";
import { useStore } from "../../../store/use-store.js";

/** @typedef {import("../../../domain/incident/hands.js").Dealt} DealtHand @typedef {import("../../../domain/incident/deferred.js").End} End */

/**
 * The hands that can follow by the event's rulebook; by what holds in every book while the engine of hands is not there.
 * @returns {(dealt: DealtHand, end: End) => DealtHand[]}
 */
export function useFollowers() {
  const { library, book } = useStore();
  const [engine, setEngine] = useState(
    /** @type {{handsAfter: typeof import("./next-hand.js").handsAfter}|null} */ (null),
  );
  useLayoutEffect(() => {
    Promise.all([import("./next-hand.js"), store.loadReading()]).then(
      ([hands]) => setEngine(hands),
      () => {},
    );
  }, []);
  return (dealt, end) => {
    const found = (engine && library && book && engine.handsAfter(library, book, dealt, end)) || [];
    return found.length ? found : followers(dealt, end);
  };
}

/** The hands that can follow, as counters and deals go in every book. @param {DealtHand} dealt @param {End} end @returns {DealtHand[]} */
function followers(dealt, { how, winners }) {
  const { deposits = 0 } = dealt;
  if (how === "win") return [{ ...(winners.includes("east") ? repeated(dealt) : next(dealt)), deposits: 0 }];
  if (how === "chonbo") return [{ ...dealt, deposits }];
  return [repeated(dealt), next(dealt, repeated(dealt).counters ?? 0)].map((hand) => ({ ...hand, deposits }));
}

/** Which hand comes next: said, where the rulebook knows it, else tapped. @param {{hands: DealtHand[], chosen?: DealtHand, onChoose?: (hand: DealtHand) => void}} props */
export function NextHand({ hands, chosen, onChoose = () => {} }) {
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
      onChange={(/** @type {number} */ place) => onChoose(hands[place])}
    />
  );
}

/** Of the hands that can come next the one that does; undefined while a tap is missing. @param {DealtHand[]} hands @param {DealtHand|undefined} chosen */
export function comesNext(hands, chosen) {
  return hands.length === 1 ? hands[0] : hands.find((hand) => isSame(hand, chosen));
}

/** @param {DealtHand} one @param {DealtHand|undefined} other */
function isSame(one, other) {
  return Boolean(other) && JSON.stringify(one) === JSON.stringify(other);
}
