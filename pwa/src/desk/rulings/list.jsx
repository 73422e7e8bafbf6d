import { useLayoutEffect, useMemo, useState } from "preact/hooks";
import { filtered, searched } from "../../features/incident/log/search.js";
import { ruledIn } from "../../features/incident/log/ruled.js";
import { t } from "../../ui/i18n.js";
import { Empty } from "../../ui/index.js";
import { newestFirst, over } from "../../domain/incident/ruling-list.jsx";
import { useWords } from "../../domain/words/words.js";
import { useStore } from "../../store/use-store.js";
import { DataTable } from "../../ui/table/data-table.jsx";
import { ListHead } from "../list-head.jsx";
import { columnsOf } from "./columns.jsx";
import { FilterBar, isOpen } from "./filter-bar.jsx";

/** What was chosen last, for who comes back from another part of the desk. @type {{chosen: Record<string, string>, text: string}} */
let last = { chosen: {}, text: "" };

/** Every ruling, newest first; an address may choose some (`#/log?table=…`). @param {{alone: boolean, parts: string[], query: URLSearchParams}} props */
export function RulingList({ alone, parts, query }) {
  const { state } = useStore();
  const words = useWords();
  const asked = alone ? query.toString() : "";
  const [{ chosen, text }, setSought] = useState(() =>
    asked ? { chosen: Object.fromEntries(query), text: "" } : last,
  );
  const seek = (/** @type {Partial<typeof last>} */ changed) => setSought((last = { chosen, text, ...changed }));
  useLayoutEffect(() => {
    if (asked) seek({ chosen: Object.fromEntries(query), text: "" });
  }, [asked]);
  const all = useMemo(() => newestFirst(ruledIn(state)), [state]);
  const found = useMemo(() => {
    const { open, ...filters } = chosen;
    const meant = filtered(all, filters, state.settings.time_zone);
    return searched(words, state, open ? meant.filter(isOpen) : meant, text);
  }, [words, all, chosen, text]);
  const clear = () => seek({ chosen: {}, text: "" });
  const search = {
    label: t("hall-search"),
    value: text,
    onInput: (/** @type {string} */ typed) => seek({ text: typed }),
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
        <FilterBar
          state={state}
          rulings={all}
          chosen={chosen}
          onChoose={(/** @type {any} */ next) => seek({ chosen: next })}
        />
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
          lookOf={(/** @type {any} */ ruling) => (over(ruling) ? "over" : "")}
        />
      )}
    </>
  );
}

/** @param {any} ruling */
function hrefOf({ id }) {
  return `#/ruling/${id}`;
}
