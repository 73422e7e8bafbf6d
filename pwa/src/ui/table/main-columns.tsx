import { t } from "../i18n.ts";
import type { Column } from "./data-table.tsx";

/** Somebody's name. */
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

/** A table's label, and the round of its hanchan where they differ. @param rounds whether they do */
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
