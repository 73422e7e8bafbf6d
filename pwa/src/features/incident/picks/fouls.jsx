import { useState } from "preact/hooks";
import { store } from "../../../store/index.js";
import { address, turn } from "../../../domain/incident/address.js";
import { Finder } from "../../../domain/incident/finder.jsx";
import { Who } from "../call/offender.jsx";
import { asked } from "../../../domain/incident/sent-call.js";
import { t } from "../../../ui/i18n.js";
import { namedWithLog } from "../../../domain/incident/others.js";
import { Screen } from "../../../ui/index.js";
import { later } from "../../../ui/later.jsx";
import { useWords } from "../../../domain/words/words.js";
import { useStore } from "../../../store/use-store.js";
import { leading, outcome, picks } from "./picks.js";

const Help = later(() => import("../help/call-for-help.jsx"), "CallForHelp");

/** What happened? A search, the fouls that are likely here, and all by category. @param {{about: any, query: URLSearchParams, up: string}} props */
export function Fouls({ about, query, up }) {
  const snapshot = useStore();
  const words = useWords();
  const { book, library } = snapshot;
  const { earlier } = store.knownFacts(asked(about, null));
  const [likely] = useState(() => picks(snapshot, about, earlier));
  const leads = leading(snapshot, about);
  const to = (/** @type {string} */ named) => {
    const { foul, facts } = leads(named);
    return address(foul, { find: null, ...(facts && { facts }) });
  };
  const find = query.get("find") ?? "";
  const look = (/** @type {string} */ text) => turn(address(null, { find: text || null })); // so that the way back finds it again
  return (
    <Screen title={t("call.what")} up={up}>
      <Who about={about} earlier={earlier} others={namedWithLog(snapshot, about, query)} />
      <Finder
        library={library}
        book={book}
        words={words}
        label={t("call.search")}
        query={find}
        onQuery={look}
        address={to}
        counts={earlier.counts}
      >
        <ul class="picks" aria-label={t("call.common")}>
          {likely.map((foul) => (
            <Pick
              key={foul}
              words={words}
              about={about}
              foul={foul}
              lead={leads(foul)}
              count={earlier.counts[foul]}
              href={to(foul)}
            />
          ))}
        </ul>
      </Finder>
      <Help about={about} />
    </Screen>
  );
}

/**
 * A foul and what it comes to; where that hangs on one of two answers, both, each a tap.
 * @param {{words: any, about: any, foul: string, lead: {foul: string, facts: any}, count?: number, href: string}} props
 */
function Pick({ words, about, foul, lead, count, href }) {
  const { book } = useStore();
  const { text, look, question } = outcome(words, book, about, lead);
  const name = words.name("fouls", foul);
  const before = count && <span class="badge warning">× {count}</span>;
  if (question) return <TwoAnswers name={name} before={before} lead={lead} question={question} href={href} />;
  return (
    <li>
      <a class="pick" href={href}>
        <span>{name}</span>
        <span class="badges">
          <span class={`badge ${look}`}>{text}</span>
          {before}
        </span>
      </a>
    </li>
  );
}

/** @param {{name: string, before: any, lead: {foul: string, facts: any}, question: any, href: string}} props */
function TwoAnswers({ name, before, lead: { foul, facts }, question: { fact, text, answers }, href }) {
  const to = (/** @type {any} */ { value, meant }) =>
    meant ? address(meant, { find: null }) : address(foul, { find: null, facts: { ...facts, [fact]: value } });
  return (
    <li class="two-answers">
      <section class="pick" aria-label={name}>
        <span>
          <a href={href}>{name}</a> {before}
        </span>
        <small class="soft">{text}</small>
        <span class="pair">
          {answers.map((/** @type {any} */ one) => (
            <a key={one.name} class="chip" href={to(one)}>
              <strong>{one.name}</strong> <span class={`badge ${one.look}`}>{one.text}</span>
            </a>
          ))}
        </span>
      </section>
    </li>
  );
}
