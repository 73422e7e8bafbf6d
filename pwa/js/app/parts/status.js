import { html } from "../html.js";
import { clockTime, t } from "../i18n.js";
import { useHall } from "../state.js";
import { useStanding } from "./standing.js";

/** Where the app stands: ready offline or not, what waits, what is wrong, when it last heard from the server, the rulebook. */
export function Status() {
  const { tournament, book, library, syncedAt } = useHall();
  const { ready, link, waiting, tasks, wrongs } = useStanding();
  return html`<section class="status" aria-label=${t("standing")}>
    <span>${ready}</span>
    ${link && html`<span>${link}</span>`}
    ${waiting > 0 && html`<a href="#/outbox">${t("waiting-to-send", { count: waiting })}</a>`}
    ${tasks > 0 && html`<a class="calls" href="#/outbox">${t("to-resolve", { count: tasks })}</a>`}
    ${wrongs.map(({ text, to }) => html`<a class="calls" key=${text} href=${to}>${text}</a>`)}
    ${tournament && syncedAt && html`<span>${t("synced", { time: clockTime(syncedAt, tournament.time_zone) })}</span>`}
    ${tournament && book && html`<span>${library?.books[book.id]?.name ?? book.id}</span>`}
  </section>`;
}
