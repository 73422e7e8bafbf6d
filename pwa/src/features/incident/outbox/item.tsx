import { useState } from "preact/hooks";
import { store, isTask, ownsId } from "../../../store/index.ts";
import { clockTime, t } from "../../../ui/i18n.ts";
import { say } from "../../../ui/index.ts";
import { useCommand } from "../../../domain/requests/command.tsx";
import { Undo } from "../../../domain/requests/undo.tsx";
import { foulName, handName, useWords } from "../../../domain/words/words.ts";
import { useStore } from "../../../store/use-store.ts";
import { Discard, Restored, SignedOut } from "./exceptions.tsx";
import { Refusal, useRefusals, why } from "../../../domain/words/refusals.tsx";
import { Unpaid } from "./unpaid.tsx";
import { Differs, Versions } from "../../../domain/requests/versions.tsx";
import type { HelpCall, Item as ItemWaiting, State } from "../../../store/index.ts";
import type { Words } from "../../../rules/words/wording.ts";

/** Return the address of the form that repeats the item, filled in; null if there is none. */
function placeToChange(item: ItemWaiting) {
  const { id, kind, subject, body } = item;
  if (kind === "ruling") return `#/call/${body.table}/${body.seat ?? "-"}/${body.foul}?again=${id}`;
  return kind === "result" ? `#/result/${subject}?again=${id}` : null;
}

/** Show an outbox item: what it is, its state, and the possible actions. */
export function Item({ item }: { item: ItemWaiting }) {
  const words = useWords();
  const { state } = useStore();
  const { kind, state: stage, problem, ruledAt } = item;
  if (kind === "restored") return <Restored item={item} />;
  return (
    <article class={`item ${stage}`} aria-label={t(`hall-kind.${kind}`)}>
      <Head item={item} />
      <p>{subjectOf(words, state, item)}</p>
      <p class="soft">{clockTime(ruledAt, state.settings.time_zone)}</p>
      {stage === "waiting" && <Waits item={item} />}
      {stage === "refused" && (
        <>
          <Refusal problem={problem} />
          <Unpaid problem={problem} />
        </>
      )}
      {stage === "conflict" && <Versions stored={problem?.stored ?? {}} sent={problem?.sent ?? item.body ?? {}} />}
      {stage === "differs" && item.kind === "ruling" && <Differs item={item} />}
      {stage === "holding" ? <Undo id={item.id} /> : <Cures item={item} />}
    </article>
  );
}

export function Head({ item: { kind, state: stage } }: { item: ItemWaiting }) {
  const look = isTask(stage) ? "bad" : "info";
  return (
    <p>
      <strong>{t(`hall-kind.${kind}`)}</strong> <span class={`badge ${look}`}>{t(`hall-outbox.${stage}`)}</span>
    </p>
  );
}

/** Return the person and subject of an item. */
function subjectOf(words: Words, state: State, item: ItemWaiting) {
  const { id, kind, subject, body, about } = item;
  if (kind === "exam-attempt") return state.exams[subject]?.title ?? t("hall-unknown");
  if (kind.startsWith("help-")) return helpText(state, state.helpCalls[kind === "help-call" ? id : subject]);
  if (["timing", "schedule", "payment", "extra-time", "kept-answer", "result"].includes(kind))
    return [about?.table && t("hall-table", { label: about.table }), about?.who].filter(Boolean).join(" · ");
  if (kind === "hand-end" || kind === "dead-hand") {
    const where = [t("hall-table", { label: state.tables[body.table]?.label ?? "?" }), handName(body.hand)];
    return [...where, kind === "hand-end" && t(`hall-how.${body.how}`)].filter(Boolean).join(" · ");
  }
  const ruling = state.rulings[kind === "ruling" ? id : subject];
  if (!ruling) return t("hall-unknown");
  const text = (
    <a href={`#/ruling/${ruling.id}`}>
      <span class="who">{ruling.offender.name}</span> · {foulName(words, ruling.foul)}
    </a>
  );
  return body?.reason ? (
    <>
      {text} · {body.reason}
    </>
  ) : (
    text
  );
}

/** Return the table of a help call. */
function helpText(state: State, call?: HelpCall) {
  return call ? t("hall-table", { label: state.tables[call.table]?.label ?? "?" }) : t("hall-unknown");
}

/** Show why the item is still pending. */
export function Waits({ item }: { item: ItemWaiting }) {
  useRefusals();
  const { blockedBy, trouble } = item;
  if (trouble?.status === 401) return <SignedOut item={item} />;
  if (blockedBy) return <p class="note warn">{t("hall-blocked")}</p>;
  if (!trouble) return null;
  const text =
    trouble.status === 0
      ? t(navigator.onLine ? "live.unreached" : "no-network")
      : why(trouble.problem) || `HTTP ${trouble.status}`;
  return <p class="soft">{t("hall-last-try", { text })}</p>;
}

/** Offer to retry, change or discard an item. @param props `away`: it belongs to another tournament */
export function Cures({ item, away }: { item: ItemWaiting; away?: boolean }) {
  const [discarding, setDiscarding] = useState(false);
  const { run, setError, error } = useCommand();
  const { id, state: stage } = item;
  const again = placeToChange(item);
  const theirs = stage === "conflict" && !ownsId(item);
  if (stage === "differs" || theirs) {
    const text = t(theirs ? "hall-keep-logged" : "hall-seen");
    return (
      <div class="pair">
        <button class="button" type="button" onClick={() => run(() => store.discard(id))}>
          {text}
        </button>
        {error}
      </div>
    );
  }
  const retry = async () => {
    if (await store.retry(id)) say(t("hall-again"));
    else setError(t("hall-over"));
  };
  return (
    <>
      <div class="pair">
        {stage !== "waiting" && (
          <button class="button" type="button" onClick={() => run(retry)}>
            {t(stage === "conflict" ? "hall-as-new" : "try-again")}
          </button>
        )}
        {stage !== "waiting" && again && !away && (
          <a class="button" href={again}>
            {t("hall-change")}
          </a>
        )}
        <button class="button danger" type="button" onClick={() => setDiscarding(true)}>
          {t("hall-discard")}
        </button>
        {discarding && <Discard item={item} away={away} onClose={() => setDiscarding(false)} />}
      </div>
      {error}
    </>
  );
}
