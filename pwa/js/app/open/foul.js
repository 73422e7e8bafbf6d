import { useState } from "../../../vendor/hooks.js";
import { across, decide, speak } from "../../engine.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { Empty, Icon, Screen } from "../parts/index.js";
import { RulesBar } from "./chooser.js";
import { Decision } from "./decision.js";
import { Answered, Around, Questions } from "./questions.js";
import { bookFor, bookName, plain, withRules } from "./rules.js";

/** @typedef {import("./rules.js").Rules} Rules @typedef {Record<string, any>} Json */

const ALONE = {
  simultaneous: "none",
  offenders: 1,
  after_time: false,
  casual: false,
  seat: null,
  riichi: "unknown",
};

/** One foul, asked and decided, with nothing logged. */
export default withRules(({ args: [id = ""], rules }) => {
  if (!(id in rules.library.catalogue.fouls)) {
    return html`<${Screen} title=${t("lost")} up="#/fouls"
      ><${Empty} text=${t("lost-text")}
    /><//>`;
  }
  return html`<${Foul} id=${id} rules=${rules} />`;
});

/** @param {{id: string, rules: Rules}} props */
function Foul({ id, rules }) {
  const [facts, setFacts] = useState(/** @type {Json} */ ({}));
  const [context, setContext] = useState(/** @type {Json} */ (ALONE));
  const around = possible(rules, id, facts, context);
  const spoken = speak(rules.library, decide(rules.book, id, facts, around), rules.lang);
  const answer = (/** @type {string} */ fact, /** @type {any} */ value) => setFacts({ ...facts, [fact]: value });
  const forget = (/** @type {string} */ fact) => setFacts(without(facts, fact));
  return html`<${Screen} title=${spoken.foul.name} up="#/fouls">
    <${Questions} rules=${rules} spoken=${spoken} onAnswer=${answer} />
    <${Answered} rules=${rules} facts=${facts} onForget=${forget} />
    <${Decision} rules=${rules} spoken=${spoken} />
    <${Around} rules=${rules} context=${around} onChange=${setContext} />
    <${Everywhere} rules=${rules} foul=${id} facts=${facts} context=${around} />
    <${RulesBar} rules=${rules} />
  <//>`;
}

/** The context, or nothing special where it contradicts the facts. @param {Rules} rules @param {string} foul @param {Json} facts @param {Json} context */
function possible(rules, foul, facts, context) {
  try {
    decide(rules.book, foul, facts, context);
    return context;
  } catch {
    return ALONE;
  }
}

/** @param {Json} facts @param {string} fact */
export function without(facts, fact) {
  return Object.fromEntries(Object.entries(facts).filter(([name]) => name !== fact));
}

/** The same under every rulebook. @param {{rules: Rules, foul: string, facts: Json, context: Json}} props */
function Everywhere({ rules, foul, facts, context }) {
  const books = Object.keys(rules.library.books).map((id) => bookFor(rules.library, plain(id)));
  const answers = across(books, foul, facts, context).map((each) => speak(rules.library, each, rules.lang));
  return html`<section class="stack">
    <h2>${t("open.everywhere")}</h2>
    <ul class="rows">
      ${answers.map(
        (spoken, place) =>
          html`<li key=${spoken.rulebook.id}>
            <a class="row" href=${`#/book/${spoken.rulebook.id}`}>
              <span class="body">
                <small>${bookName(rules, books[place])}</small>
                <span class=${spoken.status === "decided" ? "strong" : ""}
                  >${spoken.status === "needs-facts" ? spoken.status_text : spoken.line}</span
                >
              </span>
              <${Icon} name="next" />
            </a>
          </li>`,
      )}
    </ul>
  </section>`;
}
