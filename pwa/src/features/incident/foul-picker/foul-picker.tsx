import { useState } from "preact/hooks";
import { store } from "../../../store/index.ts";
import { address, turn } from "../../../domain/incident/address.ts";
import { Finder } from "../../../domain/incident/finder.tsx";
import { Who } from "../call/offender.tsx";
import { callBody } from "../../../domain/incident/sent-call.ts";
import { t } from "../../../ui/i18n.ts";
import { namedWithLog } from "../../../domain/incident/others.ts";
import { Screen } from "../../../ui/index.ts";
import { lazy } from "../../../ui/lazy.tsx";
import { useWords } from "../../../domain/words/words.ts";
import { useBook } from "../../../domain/rulebook/book.ts";
import { leading, likelyFouls, outcome } from "./likely-fouls.ts";
import type { About } from "../call/offender.tsx";
import type { Brief, BriefAnswer, Lead } from "./likely-fouls.ts";
import type { ComponentChildren } from "preact";
import type { Words } from "../../../rules/words/wording.ts";

const CallForHelp = lazy(() => import("../help/call-for-help.tsx"), "CallForHelp");

/** Ask what happened: a search, the likely fouls, and all fouls by category. */
export function FoulPicker({ about, query, up }: { about: About; query: URLSearchParams; up: string }) {
  const snapshot = useBook();
  const words = useWords();
  const { book, library } = snapshot;
  const { earlier } = store.knownFacts(callBody(about, null));
  const [likely] = useState(() => likelyFouls(snapshot, about, earlier));
  const leads = leading(snapshot, about);
  const to = (named: string) => {
    const { foul, facts } = leads(named);
    return address(foul, { find: null, ...(facts && { facts }) });
  };
  const find = query.get("find") ?? "";
  const look = (text: string) => turn(address(null, { find: text || null })); // so that the way back finds it again
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
      <CallForHelp about={about} />
    </Screen>
  );
}

interface PickProps {
  words: Words;
  about: About;
  foul: string;
  lead: Lead;
  count?: number;
  href: string;
}

/** Show a foul and its outcome; if that depends on one of two answers, both, each a tap. */
function Pick({ words, about, foul, lead, count, href }: PickProps) {
  const { book } = useBook();
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

interface TwoAnswersProps {
  name: string;
  before: ComponentChildren;
  lead: Lead;
  question: Brief;
  href: string;
}

function TwoAnswers({ name, before, lead: { foul, facts }, question: { fact, text, answers }, href }: TwoAnswersProps) {
  const to = ({ value, meant }: BriefAnswer) =>
    meant ? address(meant, { find: null }) : address(foul, { find: null, facts: { ...facts, [fact]: value } });
  return (
    <li class="two-answers">
      <section class="pick" aria-label={name}>
        <span>
          <a href={href}>{name}</a> {before}
        </span>
        <small class="soft">{text}</small>
        <span class="pair">
          {answers.map((one) => (
            <a key={one.name} class="chip" href={to(one)}>
              <strong>{one.name}</strong> <span class={`badge ${one.look}`}>{one.text}</span>
            </a>
          ))}
        </span>
      </section>
    </li>
  );
}
