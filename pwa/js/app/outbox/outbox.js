import { useLayoutEffect, useRef } from "../../../vendor/hooks.js";
import { store, isTask } from "../../data/index.js";
import { html } from "../html.js";
import { clockTime, t } from "../i18n.js";
import { Empty, Screen } from "../parts/index.js";
import { NotJoined } from "../shared/not-joined.js";
import { useStore } from "../state.js";
import { Elsewhere } from "./elsewhere.js";
import { Out } from "./exceptions.js";
import { Item } from "./item.js";
import { Phone } from "./phone.js";

/** What waits to be sent, in order, and what a person must resolve. */
export default function Outbox() {
  const { tournament, state, outbox, elsewhere } = useStore();
  useNextFocus();
  const waits = (/** @type {any} */ item) => !isTask(item.state);
  const tasks = outbox.filter((item) => !waits(item));
  const waiting = outbox.filter(waits);
  const actions =
    [...outbox, ...elsewhere.flatMap(({ items }) => items)].some(waits) &&
    html`<button class="button main" onClick=${() => store.sendNow()}>${t("hall-send-now")}</button>`;
  const away = elsewhere.length > 0 && html`<${Elsewhere} />`;
  if (!tournament || !state) {
    return html`<${NotJoined} title=${t("hall-outbox-title")} actions=${actions}>${away}<//>`;
  }
  return html`<${Screen} title=${t("hall-outbox-title")} up="#/tables" actions=${actions}>
    <${Notices} />
    ${outbox.length === 0 && !away && html`<${Empty} text=${t("hall-outbox-empty")}><a class="button" href="#/tables">${t("hall-tables")}</a><//>`}
    <${Items} title=${t("hall-tasks")} items=${tasks} />
    <${Items} title=${t("hall-waits")} items=${waiting} />
    ${away}
    <${Phone} />
  <//>`;
}

/** @param {{title: string, items: any[]}} props */
function Items({ title, items }) {
  if (items.length === 0) return null;
  return html`<section class="stack">
    <h2>${title}</h2>
    <ol class="rows">${items.map((item) => html`<li key=${item.id} tabindex="-1"><${Item} item=${item} /></li>`)}</ol>
  </section>`;
}

/** What is dealt with takes the focus along: then the next one has it, or the title. */
function useNextFocus() {
  const last = useRef({ thing: document.body, place: 0 });
  const items = () => [...document.querySelectorAll(".rows > li")];
  // Before it is seen: who acts at once is noted too.
  useLayoutEffect(() => {
    const note = (/** @type {any} */ { target }) =>
      (last.current = { thing: target, place: items().indexOf(target.closest("li")) });
    addEventListener("focusin", note);
    return () => removeEventListener("focusin", note);
  }, []);
  useLayoutEffect(() => {
    const { thing, place } = last.current;
    if (thing.isConnected || document.activeElement !== document.body) return;
    const next = place < 0 ? null : (items()[place] ?? items().at(-1));
    /** @type {HTMLElement|null} */ (next ?? document.querySelector("h1"))?.focus();
  });
}

/** What concerns all that waits. */
function Notices() {
  const { signedOut, revisionChange, trouble, superseded, syncedAt, live, tournament } = useStore();
  const cut = live === "offline" ? "no-network" : live === "unreached" && "live.unreached";
  return html`
    ${signedOut && html`<${Out} />`}
    ${trouble && html`<p class="note bad" role="alert">${t("hall-trouble", { text: trouble })}</p>`}
    ${superseded && html`<p class="note warn">${t("hall-superseded")}</p>`}
    ${
      revisionChange &&
      html`<p class="note warn">${t("hall-revision-change", { count: revisionChange.items.length })}</p>`
    }
    ${cut && !signedOut && syncedAt && html`<p class="note">${t("hall-offline-since", { link: t(cut), time: clockTime(syncedAt, tournament?.time_zone) })}</p>`}
  `;
}
