import { t } from "../../../ui/i18n.ts";
import { Choice, Dialog, Toggle } from "../../../ui/index.ts";
import { changeTurned, turned } from "./state.ts";
import type { Rules } from "../../../domain/rulebook/rules.tsx";
import type { Told } from "./state.ts";

const HANDS = ["", "tenpai", "shape", "noten", "refused"];

interface SeatDetailsProps {
  rules: Rules;
  seat: string;
  told: Told;
  set: (changed: Partial<Told>) => void;
  onClose: () => void;
}

/** What is rarely told of a seat: what its hand turned out to be, a dead hand, discards for nagashi mangan. */
export function SeatDetails({ rules, seat, told, set, onClose }: SeatDetailsProps) {
  const { against } = rules.library.catalogue.draws;
  const changed = told.declarations.filter((one) => one.seat === seat).length > 1;
  const show = (hand: string) => {
    const { [seat]: _, ...hands } = told.hands;
    set({ hands: hand ? { ...hands, [seat]: hand } : hands });
  };
  const list = (name: "dead" | "nagashi" | "taken" | "called", label: string) => (
    <Toggle
      label={label}
      checked={told[name].includes(seat)}
      onChange={() => set({ [name]: turned(told[name], seat) })}
    />
  );
  return (
    <Dialog title={t(`hall-wind.${seat}`)} onClose={onClose}>
      <Choice
        label={t("draw.hand-was")}
        value={told.hands[seat] ?? ""}
        onChange={show}
        options={HANDS.map((value) => ({ value, text: t(`draw.hand.${value || "unseen"}`) }))}
      />
      {list("dead", against["dead-hand"])}
      {told.declarations.some((one) => one.seat === seat) && (
        <Toggle label={t("draw.changed")} checked={changed} onChange={() => set(changeTurned(told, seat))} />
      )}
      {list("nagashi", t("draw.nagashi"))}
      {told.nagashi.includes(seat) && (
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
