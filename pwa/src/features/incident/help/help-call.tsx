import { t } from "../../../ui/i18n.ts";
import { Screen } from "../../../ui/index.ts";
import { Facts } from "../ruling/ruling.tsx";
import { Missing, NotJoined } from "../../../domain/people/not-joined.tsx";
import { foulName, handName, useWords } from "../../../domain/words/words.ts";
import { useStore } from "../../../store/use-store.ts";
import { Acts } from "./acts.tsx";
import { namesIn, standing, whoAndWhen } from "../../../domain/incident/help-calls.ts";
import type { HelpCall as Called, State } from "../../../store/index.ts";
import type { Words } from "../../../rules/words/wording.ts";

/** Show a help call: table, offenders, known facts and actions. */
export default function HelpCall({ args: [id] }: { args: string[] }) {
  const { tournament, state } = useStore();
  if (!tournament || !state) return <NotJoined title={t("help.one")} />;
  const call = state.helpCalls[id];
  if (!call) return <Missing title={t("help.one")} text={t("help.missing")} up="#/tables" />;
  return <Page state={state} call={call} />;
}

function Page({ state, call }: { state: State; call: Called }) {
  const snapshot = useStore();
  const words = useWords();
  const { table, hand, offenders, foul, official, called_at: at, ruling_id: ruling } = call;
  const label = t("hall-table", { label: state.tables[table]?.label ?? "?" });
  const title = [label, handName(hand)].filter(Boolean).join(" · ");
  return (
    <Screen title={title} up="#/tables" actions={!call.ended_at && <Acts call={call} />}>
      <p class={`note ${call.ended_at ? "" : "info"}`} role="status">
        {standing(snapshot, call)}
      </p>
      <section class="card stack">
        {foul && (
          <p>
            <strong>{foulName(words, foul)}</strong>
          </p>
        )}
        {offenders.map((one) => (
          <Offender key={one.id} state={state} words={words} offender={one} />
        ))}
        <p class="soft">{t("help.by", whoAndWhen(state, official, at))}</p>
      </section>
      <Facts ruling={call} />
      <p class="beside">
        <a class="button quiet" href={`#/table/${table}`}>
          {label}
        </a>
        {ruling && (
          <a class="button quiet" href={`#/ruling/${ruling}`}>
            {t("hall-ruling")}
          </a>
        )}
      </p>
    </Screen>
  );
}

function Offender({ state, words, offender }: { state: State; words: Words; offender: Called["offenders"][number] }) {
  const { seat } = offender;
  const [name] = namesIn(state, { offenders: [offender] });
  return (
    <p class="call-name">
      <strong class="who">{name}</strong>
      {seat && <span class="badge">{words.phrase(`seat-${seat}`)}</span>}
    </p>
  );
}
