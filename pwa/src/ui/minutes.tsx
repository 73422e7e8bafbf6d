import { t } from "./i18n.ts";
import { Field } from "./index.ts";
import type { ComponentProps } from "preact";

const DAY = 24 * 60;

/**
 * Show a field for minutes or a time of day between − and + buttons: at a table nobody wants to type.
 * @param props `by`: the minutes of a step; all others go to the Field
 */
export function Stepped({
  label,
  by = 1,
  onStep,
  ...field
}: ComponentProps<typeof Field> & {
  by?: number;
  onStep: (minutes: number) => void;
}) {
  const button = (name: "less" | "longer", minutes: number) => (
    <button
      class="button"
      type="button"
      aria-label={t(`clock.${name}`, { what: label, count: by })}
      onClick={() => onStep(minutes)}
    >
      {`${minutes < 0 ? "−" : "+"}${by}`}
    </button>
  );
  return (
    <div class="stepped">
      {button("less", -by)}
      <Field label={label} {...field} />
      {button("longer", by)}
    </div>
  );
}

/** Add minutes to a time of day (`hh:mm` or `hh:mm:ss`), around midnight if need be; the seconds stay. */
export function minutesLater(time: string, minutes: number) {
  const [hours = 0, minute = 0, ...seconds] = time.split(":");
  const total = (Number(hours) * 60 + Number(minute) + minutes + DAY) % DAY;
  return [Math.floor(total / 60), total % 60]
    .map((part) => String(part).padStart(2, "0"))
    .concat(seconds.map(String))
    .join(":");
}
