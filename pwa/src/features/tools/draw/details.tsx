import { t } from "../../../ui/i18n.ts";
import { Choice, Dialog, Toggle } from "../../../ui/index.ts";
import { toggleChange, toggle } from "./state.ts";
import type { Rules } from "../../../domain/rulebook/rules.tsx";
import type { DrawState } from "./state.ts";

const HANDS = ["", "tenpai", "shape", "noten", "refused"];

interface SeatDetailsProps {
  rules: Rules;
  seat: string;
  draw: DrawState;
  set: (changed: Partial<DrawState>) => void;
  onClose: () => void;
}

/** Ask for the rarer facts of a seat: the hand when shown, a dead hand, discards for nagashi mangan. */
export function SeatDetails({ rules, seat, draw, set, onClose }: SeatDetailsProps) {
  const { against } = rules.library.catalogue.draws;
  const changed = draw.declarations.filter((one) => one.seat === seat).length > 1;
  const show = (hand: string) => {
    const { [seat]: _, ...hands } = draw.hands;
    set({ hands: hand ? { ...hands, [seat]: hand } : hands });
  };
  const list = (name: "dead" | "nagashi" | "taken" | "called", label: string) => (
    <Toggle
      label={label}
      checked={draw[name].includes(seat)}
      onChange={() => set({ [name]: toggle(draw[name], seat) })}
    />
  );
  return (
    <Dialog title={t(`hall-wind.${seat}`)} onClose={onClose}>
      <Choice
        label={t("draw.hand-was")}
        value={draw.hands[seat] ?? ""}
        onChange={show}
        options={HANDS.map((value) => ({ value, text: t(`draw.hand.${value || "unseen"}`) }))}
      />
      {list("dead", against["dead-hand"])}
      {draw.declarations.some((one) => one.seat === seat) && (
        <Toggle label={t("draw.changed")} checked={changed} onChange={() => set(toggleChange(draw, seat))} />
      )}
      {list("nagashi", t("draw.nagashi"))}
      {draw.nagashi.includes(seat) && (
        <>
          {list("taken", against["discard-called"])}
          {list("called", against["open-hand"])}
        </>
      )}
      <button class="button main" type="button" onClick={onClose}>
        {t("open.done")}
      </button>
    </Dialog>
  );
}
