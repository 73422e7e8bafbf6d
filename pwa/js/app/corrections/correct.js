import { html } from "../html.js";
import { t } from "../i18n.js";
import { Screen } from "../parts/index.js";
import { Missing, NotJoined } from "../shared/not-joined.js";
import { hasOne } from "../shared/roles.js";
import { useStore } from "../state.js";
import { HanchanPlace } from "./hanchan-place.js";
import { HanchanSeats } from "./seats/hanchan-seats.js";
import { HanchanStatus } from "./hanchan-status.js";
import { Merge } from "./merge.js";
import { MemberForm } from "./member-form.js";
import { HanchanRemoval, Removal } from "./removal.js";
import { Withdrawal } from "./withdrawal.js";

/** @typedef {"player"|"team"|"table"|"official"|"hanchan"} Kind */

/** What is put right of a player, a team, a table, a hanchan or an official: `#/correct/player/<id>`. @param {{args: string[]}} props */
export default function Correct({ args: [kind = "", id = ""] }) {
  const { tournament, state, official } = useStore();
  const title = t("correct.title");
  if (!tournament || !state) return html`<${NotJoined} title=${title} />`;
  if (!hasOne(official, ["director"]))
    return html`<${Screen} title=${title} up="#/tables"><p class="note warn">${t("correct.directors")}</p><//>`;
  const things = Object.hasOwn(PARTS, kind) && state[`${kind}s`];
  const one = things && (things[id] ?? things[state.merged[id]]);
  if (!one) return html`<${Missing} title=${title} text=${t("correct.nothing")} up="#/people" />`;
  const name = nameOf(state, one);
  return html`<${Screen} title=${t("correct.this", { name })} up=${upOf(kind, one)}>
    ${PARTS[/** @type {Kind} */ (kind)].map((Part) => html`<${Part} key=${one.id} kind=${kind} one=${one} name=${name} state=${state} />`)}
  <//>`;
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
