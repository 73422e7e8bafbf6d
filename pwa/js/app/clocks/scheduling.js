import { useState } from "../../../vendor/hooks.js";
import { hall } from "../../data/index.js";
import { html } from "../html.js";
import { clockTime, t } from "../i18n.js";
import { Field } from "../parts/index.js";
import { useDoing } from "../shared/doing.js";
import { momentOf, timeOf } from "./times.js";

/** When the hanchan is to begin: said once, and changed. @param {{hanchan: any, zone: string}} props */
export function Scheduling({ hanchan, zone }) {
  const [open, setOpen] = useState(false);
  const scheduled = hanchan.scheduled_at && Date.parse(hanchan.scheduled_at);
  const [time, setTime] = useState(() => timeOf(scheduled || hall.now(), zone).slice(0, 5));
  const { does, wrong } = useDoing();
  const save = () =>
    does(async () => {
      const body = { scheduled_at: momentOf(time, scheduled || hall.now(), zone), minutes: hanchan.minutes ?? null };
      await hall.send("schedule", hanchan.id, body);
      setOpen(false);
    });
  if (scheduled && !open) {
    return html`<p class="scheduled">${t("clock.scheduled", { time: clockTime(hanchan.scheduled_at, zone) })}
      <button class="button quiet" type="button" onClick=${() => setOpen(true)}>${t("clock.change")}</button>
    </p>`;
  }
  return html`<section class="card">
    <${Field} type="time" label=${t("clock.when")} hint=${t("clock.when-text")} value=${time} onInput=${setTime} />
    ${wrong}
    <button class="button main" type="button" disabled=${!time} onClick=${save}>${t("clock.set")}</button>
  </section>`;
}
