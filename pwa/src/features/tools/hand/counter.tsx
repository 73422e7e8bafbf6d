import { t } from "../../../ui/i18n.ts";
import { Stepper } from "../../../ui/index.ts";

const MOST = 20;

/** Ask for the number of honba or riichi sticks on the table. */
export function Counter({
  label,
  value,
  onChange,
}: {
  label: string;
  value: number;
  onChange: (value: number) => void;
}) {
  return (
    <Stepper
      label={label}
      value={value}
      min={0}
      max={MOST}
      less={t("hand.less", { what: label })}
      more={t("hand.more", { what: label })}
      onChange={onChange}
    />
  );
}
