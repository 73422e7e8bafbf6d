import { Fragment } from "preact";
import { useMemo, useState } from "preact/hooks";
import { t } from "../../ui/i18n.ts";
import { Empty } from "../../ui/index.ts";
import { useListed } from "../../domain/account/request.tsx";
import { useStore } from "../../store/use-store.ts";
import { ListHead, Search } from "../list-head.tsx";
import { ListTabs } from "../list-tabs.tsx";
import { DataTable } from "../../ui/table/data-table.tsx";
import { officialColumns, officialRows } from "./officials.tsx";
import { playerColumns, playerRows } from "./players.tsx";
import { teamColumns, teamRows } from "./teams.tsx";
import type { ComponentChildren } from "preact";
import type { Column } from "../../ui/table/data-table.tsx";
import type { State } from "../../store/index.ts";
import type { Invitation, Phone } from "#api";

const PLAYERS = "#/people/players";
const TEAMS = "#/people/teams";
const OFFICIALS = "#/people";

/** Where one was last. */
let last = PLAYERS;

/** Everybody: who plays, in which teams, and who has a role. */
export function PeopleList({ alone, parts }: { alone: boolean; parts: string[] }) {
  const { state } = useStore();
  const tab = (last = tabOf(state, alone, parts));
  const [text, setText] = useState("");
  const phones = useListed<Phone>("phones").items;
  const links = useListed<Invitation>("invitations").items;
  const { rows, acts, none, table } = useMemo(
    () => KINDS[tab](state, phones, (links ?? []).filter(isOpen)),
    [tab, state, phones, links],
  );
  const found = rows.filter((row) => matches(row, text));
  const search = { label: t("desk.find-person"), value: text, onInput: setText };
  const titles: Record<string, string> = {
    [PLAYERS]: "people.players",
    [TEAMS]: "correct.teams",
    [OFFICIALS]: "people.officials",
  };
  const tabs = Object.entries(titles).map(([href, key]) => ({ href, text: t(key) }));
  return (
    <>
      <ListHead title={t("desk.item.people")} alone={alone}>
        <ListTabs label={t("desk.item.people")} tabs={tabs} current={tab} />
      </ListHead>
      <div class="list-acts">
        {rows.length > 0 && (
          <>
            <Search {...search} />
            <p class="soft" role="status">
              {t("desk.shown", { count: found.length, all: rows.length })}
            </p>
          </>
        )}
        {acts.map(([href, key, look = ""]) => (
          <a key={href} class={`button ${look}`} href={href}>
            {t(key)}
          </a>
        ))}
      </div>
      {rows.length === 0 && <Empty text={t(none)} />}
      {rows.length > 0 && found.length === 0 && <Empty text={t("people.nobody")} />}
      {found.length > 0 && (
        <Fragment key={tab}>
          {table(text, { label: t(titles[tab]), current: alone ? undefined : openOne(rows, parts) })}
        </Fragment>
      )}
    </>
  );
}

/** Somebody in a list. `sought`: what a row is found by; `over`: who takes part no more. */
export interface Listed {
  id: string;
  name: string;
  sought: string[];
  over: boolean;
}

interface People<Row extends Listed> {
  rows: Row[];
  columns: Column<Row>[];
  hrefOf: (row: Row) => string;
  acts: string[][];
  none: string;
}

/** What a tab shows. `table`: those rows that a text is found in */
interface Shown extends Pick<People<Listed>, "rows" | "acts" | "none"> {
  table: (text: string, given: { label: string; current: string | undefined }) => ComponentChildren;
}

function shown<Row extends Listed>({ rows, columns, hrefOf, acts, none }: People<Row>): Shown {
  const table: Shown["table"] = (text, { label, current }) => (
    <DataTable
      look="of-people"
      label={label}
      columns={columns}
      rows={rows.filter((row) => matches(row, text))}
      hrefOf={hrefOf}
      current={current}
      lookOf={({ over }) => (over ? "over" : "")}
    />
  );
  return { rows, acts, none, table };
}

const KINDS: Record<string, (state: State, phones: Phone[] | null, links: Invitation[]) => Shown> = {
  [PLAYERS]: (state, _, links) =>
    shown({
      rows: playerRows(state, links),
      columns: playerColumns(state),
      hrefOf: ({ id }) => `#/player/${id}`,
      acts: [
        ["#/import/players", "enrol.title.players"],
        ["#/people/new", "people.new", "main"],
      ],
      none: "people.no-players",
    }),
  [TEAMS]: (state) =>
    shown({
      rows: teamRows(state),
      columns: teamColumns(),
      hrefOf: ({ id }) => `#/correct/team/${id}`,
      acts: [["#/people/new-team", "people.new-team", "main"]],
      none: "desk.no-teams",
    }),
  [OFFICIALS]: (state, phones, links) =>
    shown({
      rows: officialRows(state, phones, links),
      columns: officialColumns(state),
      hrefOf: ({ id }) => `#/people/${id}`,
      acts: [
        ["#/people/more", "people.further", "quiet"],
        ["#/exams", "exam.title"],
        ["#/people/sheet", "people.sheet"],
        ["#/people/invite", "people.invite", "main"],
      ],
      none: "people.nobody",
    }),
};

/** The address's own tab; beside what is open, that of its kind. */
function tabOf(state: State, alone: boolean, parts: string[]) {
  const own = `#/${parts.join("/")}`;
  if (alone) return own in KINDS ? own : PLAYERS;
  const [page = "", id = ""] = parts.slice(-2);
  if (id === "new") return PLAYERS;
  if (id === "new-team") return TEAMS;
  if (state.officials[id]) return OFFICIALS;
  if (state.teams[id] && page === "team") return TEAMS;
  return state.players[id] ? PLAYERS : last;
}

/** @param parts of the address */
function openOne(rows: Listed[], parts: string[]) {
  return rows.find(({ id }) => parts.includes(id))?.id;
}

function isOpen({ closed }: { closed: string | null }) {
  return !closed;
}

function matches({ sought }: Listed, text: string) {
  return sought.join(" ").toLocaleLowerCase().includes(text.trim().toLocaleLowerCase());
}
