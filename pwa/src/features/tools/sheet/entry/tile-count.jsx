/** The way to the hand inspector and back, with what the tiles are worth. */

import { seatOf } from "../../../../rules/hanchan/hand-end.js";
import { EMPTY } from "../../hand/state.js";
import { t } from "../../../../ui/i18n.js";
import { save, saved } from "../../../../ui/local-storage.js";
import { back, go } from "../../../../ui/router.js";
import { TSUMO } from "../state.js";

/** @typedef {import("../use-sheet.js").Open} Open @typedef {import("../state.js").Draft} Draft @typedef {import("../state.js").Worth} Worth */

const KEY = "shinpan.counting";

/** Have the tiles of a win counted: winds, sticks and riichi are there already. @param {Open} open @param {{place: any, win: import("../state.js").Won, draft: Draft}} asked */
export function countTiles({ rules }, { place, win: { winner }, draft }) {
  const isTsumo = draft.how === TSUMO;
  save("shinpan.hand", {
    ...EMPTY,
    ...{ seat: seatOf(winner, place.dealer), round: place.round, by: isTsumo ? "tsumo" : "ron" },
    source: isTsumo || draft.source === null ? null : seatOf(draft.source, place.dealer),
    situations: draft.riichi.includes(winner) ? ["riichi"] : [],
    ...{ counters: place.counters, deposits: place.deposits },
  });
  save(KEY, { from: location.hash, winner, choice: rules.choice });
  go("#/hand?counting");
}

/** For which screen and whom tiles are counted, or null. @returns {{from: string, winner: number, choice: any, worth?: Worth}|null} */
export function counting() {
  return saved(KEY);
}

/** What they are worth. @param {{han: number, fu_total: number, yakuman: number}} win */
export function keepCounted({ han, fu_total: fu, yakuman }) {
  save(KEY, { ...counting(), worth: yakuman ? { yakuman } : han < 5 ? { han, fu } : { han } });
}

/** What to do with what was counted for this screen; null where nothing was. It is given once. @returns {((draft: Draft) => Draft)|null} */
export function takeCounted() {
  const counted = counting();
  if (counted?.from !== location.hash || !counted.worth) return null;
  save(KEY, null);
  const { winner, worth = null } = counted;
  return (draft) => ({ ...draft, wins: draft.wins.map((win) => (win.winner === winner ? { ...win, worth } : win)) });
}

/** In the hand inspector: back to the score sheet with what the tiles are worth. @param {{rules: import("../../../../domain/rulebook/rules.jsx").Rules, win: {han: number, fu_total: number, yakuman: number, limit: string|null}}} props */
export function Counted({ rules, win }) {
  const { han, fu_total: fu, limit } = win;
  const worth = limit ? rules.library.catalogue.hands.limits[limit] : t("sheet.han-fu", { han, fu });
  const use = () => {
    keepCounted(win);
    back(counting()?.from ?? "#/sheet");
  };
  return (
    <button class="button main" type="button" onClick={use}>
      {t("sheet.use", { worth })}
    </button>
  );
}
