import { html } from "../../html.js";
import { clockTime, t } from "../../i18n.js";
import { nameColumn } from "../table/main-columns.js";
import { byName } from "../../people/officials.js";
import { rolesOf } from "../../people/roles.js";
import { counted } from "./players.js";

/** @typedef {import("./list.js").Row} Row */

/** Who has a role, those who have none any more last. @param {any} state @param {any[]|null} phones null: not known yet @param {any[]} links that are open @returns {Row[]} */
export function officialRows(state, phones, links) {
  const used = phones && counted(phones.filter(({ cut_off_at: gone }) => !gone).map(({ official }) => official));
  const all = byName(Object.values(state.officials)).map(
    ({ id, name, roles, player_id: player, revoked_at: gone }) => ({
      ...{ id, name, roles: rolesOf(roles), player: state.players[player]?.name ?? "" },
      phones: used && (used.get(id) ?? 0),
      link: links.find(({ official }) => official === id),
      sought: [name, rolesOf(roles)],
      over: Boolean(gone),
    }),
  );
  return [...all.filter(({ over }) => !over), ...all.filter(({ over }) => over)];
}

/** @param {any} state @returns {import("../table/data-table.js").Column[]} */
export function officialColumns({ settings }) {
  return [
    nameColumn(),
    { id: "roles", name: t("people.roles"), by: ({ roles }) => roles, cell: ({ roles }) => roles },
    {
      id: "phones",
      name: t("people.phones"),
      by: ({ phones }) => -(phones ?? 0),
      cell: ({ phones, over }) =>
        over || phones !== 0 ? phones || "" : html`<span class="badge warn">${t("people.no-phone")}</span>`,
    },
    {
      id: "link",
      name: t("people.open-link"),
      cell: ({ link }) =>
        link && (link.expires_at ? clockTime(link.expires_at, settings.time_zone) : t("people.no-end")),
    },
    { id: "player", name: t("desk.plays-as"), by: ({ player }) => player || "~", cell: ({ player }) => player },
    {
      id: "marks",
      name: t("desk.state"),
      cell: ({ over }) => over && html`<span class="badge">${t("desk.revoked")}</span>`,
    },
  ];
}
