import { useNow } from "../clocks/now.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { Season } from "../log/season.js";
import { Screen } from "../parts/index.js";
import { Band } from "../ruling/band.js";
import { Notes } from "../ruling/notes.js";
import { Photos } from "../ruling/photos.js";
import { Facts, Grounds, Origin } from "../ruling/ruling.js";
import { decided } from "../shared/decision.js";
import { Missing, NotJoined } from "../shared/not-joined.js";
import { useBooks } from "../shared/rulebooks.js";
import { Rulings } from "../shared/ruling-list.js";
import { foulName, useWords } from "../shared/words.js";
import { useStore } from "../state.js";
import { Actions } from "./actions.js";
import { Comparison } from "./comparison.js";
import { EarlierRulings, ofFoul, onOffender } from "./earlier-rulings.js";
import { Events, eventsIn } from "./events.js";
import { Precedents } from "./precedent.js";
import { ago, statusText } from "./state.js";

/** One escalation, with all that is needed to decide it: `#/escalation/<ruling>`. @param {{args: string[]}} props */
export default function Escalation({ args: [id] }) {
  const { tournament, state } = useStore();
  if (!tournament || !state) return html`<${NotJoined} title=${t("esc.one")} />`;
  const [escalation, ruling] = [state.escalations[id], state.rulings[id]];
  if (!escalation || !ruling)
    return html`<${Missing} title=${t("esc.one")} text=${t("esc.missing")} up="#/escalations" />`;
  return html`<${Page} state=${state} escalation=${escalation} ruling=${ruling} />`;
}

/** @param {{state: any, escalation: any, ruling: any}} props */
function Page({ state, escalation, ruling }) {
  const words = useWords();
  const book = useBooks([ruling])[ruling.revision];
  const spoken = decided(words, book, ruling);
  const shown = spoken && (spoken.chosen ?? spoken.final ?? spoken.first);
  const open = escalation.status === "open";
  useNow(open);
  const actions = html`<${Actions} state=${state} escalation=${escalation} ruling=${ruling} />`;
  return html`<${Screen} title=${foulName(words, ruling.foul)} up="#/escalations" actions=${actions}>
    <${Band} ruling=${ruling} shown=${shown}>
      <p role="status"><span class=${`badge ${open ? "warn" : "info"}`}>${statusText(escalation)}</span> ${open && html`<span class="soft">${ago(escalation.escalated_at)}</span>`}</p>
    <//>
    <${Comparison} state=${state} escalation=${escalation} />
    <section class="stack">
      <h2>${t("esc.so-far")}</h2>
      <${Events} state=${state} events=${eventsIn(state, escalation)} />
    </section>
    <${Facts} ruling=${ruling} />
    ${spoken ? html`<${Grounds} ruling=${ruling} spoken=${spoken} />` : html`<p class="soft">${t("hall-no-book")}</p>`}
    <${Origin} state=${state} ruling=${ruling} />
    <${Notes} state=${state} ruling=${ruling} />
    <${Photos} state=${state} ruling=${ruling} />
    <section class="stack">
      <h2>${t("esc.on-offender", { name: ruling.offender.name })}</h2>
      <${Rulings} rulings=${onOffender(state, escalation, ruling)} place empty=${t("esc.nothing-else")} />
    </section>
    <${Season} state=${state} id=${ruling.offender.id} />
    <${EarlierRulings} ruling=${ruling} rulings=${ofFoul(state, escalation, ruling)} />
    <${Precedents} state=${state} foul=${ruling.foul} escalation=${escalation} />
  <//>`;
}
