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
import type { State } from "../../../store/index.ts";

type Kind = "player" | "team" | "table" | "official" | "hanchan";

/** What is put right of a player, a team, a table, a hanchan or an official: `#/correct/player/<id>`. */
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
  const things = isKind(kind) && state[`${kind}s` as const];
  const one = things && (things[id] ?? things[state.merged[id]]);
  if (!one || !isKind(kind)) return <Missing title={title} text={t("correct.nothing")} up="#/people" />;
  const name = nameOf(state, one);
  return (
    <Screen title={t("correct.this", { name })} up={upOf(kind, one)}>
      {PARTS[kind].map((Part) => (
        <Part key={one.id} kind={kind} one={one} name={name} state={state} />
      ))}
    </Screen>
  );
}

/** What can be done to each kind of thing, most often first; each is a part of a screen. */
const PARTS: Record<Kind, any[]> = {
  player: [MemberForm, Withdrawal, Merge, Removal],
  team: [MemberForm, Removal],
  table: [MemberForm, Removal],
  official: [MemberForm],
  hanchan: [HanchanSeats, HanchanPlace, HanchanStatus, HanchanRemoval],
};

function isKind(kind: string): kind is Kind {
  return Object.hasOwn(PARTS, kind);
}

function nameOf(state: State, { name, label, round, table }: any): string {
  const at = t("hall-table", { label: label ?? state.tables[table]?.label ?? "?" });
  return name ?? [round && t("hall-round", { round }), at].filter(Boolean).join(" · ");
}

/** Where it is looked at. */
function upOf(kind: string, { id, table }: any) {
  if (kind === "hanchan") return `#/table/${table}`;
  if (kind === "official") return `#/people/${id}`;
  return kind === "team" ? "#/people/players" : `#/${kind}/${id}`;
}
