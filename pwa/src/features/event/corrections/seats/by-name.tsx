import { useState } from "preact/hooks";
import { SEATS, store, uuid7 } from "../../../../store/index.ts";
import { t } from "../../../../ui/i18n.ts";
import { Field } from "../../../../ui/index.ts";
import { plainName } from "../../../../ui/plain-name.ts";
import { useWords } from "../../../../domain/words/words.ts";
import { inPlay, seatName } from "../hanchan-change.tsx";
import type { Hanchan, Player, State } from "../../../../store/index.ts";
import type { NewPlayer } from "#api";

interface ByNameProps {
  state: State;
  hanchan: Hanchan;
  options: { value: string }[];
  onChosen: (id: string) => void;
  onNew: (player: NewPlayer) => void;
}

/**
 * Ask for a substitute's name: players with that name come first; a new player is added only with the change.
 * @param props `options`: the free players
 */
export function ByName({ state, hanchan, options, onChosen, onNew }: ByNameProps) {
  const [typed, setName] = useState("");
  const name = typed.trim();
  const same = name ? Object.values(state.players).filter((one) => plainName(one.name) === plainName(name)) : [];
  const isFree = (one: Player) => options.some(({ value }) => value === one.id);
  const add = () => onNew({ id: uuid7(store.now()), name });
  return (
    <>
      <Field label={t("correct.by-name")} value={typed} maxlength="200" onInput={setName} />
      {same.map((one) =>
        isFree(one) ? (
          <button key={one.id} class="button main" type="button" onClick={() => onChosen(one.id)}>
            {t("correct.known-name", { name: one.name, number: one.id_number })}
          </button>
        ) : (
          <Busy key={one.id} one={one} state={state} hanchan={hanchan} />
        ),
      )}
      {name && (
        <button class="button" type="button" onClick={add}>
          {t(same.length > 0 ? "correct.same-name" : "correct.add-name", { name })}
        </button>
      )}
    </>
  );
}

/** Show why a player with that name cannot take the seat. */
function Busy({
  one: { id, name, withdrawn_at: gone },
  state,
  hanchan,
}: {
  one: Player;
  state: State;
  hanchan: Hanchan;
}) {
  const words = useWords();
  const games = inPlay(state, hanchan.round);
  const game = games.find(({ seats }) => Object.values(seats).includes(id));
  const seat = game && SEATS.find((seat) => game.seats[seat] === id);
  const text = seat
    ? t("correct.known-sits", { name, place: seatName(state, game, seat, words) })
    : gone && t("correct.known-withdrawn", { name });
  return text ? <p class="note warn">{text}</p> : null;
}
