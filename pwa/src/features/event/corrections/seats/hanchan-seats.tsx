import { useState } from "preact/hooks";
import { SEATS } from "../../../../store/index.ts";
import { Wind } from "../../../../ui/glyphs/wind.tsx";
import { t } from "../../../../ui/i18n.ts";
import { useWords } from "../../../../domain/words/words.ts";
import { HanchanChange } from "../hanchan-change.tsx";
import { NewPlayerAt } from "./new-player-at.tsx";
import type { Change } from "../hanchan-change.tsx";
import type { Hanchan, State } from "../../../../store/index.ts";

const SIDES = ["bottom", "right", "top", "left"];

/** Show the table: tap two players to swap them, or one to replace them. */
export function HanchanSeats({ one: hanchan, state }: { one: Hanchan; state: State }) {
  const words = useWords();
  const [first, setFirst] = useState<string | null>(null);
  const [second, setSecond] = useState<string | null>(null);
  const [other, setOther] = useState<string | null>(null);
  const nameAt = (seat: string) => state.players[hanchan.seats[seat]]?.name ?? "?";
  const tap = (seat: string) => {
    if (!first) setFirst(seat);
    else if (first === seat) setFirst(null);
    else setSecond(seat);
  };
  const close = () => (setFirst(null), setSecond(null), setOther(null));
  return (
    <section class="around stack" aria-label={t("hall-seats")}>
      <p class="soft" role="status">
        {first ? t("correct.tap-second", { name: nameAt(first) }) : t("correct.tap-seat")}
      </p>
      <ul class={`seats ${first ? "picking" : ""}`}>
        {SEATS.map((seat, place) => (
          <li key={seat} class={`at-${SIDES[place]}`}>
            <button
              class={`seat ${seat === "east" ? "dealer" : ""}`}
              type="button"
              aria-pressed={first === seat}
              onClick={() => tap(seat)}
            >
              <span class="wind">
                <Wind wind={seat} />
                <span class="unseen">{words.phrase(`seat-${seat}`)}</span>
              </span>
              <strong class="who">{nameAt(seat)}</strong>
              {hanchan.substitutes?.[seat] && (
                <span class="marks">
                  <span class="badge info">
                    {t("correct.for", { name: state.players[hanchan.substitutes[seat]]?.name ?? "?" })}
                  </span>
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
      {first && (
        <button class="button" type="button" aria-haspopup="dialog" onClick={() => setOther(first)}>
          {t("correct.somebody-else", { name: nameAt(first) })}
        </button>
      )}
      {first && second && (
        <HanchanChange
          title={t("correct.swap")}
          what="seats"
          yes={t("correct.swap-yes")}
          changes={[swapSeats(hanchan, first, second)]}
          onClose={close}
        >
          <p>
            <span class="who">{nameAt(first)}</span> ⇄ <span class="who">{nameAt(second)}</span>
          </p>
        </HanchanChange>
      )}
      {other && <NewPlayerAt state={state} hanchan={hanchan} seat={other} onClose={close} />}
    </section>
  );
}

/** Return the change that swaps two seats; a substitute takes along whom they replaced. */
function swapSeats({ id, seats, substitutes }: Hanchan, one: string, other: string): Change {
  const from: Record<string, string> = { [one]: other, [other]: one };
  const seen = { seats, ...(substitutes && { substitutes }) };
  const moved = Object.entries(substitutes ?? {}).map(([seat, who]) => [from[seat] ?? seat, who]);
  const sat = { ...seats, [one]: seats[other], [other]: seats[one] };
  return { id, new: { seats: sat, ...(substitutes && { substitutes: Object.fromEntries(moved) }) }, seen };
}
