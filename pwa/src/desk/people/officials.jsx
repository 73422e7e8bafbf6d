import { clockTime, t } from "../../ui/i18n.js";
import { nameColumn } from "../../ui/table/main-columns.jsx";
import { byName } from "../../domain/people/officials.jsx";
import { rolesOf } from "../../domain/people/roles.jsx";
import { counted } from "./players.jsx";

/** @typedef {import("./list.jsx").Row} Row */

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

/** @param {any} state @returns {import("../../ui/table/data-table.jsx").Column[]} */
export function officialColumns({ settings }) {
  return [
    nameColumn(),
    { id: "roles", name: t("people.roles"), by: ({ roles }) => roles, cell: ({ roles }) => roles },
    {
      id: "phones",
      name: t("people.phones"),
      by: ({ phones }) => -(phones ?? 0),
      cell: ({ phones, over }) =>
        over || phones !== 0 ? phones || "" : <span class="badge warn">{t("people.no-phone")}</span>,
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
      cell: ({ over }) => over && <span class="badge">{t("desk.revoked")}</span>,
    },
  ];
}
