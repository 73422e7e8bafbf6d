import { useState } from "../../../vendor/hooks.js";
import { SEATS, store, uuid7 } from "../../data/index.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { Choice, Field, Select } from "../parts/index.js";
import { byName } from "../people/officials.js";
import { useRequest } from "../people/request.js";
import { useWords } from "../shared/words.js";
import { HanchanChange, inPlay, seatName } from "./hanchan-change.js";

/** @typedef {import("./hanchan-change.js").Change} Change */

/**
 * Somebody else on a seat: a substitute from now on, who should have sat there from the start, or another table's player.
 * @param {{state: any, hanchan: any, seat: string, onClose: () => void}} props
 */
export function NewPlayerAt({ state, hanchan, seat, onClose }) {
  const words = useWords();
  const back = hanchan.substitutes?.[seat];
  const [way, setWay] = useState(back ? "back" : "substitute");
  const [chosen, setChosen] = useState("");
  const name = state.players[hanchan.seats[seat]]?.name ?? "?";
  const ways = ["substitute", back && "back", "instead", "other-table"].filter(Boolean).map((value) => ({
    value,
    text: t(`correct.seat-way.${value}`, { name: state.players[back ?? hanchan.seats[seat]]?.name ?? "?" }),
  }));
  const options = way === "other-table" ? others(state, hanchan, words) : free(state, hanchan);
  const choose = (/** @type {string} */ way) => (setWay(way), setChosen(""));
  return html`<${HanchanChange} title=${t("correct.somebody-else", { name })} what=${way === "substitute" ? "substitute" : "seats"}
    yes=${t("correct.seat-yes")} changes=${changesOf(state, hanchan, seat, way, chosen)} onClose=${onClose}>
    <${Choice} label=${t("correct.seat-how")} value=${way} options=${ways} onChange=${choose} />
    ${way !== "back" && html`<${Select} label=${t("correct.seat-who")} value=${chosen} options=${[{ value: "", text: t("people.choose-player") }, ...options]} onChange=${setChosen} />`}
    ${way === "substitute" && !chosen && html`<${ByName} onAdded=${setChosen} />`}
    ${way === "substitute" && html`<p class="soft">${t("correct.substitute-text")}</p>`}
  <//>`;
}

/** Who is in no tournament's list yet: a name is enough. @param {{onAdded: (id: string) => void}} props */
function ByName({ onAdded }) {
  const [name, setName] = useState("");
  const { ask, asking, wrong } = useRequest();
  const add = () =>
    ask(async () => {
      const id = uuid7(store.now());
      await store.ask(`players/${id}`, { method: "PUT", body: { name: name.trim() } });
      onAdded(id);
    });
  return html`<${Field} label=${t("correct.by-name")} value=${name} maxlength="200" onInput=${setName} />
    ${name.trim() && html`<button class="button" type="button" disabled=${asking} onClick=${add}>${t("correct.add-name", { name: name.trim() })}</button>`}${wrong}`;
}

/** What that changes; null until somebody is chosen. @param {any} state @param {any} hanchan @param {string} seat @param {string} way @param {string} chosen @returns {Change[]|null} */
function changesOf(state, { id, seats, substitutes }, seat, way, chosen) {
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

/** Who plays nowhere in this round. @param {any} state @param {any} hanchan */
function free(state, hanchan) {
  const busy = new Set([hanchan, ...inPlay(state, hanchan.round)].flatMap(({ seats }) => Object.values(seats)));
  const there = byName(Object.values(state.players)).filter(({ id, withdrawn_at: gone }) => !gone && !busy.has(id));
  return there.map(({ id, name, id_number: number }) => ({ value: id, text: `${name} (${number})` }));
}

/** The seats of the round's other tables. @param {any} state @param {any} hanchan @param {import("../../rules/words/wording.js").Words} words */
function others(state, { id, round }, words) {
  const there = inPlay(state, round).filter((one) => one.id !== id && !one.substitutes);
  return there.flatMap((one) =>
    SEATS.map((seat) => ({
      value: `${one.id} ${seat}`,
      text: `${state.players[one.seats[seat]]?.name ?? "?"} · ${seatName(state, one, seat, words)}`,
    })),
  );
}
