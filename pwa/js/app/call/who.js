import { isDead } from "../../data/index.js";
import { areas } from "../areas.js";
import { html } from "../html.js";
import { clockTime, t } from "../i18n.js";
import { Fold } from "../parts/index.js";
import { later } from "../parts/later.js";
import { useHall } from "../state.js";
import { eveningName, handName, lineOf, useWords } from "../shared/words.js";

const LAST = 5;
const Amending = later(areas.referee, "Amending");

/** Whom the call is about, and what they and the seat did before. @param {{about: any, earlier: any}} props */
export function Who({ about, earlier }) {
  const words = useWords();
  const { state } = useHall();
  const { table, hand, seat, offender, amends } = about;
  const where = [t("hall-table", { label: table.label }), handName(hand)].filter(Boolean).join(" · ");
  return html`<section class="call-who" aria-label=${t("call.who")}>
    <p class="call-name">
      <strong class="who">${offender?.name}</strong>
      ${seat && html`<span class="badge">${words.phrase(`seat-${seat}`)}</span>`}
      ${isDead(state, about) && html`<span class="badge bad">${words.name("kinds", "dead-hand")}</span>`}
    </p>
    <p class="soft">${where}</p>
    ${amends && html`<${Amending} ruling=${amends} />`}
    ${offender && html`<${Earlier} words=${words} earlier=${earlier} />`}
  </section>`;
}

/** @param {{words: any, earlier: any}} props */
function Earlier({ words, earlier: { counts, total, items, seat, season } }) {
  const others = seat.filter((/** @type {any} */ one) => !items.some((/** @type {any} */ own) => own.id === one.id));
  if (total + others.length + season.length === 0) return html`<p class="soft">${t("call.nothing-before")}</p>`;
  const fouls = Object.entries(counts).sort(([, one], [, other]) => Number(other) - Number(one));
  const last = [items, season, others].flatMap((some) => some.slice(0, LAST));
  const title = html`<span class="call-counts">
    ${total + season.length === 0 && html`<span class="soft">${t("call.nothing-before")}</span>`}
    ${fouls.map(([foul, count]) => html`<span class="badge warn" key=${foul}>${words.name("fouls", foul)} × ${count}</span>`)}
    ${season.length > 0 && html`<span class="badge warn">${t("call.season-before", { count: season.length })}</span>`}
    ${others.length > 0 && html`<span class="badge">${t("call.seat-before", { count: others.length })}</span>`}
  </span>`;
  return html`<${Fold} title=${title} class="earlier">
    ${() => html`<ul class="call-last">${last.map((one) => html`<${Before} key=${one.id ?? one.ruling} words=${words} ruling=${one} />`)}</ul>`}
  <//>`;
}

/** @param {{words: any, ruling: any}} props */
function Before({ words, ruling }) {
  const { state } = useHall();
  const where = ruling.tournament ? eveningName(state, ruling.tournament) : handName(ruling.hand);
  const at = [where, clockTime(ruling.ruled_at, state.settings.time_zone)].filter(Boolean).join(" · ");
  return html`<li>
    <p>
      <strong class="penalty">${lineOf(words, ruling)}</strong>${" "}
      ${words.name("fouls", ruling.foul)}
    </p>
    <p class="soft">${ruling.offender.name && html`<span class="who">${ruling.offender.name}</span> · `}${at}</p>
  </li>`;
}
