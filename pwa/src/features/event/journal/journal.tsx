import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { store } from "../../../store/index.ts";
import { t } from "../../../ui/i18n.ts";
import { Loading, Screen } from "../../../ui/index.ts";
import { NotJoined } from "../../../domain/people/not-joined.tsx";
import { useStore } from "../../../store/use-store.ts";
import { Entry } from "./entry.tsx";
import { Filters, matcher } from "./filters.tsx";
import { Proof } from "./proof.tsx";
import { Witnesses } from "./witnesses.tsx";
import type { Entry as Kept, State } from "../../../store/index.ts";

const PAGE = 30;

/** Show every change of state, newest first, and the proof that none was altered. */
export default function Journal({ query }: { query: URLSearchParams }) {
  const { tournament, state } = useStore();
  if (!tournament || !state) return <NotJoined title={t("journal.title")} />;
  const filters = Object.fromEntries(query);
  return <Page key={query.toString()} state={state} filters={filters} />;
}

function Page({ state, filters }: { state: State; filters: Record<string, string> }) {
  const [chosen, setChosen] = useState(filters);
  const [from, setFrom] = useState(state.seq);
  const key = JSON.stringify([chosen, from]);
  return (
    <Screen title={t("journal.title")} up="#/log">
      <Proof state={state} />
      <Witnesses state={state} />
      <section class="stack unprinted" aria-labelledby="entries">
        <h2 id="entries">{t("journal.entries")}</h2>
        <p class="soft">{t("journal.kept", { seq: state.seq })}</p>
        <Filters state={state} chosen={chosen} onChoose={setChosen} />
        {state.seq > from && (
          <button class="button" type="button" onClick={() => setFrom(state.seq)}>
            {t("journal.newer", { count: state.seq - from })}
          </button>
        )}
        <Entries key={key} state={state} from={from} chosen={chosen} onSubject={(subject) => setChosen({ subject })} />
      </section>
    </Screen>
  );
}

interface EntriesProps {
  state: State;
  from: number;
  chosen: Record<string, string>;
  onSubject: (id: string) => void;
}

/** Show the entries page by page, from the newest that was there when the screen opened. */
function Entries({ state, from, chosen, onSubject }: EntriesProps) {
  const matches = useMemo(() => matcher(state, chosen), []);
  const [entries, setEntries] = useState<Kept[]>([]);
  const [next, setNext] = useState<number | null>(from + 1);
  const [wrong, setWrong] = useState(false);
  const busy = useRef(false);
  const more = async () => {
    if (busy.current || next === null) return;
    busy.current = true;
    try {
      const page = await (await store.audit()).older(next, PAGE, matches);
      setEntries((earlier) => [...earlier, ...page.entries]);
      setNext(page.next);
    } catch {
      setWrong(true);
    } finally {
      busy.current = false;
    }
  };
  useLayoutEffect(() => void more(), []);
  if (wrong)
    return (
      <p class="note bad" role="alert">
        {t("journal.unread")}
      </p>
    );
  if (next === from + 1) return <Loading />;
  return (
    <>
      <ul class="entries">
        {entries.map((entry) => (
          <li key={entry.seq}>
            <Entry state={state} entry={entry} onSubject={onSubject} />
          </li>
        ))}
      </ul>
      {entries.length === 0 && (
        <p class="soft" role="status">
          {t("hall-none-found")}
        </p>
      )}
      {next !== null && (
        <button class="button" type="button" onClick={more}>
          {t("journal.older")}
        </button>
      )}
    </>
  );
}
