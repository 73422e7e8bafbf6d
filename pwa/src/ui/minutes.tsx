import { t } from "./i18n.ts";
import { Field } from "./index.ts";
import type { ComponentProps } from "preact";

const DAY = 24 * 60;

/**
 * A field for minutes or a time of day, with − and + beside it: nobody types at a table.
 * @param props and those of a Field
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
  const button = (way: "less" | "longer", minutes: number) => (
    <button
      class="button"
      type="button"
      aria-label={t(`clock.${way}`, { what: label, count: by })}
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

/** A time of day so many minutes later; its seconds stay. */
export function minutesLater(time: string, minutes: number) {
  const [hours = 0, minute = 0, ...seconds] = time.split(":");
  const all = (Number(hours) * 60 + Number(minute) + minutes + DAY) % DAY;
  return [Math.floor(all / 60), all % 60]
    .map((part) => String(part).padStart(2, "0"))
    .concat(seconds.map(String))
    .join(":");
}
