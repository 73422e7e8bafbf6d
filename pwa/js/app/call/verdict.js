import { useState } from "../../../vendor/hooks.js";
import { strongest } from "../../rulebook.js";
import { areas } from "../areas.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { Icon } from "../parts/index.js";
import { later } from "../parts/later.js";
import { sourceLine, useWords, weight } from "../shared/words.js";
import { Aloud } from "./aloud.js";
import { headline } from "./headline.js";
import { nthTime } from "./nth.js";

const LONG = 18;
const Others = later(areas.referee, "Others");

/**
 * The penalty, to be read at arm's length, and one swipe to the right what other rulebooks say.
 * @param {{call: import("./answers.js").Answers}} props
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
        ${spoken.say && html`<p class="say">${t("call.quoted", { text: spoken.say })}</p>`}
        ${spoken.say && html`<button class="button" type="button" onClick=${() => setAloud(true)}><${Icon} name="sound" />${t("call.aloud")}</button>`}
        <p class="soft">${sourceLine(spoken.source)}</p>
      </section>
      <${Others} call=${call} />
    </div>
    ${aloud && html`<${Aloud} text=${spoken.say} onClose=${() => setAloud(false)} />`}`;
}

/** What counts for a repeat. @param {{call: import("./answers.js").Answers}} props */
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
