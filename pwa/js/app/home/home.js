import { lastBoard } from "../board/last.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { Icon, Screen } from "../parts/index.js";
import { useStore } from "../state.js";

const OPEN = /** @type {const} */ ([
  ["fouls", "search"],
  ["compare", "compare"],
  ["books", "book"],
  ["casual", "dice"],
  ["account", "person"],
  ["settings", "settings"],
]);

/** Where the app begins. */
export default function Home() {
  const { tournament, official } = useStore();
  const board = lastBoard();
  return html`<${Screen} title="Shinpan" up=${null}>
    <p class="soft">${t("open.what-it-is")}</p>
    ${
      tournament &&
      html`<section class="card">
        <small class="soft">${t("open.your-tournament")}</small>
        <h2>${tournament.name}</h2>
        ${official && html`<p class="soft">${official.name}</p>`}
        <a class="button main" href="#/tables"
          ><${Icon} name="tables" /> ${t("open.new-ruling")}</a
        >
        <div class="pair">
          <a class="button" href="#/log"
            ><${Icon} name="log" /> ${t("open.log")}</a
          >
          <a class="button" href="#/scan"
            ><${Icon} name="scan" /> ${t("open.scan")}</a
          >
        </div>
      </section>`
    }
    <nav aria-label=${t("open.without-account")}>
      <ul class="rows">
        ${board && html`<${To} href=${`#/board/${board.slug}`} icon="tables" text=${t("open.to.board")} about=${board.name} />`}
        ${OPEN.map(([place, icon]) => html`<${To} key=${place} href=${`#/${place}`} icon=${icon} text=${t(`open.to.${place}`)} about=${t(`open.about.${place}`)} />`)}
      </ul>
    </nav>
    ${!tournament && html`<${HowToJoin} />`}
  <//>`;
}

/** @param {{href: string, icon: any, text: string, about: string}} props */
function To({ href, icon, text, about }) {
  return html`<li>
    <a class="row" href=${href}><${Icon} name=${icon} /><span class="body">${text}<small>${about}</small></span><${Icon} name="next" /></a>
  </li>`;
}

/** A link opens the tournament: by camera, by tap, or pasted. */
function HowToJoin() {
  return html`<section class="card">
    <h2>${t("open.join")}</h2>
    <p>${t("open.join-text")}</p>
    <div class="pair">
      <a class="button" href="#/scan"><${Icon} name="scan" /> ${t("open.scan")}</a>
      <a class="button" href="#/join">${t("open.join-link")}</a>
    </div>
  </section>`;
}
