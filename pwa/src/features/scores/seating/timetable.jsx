import { formatter, t } from "../../../ui/i18n.js";
import { Stepped } from "../../../ui/minutes.jsx";
import { Field, Toggle } from "../../../ui/index.js";
import { momentAt, soon, wallTime } from "./wall-time.js";

/** Minutes, as fields have them. @typedef {{isSet: boolean, start: string, minutes: string, pause: string}} Timetable */

const MINUTE = 60_000;
const USUAL = { minutes: 90, pause: 15 };
const STEP = 5;

/** Rounds one after the other, from the next quarter of an hour; as long as the last. @param {number} now ms @param {string} zone @param {number|null} [minutes] @returns {Timetable} */
export function firstTimetable(now, zone, minutes) {
  return {
    isSet: true,
    start: wallTime(soon(now), zone),
    minutes: String(minutes ?? USUAL.minutes),
    pause: String(USUAL.pause),
  };
}

/** Whether it can be taken as it is. @param {Timetable} table @param {number} rounds */
export function isValid(table, rounds) {
  return !table.isSet || Object.keys(mistakesIn(table, rounds)).length === 0;
}

/** What is wrong, by field. @param {Timetable} table @param {number} rounds @returns {Record<string, string>} */
function mistakesIn({ start, minutes, pause }, rounds) {
  return {
    ...(!start && { start: t("correct.empty") }),
    ...(!(Number(minutes) >= 1) && { minutes: t("rounds.wrong-minutes") }),
    ...(rounds > 1 && (!(Number(pause) >= 0) || pause.trim() === "") && { pause: t("rounds.wrong-pause") }),
  };
}

/**
 * When each of so many rounds begins. @param {Timetable} table @param {number} rounds @param {string} zone
 * @returns {{scheduled_at: string|null, minutes: number|null}[]}
 */
export function startsOf({ isSet, start, minutes, pause }, rounds, zone) {
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

/** When the first of several rounds begins, how long each lasts, and what lies between. @param {{value: Timetable, rounds: number, zone: string, onChange: (value: Timetable) => void, isFixed?: boolean}} props `isFixed`: times are set here in any case */
export function TimetableFields({ value, rounds, zone, onChange, isFixed = false }) {
  const set = (/** @type {Partial<Timetable>} */ next) => onChange({ ...value, ...next });
  const mistakes = mistakesIn(value, rounds);
  const stepped = (/** @type {"minutes"|"pause"} */ name, /** @type {number} */ least) => (
    <Stepped
      type="number"
      inputmode="numeric"
      min={least}
      label={t(`rounds.${name}`)}
      value={value[name]}
      by={STEP}
      wrong={mistakes[name]}
      onInput={(/** @type {string} */ text) => set({ [name]: text })}
      onStep={(/** @type {number} */ by) => set({ [name]: String(Math.max(least, Number(value[name]) + by)) })}
    />
  );
  return (
    <>
      {!isFixed && (
        <Toggle
          label={t("rounds.with-times")}
          hint={t("rounds.with-times-hint")}
          checked={value.isSet}
          onChange={(/** @type {boolean} */ isSet) => set({ isSet })}
        />
      )}
      {value.isSet && (
        <>
          <Field
            type="datetime-local"
            label={t("rounds.start")}
            value={value.start}
            wrong={mistakes.start}
            onInput={(/** @type {string} */ start) => set({ start })}
          />
          <div class="halves">
            {stepped("minutes", STEP)} {rounds > 1 && stepped("pause", 0)}
          </div>
          {rounds > 1 && isValid(value, rounds) && <Starts value={value} rounds={rounds} zone={zone} />}
        </>
      )}
    </>
  );
}

/** @param {{value: Timetable, rounds: number, zone: string}} props */
function Starts({ value, rounds, zone }) {
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
