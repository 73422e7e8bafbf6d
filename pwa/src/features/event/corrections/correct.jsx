import { t } from "../../../ui/i18n.js";
import { Screen } from "../../../ui/index.js";
import { Missing, NotJoined } from "../../../domain/people/not-joined.jsx";
import { hasOne } from "../../../domain/people/roles.js";
import { useStore } from "../../../store/use-store.js";
import { HanchanPlace } from "./hanchan-place.jsx";
import { HanchanSeats } from "./seats/hanchan-seats.jsx";
import { HanchanStatus } from "./hanchan-status.jsx";
import { Merge } from "./merge.jsx";
import { MemberForm } from "./member-form.jsx";
import { HanchanRemoval, Removal } from "./removal.jsx";
import { Withdrawal } from "./withdrawal.jsx";

/** @typedef {"player"|"team"|"table"|"official"|"hanchan"} Kind */

/** What is put right of a player, a team, a table, a hanchan or an official: `#/correct/player/<id>`. @param {{args: string[]}} props */
export default function Correct({ args: [kind = "", id = ""] }) {
  const { tournament, state, official } = useStore();
  const title = t("correct.title");
  if (!tournament || !state) return <NotJoined title={title} />;
  if (!hasOne(official, ["director"]))
    return (
      <Screen title={title} up="#/tables">
        <p class="note warn">{t("correct.directors")}</p>
      </Screen>
    );
  const things = Object.hasOwn(PARTS, kind) && state[`${kind}s`];
  const one = things && (things[id] ?? things[state.merged[id]]);
  if (!one) return <Missing title={title} text={t("correct.nothing")} up="#/people" />;
  const name = nameOf(state, one);
  return (
    <Screen title={t("correct.this", { name })} up={upOf(kind, one)}>
      {PARTS[/** @type {Kind} */ (kind)].map((Part) => (
        <Part key={one.id} kind={kind} one={one} name={name} state={state} />
      ))}
    </Screen>
  );
}

/** What can be done to each kind of thing, most often first; each is a part of a screen. @type {Record<Kind, any[]>} */
const PARTS = {
  player: [MemberForm, Withdrawal, Merge, Removal],
  team: [MemberForm, Removal],
  table: [MemberForm, Removal],
  official: [MemberForm],
  hanchan: [HanchanSeats, HanchanPlace, HanchanStatus, HanchanRemoval],
};

/** @param {any} state @param {any} one @returns {string} */
function nameOf(state, { name, label, round, table }) {
  const at = t("hall-table", { label: label ?? state.tables[table]?.label ?? "?" });
  return name ?? [round && t("hall-round", { round }), at].filter(Boolean).join(" · ");
}

/** Where it is looked at. @param {string} kind @param {any} one */
function upOf(kind, { id, table }) {
  if (kind === "hanchan") return `#/table/${table}`;
  if (kind === "official") return `#/people/${id}`;
  return kind === "team" ? "#/people/players" : `#/${kind}/${id}`;
}
