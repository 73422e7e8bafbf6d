/** What a row is known by: the column that its link stands in. @typedef {import("./data-table.jsx").Column} Column */

import { t } from "../i18n.js";

/** Somebody's name. @returns {Column} */
export function nameColumn() {
  return {
    id: "name",
    name: t("correct.field.name"),
    main: true,
    by: ({ name }) => name,
    cell: ({ name }) => <span class="who">{name}</span>,
  };
}

/** A table's label, and the round of its hanchan where they differ. @param {boolean} rounds whether they do @returns {Column[]} */
export function tableColumns(rounds) {
  const table = {
    id: "table",
    name: t("hall-filter.table"),
    main: true,
    by: (/** @type {{label: string}} */ { label }) => label,
    cell: (/** @type {{label: string}} */ { label }) => (
      <>
        <span class="unseen">{t("hall-table", { label: "" })}</span>
        {label}
      </>
    ),
  };
  const round = (/** @type {{hanchan: any}} */ { hanchan }) => hanchan.round;
  return [table, ...(rounds ? [{ id: "round", name: t("hall-filter.round"), by: round, cell: round }] : [])];
}
