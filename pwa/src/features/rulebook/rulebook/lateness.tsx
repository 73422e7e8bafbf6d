import { useState } from "preact/hooks";
import { assess } from "../../../rules/clocks/lateness.ts";
import { localiseLateness } from "../../../rules/words/speech.ts";
import { clockTime } from "../../../rules/words/wording.ts";
import { t } from "../../../ui/i18n.ts";
import { sourceLine } from "../../../domain/words/words.ts";
import type { Band, ClockContent, Cost } from "../../../rules/clocks/content.ts";
import type { LatenessClock } from "../../../rules/clocks/lateness-clock.ts";
import type { Rulebook } from "../../../rules/books/rulebook.ts";
import type { Rules } from "../../../domain/rulebook/rules.tsx";

const BEYOND = 300;

/** Show what lateness costs: a bar with its thresholds, each band in words, and the cost at any chosen moment. */
export function Lateness({ rules, book, who }: { rules: Rules; book: Rulebook; who: string }) {
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
          onInput={(event) => setSeconds(Number(event.currentTarget.value))}
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

function Bar({ clock, end, seconds }: { clock: LatenessClock; end: number; seconds: number }) {
  const starts = [0, ...clock.openings()];
  const at = (second: number) => `${(100 * second) / end}%`;
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

/** Return the cost of a band in words. */
export function bandText({ words }: Rules, { currency }: ClockContent, band: Band): string {
  const line = ({ points = [], fines = [], penalties = [] }: Cost) =>
    words.line({
      effects: [],
      transfers: [],
      penalties: [
        ...penalties,
        ...points.map((each) => ({
          kind: "points",
          ...each,
        })),
      ],
      fines: fines.map((each) => ({ ...each, currency: currency ?? "" })),
    });
  const steps = words.steps(band.once?.effects ?? []).map(({ text }) => text);
  const rate = band.per_minute && line(band.per_minute);
  const once = band.once && line(band.once);
  const parts = [rate && t("open.per-minute", { cost: rate }), once && t("open.once", { cost: once })].filter(Boolean);
  const instead = band.instead_of ? [t("open.instead")] : [];
  return [parts.join(" + "), ...instead, ...steps].filter(Boolean).join(" · ");
}
