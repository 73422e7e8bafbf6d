import { useLayoutEffect, useMemo, useState } from "preact/hooks";
import { filterRulings, searchRulings } from "../../features/incident/log/search.ts";
import { ruledIn } from "../../features/incident/log/ruled.ts";
import { t } from "../../ui/i18n.ts";
import { Empty } from "../../ui/index.ts";
import { newestFirst, over } from "../../domain/incident/ruling-list.tsx";
import { useWords } from "../../domain/words/words.ts";
import { useStore } from "../../store/use-store.ts";
import { DataTable } from "../../ui/table/data-table.tsx";
import { ListHead } from "../list-head.tsx";
import { columnsOf } from "./columns.tsx";
import { FilterBar, isOpen } from "./filter-bar.tsx";

/** What was chosen last, for who comes back from another part of the desk. */
let last: { chosen: Record<string, string>; text: string } = { chosen: {}, text: "" };

/** Every ruling, newest first; an address may choose some (`#/log?table=…`). */
export function RulingList({ alone, parts, query }: { alone: boolean; parts: string[]; query: URLSearchParams }) {
  const { state } = useStore();
  const words = useWords();
  const asked = alone ? query.toString() : "";
  const [{ chosen, text }, setSought] = useState(() =>
    asked ? { chosen: Object.fromEntries(query), text: "" } : last,
  );
  const seek = (changed: Partial<typeof last>) => setSought((last = { chosen, text, ...changed }));
  useLayoutEffect(() => {
    if (asked) seek({ chosen: Object.fromEntries(query), text: "" });
  }, [asked]);
  const all = useMemo(() => newestFirst(ruledIn(state)), [state]);
  const found = useMemo(() => {
    const { open, ...filters } = chosen;
    const meant = filterRulings(all, filters, state.settings.time_zone);
    return searchRulings(words, state, open ? meant.filter(isOpen) : meant, text);
  }, [words, all, chosen, text]);
  const clear = () => seek({ chosen: {}, text: "" });
  const search = {
    label: t("hall-search"),
    value: text,
    onInput: (typed: string) => seek({ text: typed }),
  };
  return (
    <>
      <ListHead title={t("desk.item.rulings")} alone={alone} search={all.length > 0 && search}>
        {all.length > 0 && (
          <p class="soft" role="status">
            {t("hall-found", { count: found.length, all: all.length })}
          </p>
        )}
      </ListHead>
      {all.length > 0 && (
        <FilterBar state={state} rulings={all} chosen={chosen} onChoose={(next) => seek({ chosen: next })} />
      )}
      {all.length === 0 && <Empty text={t("hall-log-empty")} />}
      {all.length > 0 && found.length === 0 && (
        <Empty text={t("hall-none-found")}>
          <button class="button" type="button" onClick={clear}>
            {t("hall-show-all")}
          </button>
        </Empty>
      )}
      {found.length > 0 && (
        <DataTable
          look="of-rulings"
          label={t("desk.item.rulings")}
          columns={columnsOf(state, words)}
          rows={found}
          hrefOf={hrefOf}
          current={parts[0] === "ruling" ? parts[1] : undefined}
          lookOf={(ruling) => (over(ruling) ? "over" : "")}
        />
      )}
    </>
  );
}

function hrefOf({ id }: { id: string }) {
  return `#/ruling/${id}`;
}
