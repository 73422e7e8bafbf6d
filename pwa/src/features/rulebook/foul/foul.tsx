import { useState } from "preact/hooks";
import { decideAcross } from "../../../rules/books/compare.ts";
import { decide } from "../../../rules/engine/decide.ts";
import { t } from "../../../ui/i18n.ts";
import { Empty, Icon, Screen } from "../../../ui/index.ts";
import { addressOf } from "../rulebook/books.tsx";
import { RulesBar } from "../../../domain/rulebook/chooser.tsx";
import { bookFor, bookName, plain, withRules } from "../../../domain/rulebook/rules.tsx";
import { spokenDecision, tried } from "../../../domain/incident/decision.ts";
import { linesOf } from "../../../domain/words/words.ts";
import { Decision } from "./decision.tsx";
import { Answered, Around, Questions } from "./questions.tsx";
import type { RulebookContent } from "../../../rules/books/content.ts";
import type { Context } from "../../../rules/engine/context.ts";
import type { FactValue, Facts } from "../../../rules/engine/facts.ts";
import type { Spoken } from "../../../domain/incident/decision.ts";
import type { Choice, Rules } from "../../../domain/rulebook/rules.tsx";

/** Decide one foul without logging it; the query may have facts, as in `?riichi_hand=noten`. */
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

function Foul({ id, rules, query }: { id: string; rules: Rules; query: URLSearchParams }) {
  const [entered, setFacts] = useState(() => factsIn(query));
  const [context, setContext] = useState<Partial<Context>>({});
  const facts = tried(rules.book, id, entered, {}) ? entered : {}; // another rulebook may have been chosen since
  const around = tried(rules.book, id, facts, context) ? context : {};
  const spoken = spokenDecision(rules.library, decide(rules.book, id, facts, around));
  const answer = (fact: string, value: FactValue) => setFacts({ ...facts, [fact]: value });
  const forget = (fact: string) => setFacts(without(facts, fact));
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

/** Return the facts in an address that another tool made. */
function factsIn(query: URLSearchParams): Facts {
  const flags: Record<string, boolean> = { true: true, false: false };
  return Object.fromEntries([...query].map(([fact, value]) => [fact, flags[value] ?? value]));
}

export function without(facts: Facts, fact: string): Facts {
  return Object.fromEntries(Object.entries(facts).filter(([name]) => name !== fact));
}

interface EverywhereProps {
  rules: Rules;
  foul: string;
  facts: Facts;
  context: Partial<Context>;
}

/** List the decisions under every rulebook, the one in use first. */
function Everywhere({ rules, foul, facts, context }: EverywhereProps) {
  const others = Object.keys(rules.library.books).map((id) => bookFor(rules.library, plain(id)));
  const books = [...new Map([rules.book, ...others].map((book) => [bookName(rules, book), book]))];
  const answers = decideAcross(
    books.map(([, book]) => book),
    foul,
    facts,
    context,
  );
  const lines = answers.map((each) => lineOf(spokenDecision(rules.library, each)));
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

/** Return the options and readings that a rulebook was composed with. */
function chosenIn({ id, options, readings_changed: readings }: RulebookContent): Choice {
  return { id, options, readings };
}

/** Return a decision in one line; while facts are missing, every possible outcome. */
function lineOf(spoken: Spoken): string {
  if (spoken.status === "not-covered") return spoken.status_text;
  if (spoken.status !== "needs-facts") return spoken.line;
  return linesOf((spoken.questions ?? []).flatMap(({ answers }) => answers)).join(" / ");
}
