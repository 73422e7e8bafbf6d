import { seatOf } from "../../../../rules/hanchan/hand-end.js";
import { handRules } from "../../../../rules/hands/rules.js";
import { Wind } from "../../../../ui/glyphs/wind.jsx";
import { t } from "../../../../ui/i18n.js";
import { Choice, Stepper } from "../../../../ui/index.js";
import { countTiles } from "./tile-count.jsx";
import { TSUMO } from "../state.js";
import { WorthPicker } from "./worth-picker.jsx";

/** @typedef {import("../use-sheet.js").Open} Open @typedef {import("../state.js").Draft} Draft @typedef {import("../state.js").Won} Won */

const NOBODY = -1;

/** The first win whose worth is still to be said. @param {Draft} draft */
export function unpriced({ wins }) {
  return wins.find(({ worth }) => !worth);
}

/** Where on the screen the worth of their win is asked. @param {number} winner */
export function placeOf(winner) {
  return `worth-${winner}`;
}

/** What each win is worth. @param {{open: Open, draft: Draft, place: any, change: (draft: Draft) => void}} props */
export function Worths({ open, draft, place, change }) {
  const { names, points, rules } = open;
  const isTsumo = draft.how === TSUMO;
  const set = (/** @type {Won} */ win, /** @type {Partial<Won>} */ changed) =>
    change({ ...draft, wins: draft.wins.map((one) => (one === win ? { ...one, ...changed } : one)) });
  return (
    <>
      {draft.wins.map((win) => {
        const { winner, worth } = win;
        return (
          <section key={winner} id={placeOf(winner)} class="stack worth" aria-label={names[winner]}>
            <h2 class="worth-whose">
              <Wind wind={seatOf(winner, place.dealer)} />{" "}
              {wonHow(names, { winner, from: isTsumo ? null : draft.source })}
            </h2>
            <WorthPicker
              points={points}
              limits={rules.library.catalogue.hands.limits}
              isDealer={winner === place.dealer}
              isTsumo={isTsumo}
              worth={worth}
              onChange={(/** @type {any} */ next) => set(win, { worth: next })}
            />
            {worth?.yakuman && isLiabilityUsed(rules) && (
              <Liable names={names} win={win} onChange={(/** @type {Partial<Won>} */ changed) => set(win, changed)} />
            )}
            <button class="button" type="button" onClick={() => countTiles(open, { place, win, draft })}>
              {t("sheet.count")}
            </button>
          </section>
        );
      })}
    </>
  );
}

/** Who won, and from whom. @param {string[]} names @param {{winner: number, from: number|null}} win */
export function wonHow(names, { winner, from }) {
  const name = names[winner];
  return from === null ? t("sheet.tsumo-of", { name }) : t("sheet.ron-of", { name, from: names[from] });
}

/** Who is liable, and with several yakuman for how many of them. @param {{names: string[], win: Won, onChange: (changed: Partial<Won>) => void}} props */
function Liable({ names, win: { winner, worth, liable, liableYakuman = 1 }, onChange }) {
  const { yakuman = 0 } = worth ?? {};
  const what = t("sheet.liable-for");
  const others = names.map((text, value) => ({ value, text })).filter(({ value }) => value !== winner);
  const options = [{ value: NOBODY, text: t("sheet.nobody") }, ...others];
  return (
    <>
      <Choice
        label={t("sheet.liable")}
        value={liable ?? NOBODY}
        options={options}
        onChange={(/** @type {number} */ player) => onChange({ liable: player === NOBODY ? null : player })}
      />
      {liable !== null && yakuman > 1 && (
        <Stepper
          label={what}
          value={Math.min(liableYakuman, yakuman)}
          min={1}
          max={yakuman}
          less={t("hand.less", { what })}
          more={t("hand.more", { what })}
          onChange={(/** @type {number} */ count) => onChange({ liableYakuman: count })}
        />
      )}
    </>
  );
}

/** @param {Open["rules"]} rules */
function isLiabilityUsed({ library, book }) {
  const [answers] = handRules(library, book);
  return Object.entries(answers).some(([point, answer]) => point.startsWith("liability-") && answer === "used");
}
