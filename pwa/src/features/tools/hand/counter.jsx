import { t } from "../../../ui/i18n.js";
import { Stepper } from "../../../ui/index.js";

const MOST = 20;

/** Honba or riichi sticks on the table. @param {{label: string, value: number, onChange: (value: number) => void}} props */
export function Counter({ label, value, onChange }) {
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
