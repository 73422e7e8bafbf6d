import { t } from "../../../ui/i18n.ts";
import { Select } from "../../../ui/index.ts";
import type { SheetColumn } from "#api";

const FIELDS = {
  players: ["name", "first_name", "last_name", "id_number", "team", "status"],
  seating: ["round", "table", "east", "south", "west", "north", "scheduled_at"],
};

/** What is under each heading of a sheet, as it was recognised or is chosen; a column is under one heading. */
export function Columns({
  kind,
  columns,
  onChoose,
}: {
  kind: string;
  columns: SheetColumn[];
  onChoose: (columns: SheetColumn[]) => void;
}) {
  const options = [
    { value: "", text: t("enrol.passed-over") },
    ...FIELDS[kind as keyof typeof FIELDS].map((value) => ({ value, text: t(`enrol.field.${value}`) })),
  ];
  const choose = (at: number, column: string) =>
    onChoose(
      columns.map((one, place) => {
        if (place === at) return { ...one, column: column || null };
        return one.column === column ? { ...one, column: null } : one;
      }),
    );
  return (
    <div class="stack">
      {columns.map(({ heading, column }, place) => (
        <Select
          key={place}
          label={heading || t("enrol.column", { number: place + 1 })}
          value={column ?? ""}
          options={options}
          onChange={(next) => choose(place, next)}
        />
      ))}
    </div>
  );
}
