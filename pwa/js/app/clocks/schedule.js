import { useState } from "../../../vendor/hooks.js";
import { store } from "../../data/index.js";
import { html } from "../html.js";
import { clockTime, t } from "../i18n.js";
import { Field } from "../parts/index.js";
import { useCommand } from "../shared/command.js";
import { momentOf, timeOf } from "./timings.js";

const LONGEST = 24 * 60;

/** When the hanchan is to begin and how long it lasts: said once, and changed. @param {{state: any, hanchan: any, zone: string, may: boolean}} props */
export function Schedule({ state, hanchan, zone, may }) {
  const [open, setOpen] = useState(false);
  const scheduled = hanchan.scheduled_at && Date.parse(hanchan.scheduled_at);
  const [time, setTime] = useState(() => timeOf(scheduled || store.now(), zone).slice(0, 5));
  const [length, setLength] = useState(() => String(hanchan.minutes ?? lastLength(state) ?? ""));
  const { does, wrong } = useCommand();
  const minutes = length.trim() ? Number(length) : null;
  const fits = minutes === null || (Number.isInteger(minutes) && minutes >= 1 && minutes <= LONGEST);
  const save = () =>
    does(async () => {
      const same = scheduled && time === timeOf(scheduled, zone).slice(0, 5); // with its seconds
      const scheduled_at = same ? hanchan.scheduled_at : momentOf(time, scheduled || store.now(), zone);
      const replaces = scheduled ? { scheduled_at: hanchan.scheduled_at, minutes: hanchan.minutes ?? null } : null;
      const body = { scheduled_at, minutes, replaces };
      await store.send("schedule", hanchan.id, body);
      setOpen(false);
    });
  if (scheduled && !open) {
    return html`<p class="scheduled"><span>${t("clock.scheduled", { time: clockTime(hanchan.scheduled_at, zone) })}${hanchan.minutes && html` · ${t("clock.lasts", { count: hanchan.minutes })}`}</span>
      ${may && html`<button class="button quiet" type="button" onClick=${() => setOpen(true)}>${t("clock.change")}</button>`}
    </p>`;
  }
  if (!may) return html`<p>${t("clock.unscheduled")}</p>`;
  return html`<section class="card">
    <${Field} type="time" label=${t("clock.when")} hint=${t("clock.when-text")} value=${time} onInput=${setTime} />
    <${Field} type="number" min="1" max=${LONGEST} inputmode="numeric" label=${t("clock.length")} hint=${t("clock.length-text")} value=${length} onInput=${setLength} />
    ${wrong}
    <button class="button main" type="button" disabled=${!time || !fits} onClick=${save}>${t("clock.set")}</button>
  </section>`;
}

/** The length of the hanchan that begins last: others of the day are as long, as a rule. @param {any} state @returns {number|null|undefined} */
function lastLength(state) {
  const scheduled = Object.values(state.hanchans).filter(({ scheduled_at }) => scheduled_at);
  return scheduled.sort((one, other) => Date.parse(one.scheduled_at) - Date.parse(other.scheduled_at)).at(-1)?.minutes;
}
