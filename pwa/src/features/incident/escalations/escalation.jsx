import { useNow } from "../../../domain/event/now.js";
import { t } from "../../../ui/i18n.js";
import { Season } from "../log/season.jsx";
import { Screen } from "../../../ui/index.js";
import { Band } from "../ruling/band.jsx";
import { Notes } from "../ruling/notes.jsx";
import { Photos } from "../ruling/photos.jsx";
import { Facts, Grounds, Origin } from "../ruling/ruling.jsx";
import { decided } from "../../../domain/incident/decision.js";
import { Missing, NotJoined } from "../../../domain/people/not-joined.jsx";
import { useBooks } from "../../../domain/rulebook/rulebooks.js";
import { Rulings } from "../../../domain/incident/ruling-list.jsx";
import { foulName, useWords } from "../../../domain/words/words.js";
import { useStore } from "../../../store/use-store.js";
import { Actions } from "./actions.jsx";
import { Comparison } from "./comparison.jsx";
import { EarlierRulings, ofFoul, onOffender } from "./earlier-rulings.jsx";
import { Events, eventsIn } from "./events.jsx";
import { Precedents } from "./precedent.jsx";
import { ago, statusText } from "../../../domain/incident/escalations.js";

/** One escalation, with all that is needed to decide it: `#/escalation/<ruling>`. @param {{args: string[]}} props */
export default function Escalation({ args: [id] }) {
  const { tournament, state } = useStore();
  if (!tournament || !state) return <NotJoined title={t("esc.one")} />;
  const [escalation, ruling] = [state.escalations[id], state.rulings[id]];
  if (!escalation || !ruling) return <Missing title={t("esc.one")} text={t("esc.missing")} up="#/escalations" />;
  return <Page state={state} escalation={escalation} ruling={ruling} />;
}

/** @param {{state: any, escalation: any, ruling: any}} props */
function Page({ state, escalation, ruling }) {
  const words = useWords();
  const book = useBooks([ruling])[ruling.revision];
  const spoken = decided(words, book, ruling);
  const shown = spoken && (spoken.chosen ?? spoken.final ?? spoken.first);
  const open = escalation.status === "open";
  useNow(open);
  const actions = <Actions state={state} escalation={escalation} ruling={ruling} />;
  return (
    <Screen title={foulName(words, ruling.foul)} up="#/escalations" actions={actions}>
      <Band ruling={ruling} shown={shown}>
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
