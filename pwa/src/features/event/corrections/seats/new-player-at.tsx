import { useState } from "preact/hooks";
import { SEATS } from "../../../../store/index.ts";
import { t } from "../../../../ui/i18n.ts";
import { Choice, Select } from "../../../../ui/index.ts";
import { byName } from "../../../../domain/people/officials.tsx";
import { useWords } from "../../../../domain/words/words.ts";
import { ByName } from "./by-name.tsx";
import { HanchanChange, inPlay, seatName } from "../hanchan-change.tsx";
import type { Change } from "../hanchan-change.tsx";
import type { Words } from "../../../../rules/words/wording.ts";
import type { Hanchan, State } from "../../../../store/index.ts";
import type { NewPlayer } from "#api";

interface NewPlayerAtProps {
  state: State;
  hanchan: Hanchan;
  seat: string;
  onClose: () => void;
}

/**
 * Ask who sits on a seat instead: a substitute from now on, the player who should have sat there from the start, or
 * another table's player.
 */
export function NewPlayerAt({ state, hanchan, seat, onClose }: NewPlayerAtProps) {
  const words = useWords();
  const back = hanchan.substitutes?.[seat];
  const [way, setWay] = useState(back ? "back" : "substitute");
  const [chosen, setChosen] = useState("");
  const [added, setAdded] = useState<NewPlayer | null>(null);
  const name = state.players[hanchan.seats[seat]]?.name ?? "?";
  const ways = ["substitute", ...(back ? ["back"] : []), "instead", "other-table"].map((value) => ({
    value,
    text: t(`correct.seat-way.${value}`, { name: state.players[back ?? hanchan.seats[seat]]?.name ?? "?" }),
  }));
  const there = way === "other-table" ? others(state, hanchan, words) : free(state, hanchan);
  const isNew = way === "substitute" && added;
  const options = isNew ? [{ value: added.id, text: t("correct.new-name", added) }, ...there] : there;
  const add = (player: NewPlayer) => (setAdded(player), setChosen(player.id));
  const choose = (way: string) => (setWay(way), setChosen(""));
  return (
    <HanchanChange
      title={t("correct.somebody-else", { name })}
      what={way === "substitute" ? "substitute" : "seats"}
      yes={t("correct.seat-yes")}
      changes={changesOf(state, hanchan, seat, way, chosen)}
      players={isNew && chosen === added.id ? [added] : undefined}
      onClose={onClose}
    >
      <Choice label={t("correct.seat-how")} value={way} options={ways} onChange={choose} />
      {way !== "back" && (
        <Select
          label={t("correct.seat-who")}
          value={chosen}
          options={[{ value: "", text: t("people.choose-player") }, ...options]}
          onChange={setChosen}
        />
      )}
      {way === "substitute" && !chosen && (
        <ByName state={state} hanchan={hanchan} options={there} onChosen={setChosen} onNew={add} />
      )}
      {way === "substitute" && <p class="soft">{t("correct.substitute-text")}</p>}
    </HanchanChange>
  );
}

/** Return the changes; null until a player is chosen. */
function changesOf(
  state: State,
  { id, seats, substitutes }: Hanchan,
  seat: string,
  way: string,
  chosen: string,
): Change[] | null {
  const replaced = substitutes ?? {};
  const { [seat]: before, ...rest } = replaced;
  const seen = { seats, substitutes: replaced };
  if (way === "back") return [{ id, new: { seats: { ...seats, [seat]: before }, substitutes: rest }, seen }];
  if (!chosen) return null;
  if (way === "other-table") {
    const [other = "", place = ""] = chosen.split(" ");
    const theirs = state.hanchans[other];
    return [
      { id, new: { seats: { ...seats, [seat]: theirs.seats[place] } }, seen: { seats } },
      { id: other, new: { seats: { ...theirs.seats, [place]: seats[seat] } }, seen: { seats: theirs.seats } },
    ];
  }
  const sat = { ...seats, [seat]: chosen };
  if (way === "instead") return [{ id, new: { seats: sat }, seen: { seats } }];
  return [{ id, new: { seats: sat, substitutes: { ...replaced, [seat]: before ?? seats[seat] } }, seen }];
}

/** Return the players without a seat in this round. */
function free(state: State, hanchan: Hanchan) {
  const busy = new Set([hanchan, ...inPlay(state, hanchan.round)].flatMap(({ seats }) => Object.values(seats)));
  const there = byName(Object.values(state.players)).filter(({ id, withdrawn_at: gone }) => !gone && !busy.has(id));
  return there.map(({ id, name, id_number: number }) => ({ value: id, text: `${name} (${number})` }));
}

/** Return the seats of the round's other tables. */
function others(state: State, { id, round }: Hanchan, words: Words) {
  const there = inPlay(state, round).filter((one) => one.id !== id && !one.substitutes);
  return there.flatMap((one) =>
    SEATS.map((seat) => ({
      value: `${one.id} ${seat}`,
      text: `${state.players[one.seats[seat]]?.name ?? "?"} · ${seatName(state, one, seat, words)}`,
    })),
  );
}
