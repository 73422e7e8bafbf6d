import { useLayoutEffect, useState } from "preact/hooks";
import { isStopped } from "../../../store/index.ts";
import { t } from "../../../ui/i18n.ts";
import { Refusal } from "../../../domain/words/refusals.tsx";
import { Empty, Screen } from "../../../ui/index.ts";
import { Missing, NotJoined } from "../../../domain/people/not-joined.tsx";
import { hasOne, mayEnter } from "../../../domain/people/roles.ts";
import { useStore } from "../../../store/use-store.ts";
import { wide } from "../../../ui/wide.ts";
import { UnpaidFines, unpaidAt } from "../../../domain/money/unpaid-fines.tsx";
import { ResultWithdrawal } from "../../../domain/event/result-withdrawal.tsx";
import { EarlierGame, earlierGame } from "./earlier-game.tsx";
import { NextGame } from "./next-game.tsx";
import { hasDraft } from "./result-draft.ts";
import { ResultForm } from "./result-form.tsx";
import { ResultHistory } from "./result-history.tsx";
import type { Body } from "./result-draft.ts";
import type { Hanchan, State } from "../../../store/index.ts";

/** Show the result of a hanchan, and enter or correct it. @param props `again`: a refused result is changed */
export default function Result({ args: [id], query }: { args: string[]; query: URLSearchParams }) {
  const { tournament, state } = useStore();
  const hanchan = state?.hanchans[id];
  if (!tournament || !state) return <NotJoined title={t("hall-result")} />;
  if (!hanchan) return <Missing title={t("hall-result")} text={t("result.no-hanchan")} up="#/tables" />;
  return <Page state={state} hanchan={hanchan} again={query.has("again")} />;
}

function Page({ state, hanchan, again }: { state: State; hanchan: Hanchan; again: boolean }) {
  const { outbox, official } = useStore();
  const result = state.results[hanchan.id] ?? null;
  const withdrawn = state.withdrawnResults[hanchan.id] ?? null;
  const refused = outbox.find(
    ({ kind, subject, state: stage }) => kind === "result" && subject === hanchan.id && isStopped(stage),
  );
  const mended = refused?.kind === "result" ? refused.body : null;
  const [entering, setEntering] = useState(again || (!result && (Boolean(refused) || hasDraft(hanchan))));
  const [isMeant, setMeant] = useState(again);
  const [last, setLast] = useState<Body | null>(null); // the last result sent, in case it is undone
  const owed = !result && !withdrawn && !hanchan.status && unpaidAt(state, hanchan, undefined, true).length > 0;
  const may = mayEnter(official) && !hanchan.status && !owed;
  const earlier = may && !result && !refused && !isMeant ? earlierGame(state, hanchan) : null;
  const isWithdrawn = withdrawn?.number !== last?.corrects?.number; // the last result sent is no draft any more
  const showsForm = entering || (!result && !refused);
  useFocus(may && showsForm && !earlier, [showsForm, isMeant]);
  const showSent = (body: Body) => {
    setLast(body);
    setEntering(false);
  };
  const label = state.tables[hanchan.table]?.label ?? "?";
  return (
    <Screen title={t("result.title", { label, round: hanchan.round })} up={`#/table/${hanchan.table}`}>
      {refused && (
        <section class="stack" aria-labelledby="refused">
          <h2 id="refused">{t("result.refused")}</h2>
          <Refusal problem={refused.problem} />
          {!showsForm && (
            <button class="button" type="button" onClick={() => setEntering(true)}>
              {t("hall-change")}
            </button>
          )}
        </section>
      )}
      {hanchan.status && <p class="note warn">{t(`over.${hanchan.status}`)}</p>}
      {withdrawn && <p class="note warn">{t("result.was-withdrawn", { reason: withdrawn.withdrawn })}</p>}
      {owed && <UnpaidFines state={state} hanchan={hanchan} played />}
      {earlier && <EarlierGame state={state} hanchan={hanchan} earlier={earlier} onThis={() => setMeant(true)} />}
      {may && showsForm && !earlier && (
        <ResultForm
          state={state}
          hanchan={hanchan}
          result={result}
          withdrawn={withdrawn}
          refused={refused}
          first={mended ?? (result || isWithdrawn ? null : last)}
          onTyped={() => setEntering(true)}
          onSent={showSent}
          onClose={result && (() => setEntering(false))}
        />
      )}
      {!may && !result && !owed && !hanchan.status && <Empty text={t("result.none")} />}
      {result && !(may && showsForm) && (
        <ResultHistory state={state} hanchan={hanchan} result={result} onCorrect={may && (() => setEntering(true))} />
      )}
      {result && last && !showsForm && wide.matches && <NextGame state={state} hanchan={hanchan} />}
      {result && !result.unsent && mayEnter(official) && !showsForm && (
        <ResultWithdrawal hanchan={hanchan} result={result} />
      )}
      {hasOne(official, ["director"]) && (
        <a class="button quiet" href={`#/correct/hanchan/${hanchan.id}`}>
          {t("correct.link-hanchan")}
        </a>
      )}
      <a class="button quiet" href="#/standings">
        {t("hall-standings")}
      </a>
    </Screen>
  );
}

/** On a desk, move the focus to the first field of the form; once it is sent, to the link to the next hanchan. */
function useFocus(isTyped: boolean, when: unknown[]) {
  useLayoutEffect(() => {
    const boxes = isTyped && wide.matches ? ".sheet input" : ".next-game";
    const next = document.querySelector<HTMLElement>(`.screen :is(${boxes})`);
    if (next) queueMicrotask(() => begin(next));
    // The button that had the focus is gone.
    else if (document.activeElement === document.body) document.querySelector("h1")?.focus({ preventScroll: true });
  }, when);
}

/** Focus the element; select the text of a field, so that typing replaces it. */
function begin(next: HTMLElement) {
  next.focus({ preventScroll: true });
  if (next instanceof HTMLInputElement) next.select();
}
