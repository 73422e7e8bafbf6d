import { listed, t } from "../../../ui/i18n.ts";
import { Disclosure, Select } from "../../../ui/index.ts";
import { Columns } from "./columns.tsx";
import type { Enrolled } from "./people-import.tsx";
import type { Reading } from "./sheet.tsx";
import type { SheetColumn } from "#api";

const WAYS = ["number", "name", "order"];
const BY_COLUMNS = ["columns", "no-headings"];

interface UnderstoodProps {
  kind: string;
  found: Enrolled;
  sheet: { look: (how: Reading) => void };
  columns: SheetColumn[];
  onColumns: (columns: SheetColumn[]) => void;
  isDone: boolean;
}

/** Show how a sheet was understood, and offer to read it differently. */
export function Understood({ kind, found, sheet, columns, onColumns, isDone }: UnderstoodProps) {
  const odd = found.left_out.filter(({ why }) => why === "not-four");
  const dropped = found.left_out.filter(({ why }) => why === "dropped").length;
  const namedBy = "named_by" in found ? found.named_by : "";
  const details = [
    found.worksheet && t("read.worksheet", { name: found.worksheet }),
    found.heading_row > 0 && t("read.heading-row", { number: found.heading_row }),
    found.encoding && found.encoding !== "utf-8" && found.encoding,
    ...found.counted.map((what) => t(`read.counted.${what}`)),
    namedBy && t(`read.named-by.${namedBy}`),
    dropped > 0 && t("read.dropped", { count: dropped }),
  ].filter(Boolean);
  const byColumns = BY_COLUMNS.includes(found.format) && columns.length > 0;
  return (
    <>
      <div class="note info">
        <p>
          <strong>{t("read.as", { format: t(`read.format.${found.format}`) })}</strong>
        </p>
        {details.length > 0 && <p class="soft">{details.join(" · ")}</p>}
      </div>
      {odd.length > 0 && (
        <p class="note warn">{t("read.not-four", { rows: listed(odd.map(({ row }) => String(row))) })}</p>
      )}
      {!isDone && (byColumns || namedBy || found.alternatives.length > 0) && (
        <Disclosure title={t("read.otherwise")}>
          {() => (
            <div class="stack">
              {found.alternatives.length > 0 && (
                <Select
                  label={t("read.format")}
                  value={found.format}
                  onChange={(format) => sheet.look({ format })}
                  options={[found.format, ...found.alternatives].map((value) => ({
                    value,
                    text: t(`read.format.${value}`),
                  }))}
                />
              )}
              {namedBy && (
                <Select
                  label={t("read.named-by")}
                  value={namedBy}
                  onChange={(way) => sheet.look({ named_by: way })}
                  options={WAYS.map((value) => ({ value, text: t(`read.named-by.${value}`) }))}
                />
              )}
              {byColumns && <Columns kind={kind} columns={columns} onChoose={onColumns} />}
            </div>
          )}
        </Disclosure>
      )}
    </>
  );
}

/** Ask which of several worksheets to import. */
export function Worksheets({ names, sheet }: { names: string[]; sheet: { look: (how: Reading) => void } }) {
  return (
    <fieldset>
      <legend>{t("read.which-worksheet")}</legend>
      <div class="choices">
        {names.map((name) => (
          <button class="button" type="button" key={name} onClick={() => sheet.look({ worksheet: name })}>
            {name}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
