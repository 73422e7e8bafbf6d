import { formatter, t } from "../../../ui/i18n.ts";
import { Stepped } from "../../../ui/minutes.tsx";
import { Field, Toggle } from "../../../ui/index.ts";
import { momentAt, soon, wallTime } from "./wall-time.ts";

/** A timetable as the fields hold it; minutes as text. */
export interface Timetable {
  isSet: boolean;
  start: string;
  minutes: string;
  pause: string;
}

const MINUTE = 60_000;
const USUAL = { minutes: 90, pause: 15 };
const STEP = 5;

/**
 * Return a timetable that starts at the next quarter of an hour, with hanchans as long as the last one. @param now ms
 */
export function firstTimetable(now: number, zone: string, minutes?: number | null): Timetable {
  return {
    isSet: true,
    start: wallTime(soon(now), zone),
    minutes: String(minutes ?? USUAL.minutes),
    pause: String(USUAL.pause),
  };
}

/** Return whether the timetable can be sent. */
export function isValid(table: Timetable, rounds: number) {
  return !table.isSet || Object.keys(mistakesIn(table, rounds)).length === 0;
}

/** Return the errors by field. */
function mistakesIn({ start, minutes, pause }: Timetable, rounds: number): Record<string, string> {
  return {
    ...(!start && { start: t("correct.empty") }),
    ...(!(Number(minutes) >= 1) && { minutes: t("rounds.wrong-minutes") }),
    ...(rounds > 1 && (!(Number(pause) >= 0) || pause.trim() === "") && { pause: t("rounds.wrong-pause") }),
  };
}

/** Return the start and length of each round. */
export function startsOf(
  { isSet, start, minutes, pause }: Timetable,
  rounds: number,
  zone: string,
): { scheduled_at: string | null; minutes: number | null }[] {
  const between = (Number(minutes) + Number(pause)) * MINUTE;
  return Array.from({ length: rounds }, (_, round) =>
    isSet
      ? {
          scheduled_at: new Date(momentAt(start, zone) + round * between).toISOString(),
          minutes: Number(minutes),
        }
      : { scheduled_at: null, minutes: null },
  );
}

interface TimetableFieldsProps {
  value: Timetable;
  rounds: number;
  zone: string;
  onChange: (value: Timetable) => void;
  isFixed?: boolean;
}

/**
 * Ask when the first of several rounds begins, how long each one lasts, and the pause between them. @param props
 * `isFixed`: times are always set here
 */
export function TimetableFields({ value, rounds, zone, onChange, isFixed = false }: TimetableFieldsProps) {
  const set = (next: Partial<Timetable>) => onChange({ ...value, ...next });
  const mistakes = mistakesIn(value, rounds);
  const minutesField = (name: "minutes" | "pause", least: number) => (
    <Stepped
      type="number"
      inputmode="numeric"
      min={least}
      label={t(`rounds.${name}`)}
      value={value[name]}
      by={STEP}
      wrong={mistakes[name]}
      onInput={(text: string) => set({ [name]: text })}
      onStep={(by: number) => set({ [name]: String(Math.max(least, Number(value[name]) + by)) })}
    />
  );
  return (
    <>
      {!isFixed && (
        <Toggle
          label={t("rounds.with-times")}
          hint={t("rounds.with-times-hint")}
          checked={value.isSet}
          onChange={(isSet: boolean) => set({ isSet })}
        />
      )}
      {value.isSet && (
        <>
          <Field
            type="datetime-local"
            label={t("rounds.start")}
            value={value.start}
            wrong={mistakes.start}
            onInput={(start: string) => set({ start })}
          />
          <div class="halves">
            {minutesField("minutes", STEP)} {rounds > 1 && minutesField("pause", 0)}
          </div>
          {rounds > 1 && isValid(value, rounds) && <Starts value={value} rounds={rounds} zone={zone} />}
        </>
      )}
    </>
  );
}

function Starts({ value, rounds, zone }: { value: Timetable; rounds: number; zone: string }) {
  const at = formatter(Intl.DateTimeFormat, { timeStyle: "short", hourCycle: "h23", timeZone: zone });
  const times = startsOf(value, rounds, zone).map(({ scheduled_at: start }) => at.format(new Date(start ?? 0)));
  return (
    <ol class="starts" aria-label={t("rounds.starts")}>
      {times.map((time, round) => (
        <li key={round}>{time}</li>
      ))}
    </ol>
  );
}
