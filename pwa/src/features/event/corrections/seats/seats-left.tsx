import { useState } from "preact/hooks";
import { SEATS } from "../../../../store/index.ts";
import { t } from "../../../../ui/i18n.ts";
import { useWords } from "../../../../domain/words/words.ts";
import { seatName } from "../hanchan-change.tsx";
import { NewPlayerAt } from "./new-player-at.tsx";
import type { Hanchan, State } from "../../../../store/index.ts";

interface Place {
  hanchan: Hanchan;
  seat: string;
}

/** Return a player's seats in hanchans without a result, the next one first. */
export function seatsLeft(state: State, player: string) {
  const open = Object.values(state.hanchans).filter(({ id, status }) => !status && !state.results[id]);
  return open
    .flatMap((hanchan) => SEATS.filter((seat) => hanchan.seats[seat] === player).map((seat) => ({ hanchan, seat })))
    .sort((one, other) => one.hanchan.round.localeCompare(other.hanchan.round, undefined, { numeric: true }));
}

/** Show the place of a seat: "Round 2 · Table 5 · North". */
export function SeatLeft({ state, at: { hanchan, seat } }: { state: State; at: Place }) {
  const words = useWords();
  return (
    <>
      {t("hall-round", { round: hanchan.round })} · {seatName(state, hanchan, seat, words)}
    </>
  );
}

/** List these seats; a tap puts somebody else there. */
export function SeatsLeft({ state, left }: { state: State; left: Place[] }) {
  const [chosen, setChosen] = useState<Place | null>(null);
  return (
    <>
      <ul class="rows" aria-label={t("correct.seats-left")}>
        {left.map((at) => (
          <li key={at.hanchan.id}>
            <button class="row" type="button" aria-haspopup="dialog" onClick={() => setChosen(at)}>
              <span class="body">
                <SeatLeft state={state} at={at} />
              </span>
              <span class="badge info">{t("correct.somebody")}</span>
            </button>
          </li>
        ))}
      </ul>
      {chosen && (
        <NewPlayerAt state={state} hanchan={chosen.hanchan} seat={chosen.seat} onClose={() => setChosen(null)} />
      )}
    </>
  );
}
