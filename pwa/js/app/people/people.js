import { Again } from "../account/again.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { Screen } from "../parts/index.js";
import { hasOne } from "../shared/roles.js";
import { Unjoined } from "../shared/unjoined.js";
import { useHall } from "../state.js";
import { Erase } from "./erase.js";
import { Invite } from "./invite.js";
import { Links } from "./links.js";
import { Official } from "./official.js";
import { Officials } from "./officials.js";
import { Player, Players } from "./players.js";
import { Tokens } from "./tokens.js";

/** @type {Record<string, any>} */
const PAGES = { erase: Erase, invite: Invite, links: Links, players: Players, player: Player, tokens: Tokens };

/**
 * Who is let in, as what, and by which phones: `#/people`, `#/people/<official>` and the pages beside.
 * @param {{args: string[], query: URLSearchParams}} props
 */
export default function People({ args: [page = "", id = ""], query }) {
  const { tournament, state, official } = useHall();
  if (!tournament || !state) return html`<${Unjoined} title=${t("people.title")} />`;
  if (!hasOne(official, ["director"]))
    return html`<${Screen} title=${t("people.title")} up="#/tables"><p class="note warn">${t("people.directors")}</p><//>`;
  const Page = page === "" ? Officials : Object.hasOwn(PAGES, page) ? PAGES[page] : Official;
  return html`<${Page} state=${state} id=${id || page} query=${query} /><${Again} />`;
}
