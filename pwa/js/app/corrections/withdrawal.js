import { useState } from "../../../vendor/hooks.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { Correction } from "./correction.js";
import { SeatLeft, SeatsLeft, seatsLeft } from "./seats/seats-left.js";

/** A player who plays no more, or again. @param {{one: any, state: any}} props */
export function Withdrawal({ one: { id, name, withdrawn_at: since }, state }) {
  const [asked, setAsked] = useState(false);
  const withdrawn = !since;
  const way = withdrawn ? "withdraw" : "return";
  const body = { withdrawn, replaces: { withdrawn: !withdrawn } };
  const left = seatsLeft(state, id);
  return html`${since && html`<p class="note warn">${t(left.length > 0 ? "correct.is-seated-still" : "correct.is-withdrawn", { name })}</p>`}
    ${since && left.length > 0 && html`<${SeatsLeft} state=${state} left=${left} />`}
    <button class="button" type="button" aria-haspopup="dialog" onClick=${() => setAsked(true)}>${t(`correct.${way}`)}</button>
    ${
      asked &&
      html`<${Correction} title=${t(`correct.${way}-this`, { name })} what=${way} yes=${t(`correct.${way}-yes`)}
        request=${{ method: "PATCH", path: `players/${id}`, body }} done=${t(`correct.${way}-done`, { name })} onClose=${() => setAsked(false)}>
        ${withdrawn && html`<p>${t("correct.withdraw-text")}</p>`}
        ${
          withdrawn &&
          left.length > 0 &&
          html`<div class="note warn">
            <p>${t("correct.stays-seated")}</p>
            <ul>${left.map((at) => html`<li key=${at.hanchan.id}><${SeatLeft} state=${state} at=${at} /></li>`)}</ul>
          </div>`
        }
      <//>`
    }`;
}
