import { RecentSignIn } from "../account/recent-sign-in.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { Screen } from "../parts/index.js";
import { NotJoined } from "../shared/not-joined.js";
import { hasOne } from "../shared/roles.js";
import { useStore } from "../state.js";
import { FurtherAlone } from "./further/further.js";
import { Invitation } from "./invitations/invitation.js";
import { InvitationSheet } from "./invitations/sheet.js";
import { Links } from "./invitations/links.js";
import { NewPlayer, NewTeam } from "./new-member.js";
import { Official } from "./official.js";
import { Officials } from "./officials.js";
import { Player, Players } from "./players.js";
import { Redaction } from "./further/redaction.js";
import { Tokens } from "./further/tokens.js";

/** @type {Record<string, any>} */
const PAGES = {
  erase: Redaction,
  invite: Invitation,
  links: Links,
  more: FurtherAlone,
  new: NewPlayer,
  "new-team": NewTeam,
  players: Players,
  player: Player,
  sheet: InvitationSheet,
  teams: Players,
  tokens: Tokens,
};

/**
 * Who is let in, as what, and by which phones: `#/people`, `#/people/<official>` and the pages beside.
 * @param {{args: string[], query: URLSearchParams}} props
 */
export default function People({ args: [page = "", id = ""], query }) {
  const { tournament, state, official } = useStore();
  if (!tournament || !state) return html`<${NotJoined} title=${t("people.title")} />`;
  if (!hasOne(official, ["director"]))
    return html`<${Screen} title=${t("people.title")} up="#/tables"><p class="note warn">${t("people.directors")}</p><//>`;
  const Page = page === "" ? Officials : Object.hasOwn(PAGES, page) ? PAGES[page] : Official;
  return html`<${Page} state=${state} id=${id || page} query=${query} /><${RecentSignIn} />`;
}
