import { useState } from "preact/hooks";
import { t } from "../../../ui/i18n.ts";
import { Choice, Dialog, Icon, Stepper } from "../../../ui/index.ts";
import { SEATS } from "./state.ts";
import type { Penalty, GameEnd } from "./state.ts";
import type { Rules } from "../../../domain/rulebook/rules.tsx";

interface PenaltiesProps {
  rules: Rules;
  gameEnd: GameEnd;
  set: (changed: Partial<GameEnd>) => void;
}

const MOST_P = 100;

/** List the penalties that are not in the points yet; a tap removes one. */
export function Penalties({ rules, gameEnd, set }: PenaltiesProps) {
  const { penalties } = gameEnd;
  const without = (gone: number) => set({ penalties: penalties.filter((_, at) => at !== gone) });
  return (
    <ul class="rows">
      {penalties.map((one, at) => (
        <li key={at}>
          <button
            class="row"
            type="button"
            aria-label={t("settlement.remove", { what: lineOf(rules, one) })}
            onClick={() => without(at)}
          >
            <span class="body">{lineOf(rules, one)}</span>
            <Icon name="close" />
          </button>
        </li>
      ))}
    </ul>
  );
}

function lineOf(rules: Rules, { seat, kind, p, at }: Penalty) {
  const worth = kind === "chonbo" ? rules.words.name("kinds", "chonbo") : `${p}P`;
  return `${windName(seat)}: ${worth} · ${t(`settlement.at.${at}`)}`;
}

/** Ask for a penalty: the seat, what it is worth, and how it is paid. */
export function NewPenalty({ rules, gameEnd, set, onClose }: PenaltiesProps & { onClose: () => void }) {
  const [draft, setDraft] = useState<Penalty>({ seat: "east", kind: "chonbo", p: 1, at: "table", dealer: "east" });
  const change = (changed: Partial<Penalty>) => setDraft({ ...draft, ...changed });
  const winds = SEATS.map((value) => ({ value, text: windName(value) }));
  const kinds = [
    { value: "chonbo", text: rules.words.name("kinds", "chonbo") },
    { value: "points", text: "P" },
  ];
  const places = ["table", "score"].map((value) => ({
    value,
    text: t(`settlement.at.${value}`),
  }));
  const isByDealer = draft.at === "table" && draft.kind === "chonbo" && "chonbo" in rules.book.casual;
  const add = () => {
    set({ penalties: [...gameEnd.penalties, draft] });
    onClose();
  };
  return (
    <Dialog title={t("settlement.add-penalty")} onClose={onClose}>
      <Choice label={t("settlement.whose")} value={draft.seat} options={winds} onChange={(seat) => change({ seat })} />
      <Choice label={t("settlement.worth")} value={draft.kind} options={kinds} onChange={(kind) => change({ kind })} />
      {draft.kind === "points" && (
        <Stepper
          label="P"
          value={draft.p}
          min={1}
          max={MOST_P}
          less={t("hand.less", { what: "P" })}
          more={t("hand.more", { what: "P" })}
          onChange={(p) => change({ p })}
        />
      )}
      <Choice label={t("settlement.paid-how")} value={draft.at} options={places} onChange={(at) => change({ at })} />
      {isByDealer && (
        <Choice
          label={t("settlement.dealer-then")}
          value={draft.dealer}
          options={winds}
          onChange={(dealer) => change({ dealer })}
        />
      )}
      <button class="button main" type="button" onClick={add}>
        {t("settlement.add")}
      </button>
    </Dialog>
  );
}

function windName(seat: string) {
  return t(`hall-wind.${seat}`);
}
