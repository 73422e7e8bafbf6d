import { t } from "../../../ui/i18n.ts";
import { Select } from "../../../ui/index.ts";
import type { SheetColumn } from "#api";

const FIELDS = {
  players: ["name", "first_name", "last_name", "id_number", "team", "status"],
  seating: ["round", "table", "east", "south", "west", "north", "scheduled_at"],
};

/** Ask which field each column of a sheet holds, beginning with what was recognised; a field is in one column only. */
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
