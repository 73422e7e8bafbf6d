import { t } from "../../../ui/i18n.js";
import { Screen } from "../../../ui/index.js";
import { Facts } from "../ruling/ruling.jsx";
import { Missing, NotJoined } from "../../../domain/people/not-joined.jsx";
import { foulName, handName, useWords } from "../../../domain/words/words.js";
import { useStore } from "../../../store/use-store.js";
import { Acts } from "./acts.jsx";
import { namesIn, standing, whoAndWhen } from "../../../domain/incident/help-calls.js";

/** A help call: where, who, what is known so far, and what can be done. @param {{args: string[]}} props */
export default function HelpCall({ args: [id] }) {
  const { tournament, state } = useStore();
  if (!tournament || !state) return <NotJoined title={t("help.one")} />;
  const call = state.helpCalls[id];
  if (!call) return <Missing title={t("help.one")} text={t("help.missing")} up="#/tables" />;
  return <Page state={state} call={call} />;
}

/** @param {{state: any, call: any}} props */
function Page({ state, call }) {
  const snapshot = useStore();
  const words = useWords();
  const { table, hand, offenders, foul, official, called_at: at, ruling } = call;
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
        {offenders.map((/** @type {any} */ one) => (
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

/** @param {{state: any, words: any, offender: any}} props */
function Offender({ state, words, offender }) {
  const { seat } = offender;
  const [name] = namesIn(state, { offenders: [offender] });
  return (
    <p class="call-name">
      <strong class="who">{name}</strong>
      {seat && <span class="badge">{words.phrase(`seat-${seat}`)}</span>}
    </p>
  );
}
