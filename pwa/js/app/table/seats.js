import { useState } from "../../../vendor/hooks.js";
import { isDead } from "../../data/index.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { seated, turn, turned } from "../shared/hands.js";
import { useWords } from "../shared/words.js";
import { waitingFor } from "./deferred.js";

/** From the bottom on, as play goes round: to the right, across, to the left. */
const SIDES = ["bottom", "right", "top", "left"];

/**
 * The four players around the table, each where they sit; their winds move with the hand. A tap begins a call.
 * @param {{state: any, table: any, hanchan: any, hand: any}} props
 */
export function Seats({ state, table, hanchan, hand }) {
  const [quarter, setQuarter] = useState(() => turned(table.id));
  const around = seated(hanchan, hand);
  const waiting = waitingFor(state, { table: table.id, hanchan: hanchan.id, hand });
  const rotate = () => {
    turn(table.id);
    setQuarter(turned(table.id));
  };
  return html`<section class="around" aria-label=${t("hall-seats")}>
    <ul class="seats">
      ${around.map((seat, place) => {
        const side = SIDES[(place + quarter) % SIDES.length];
        return html`<li key=${seat.start} class=${`at-${side}`}>
          <${Seat} state=${state} table=${table} hanchan=${hanchan} hand=${hand} seat=${seat}
            waits=${waiting.some((one) => one.seat === seat.wind)} />
        </li>`;
      })}
    </ul>
    <div class="beside">
      <button class="button quiet" type="button" onClick=${rotate}>${t("hall-turn")}</button>
      <a class="button quiet" href=${`#/call/${table.id}/team`}>${t("hall-on-team")}</a>
      <a class="button quiet" href=${`#/call/${table.id}/arbiter`}>${t("hall-on-official")}</a>
    </div>
  </section>`;
}

/** @param {{state: any, table: any, hanchan: any, hand: any, seat: {wind: string, player: string}, waits: boolean}} props */
function Seat({ state, table, hanchan, hand, seat: { wind, player }, waits }) {
  const words = useWords();
  const dead = isDead(state, { table, hanchan: hanchan.id, hand, seat: wind });
  const before = Object.values(state.rulings).filter((one) => one.counts && one.offender.id === player).length;
  return html`<a class=${`seat ${dead ? "dead" : ""} ${wind === "east" ? "dealer" : ""}`} href=${`#/call/${table.id}/${wind}`}>
    <span class="wind">${words.phrase(`seat-${wind}`)}</span>
    <strong class="who">${state.players[player]?.name ?? t("hall-unknown")}</strong>
    ${dead && html`<span class="badge bad">${words.name("kinds", "dead-hand")}</span>`}
    ${waits && html`<span class="badge warn">${t("hall-status.deferred")}</span>`}
    ${before > 0 && html`<span class="badge warn before">${t("hall-before", { count: before })}</span>`}
  </a>`;
}
