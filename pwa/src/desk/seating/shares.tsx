import { SEATS } from "../../store/index.ts";
import { listed, t } from "../../ui/i18n.ts";
import { nameColumn } from "../../ui/table/main-columns.tsx";
import { byName } from "../../domain/people/officials.tsx";
import type { Column } from "../../ui/table/data-table.tsx";
import type { Share } from "./achieved.ts";
import type { State } from "../../store/index.ts";

type Row = Share & { name: string; met: string[]; mates: string[] };

/** What each player gets of it, by name. */
export function shareRows(state: State, shares: Share[]): Row[] {
  const nameOf = (id: string) => state.players[id]?.name ?? "?";
  const rows = shares.map((one) => ({
    ...one,
    name: nameOf(one.id),
    met: one.again.map(([id, times]) => `${nameOf(id)} ${times}×`),
    mates: one.teammates.map(nameOf),
  }));
  return byName(rows);
}

export function shareColumns(): Column<Row>[] {
  return [
    nameColumn(),
    ...SEATS.map((seat) => ({
      id: `count of-${seat}`,
      name: t(`hall-wind.${seat}`),
      by: ({ winds }: Row) => -winds[seat],
      cell: ({ winds }: Row) => winds[seat],
    })),
    {
      id: "again",
      name: t("desk.seating.again"),
      by: ({ met }) => -met.length,
      cell: ({ met }) => met.length > 0 && <span class="who">{listed(met)}</span>,
    },
    {
      id: "mates",
      name: t("desk.seating.teammates"),
      by: ({ mates }) => -mates.length,
      cell: ({ mates }) => mates.length > 0 && <span class="who">{listed(mates)}</span>,
    },
  ];
}
