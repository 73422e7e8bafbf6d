import { html } from "../../html.js";
import { listed, t } from "../../i18n.js";
import { byName } from "../../people/officials.js";

/** @typedef {import("./list.js").Row} Row */

/** Each team with its players. @param {any} state @returns {Row[]} */
export function teamRows(state) {
  const players = byName(Object.values(state.players));
  return byName(Object.values(state.teams)).map(({ id, name }) => {
    const names = players.filter(({ team }) => team === id).map((one) => one.name);
    return { id, name, names, sought: [name, ...names], over: false };
  });
}

/** @returns {import("../table/data-table.js").Column[]} */
export function teamColumns() {
  return [
    {
      id: "name",
      name: t("correct.field.team"),
      main: true,
      by: ({ name }) => name,
      cell: ({ name }) => html`<span class="who">${name}</span>`,
    },
    { id: "count", name: t("desk.count"), by: ({ names }) => names.length, cell: ({ names }) => names.length },
    { id: "names", name: t("desk.players"), cell: ({ names }) => html`<span class="who">${listed(names)}</span>` },
  ];
}
