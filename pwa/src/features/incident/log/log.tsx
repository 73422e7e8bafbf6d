import { useMemo, useState } from "preact/hooks";
import { t } from "../../../ui/i18n.ts";
import { Empty, Field, Screen } from "../../../ui/index.ts";
import { NotJoined } from "../../../domain/people/not-joined.tsx";
import { directs } from "../../../domain/people/roles.ts";
import { newestFirst } from "../../../domain/incident/ruling-list.tsx";
import { useWords } from "../../../domain/words/words.ts";
import { useStore } from "../../../store/use-store.ts";
import { Filters } from "./filters.tsx";
import { LongList } from "./long-list.tsx";
import { ruledIn } from "./ruled.ts";
import { filterRulings, searchRulings } from "./search.ts";
import type { State } from "../../../store/index.ts";

/** List every ruling, newest first; the address may filter them (`#/log?table=…`). */
export default function Log({ query }: { query: URLSearchParams }) {
  const { tournament, state } = useStore();
  if (!tournament || !state) return <NotJoined title={t("hall-log")} />;
  return <List state={state} initial={Object.fromEntries(query)} />;
}

function List({ state, initial }: { state: State; initial: Record<string, string> }) {
  const words = useWords();
  const { official } = useStore();
  const [chosen, setChosen] = useState(initial);
  const [text, setText] = useState("");
  const zone = state.settings.time_zone;
  const all = useMemo(() => newestFirst(ruledIn(state)), [state]);
  const found = useMemo(
    () => searchRulings(words, state, filterRulings(all, chosen, zone), text),
    [words, all, chosen, text],
  );
  const clear = () => {
    setChosen({});
    setText("");
  };
  return (
    <Screen title={t("hall-log")} up="#/tables">
      <p class="beside">
        <a class="button quiet" href="#/escalations">
          {t("hall-escalations")}
        </a>
        <a class="button quiet" href="#/journal">
          {t("hall-journal")}
        </a>
        {directs(official) && (
          <a class="button quiet" href="#/dashboard">
            {t("hall-dashboard")}
          </a>
        )}
      </p>
      {all.length > 0 && (
        <>
          <Field type="search" label={t("hall-search")} hint={t("hall-search-hint")} value={text} onInput={setText} />
          <Filters state={state} rulings={all} chosen={chosen} onChoose={setChosen} />
          <p role="status">{t("hall-found", { count: found.length, all: all.length })}</p>
        </>
      )}
      {found.length === 0 && <NothingHere any={all.length > 0} onClear={clear} />}
      <LongList key={JSON.stringify([chosen, text])} rulings={found} empty="" />
    </Screen>
  );
}

/** Show that nothing was ruled yet, or that nothing matches. */
function NothingHere({ any, onClear }: { any: boolean; onClear: () => void }) {
  return any ? (
    <Empty text={t("hall-none-found")}>
      <button class="button" type="button" onClick={onClear}>
        {t("hall-show-all")}
      </button>
    </Empty>
  ) : (
    <Empty text={t("hall-log-empty")}>
      <a class="button" href="#/tables">
        {t("hall-tables")}
      </a>
    </Empty>
  );
}
