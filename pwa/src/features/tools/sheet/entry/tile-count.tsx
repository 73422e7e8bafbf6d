/** Opens the hand inspector for a win of the score sheet, and brings back what the tiles are worth. */

import { seatOf } from "../../../../rules/hanchan/hand-end.ts";
import { EMPTY } from "../../hand/state.ts";
import { t } from "../../../../ui/i18n.ts";
import { save, saved } from "../../../../ui/local-storage.ts";
import { back, go } from "../../../../ui/router.ts";
import { TSUMO } from "../state.ts";
import type { Draft, Won, Worth } from "../state.ts";
import type { Open } from "../use-sheet.ts";
import type { Now } from "../examine.ts";
import type { Choice, Rules } from "../../../../domain/rulebook/rules.tsx";

const KEY = "shinpan.counting";

/** Open the hand inspector for a win; winds, sticks and riichi are filled in. */
export function countTiles({ rules }: Open, { place, win: { winner }, draft }: { place: Now; win: Won; draft: Draft }) {
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

/** Return the screen and winner whose tiles are being counted, or null. */
export function counting(): { from: string; winner: number; choice: Choice | null; worth?: Worth } | null {
  return saved(KEY);
}

/** Save what the tiles are worth. */
export function saveCounted({ han, fu_total: fu, yakuman }: { han: number; fu_total: number; yakuman: number }) {
  save(KEY, { ...counting(), worth: yakuman ? { yakuman } : han < 5 ? { han, fu } : { han } });
}

/**
 * Return a function that puts the saved worth into the draft of this screen; null if there is none. The worth is
 * returned once only.
 */
export function takeCounted(): ((draft: Draft) => Draft) | null {
  const counted = counting();
  if (counted?.from !== location.hash || !counted.worth) return null;
  save(KEY, null);
  const { winner, worth = null } = counted;
  return (draft) => ({ ...draft, wins: draft.wins.map((win) => (win.winner === winner ? { ...win, worth } : win)) });
}

/** Offer, in the hand inspector, to return to the score sheet with what the tiles are worth. */
export function Counted({
  rules,
  win,
}: {
  rules: Rules;
  win: { han: number; fu_total: number; yakuman: number; limit: string | null };
}) {
  const { han, fu_total: fu, limit } = win;
  const worth = limit ? rules.library.catalogue.hands.limits[limit] : t("sheet.han-fu", { han, fu });
  const use = () => {
    saveCounted(win);
    back(counting()?.from ?? "#/sheet");
  };
  return (
    <button class="button main" type="button" onClick={use}>
      {t("sheet.use", { worth })}
    </button>
  );
}
