import { useState } from "../../../vendor/hooks.js";
import { strongest } from "../../rules/engine/consequences.js";
import { areas } from "../areas.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { Disclosure, Icon } from "../parts/index.js";
import { later } from "../parts/later.js";
import { Readings } from "../rulebook/readings.js";
import { sourceLines, useWords, weight } from "../shared/words.js";
import { nthTime } from "./offender.js";

const LONG = 18;
const Others = later(areas.referee, "OtherRulebooks");
const Aloud = later(areas.referee, "Aloud");

/**
 * The penalty, to be read at arm's length, and one swipe to the right what other rulebooks say.
 * @param {{call: import("./decision.js").Answers}} props
 */
export function Verdict({ call }) {
  const words = useWords();
  const [aloud, setAloud] = useState(false);
  const { spoken, decision } = call;
  const kind = weight(strongest(decision.penalties));
  const line = headline(words, spoken);
  const name = [spoken.rulebook.name, ...(spoken.rulebook.option_names ?? [])].join(" + ");
  return html`<div
      class="call-books"
      role="region"
      tabindex="0"
      aria-label=${t("call.books")}
    >
      <section class=${`call-verdict ${kind}`} aria-labelledby="opened">
        <p class="soft">${name}</p>
        <${Repeat} call=${call} />
        <h2
          class=${`call-line penalty ${line.length > LONG ? "long" : ""}`}
          id="opened"
          tabindex="-1"
        >
          ${line}
        </h2>
        ${line !== spoken.line && html`<p class="say">${spoken.line}</p>`}
        ${call.others.map((one) => html`<${Differing} key=${one.about.seat} words=${words} other=${one} line=${line} />`)}
        ${spoken.say && spoken.say !== line && html`<p class="say">${t("call.quoted", { text: spoken.say })}</p>`}
        ${spoken.say && html`<button class="button" type="button" onClick=${() => setAloud(true)}><${Icon} name="sound" />${t("call.aloud")}</button>`}
        ${sourceLines(spoken).map((text) => html`<p class="soft" key=${text}>${text}</p>`)}
      </section>
      <${Others} call=${call} />
    </div>
    ${aloud && html`<${Aloud} text=${spoken.say} onClose=${() => setAloud(false)} />`}`;
}

/** What another offender gets, where that is not the same. @param {{words: any, other: any, line: string}} props */
function Differing({ words, other: { about, spoken }, line }) {
  const own = headline(words, spoken);
  return (
    own !== line &&
    html`<p><strong class="who">${about.offender.name}</strong> · <strong class="penalty">${own}</strong></p>`
  );
}

/** What counts for a repeat. @param {{call: import("./decision.js").Answers}} props */
function Repeat({ call: { foul, facts, log, spoken } }) {
  const before = log.earlier.counts[foul] ?? 0;
  const nth = facts.offence_number ?? before + 1;
  if (!("offence_number" in facts) && before === 0) return null;
  const scope = "offence_number" in facts ? spoken.scope_text : null;
  return html`<p>
    <span class=${`badge ${nth > 1 ? "warn" : ""}`}
      >${[nthTime(nth), scope].filter(Boolean).join(" · ")}</span
    >
  </p>`;
}

const LATER = ["deferred", "not-covered"];

/**
 * What is read at arm's length: of what is judged later, or by somebody else, just that, after what holds at once.
 * @param {import("../../rules/words/wording.js").Words} words @param {any} spoken @returns {string}
 */
export function headline(words, spoken) {
  if (!LATER.includes(spoken.status)) return spoken.line;
  const atOnce = strongest(spoken.penalties) === "none" ? [] : [words.line({ ...spoken, effects: [] })];
  return words.joined([...atOnce, spoken.status_text]);
}

/**
 * The steps, each to be ticked: what is done sinks below what is left. `first`: those before any ruling, folded away.
 * @param {{steps: {id: string, text: string}[], first?: boolean, done: string[], onDone: (done: string[]) => void}} props
 */
export function Steps({ steps, first = false, done, onDone }) {
  if (steps.length === 0) return null;
  const tick = (/** @type {string} */ id) =>
    onDone(done.includes(id) ? done.filter((one) => one !== id) : [...done, id]);
  const list = () => html`<ul class="call-steps">
    ${steps.map(
      ({ id, text }) => html`<li key=${id}>
      <label>
        <input type="checkbox" checked=${done.includes(id)} onChange=${() => tick(id)} /><span>${text}</span>
      </label>
    </li>`,
    )}
  </ul>`;
  if (first) return html`<${Disclosure} title=${t("call.first")}>${list}<//>`;
  const ticked = steps.filter(({ id }) => done.includes(id)).length;
  return html`<section class="stack">
    <h2>${t("call.steps")} <span class="badge">${ticked}/${steps.length}</span></h2>
    ${list()}
  </section>`;
}

const Trace = later(areas.referee, "Trace");

/** Why the book says so: readings that mattered, examples, the rows that were looked at. @param {{call: any}} props */
export function Grounds({ call }) {
  const { readings, rulebook, examples = [], trace } = call.spoken;
  return html`${rulebook.standing !== "official" && html`<p class="note warn">${rulebook.standing_text}</p>`}
  ${
    readings.length > 0 &&
    html`<${Disclosure} title=${t("call.readings", { count: readings.length })}>
    ${() => html`<${Readings} readings=${readings} />`}
  <//>`
  }
  ${
    examples.length > 0 &&
    html`<${Disclosure} title=${t("call.examples")}>
    ${() => html`<ul class="points">${examples.map((/** @type {any} */ one) => html`<li key=${one.id}>${one.text}</li>`)}</ul>`}
  <//>`
  }
  ${trace.length > 0 && html`<${Disclosure} title=${t("call.trace")}>${() => html`<${Trace} call=${call} />`}<//>`}`;
}
