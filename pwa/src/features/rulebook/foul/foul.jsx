import { useState } from "preact/hooks";
import { decideAcross } from "../../../rules/books/compare.js";
import { decide } from "../../../rules/engine/decide.js";
import { localise } from "../../../rules/words/speech.js";
import { t } from "../../../ui/i18n.js";
import { Empty, Icon, Screen } from "../../../ui/index.js";
import { addressOf } from "../rulebook/books.jsx";
import { RulesBar } from "../../../domain/rulebook/chooser.jsx";
import { bookFor, bookName, plain, withRules } from "../../../domain/rulebook/rules.jsx";
import { tried } from "../../../domain/incident/decision.js";
import { linesOf } from "../../../domain/words/words.js";
import { Decision } from "./decision.jsx";
import { Answered, Around, Questions } from "./questions.jsx";

/** @typedef {import("../../../domain/rulebook/rules.jsx").Rules} Rules @typedef {Record<string, any>} Json */

/** One foul, asked and decided, with nothing logged; `?riichi_hand=noten` brings facts along. */
export default withRules(({ args: [id = ""], rules, query }) => {
  if (!(id in rules.library.catalogue.fouls)) {
    return (
      <Screen title={t("lost")} up="#/fouls">
        <Empty text={t("lost-text")} />
      </Screen>
    );
  }
  return <Foul id={id} rules={rules} query={query} />;
});

/** @param {{id: string, rules: Rules, query: URLSearchParams}} props */
function Foul({ id, rules, query }) {
  const [said, setFacts] = useState(() => factsIn(query));
  const [context, setContext] = useState(/** @type {Json} */ ({}));
  const facts = tried(rules.book, id, said, {}) ? said : {}; // another rulebook was chosen since
  const around = tried(rules.book, id, facts, context) ? context : {};
  const spoken = localise(rules.library, decide(rules.book, id, facts, around));
  const answer = (/** @type {string} */ fact, /** @type {any} */ value) => setFacts({ ...facts, [fact]: value });
  const forget = (/** @type {string} */ fact) => setFacts(without(facts, fact));
  return (
    <Screen title={spoken.foul.name} up="#/fouls">
      <Questions spoken={spoken} onAnswer={answer} />
      <Answered rules={rules} facts={facts} onForget={forget} />
      <Decision rules={rules} spoken={spoken} />
      <Around rules={rules} foul={id} facts={facts} context={around} onChange={setContext} />
      <Everywhere rules={rules} foul={id} facts={facts} context={around} />
      <RulesBar rules={rules} />
    </Screen>
  );
}

/** The facts that an address has: another tool knew them. @param {URLSearchParams} query @returns {Json} */
function factsIn(query) {
  const flags = /** @type {Json} */ ({ true: true, false: false });
  return Object.fromEntries([...query].map(([fact, value]) => [fact, flags[value] ?? value]));
}

/** @param {Json} facts @param {string} fact */
export function without(facts, fact) {
  return Object.fromEntries(Object.entries(facts).filter(([name]) => name !== fact));
}

/** The decision under every rulebook, that in use first. @param {{rules: Rules, foul: string, facts: Json, context: Json}} props */
function Everywhere({ rules, foul, facts, context }) {
  const others = Object.keys(rules.library.books).map((id) => bookFor(rules.library, plain(id)));
  const books = [...new Map([rules.book, ...others].map((book) => [bookName(rules, book), book]))];
  const answers = decideAcross(
    books.map(([, book]) => book),
    foul,
    facts,
    context,
  );
  const lines = answers.map((each) => lineOf(localise(rules.library, each)));
  return (
    <section class="stack">
      <h2>{t("open.everywhere")}</h2>
      <ul class="rows">
        {books.map(([name, { content }], place) => (
          <li key={name}>
            <a class="row" href={addressOf(chosenIn(content))}>
              <span class="body">
                <small>{name}</small>
                <span class={lines[place] === lines[0] ? "" : "strong"}>{lines[place]}</span>
              </span>
              <Icon name="next" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What a composed rulebook was made of. @param {Json} content @returns {import("../../../domain/rulebook/rules.jsx").Choice} */
function chosenIn({ id, options, readings_changed: readings }) {
  return { id, options, readings };
}

/** Put a decision into one line: while facts are missing, every possible outcome. @param {Json} spoken @returns {string} */
function lineOf(spoken) {
  if (spoken.status === "not-covered") return spoken.status_text;
  if (spoken.status !== "needs-facts") return spoken.line;
  return linesOf(spoken.questions.flatMap((/** @type {Json} */ { answers }) => answers)).join(" / ");
}
