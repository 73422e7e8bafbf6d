import { useState } from "../../../vendor/hooks.js";
import { clockTime as minutes } from "../../rules/words/wording.js";
import { html } from "../html.js";
import { clockTime, t } from "../i18n.js";
import { useCommand } from "../shared/command.js";
import { useStore } from "../state.js";
import { isOwn } from "./charged.js";
import { StopClock } from "./stop.js";
import { lastTap, record } from "./timings.js";

/**
 * One person's clock: how late, what it costs, what comes next, and what can be said.
 * @param {{hanchan: any, late: import("./timings.js").Late, name: string, cost: any, book: any, now: number, zone: string, may: boolean}} props
 *   `cost` is null while the rulebook of that moment is not at hand
 */
export function LatenessClock({ hanchan, late, name, cost, book, now, zone, may }) {
  const [more, setMore] = useState(false);
  const { stopped } = late.clock;
  const own = isOwn(useStore().official, late.person.id);
  return html`<section class=${`late ${stopped ? "stopped" : "runs"}`} aria-label=${name}>
    <h2 class="who">${name}</h2>
    <p class="late-time" role="timer">${cost && minutes(cost.seconds)}</p>
    <p class="late-cost"><strong>${cost?.cost_line}</strong></p>
    ${!stopped && cost?.next && cost.next.at_seconds !== cost.next_band?.at_seconds && html`<p class="soft">${cost.next.line}</p>`}
    ${!stopped && cost && html`<${NextThreshold} cost=${cost} />`}
    ${cost?.due && html`<p class="note bad">${t("clock.cancels")}</p>`}
    ${stopped && html`<p>${t(`clock.stopped.${stopped.how}`, { time: clockTime(new Date(stopped.at), zone) })}</p>`}
    ${stopped?.others.length > 0 && html`<p class="note warn">${t("clock.others", { count: stopped.others.length })}</p>`}
    ${may && own && html`<p class="note info">${t("clock.own")}</p>`}
    ${may && !own && html`<${Acts} hanchan=${hanchan} late=${late} now=${now} onMore=${() => setMore(true)} />`}
    ${more && html`<${StopClock} hanchan=${hanchan} late=${late} name=${name} due=${cost?.due} book=${book} zone=${zone} onClose=${() => setMore(false)} />`}
  </section>`;
}

/** How far it is to the next threshold, and what that changes. @param {{cost: any}} props */
function NextThreshold({ cost: { seconds, next_band: band } }) {
  if (!band || seconds >= band.at_seconds) return null;
  return html`<p class="late-next">
    <progress max=${band.at_seconds} value=${seconds} aria-label=${t("clock.next")}></progress>
    ${t("clock.next-at", { time: minutes(band.at_seconds), cost: band.cost_line })}
  </p>`;
}

/** Arrived, undone in the first seconds, or something else. @param {{hanchan: any, late: import("./timings.js").Late, now: number, onMore: () => void}} props */
function Acts({ hanchan, late: { clock, person, timings }, now, onMore }) {
  const { does, wrong } = useCommand();
  const slip = lastTap(timings, now);
  return html`<div class="pair">
      ${!clock.stopped && html`<button class="button main" type="button" onClick=${() => does(() => record(hanchan, "arrived", { person }))}>${t("clock.arrived")}</button>`}
      ${
        slip
          ? html`<button class="button" type="button" onClick=${() => does(() => record(hanchan, "taken-back", { takes_back: slip.id }))}>${t("clock.undo")}</button>`
          : html`<button class="button" type="button" onClick=${onMore}>${t("clock.more")}</button>`
      }
    </div>${wrong}`;
}
