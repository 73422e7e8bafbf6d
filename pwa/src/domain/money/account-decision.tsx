import { useState } from "preact/hooks";
import { Correction } from "../event/correction.tsx";
import { t } from "../../ui/i18n.ts";
import { Choice, Field } from "../../ui/index.ts";
import { useIds } from "../account/request.tsx";
import { useStore } from "../../store/use-store.ts";
import { amountIn, holderOf, minorUnits } from "../ledger/accounts.ts";
import { POINTS, TABLE_POINTS, offScore } from "../ledger/units.ts";
import type { Account } from "../ledger/accounts.ts";
import type { State } from "../../store/index.ts";

const STICK = 100;

/** A director takes points or money, or gives them back. */
export function Decision({ state, account, onClose }: { state: State; account: Account; onClose: () => void }) {
  const { book } = useStore();
  const points = book?.content.unit ? TABLE_POINTS : POINTS;
  const units = [points, state.settings.currency];
  const [unit, setUnit] = useState(points);
  const [way, setWay] = useState("take");
  const [typed, setTyped] = useState("");
  const idOf = useIds();
  const amount = amountOf(unit, typed);
  const body = { account, unit, amount: way === "give" ? -(amount ?? 0) : amount, waives: false };
  const request = amount ? { method: "PUT", path: `ledger/decisions/${idOf(body)}`, body } : null;
  const mistake = typed && !amount ? t(unit === TABLE_POINTS ? "fines.hundreds" : "fines.above-nothing") : undefined;
  const name = holderOf(state, account);
  const verb = way === "give" ? "give" : offScore(unit) ? "take" : "fine";
  const options = units.map((one) => ({
    value: one,
    text: t(offScore(one) ? "fines.points" : "fines.money", { unit: one }),
  }));
  const yes = amount ? t(`fines.do.${verb}`, { amount: amountIn(unit, amount) }) : t(`fines.way.${way}`);
  return (
    <Correction
      title={t("fines.decide-on", { name })}
      what="ledger-decision"
      yes={yes}
      request={request}
      done={t(`fines.done.${verb}`, { name, amount: amountIn(unit, amount ?? 0) })}
      onClose={onClose}
    >
      <Choice label={t("fines.what")} value={unit} options={options} onChange={setUnit} />
      <Choice
        label={t("fines.way")}
        value={way}
        options={["take", "give"].map((value) => ({ value, text: t(`fines.way.${value}`) }))}
        onChange={setWay}
      />
      <Field
        label={t("fines.amount", { unit: unit === TABLE_POINTS ? t("fines.table-points") : unit })}
        value={typed}
        inputmode="decimal"
        autocomplete="off"
        wrong={mistake}
        onInput={setTyped}
      />
    </Correction>
  );
}

/** Null for what is no amount, and for nothing. */
function amountOf(unit: string, text: string): number | null {
  if (!offScore(unit)) return minorUnits(unit, text) || null;
  const amount = /^\d{1,6}$/.test(text.trim()) ? Number(text) : 0;
  return amount % (unit === TABLE_POINTS ? STICK : 1) === 0 ? amount || null : null;
}
