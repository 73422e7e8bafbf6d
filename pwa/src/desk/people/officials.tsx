import { clockTime, t } from "../../ui/i18n.ts";
import { nameColumn } from "../../ui/table/main-columns.tsx";
import { byName } from "../../domain/people/officials.tsx";
import { rolesOf } from "../../domain/people/roles.tsx";
import { counted } from "./players.tsx";
import type { Column } from "../../ui/table/data-table.tsx";
import type { Listed } from "./list.tsx";
import type { State } from "../../store/index.ts";
import type { Invitation, Phone } from "#api";

/** `phones`: null where that is not known yet; `link`: one that is open; `player`: whom they play as. */
interface Row extends Listed {
  roles: string;
  player: string;
  phones: number | null;
  link: Invitation | undefined;
}

/** Who has a role, those who have none any more last. @param phones null: not known yet @param links that are open */
export function officialRows(state: State, phones: Phone[] | null, links: Invitation[]): Row[] {
  const used =
    phones && counted(phones.filter(({ cut_off_at: gone }) => !gone).flatMap(({ official }) => official ?? []));
  const all = byName(Object.values(state.officials)).map(
    ({ id, name, roles, player_id: player, revoked_at: gone }) => ({
      ...{ id, name, roles: rolesOf(roles), player: state.players[player ?? ""]?.name ?? "" },
      phones: used && (used.get(id) ?? 0),
      link: links.find(({ official }) => official === id),
      sought: [name, rolesOf(roles)],
      over: Boolean(gone),
    }),
  );
  return [...all.filter(({ over }) => !over), ...all.filter(({ over }) => over)];
}

export function officialColumns({ settings }: State): Column<Row>[] {
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
