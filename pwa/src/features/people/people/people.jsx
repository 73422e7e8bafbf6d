import { RecentSignIn } from "../../../domain/account/recent-sign-in.jsx";
import { t } from "../../../ui/i18n.js";
import { Screen } from "../../../ui/index.js";
import { NotJoined } from "../../../domain/people/not-joined.jsx";
import { hasOne } from "../../../domain/people/roles.js";
import { useStore } from "../../../store/use-store.js";
import { FurtherAlone } from "../../../domain/people/further.jsx";
import { Invitation } from "./invitations/invitation.jsx";
import { InvitationSheet } from "./invitations/sheet.jsx";
import { Links } from "./invitations/links.jsx";
import { NewPlayer, NewTeam } from "./new-member.jsx";
import { Official } from "./official.jsx";
import { Officials } from "../../../domain/people/officials.jsx";
import { Player, Players } from "./players.jsx";
import { Redaction } from "./further/redaction.jsx";
import { Tokens } from "./further/tokens.jsx";

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
  if (!tournament || !state) return <NotJoined title={t("people.title")} />;
  if (!hasOne(official, ["director"]))
    return (
      <Screen title={t("people.title")} up="#/tables">
        <p class="note warn">{t("people.directors")}</p>
      </Screen>
    );
  const Page = page === "" ? Officials : Object.hasOwn(PAGES, page) ? PAGES[page] : Official;
  return (
    <>
      <Page state={state} id={id || page} query={query} />
      <RecentSignIn />
    </>
  );
}
