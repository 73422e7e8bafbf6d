import { t } from "../../ui/i18n.ts";
import { Dialog, Facts, Field } from "../../ui/index.ts";
import { Payments } from "./arrows.tsx";
import { PEOPLE, settlement, signed } from "./tally.ts";

/** What the four are called, kept as it is typed. */
export function Names({
  typed,
  onChange,
  onClose,
}: {
  typed: string[];
  onChange: (names: string[]) => void;
  onClose: () => void;
}) {
  return (
    <Dialog title={t("open.names")} onClose={onClose}>
      <p class="soft">{t("open.names-text")}</p>
      {PEOPLE.map((person) => (
        <Field
          key={person}
          label={t("open.player", { number: person + 1 })}
          value={typed[person] ?? ""}
          autocomplete="off"
          maxlength={40}
          onInput={(name: string) => onChange(Object.assign([...typed], { [person]: name }))}
        />
      ))}
      <button class="button main" onClick={onClose}>
        {t("open.done")}
      </button>
    </Dialog>
  );
}

interface SettlementProps {
  net: number[];
  names: string[];
  number: (points: number) => string;
  onSettled: () => void;
  onClose: () => void;
}

/** Who pays whom for all to be even. */
export function Settlement({ net, names, number, onSettled, onClose }: SettlementProps) {
  const payments = settlement(net);
  const finish = () => {
    onSettled();
    onClose();
  };
  const rows = names.map((name, person): [string, string] => [name, signed(net[person] ?? 0, number)]);
  return (
    <Dialog title={t("open.settle")} onClose={onClose}>
      <p>{t(payments.length ? "open.settle-text" : "open.settle-even")}</p>
      <Facts rows={rows} />
      <Payments names={names} payments={payments} number={number} />
      <button class="button main" onClick={finish}>
        {t("open.settle-done")}
      </button>
    </Dialog>
  );
}
