import { clockTime, t } from "../../../ui/i18n.ts";
import { Dated, useStoredAnswer } from "../../../domain/requests/stored-answer.tsx";
import { foulName, lineOf, useWords, lookOf } from "../../../domain/words/words.ts";
import { outcomeOf } from "../../../domain/incident/escalations.ts";
import type { Escalation, State } from "../../../store/index.ts";
import type { PrecedentList } from "#api";
import type { Words } from "../../../rules/words/wording.ts";

type OnePrecedent = PrecedentList["items"][number];

/** List the precedents of a foul without those of this escalation, with a link to all. */
export function Precedents({ state, foul, escalation }: { state: State; foul: string; escalation: Escalation }) {
  const seen = useStoredAnswer<PrecedentList>(`precedents?limit=20&foul=${foul}`);
  return (
    <section class="stack">
      <h2>{t("esc.precedents")}</h2>
      <Dated seen={seen} what="precedents" />
      {seen.answer && <Found state={state} items={others(seen.answer.body.items, escalation)} />}
      <a class="button" href={`#/precedents?foul=${foul}`}>
        {t("esc.search-precedents")}
      </a>
    </section>
  );
}

function others(items: OnePrecedent[], { id, steps }: Escalation) {
  const own = [id, ...steps.map(({ standing_id }) => standing_id)];
  return items.filter(({ ruling }) => !own.includes(ruling.id));
}

export function Found({ state, items }: { state: State; items: OnePrecedent[] }) {
  const words = useWords();
  if (items.length === 0) return <p class="soft">{t("esc.no-precedents")}</p>;
  return (
    <ul class="rows below precedents">
      {items.map((one) => (
        <li key={one.ruling.id}>
          <Precedent state={state} words={words} precedent={one} />
        </li>
      ))}
    </ul>
  );
}

function Precedent({
  state,
  words,
  precedent: { ruling, why, facts, note, reason, escalation, revision_changed: changed },
}: {
  state: State;
  words: Words;
  precedent: OnePrecedent;
}) {
  const quotes = [note, reason, ...(escalation?.steps.map((step) => step.reason) ?? [])].filter(Boolean);
  const lines = Object.entries(facts).map(
    ([fact, value]) => `${words.question(fact)} ${words.answer(fact, { value })}`,
  );
  return (
    <a class="row" href={`#/ruling/${ruling.id}`}>
      <span class="body">
        <strong class={`penalty ${lookOf(ruling.kind)}`}>{lineOf(words, ruling)}</strong>
        <span>
          {foulName(words, ruling.foul)} · <span class="who">{ruling.offender.name}</span>
        </span>
        {lines.map((line) => (
          <small key={line}>{line}</small>
        ))}
        {quotes.map((line) => (
          <span key={line}>“{line}”</span>
        ))}
        <small>
          {[state.officials[ruling.official]?.name, clockTime(ruling.ruled_at, state.settings.time_zone)]
            .filter(Boolean)
            .join(" · ")}
        </small>
        <span class="badges">
          {["amended", "withdrawn"].includes(ruling.status) && (
            <span class="badge">{t(`hall-status.${ruling.status}`)}</span>
          )}
          {changed && <span class="badge warn">{t("esc.revision-changed")}</span>}
          {why.map((one) => (
            <span class="badge" key={one}>
              {t(`esc.why.${one}`)}
            </span>
          ))}
          {escalation && <span class="badge info">{outcomeOf(escalation)}</span>}
        </span>
      </span>
    </a>
  );
}
