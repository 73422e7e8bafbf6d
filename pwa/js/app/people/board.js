import { useLayoutEffect, useState } from "../../../vendor/hooks.js";
import { store } from "../../data/index.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { Toggle } from "../parts/index.js";
import { useRequest } from "./request.js";

/** Whether everybody may look at the hall's board, and where it is. @param {{settings: any, online: boolean}} props */
export function Board({ settings: { slug, version, board_open: open = false }, online }) {
  const [wanted, want] = useState(open);
  useLayoutEffect(() => want(open), [open]);
  const [answered, know] = useState(0); // the log may tell of it a moment later
  const { ask, asking, wrong } = useRequest();
  const set = (/** @type {boolean} */ next) => {
    want(next);
    const call = { method: "PATCH", match: `"${Math.max(version, answered)}"`, body: { board_open: next } };
    ask(async () => {
      try {
        know((await store.ask("", call)).version);
      } catch (error) {
        want(open);
        throw error;
      }
    });
  };
  return html`<section class="stack">
    <h2>${t("people.board")}</h2>
    <${Toggle} label=${t("people.board-open")} hint=${t("people.board-open-hint")} checked=${wanted}
      disabled=${asking || !online} onChange=${set} />
    ${wrong}
    <a class="button" href=${`#/board/${slug}`}>${t("people.board-show")}</a>
  </section>`;
}
