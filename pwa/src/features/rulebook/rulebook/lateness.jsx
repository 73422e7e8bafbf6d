import { useState } from "preact/hooks";
import { assess } from "../../../rules/clocks/lateness.js";
import { localiseLateness } from "../../../rules/words/speech.js";
import { clockTime } from "../../../rules/words/wording.js";
import { t } from "../../../ui/i18n.js";
import { sourceLine } from "../../../domain/words/words.js";

/** @typedef {import("../../../domain/rulebook/rules.jsx").Rules} Rules @typedef {import("../../../domain/rulebook/rules.jsx").Rulebook} Rulebook @typedef {Record<string, any>} Json */

const BEYOND = 300;

/** What it costs to come late: a bar with its thresholds, each band in words, and any moment in between. @param {{rules: Rules, book: Rulebook, who: string}} props */
export function Lateness({ rules, book, who }) {
  const [seconds, setSeconds] = useState(0);
  const clock = book.clock(who);
  const end = Math.max(...clock.openings(), 0) + BEYOND;
  const now = localiseLateness(rules.library, assess(book, who, seconds));
  return (
    <article>
      <h3>{t(`open.who.${who}`)}</h3>
      <Bar clock={clock} end={end} seconds={seconds} />
      <label class="field">
        <span>{t("open.how-late")}</span>
        <input
          type="range"
          min="0"
          max={end}
          step="30"
          value={seconds}
          aria-valuetext={now.line}
          onInput={(/** @type {any} */ event) => setSeconds(Number(event.currentTarget.value))}
        />
      </label>
      <p role="status">
        <strong>{clockTime(seconds)}</strong> · {now.line}
      </p>
      <ol class="bullets">
        {clock.bands.map((band) => (
          <li key={band.id}>
            <strong>{t("open.from-time", { time: clockTime(clock.opens(band)) })}</strong>
            {` ${bandText(rules, book.lateness[who], band)}`}
          </li>
        ))}
      </ol>
      <p class="soft">{sourceLine(now.source)}</p>
    </article>
  );
}

/** @param {{clock: import("../../../rules/clocks/lateness-clock.js").LatenessClock, end: number, seconds: number}} props */
function Bar({ clock, end, seconds }) {
  const starts = [0, ...clock.openings()];
  const at = (/** @type {number} */ second) => `${(100 * second) / end}%`;
  return (
    <div class="late-bar" aria-hidden="true">
      {starts.map((start, place) => (
        <span
          key={start}
          class={`band b${Math.min(place, 4)}`}
          style={{ width: at((starts[place + 1] ?? end) - start) }}
        >
          {start > 0 && clockTime(start)}
        </span>
      ))}
      <span class="hand" style={{ left: at(seconds) }}></span>
    </div>
  );
}

/** What a band costs. @param {Rules} rules @param {Json} content @param {Json} band @returns {string} */
export function bandText({ words }, { currency }, band) {
  const line = (/** @type {Json} */ { points = [], fines = [], penalties = [] }) =>
    words.line({
      effects: [],
      transfers: [],
      penalties: [
        ...penalties,
        ...points.map((/** @type {Json} */ each) => ({
          kind: "points",
          ...each,
        })),
      ],
      fines: fines.map((/** @type {Json} */ each) => ({ ...each, currency })),
    });
  const steps = words.steps(band.once?.effects ?? []).map(({ text }) => text);
  const rate = band.per_minute && line(band.per_minute);
  const once = band.once && line(band.once);
  const parts = [rate && t("open.per-minute", { cost: rate }), once && t("open.once", { cost: once })].filter(Boolean);
  const instead = band.instead_of ? [t("open.instead")] : [];
  return [parts.join(" + "), ...instead, ...steps].filter(Boolean).join(" · ");
}
