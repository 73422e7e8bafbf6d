import { Fragment } from "preact";
import { t } from "../../../ui/i18n.ts";
import { Screen } from "../../../ui/index.ts";
import { Missing, NotJoined } from "../../../domain/people/not-joined.tsx";
import { hasOne } from "../../../domain/people/roles.ts";
import { useStore } from "../../../store/use-store.ts";
import { HanchanPlace } from "./hanchan-place.tsx";
import { HanchanSeats } from "./seats/hanchan-seats.tsx";
import { HanchanStatus } from "./hanchan-status.tsx";
import { Merge } from "./merge.tsx";
import { MemberForm } from "./member-form.tsx";
import { HanchanRemoval, Removal } from "./removal.tsx";
import { Withdrawal } from "./withdrawal.tsx";
import type { ComponentChildren } from "preact";
import type { ById, Hanchan, Official, Player, State, Table, Team } from "../../../store/index.ts";

/** The types of what can be corrected, by kind. */
interface Things {
  player: Player;
  team: Team;
  table: Table;
  official: Official;
  hanchan: Hanchan;
}

type Kind = keyof Things;

interface Corrected<One> {
  kind: Kind;
  one: One;
  name: string;
  state: State;
}

/**
 * The corrections of a kind. `parts` of the screen: the most frequent first; `up`: the screen that shows the thing.
 */
interface Corrections<One> {
  all: (state: State) => ById<One>;
  parts: (corrected: Corrected<One>) => ComponentChildren;
  up: (one: One) => string;
}

/** Offer the corrections of a player, team, table, hanchan or official: `#/correct/player/<id>`. */
export default function Correct({ args: [kind = "", id = ""] }: { args: string[] }) {
  const { tournament, state, official } = useStore();
  const title = t("correct.title");
  if (!tournament || !state) return <NotJoined title={title} />;
  if (!hasOne(official, ["director"]))
    return (
      <Screen title={title} up="#/tables">
        <p class="note warn">{t("correct.directors")}</p>
      </Screen>
    );
  return isKind(kind) ? <One kind={kind} id={id} state={state} /> : <Nothing />;
}

function One<Of extends Kind>({ kind, id, state }: { kind: Of; id: string; state: State }) {
  const { all, parts, up }: Corrections<Things[Of]> = KINDS[kind];
  const things = all(state);
  const one = things[id] ?? things[state.merged[id]];
  if (!one) return <Nothing />;
  const name = nameOf(state, one);
  return (
    <Screen title={t("correct.this", { name })} up={up(one)}>
      <Fragment key={one.id}>{parts({ kind, one, name, state })}</Fragment>
    </Screen>
  );
}

function Nothing() {
  return <Missing title={t("correct.title")} text={t("correct.nothing")} up="#/people" />;
}

const KINDS: { [Of in Kind]: Corrections<Things[Of]> } = {
  player: {
    all: ({ players }) => players,
    parts: (props) => (
      <>
        <MemberForm {...props} />
        <Withdrawal {...props} />
        <Merge {...props} />
        <Removal {...props} />
      </>
    ),
    up: ({ id }) => `#/player/${id}`,
  },
  team: {
    all: ({ teams }) => teams,
    parts: (props) => (
      <>
        <MemberForm {...props} />
        <Removal {...props} />
      </>
    ),
    up: () => "#/people/players",
  },
  table: {
    all: ({ tables }) => tables,
    parts: (props) => (
      <>
        <MemberForm {...props} />
        <Removal {...props} />
      </>
    ),
    up: ({ id }) => `#/table/${id}`,
  },
  official: {
    all: ({ officials }) => officials,
    parts: (props) => <MemberForm {...props} />,
    up: ({ id }) => `#/people/${id}`,
  },
  hanchan: {
    all: ({ hanchans }) => hanchans,
    parts: (props) => (
      <>
        <HanchanSeats {...props} />
        <HanchanPlace {...props} />
        <HanchanStatus {...props} />
        <HanchanRemoval {...props} />
      </>
    ),
    up: ({ table }) => `#/table/${table}`,
  },
};

function isKind(kind: string): kind is Kind {
  return Object.hasOwn(KINDS, kind);
}

function nameOf(state: State, { name, label, round, table = "" }: Partial<Player & Table & Hanchan>): string {
  const at = t("hall-table", { label: label ?? state.tables[table]?.label ?? "?" });
  return name ?? [round && t("hall-round", { round }), at].filter(Boolean).join(" · ");
}
