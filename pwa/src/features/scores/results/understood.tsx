import { listed, t } from "../../../ui/i18n.ts";
import { Disclosure, Select } from "../../../ui/index.ts";
import { Columns } from "./columns.tsx";

const WAYS = ["number", "name", "order"];
const BY_COLUMNS = ["columns", "no-headings"];

/** What a sheet was taken for, and how else it may be read. */
export function Understood({
  kind,
  found,
  sheet,
  columns,
  onColumns,
  isDone,
}: {
  kind: string;
  found: any;
  sheet: any;
  columns: any[];
  onColumns: (columns: any[]) => void;
  isDone: boolean;
}) {
  const odd = found.left_out.filter(({ why }: any) => why === "not-four");
  const dropped = found.left_out.filter(({ why }: any) => why === "dropped").length;
  const said = [
    found.worksheet && t("read.worksheet", { name: found.worksheet }),
    found.heading_row > 0 && t("read.heading-row", { number: found.heading_row }),
    found.encoding && found.encoding !== "utf-8" && found.encoding,
    ...found.counted.map((what: string) => t(`read.counted.${what}`)),
    found.named_by && t(`read.named-by.${found.named_by}`),
    dropped > 0 && t("read.dropped", { count: dropped }),
  ].filter(Boolean);
  const byColumns = BY_COLUMNS.includes(found.format) && columns.length > 0;
  return (
    <>
      <div class="note info">
        <p>
          <strong>{t("read.as", { format: t(`read.format.${found.format}`) })}</strong>
        </p>
        {said.length > 0 && <p class="soft">{said.join(" · ")}</p>}
      </div>
      {odd.length > 0 && (
        <p class="note warn">{t("read.not-four", { rows: listed(odd.map(({ row }: any) => String(row))) })}</p>
      )}
      {!isDone && (byColumns || found.named_by || found.alternatives.length > 0) && (
        <Disclosure title={t("read.otherwise")}>
          {() => (
            <div class="stack">
              {found.alternatives.length > 0 && (
                <Select
                  label={t("read.format")}
                  value={found.format}
                  onChange={(format: string) => sheet.look({ format })}
                  options={[found.format, ...found.alternatives].map((value) => ({
                    value,
                    text: t(`read.format.${value}`),
                  }))}
                />
              )}
              {found.named_by && (
                <Select
                  label={t("read.named-by")}
                  value={found.named_by}
                  onChange={(way: string) => sheet.look({ named_by: way })}
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

/** Which of several worksheets is meant. */
export function Worksheets({ names, sheet }: { names: string[]; sheet: any }) {
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
