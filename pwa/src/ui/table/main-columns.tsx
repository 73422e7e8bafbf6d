import { t } from "../i18n.ts";
import type { Column } from "./data-table.tsx";

/** Return the column of a person's name. */
export function nameColumn(): Column<{ name: string }> {
  return {
    id: "name",
    name: t("correct.field.name"),
    main: true,
    by: ({ name }) => name,
    cell: ({ name }) => <span class="who">{name}</span>,
  };
}

interface AtTable {
  label: string;
  hanchan: { round: string };
}

/**
 * Return the column of a table's label and, if asked for, one of the round of its hanchan.
 * @param rounds whether the hanchans belong to different rounds
 */
export function tableColumns(rounds: boolean): Column<AtTable>[] {
  const table = {
    id: "table",
    name: t("hall-filter.table"),
    main: true,
    by: ({ label }: { label: string }) => label,
    cell: ({ label }: { label: string }) => (
      <>
        <span class="unseen">{t("hall-table", { label: "" })}</span>
        {label}
      </>
    ),
  };
  const round = ({ hanchan }: AtTable) => hanchan.round;
  return [table, ...(rounds ? [{ id: "round", name: t("hall-filter.round"), by: round, cell: round }] : [])];
}
