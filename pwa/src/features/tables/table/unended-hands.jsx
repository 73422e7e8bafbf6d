import { useState } from "preact/hooks";
import { endOf, placeOrder } from "../../../store/index.js";
import { t } from "../../../ui/i18n.js";
import { foulName, handName, useWords } from "../../../domain/words/words.js";
import { deferredHands } from "../../../domain/incident/deferred-at.js";
import { HandEnd } from "./hand-end.jsx";

/**
 * What still waits from hands that are over here: each hand can be ended after the fact.
 * @param {{state: any, table: any, hanchan: any, hand: any}} props
 */
export function UnendedHands({ state, table, hanchan, hand }) {
  const [ending, setEnding] = useState(/** @type {any} */ (null));
  const now = { table: table.id, hanchan: hanchan.id, hand };
  const hands = deferredHands(state, table.id, (one) => placeOrder(one, now) < 0);
  return (
    <>
      {hands.length > 0 && (
        <section class="stack" aria-labelledby="leftover">
          <h2 id="leftover">{t("hall-leftover")}</h2>
          <ul class="rows">
            {hands.map((one) => (
              <Hand key={one.key} state={state} left={one} now={hanchan.id} onEnd={() => setEnding(one)} />
            ))}
          </ul>
        </section>
      )}
      {ending && (
        <HandEnd
          key={ending.key}
          table={table}
          hanchan={state.hanchans[ending.hanchan] ?? hanchan}
          hand={ending.hand}
          onClose={() => setEnding(null)}
        />
      )}
    </>
  );
}

/** @param {{state: any, left: any, now: string, onEnd: () => void}} props `now`: the present hanchan, which needs no name */
function Hand({ state, left, now, onEnd }) {
  const words = useWords();
  const { hanchan, hand, rulings } = left;
  const end = endOf(state, left);
  const round = hanchan !== now && state.hanchans[hanchan]?.round;
  const where = [round && t("hall-round", { round }), handName(hand)].filter(Boolean).join(" · ");
  return (
    <li class="item">
      {rulings.map((/** @type {any} */ one) => (
        <a class="unended" key={one.id} href={`#/ruling/${one.id}`}>
          <span>
            <span class="who">{one.offender.name}</span> · {foulName(words, one.foul)}
          </span>
        </a>
      ))}
      {end ? (
        <p class="note warn">{t("hall-leftover-ended", { hand: where, how: t(`hall-how.${end.how}`) })}</p>
      ) : (
        <button class="button" type="button" onClick={onEnd}>
          {t("hall-ended-how", { hand: where })}
        </button>
      )}
    </li>
  );
}
