import { seatOf } from "../../../../rules/hanchan/hand-end.ts";
import { handRules } from "../../../../rules/hands/rules.ts";
import { Wind } from "../../../../ui/glyphs/wind.tsx";
import { t } from "../../../../ui/i18n.ts";
import { Choice, Stepper } from "../../../../ui/index.ts";
import { countTiles } from "./tile-count.tsx";
import { TSUMO } from "../state.ts";
import { WorthPicker } from "./worth-picker.tsx";
import type { Now } from "../examine.ts";
import type { Draft, Won } from "../state.ts";
import type { Open } from "../use-sheet.ts";

const NOBODY = -1;

/** Return the first win without a worth. */
export function missingValue({ wins }: Draft) {
  return wins.find(({ worth }) => !worth);
}

/** Return the element id of the question about a win's worth. */
export function placeOf(winner: number) {
  return `worth-${winner}`;
}

interface WorthsProps {
  open: Open;
  draft: Draft;
  place: Now;
  change: (draft: Draft) => void;
}

/** Ask what each win is worth. */
export function HandValues({ open, draft, place, change }: WorthsProps) {
  const { names, points, rules } = open;
  const isTsumo = draft.how === TSUMO;
  const set = (win: Won, changed: Partial<Won>) =>
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
              onChange={(next) => set(win, { worth: next })}
            />
            {worth?.yakuman && isLiabilityUsed(rules) && (
              <Liable names={names} win={win} onChange={(changed) => set(win, changed)} />
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

/** Return who won, and from whom. */
export function wonHow(names: string[], { winner, from }: { winner: number; from: number | null }) {
  const name = names[winner];
  return from === null ? t("sheet.tsumo-of", { name }) : t("sheet.ron-of", { name, from: names[from] });
}

/** Ask who is liable, and for how many of several yakuman. */
function Liable({
  names,
  win: { winner, worth, liable, liableYakuman = 1 },
  onChange,
}: {
  names: string[];
  win: Won;
  onChange: (changed: Partial<Won>) => void;
}) {
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
        onChange={(player) => onChange({ liable: player === NOBODY ? null : player })}
      />
      {liable !== null && yakuman > 1 && (
        <Stepper
          label={what}
          value={Math.min(liableYakuman, yakuman)}
          min={1}
          max={yakuman}
          less={t("hand.less", { what })}
          more={t("hand.more", { what })}
          onChange={(count) => onChange({ liableYakuman: count })}
        />
      )}
    </>
  );
}

function isLiabilityUsed({ library, book }: Open["rules"]) {
  const [answers] = handRules(library, book);
  return Object.entries(answers).some(([point, answer]) => point.startsWith("liability-") && answer === "used");
}
