import { listed, t } from "../../ui/i18n.js";
import { byName } from "../../domain/people/officials.jsx";

/** @typedef {import("./list.jsx").Row} Row */

/** Each team with its players. @param {any} state @returns {Row[]} */
export function teamRows(state) {
  const players = byName(Object.values(state.players));
  return byName(Object.values(state.teams)).map(({ id, name }) => {
    const names = players.filter(({ team }) => team === id).map((one) => one.name);
    return { id, name, names, sought: [name, ...names], over: false };
  });
}

/** @returns {import("../../ui/table/data-table.jsx").Column[]} */
export function teamColumns() {
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
