import { isPending, isTask } from "../../data/index.js";
import { html } from "../html.js";
import { clockTime, t } from "../i18n.js";
import { useStore } from "../state.js";
import { useReady } from "../worker.js";

/** Where the app stands: ready offline or not, what waits, what is wrong, when it last heard from the server, the rulebook. */
export function Status() {
  const { tournament, book, library, syncedAt } = useStore();
  const { ready, link, waiting, tasks, wrongs } = useStatus();
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

/**
 * Where the app stands, in words: ready offline or not, the link, how much waits and how much needs a person, and what
 * is wrong with this phone, each with where it can be mended.
 */
export function useStatus() {
  const { tournament, outbox, elsewhere, live, trouble, signedOut, lowStorage } = useStore();
  const ready = t(`ready.${useReady()}`);
  const all = [...outbox, ...elsewhere.flatMap(({ items }) => items)];
  const wrongs = [
    trouble && { text: t("wrong.kept"), to: "#/outbox" },
    signedOut && { text: t("wrong.signed-out"), to: "#/outbox" },
    lowStorage && { text: t("wrong.storage"), to: "#/settings" },
  ].filter((wrong) => !!wrong);
  return {
    ready,
    link: tournament && !signedOut ? t(live === "offline" ? "no-network" : `live.${live}`) : "",
    waiting: all.filter(({ state }) => isPending(state)).length,
    tasks: all.filter(({ state }) => isTask(state)).length,
    wrongs,
  };
}
