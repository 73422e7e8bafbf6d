import { useNow } from "../../../domain/event/now.ts";
import { t } from "../../../ui/i18n.ts";
import { Season } from "../log/season.tsx";
import { Screen } from "../../../ui/index.ts";
import { Band } from "../ruling/band.tsx";
import { Notes } from "../ruling/notes.tsx";
import { Photos } from "../ruling/photos.tsx";
import { Facts, Grounds, Origin } from "../ruling/ruling.tsx";
import { decided } from "../../../domain/incident/decision.ts";
import { Missing, NotJoined } from "../../../domain/people/not-joined.tsx";
import { useBooks } from "../../../domain/rulebook/rulebooks.ts";
import { Rulings } from "../../../domain/incident/ruling-list.tsx";
import { foulName, useWords } from "../../../domain/words/words.ts";
import { useStore } from "../../../store/use-store.ts";
import { Actions } from "./actions.tsx";
import { Comparison } from "./comparison.tsx";
import { EarlierRulings, ofFoul, onOffender } from "./earlier-rulings.tsx";
import { Events, eventsIn } from "./events.tsx";
import { Precedents } from "./precedent.tsx";
import { ago, statusText } from "../../../domain/incident/escalations.ts";
import type { Escalation as EscalationOfRuling, Ruling, State } from "../../../store/index.ts";

/** Show one escalation with its dossier: `#/escalation/<ruling>`. */
export default function Escalation({ args: [id] }: { args: string[] }) {
  const { tournament, state } = useStore();
  if (!tournament || !state) return <NotJoined title={t("esc.one")} />;
  const [escalation, ruling] = [state.escalations[id], state.rulings[id]];
  if (!escalation || !ruling) return <Missing title={t("esc.one")} text={t("esc.missing")} up="#/escalations" />;
  return <Page state={state} escalation={escalation} ruling={ruling} />;
}

function Page({ state, escalation, ruling }: { state: State; escalation: EscalationOfRuling; ruling: Ruling }) {
  const words = useWords();
  const book = useBooks([ruling])[ruling.revision];
  const spoken = decided(words, book, ruling);
  const inForce = spoken && (spoken.chosen ?? spoken.final ?? spoken.first);
  const open = escalation.status === "open";
  useNow(open);
  const actions = <Actions state={state} escalation={escalation} ruling={ruling} />;
  return (
    <Screen title={foulName(words, ruling.foul)} up="#/escalations" actions={actions}>
      <Band ruling={ruling} spoken={inForce}>
        <p role="status">
          <span class={`badge ${open ? "warn" : "info"}`}>{statusText(escalation)}</span>{" "}
          {open && <span class="soft">{ago(escalation.escalated_at)}</span>}
        </p>
      </Band>
      <Comparison state={state} escalation={escalation} />
      <section class="stack">
        <h2>{t("esc.so-far")}</h2>
        <Events state={state} events={eventsIn(state, escalation)} />
      </section>
      <Facts ruling={ruling} />
      {spoken ? <Grounds ruling={ruling} spoken={spoken} /> : <p class="soft">{t("hall-no-book")}</p>}
      <Origin state={state} ruling={ruling} />
      <Notes state={state} ruling={ruling} />
      <Photos state={state} ruling={ruling} />
      <section class="stack">
        <h2>{t("esc.on-offender", { name: ruling.offender.name })}</h2>
        <Rulings rulings={onOffender(state, escalation, ruling)} place empty={t("esc.nothing-else")} />
      </section>
      <Season state={state} id={ruling.offender.id} />
      <EarlierRulings ruling={ruling} rulings={ofFoul(state, escalation, ruling)} />
      <Precedents state={state} foul={ruling.foul} escalation={escalation} />
    </Screen>
  );
}
