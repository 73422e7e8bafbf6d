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

/** Every change of state, newest first, and the proof that none was touched. */
export default function Journal({ query }: { query: URLSearchParams }) {
  const { tournament, state } = useStore();
  if (!tournament || !state) return <NotJoined title={t("journal.title")} />;
  const asked = Object.fromEntries(query);
  return <Page key={query.toString()} state={state} asked={asked} />;
}

function Page({ state, asked }: { state: State; asked: Record<string, string> }) {
  const [chosen, setChosen] = useState(asked);
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

/** Page by page, from the newest entry that was there. */
function Entries({ state, from, chosen, onSubject }: EntriesProps) {
  const meant = useMemo(() => matcher(state, chosen), []);
  const [shown, setShown] = useState<Kept[]>([]);
  const [next, setNext] = useState<number | null>(from + 1);
  const [wrong, setWrong] = useState(false);
  const busy = useRef(false);
  const more = async () => {
    if (busy.current || next === null) return;
    busy.current = true;
    try {
      const page = await (await store.audit()).older(next, PAGE, meant);
      setShown((had) => [...had, ...page.entries]);
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
        {shown.map((entry) => (
          <li key={entry.seq}>
            <Entry state={state} entry={entry} onSubject={onSubject} />
          </li>
        ))}
      </ul>
      {shown.length === 0 && (
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
