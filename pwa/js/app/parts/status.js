import { html } from "../html.js";
import { clockTime, t } from "../i18n.js";
import { useSettings } from "../settings.js";
import { useHall } from "../state.js";
import { useReady } from "../worker.js";

/** Where the app stands, said aloud: ready offline or not, what waits, when it last heard from the server, the rulebook. */
export function Status() {
  const { tournament, book, library, outbox, elsewhere, syncedAt, live } = useHall();
  const { lang } = useSettings();
  const ready = useReady();
  const all = [...outbox, ...elsewhere.flatMap(({ items }) => items)];
  const waiting = all.filter(({ state }) => state === "waiting" || state === "holding").length;
  const tasks = all.filter(({ state }) => ["refused", "conflict", "differs"].includes(state)).length;
  return html`<div class="status" role="status">
    <span>${t(`ready.${ready}`)}</span>
    ${tournament && html`<span>${live === "offline" ? t("no-network") : t(`live.${live}`)}</span>`}
    ${waiting > 0 && html`<a href="#/outbox">${t("waiting-to-send", { count: waiting })}</a>`}
    ${tasks > 0 && html`<a class="calls" href="#/outbox">${t("to-resolve", { count: tasks })}</a>`}
    ${tournament && syncedAt && html`<span>${t("synced", { time: clockTime(syncedAt, tournament.time_zone) })}</span>`}
    ${tournament && book && html`<span>${library?.books[book.id]?.name[lang] ?? book.id}</span>`}
  </div>`;
}
