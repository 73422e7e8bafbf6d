import { html } from "../html.js";
import { t } from "../i18n.js";
import { Screen } from "../parts/index.js";
import { useNow } from "../clocks/now.js";
import { Season } from "../log/season.js";
import { headline } from "../call/verdict.js";
import { Facts, Grounds, Origin } from "../ruling/ruling.js";
import { useBooks } from "../shared/books.js";
import { decided } from "../shared/decided.js";
import { Photos } from "../shared/photos.js";
import { Rulings } from "../shared/ruled.js";
import { Missing, Unjoined } from "../shared/unjoined.js";
import { foulName, lineOf, placeOf, useWords, weight } from "../shared/words.js";
import { useHall } from "../state.js";
import { Both } from "./both.js";
import { Deciding } from "./deciding.js";
import { Happened, happenedIn } from "./happened.js";
import { ofFoul, onOffender } from "./past.js";
import { Precedents } from "./precedent.js";
import { Before } from "./before.js";
import { ago, standsAt } from "./words.js";

/** One escalation, with all that is needed to decide it: `#/escalation/<ruling>`. @param {{args: string[]}} props */
export default function Escalation({ args: [id] }) {
  const { tournament, state } = useHall();
  if (!tournament || !state) return html`<${Unjoined} title=${t("esc.one")} />`;
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
  const actions = html`<${Deciding} state=${state} escalation=${escalation} ruling=${ruling} />`;
  return html`<${Screen} title=${foulName(words, ruling.foul)} up="#/escalations" actions=${actions}>
    <section class="card hall-verdict">
      <p class=${`penalty large ${weight(ruling.kind)}`}>${shown ? headline(words, shown) : lineOf(words, ruling)}</p>
      <p><a class="who" href=${ruling.offender.kind === "player" ? `#/player/${ruling.offender.id}` : "#/log"}>${ruling.offender.name}</a></p>
      <p class="soft">${placeOf(words, ruling)}</p>
      <p role="status"><span class=${`badge ${open ? "warn" : "info"}`}>${standsAt(escalation)}</span> ${open && html`<span class="soft">${ago(escalation.escalated_at)}</span>`}</p>
    </section>
    <${Both} state=${state} escalation=${escalation} />
    <section class="stack">
      <h2>${t("esc.so-far")}</h2>
      <${Happened} state=${state} events=${happenedIn(state, escalation)} />
    </section>
    <${Facts} ruling=${ruling} />
    ${spoken ? html`<${Grounds} ruling=${ruling} spoken=${spoken} />` : html`<p class="soft">${t("hall-no-book")}</p>`}
    <${Origin} state=${state} ruling=${ruling} />
    <${Photos} state=${state} ruling=${ruling} />
    <section class="stack">
      <h2>${t("esc.on-offender", { name: ruling.offender.name })}</h2>
      <${Rulings} rulings=${onOffender(state, escalation, ruling)} place empty=${t("esc.nothing-else")} />
    </section>
    <${Season} state=${state} id=${ruling.offender.id} />
    <${Before} ruling=${ruling} rulings=${ofFoul(state, escalation, ruling)} />
    <${Precedents} state=${state} foul=${ruling.foul} escalation=${escalation} />
  <//>`;
}
