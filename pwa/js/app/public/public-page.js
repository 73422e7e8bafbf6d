import { useLayoutEffect, useState } from "../../../vendor/hooks.js";
import { store } from "../../data/index.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { Choice, Empty, Field, Loading, Screen } from "../parts/index.js";
import { plain } from "../people/plain.js";
import { Rounds } from "./rounds.js";
import { Ranked } from "./ranked.js";

const AGAIN_MS = 60_000;

/** A tournament's page for everybody: who sits where, and how all stand; a name finds itself in both. @param {{args: string[]}} props */
export default function PublicPage({ args: [slug = ""] }) {
  const { page, refused, unreached } = usePage(slug);
  const [part, show] = useState("seating");
  const [sought, seek] = useState("");
  if (refused) return html`<${Screen} title=${t("public.title")} up="#/"><${Empty} text=${t("public.closed")} /><//>`;
  if (!page)
    return html`<${Screen} title=${t("public.title")} up="#/">${unreached ? html`<${Empty} text=${t("live.unreached")} />` : html`<${Loading} />`}<//>`;
  const parts = [
    { value: "seating", text: t("public.seating") },
    { value: "standings", text: t("own.standing") },
  ];
  const finds = (/** @type {string} */ name) => sought.trim() !== "" && plain(name).includes(plain(sought.trim()));
  return html`<${Screen} title=${page.name} up="#/">
    ${unreached && html`<p class="note warn" role="status">${t("live.unreached")}</p>`}
    <${Choice} label=${t("public.show")} value=${part} options=${parts} onChange=${show} />
    <${Field} label=${t("public.find")} value=${sought} onInput=${seek} autocomplete="off" enterkeyhint="search" />
    ${part === "seating" ? html`<${Rounds} page=${page} finds=${finds} isSeeking=${sought.trim() !== ""} now=${store.now()} />` : html`<${Ranked} page=${page} finds=${finds} />`}
    ${page.board_open && html`<a class="button" href=${`#/board/${slug}`}>${t("public.clocks")}</a>`}
  <//>`;
}

/** What the server said last; asked every minute while it is looked at. @param {string} slug */
function usePage(slug) {
  const [answer, tell] = useState({ page: /** @type {any} */ (null), refused: false, unreached: false });
  useLayoutEffect(() => {
    let left = false;
    const ask = async () => {
      try {
        const { publicPage } = await store.visitor();
        const page = await publicPage(slug);
        if (!left) tell({ page, refused: false, unreached: false });
      } catch (/** @type {any} */ error) {
        const refused = error.status === 404;
        if (!left) tell(({ page }) => ({ page: refused ? null : page, refused, unreached: !refused }));
      }
    };
    ask();
    const timer = setInterval(() => document.hidden || ask(), AGAIN_MS);
    return () => {
      left = true;
      clearInterval(timer);
    };
  }, [slug]);
  return answer;
}
