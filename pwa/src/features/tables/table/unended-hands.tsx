import { useState } from "preact/hooks";
import { endOf, placeOrder } from "../../../store/index.ts";
import { t } from "../../../ui/i18n.ts";
import { foulName, handName, useWords } from "../../../domain/words/words.ts";
import { deferredHands } from "../../../domain/incident/deferred-at.ts";
import { HandEnd } from "./hand-end.tsx";
import type { Hanchan, Hand as HandPlayed, State, Table } from "../../../store/index.ts";

type Unended = ReturnType<typeof deferredHands>[number];

interface UnendedHandsProps {
  state: State;
  table: Table;
  hanchan: Hanchan;
  hand: HandPlayed;
}

/** List the rulings that are still deferred from earlier hands, and offer to record the end of each hand. */
export function UnendedHands({ state, table, hanchan, hand }: UnendedHandsProps) {
  const [ending, setEnding] = useState<Unended | null>(null);
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
          hanchan={state.hanchans[ending.hanchan ?? ""] ?? hanchan}
          hand={ending.hand}
          onClose={() => setEnding(null)}
        />
      )}
    </>
  );
}

interface HandProps {
  state: State;
  left: Unended;
  now: string;
  onEnd: () => void;
}

/** Show a hand with deferred rulings. @param props `now`: the current hanchan, which needs no name */
function Hand({ state, left, now, onEnd }: HandProps) {
  const words = useWords();
  const { hanchan, hand, rulings } = left;
  const end = endOf(state, left);
  const round = hanchan !== now && state.hanchans[hanchan ?? ""]?.round;
  const where = [round && t("hall-round", { round }), handName(hand)].filter(Boolean).join(" · ");
  return (
    <li class="item">
      {rulings.map((one) => (
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
