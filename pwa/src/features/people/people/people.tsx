import { RecentSignIn } from "../../../domain/account/recent-sign-in.tsx";
import { t } from "../../../ui/i18n.ts";
import { Screen } from "../../../ui/index.ts";
import { NotJoined } from "../../../domain/people/not-joined.tsx";
import { hasOne } from "../../../domain/people/roles.ts";
import { useStore } from "../../../store/use-store.ts";
import { PeopleMenuScreen } from "../../../domain/people/people-menu.tsx";
import { Invitation } from "./invitations/invitation.tsx";
import { InvitationSheet } from "./invitations/sheet.tsx";
import { Links } from "./invitations/links.tsx";
import { NewPlayer, NewTeam } from "./new-member.tsx";
import { Official } from "./official.tsx";
import { Officials } from "../../../domain/people/officials.tsx";
import { Player, Players } from "./players.tsx";
import { Redaction } from "./further/redaction.tsx";
import { Tokens } from "./further/tokens.tsx";
import type { ComponentType } from "preact";
import type { State } from "../../../store/index.ts";

interface PageProps {
  state: State;
  id: string;
  query: URLSearchParams;
}

const PAGES: Record<string, ComponentType<PageProps>> = {
  erase: Redaction,
  invite: Invitation,
  links: Links,
  more: PeopleMenuScreen,
  new: NewPlayer,
  "new-team": NewTeam,
  players: Players,
  player: Player,
  sheet: InvitationSheet,
  teams: Players,
  tokens: Tokens,
};

/** Show who is admitted, with which roles and phones: `#/people`, `#/people/<official>` and its other pages. */
export default function People({ args: [page = "", id = ""], query }: { args: string[]; query: URLSearchParams }) {
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
