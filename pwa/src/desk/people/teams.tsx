import { listed, t } from "../../ui/i18n.ts";
import { byName } from "../../domain/people/officials.tsx";
import type { Column } from "../../ui/table/data-table.tsx";
import type { Listed } from "./list.tsx";
import type { State } from "../../store/index.ts";

interface Row extends Listed {
  names: string[];
}

/** Each team with its players. */
export function teamRows(state: State): Row[] {
  const players = byName(Object.values(state.players));
  return byName(Object.values(state.teams)).map(({ id, name }) => {
    const names = players.filter(({ team }) => team === id).map((one) => one.name);
    return { id, name, names, sought: [name, ...names], over: false };
  });
}

export function teamColumns(): Column<Row>[] {
  return [
    {
      id: "name",
      name: t("correct.field.team"),
      main: true,
      by: ({ name }) => name,
      cell: ({ name }) => <span class="who">{name}</span>,
    },
    { id: "count", name: t("desk.count"), by: ({ names }) => names.length, cell: ({ names }) => names.length },
    { id: "names", name: t("desk.players"), cell: ({ names }) => <span class="who">{listed(names)}</span> },
  ];
}
