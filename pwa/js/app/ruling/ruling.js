import { isTask } from "../../data/index.js";
import { html } from "../html.js";
import { clockTime, t } from "../i18n.js";
import { SameIncident } from "../offenders/same-incident.js";
import { Screen } from "../parts/index.js";
import { Incident } from "../reports/incident.js";
import { Readings } from "../rulebook/readings.js";
import { Recorded } from "../shared/conflict-of-interest.js";
import { answerOf, questionOf, stated } from "../shared/context.js";
import { decided } from "../shared/decision.js";
import { Missing, NotJoined } from "../shared/not-joined.js";
import { hasOne } from "../shared/roles.js";
import { useBooks } from "../shared/rulebooks.js";
import { StatusBadge, besideIt, over } from "../shared/ruling-list.js";
import { Undo } from "../shared/undo.js";
import { foulName, sourceLines, useWords } from "../shared/words.js";
import { useStore } from "../state.js";
import { Actions } from "./actions.js";
import { Band } from "./band.js";
import { Corrections } from "./corrections.js";
import { Further } from "./further.js";
import { History } from "./history.js";
import { Notes } from "./notes.js";
import { Photos } from "./photos.js";
import { SameCall } from "./probably-same.js";
import { Stays } from "./stays.js";
import { stepsLeft } from "../offenders/steps-left.js";

const NOTICEABLE_MS = 2000;

/** One ruling: what was ruled on what facts, by whom, what became of it, and what can be done. @param {{args: string[]}} props */
export default function Ruling({ args: [id] }) {
  const { tournament, state } = useStore();
  if (!tournament || !state) return html`<${NotJoined} title=${t("hall-ruling")} />`;
  const ruling = state.rulings[id];
  if (!ruling) return html`<${Missing} title=${t("hall-ruling")} text=${t("hall-no-ruling")} up="#/log" />`;
  return html`<${Page} state=${state} ruling=${ruling} />`;
}

/** @param {{state: any, ruling: any}} props */
function Page({ state, ruling }) {
  const { official } = useStore();
  const words = useWords();
  const book = useBooks([ruling])[ruling.revision];
  const spoken = decided(words, book, ruling);
  const shown = spoken && (spoken.chosen ?? spoken.final ?? spoken.first);
  return html`<${Screen} title=${foulName(words, ruling.foul)} up=${`#/table/${ruling.table.id}`}>
    <${Band} ruling=${ruling} shown=${shown}>
      <p><${StatusBadge} ruling=${ruling} /></p>
      ${ruling.item === ruling.id && html`<${Undo} id=${ruling.item} />`}
      ${isTask(ruling.outbox) && html`<a href="#/outbox">${t("hall-resolve")}</a>`}
    <//>
    <${SameCall} state=${state} ruling=${ruling} />
    ${(ruling.status === "withdrawn" || (ruling.amends && ruling.status !== "amended")) && html`<${Corrections} state=${state} ruling=${ruling} />`}
    ${besideIt(state, ruling).length > 0 && html`<${SameIncident} state=${state} ruling=${ruling} />`}
    <${Facts} ruling=${ruling} />
    ${spoken ? html`<${Grounds} ruling=${ruling} spoken=${spoken} />` : html`<p class="soft">${t("hall-no-book")}</p>`}
    <${Origin} state=${state} ruling=${ruling} />
    <${Notes} state=${state} ruling=${ruling} />
    <${Photos} state=${state} ruling=${ruling} />
    <${History} state=${state} ruling=${ruling} />
    <${Actions} state=${state} ruling=${ruling} />
    ${hasOne(official, ["director"]) && html`<${Incident} ruling=${ruling} />`}
  <//>`;
}

/** What was established. @param {{ruling: any}} props */
export function Facts({ ruling }) {
  const words = useWords();
  const facts = Object.entries(ruling.final_decision?.facts ?? ruling.facts ?? {});
  const around = Object.entries(stated(ruling.context ?? {}));
  if (facts.length + around.length === 0) return null;
  return html`<section>
    <h2>${t("hall-facts")}</h2>
    <dl class="facts">
      ${facts.map(([fact, value]) => html`<div key=${fact}><dt>${words.question(fact)}</dt><dd>${words.answer(fact, { value })}</dd></div>`)}
      ${around.map(([name, value]) => html`<div key=${name}><dt>${questionOf(words, name)}</dt><dd>${answerOf(words, name, value)}</dd></div>`)}
    </dl>
  </section>`;
}

/** Why the referee chose what was issued, by how it stands to the book. @type {Record<string, string>} */
const BECAUSE = { "in-range": "hall-within", "left-open": "hall-left-open" };

/** What was issued and what to do; what the book says, and why. @param {{ruling: any, spoken: any}} props */
export function Grounds({ ruling, spoken: { first, final, chosen, departure } }) {
  const shown = chosen ?? final ?? first;
  const grounds = final ?? first;
  const left = stepsLeft(shown.steps, useStore().state.rulings[ruling.amends], ruling);
  return html`<section class="stack">
    <h2>${t("hall-decision")}</h2>
    ${
      chosen &&
      html`<p class="note warn">
      ${t("hall-prescribed", { line: first.line })}${ruling.reason && html`<br />${t(BECAUSE[departure] ?? "hall-because", { reason: ruling.reason })}`}
    </p>`
    }
    ${!chosen && !final && first.status === "deferred" && html`<p>${first.line}</p>`}
    ${final && html`<p>${t("hall-first", { line: first.line })}</p>`}
    ${shown.say && shown.say !== shown.line && html`<p class="say">${t("call.quoted", { text: shown.say })}</p>`}
    <ol class="steps">${left.map((/** @type {any} */ step) => html`<li key=${step.id}>${step.text}</li>`)}</ol>
    ${!over(ruling) && html`<${Further} steps=${shown.steps} call=${{ ...ruling, table: ruling.table.id, ruling: ruling.id }} />`}
    <${Stays} stays=${shown.stays} />
    ${sourceLines(grounds).map((text) => html`<p class="soft" key=${text}>${text}</p>`)}
    ${grounds.readings.length > 0 && html`<${Readings} readings=${grounds.readings} />`}
  </section>`;
}

/** Who and when; the phone's own time where it was another. @param {{state: any, ruling: any}} props */
export function Origin({ state, ruling }) {
  const zone = state.settings.time_zone;
  const apart = Date.parse(ruling.device_at) - Date.parse(ruling.ruled_at);
  return html`<section class="stack">
    <h2>${t("hall-origin")}</h2>
    <p>${[state.officials[ruling.official]?.name, clockTime(ruling.ruled_at, zone)].filter(Boolean).join(" · ")}</p>
    ${Math.abs(apart) > NOTICEABLE_MS && html`<p class="soft">${t("hall-device-time", { time: clockTime(ruling.device_at, zone) })}</p>`}
    ${ruling.conflict && html`<${Recorded} why=${ruling.conflict} />`}
    ${ruling.note && html`<p class="note info">${ruling.note}</p>`}
  </section>`;
}
