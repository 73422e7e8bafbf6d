import { useState } from "../../../vendor/hooks.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { Choice, Field, Sheet } from "../parts/index.js";
import { useDoing } from "../shared/doing.js";
import { useHall } from "../state.js";
import { record } from "./recording.js";
import { momentOf, timeOf } from "./times.js";

/**
 * Every other way in which a clock stops, and putting right what was tapped.
 * @param {{hanchan: any, late: import("./reading.js").Late, name: string, due: boolean, zone: string, onClose: () => void}} props
 */
export function Stopping({ hanchan, late, name, due, zone, onClose }) {
  const { official } = useHall();
  const { clock, person } = late;
  const [what, setWhat] = useState(clock.stopped ? "corrected" : "");
  const [reason, setReason] = useState("");
  const [time, setTime] = useState(() => timeOf(clock.stopped?.at ?? clock.scheduled, zone));
  const { does, wrong } = useDoing();
  const ways = ["corrected", "replaced", ...(due ? ["cancelled"] : []), ...(isDirector(official) ? ["stopped"] : [])];
  const options = ways.map((value) => ({ value, text: t(`clock.way.${value}`) }));
  const asksWhy = what === "corrected" || what === "stopped";
  const said = what && (!asksWhy || reason.trim()) && (what !== "corrected" || time);
  const save = () =>
    does(async () => {
      const arrived_at = what === "corrected" && { arrived_at: momentOf(time, clock.scheduled, zone) };
      await record(hanchan, what, { person, ...arrived_at, ...(reason.trim() && { reason: reason.trim() }) });
      onClose();
    });
  return html`<${Sheet} title=${name} onClose=${onClose}>
    <${Choice} label=${t("clock.what")} value=${what} options=${options} onChange=${setWhat} />
    ${what === "cancelled" && html`<p class="note warn">${t("clock.cancel-text")}</p>`}
    ${what === "corrected" && html`<${Field} type="time" step="1" label=${t("clock.arrived-at")} value=${time} onInput=${setTime} />`}
    ${asksWhy && html`<${Field} long label=${t("clock.reason")} value=${reason} onInput=${setReason} />`}
    ${wrong}
    <button class="button main" type="button" disabled=${!said} onClick=${save}>${t("clock.record")}</button>
  <//>`;
}

/** @param {any} official */
function isDirector(official) {
  return official?.roles?.includes("director");
}
