import { useState } from "preact/hooks";
import { t } from "../../../ui/i18n.ts";
import { Field, Screen, Select } from "../../../ui/index.ts";
import { NotJoined } from "../../../domain/people/not-joined.tsx";
import { Dated, useStoredAnswer } from "../../../domain/requests/stored-answer.tsx";
import { useWords } from "../../../domain/words/words.ts";
import { useStore } from "../../../store/use-store.ts";
import { Found } from "./precedent.tsx";
import "../../../domain/incident/escalations.ts";
import type { PrecedentList } from "#api";
import type { State } from "../../../store/index.ts";
import type { Words } from "../../../rules/words/wording.ts";

const MOST = 50;

/** Search the event's rulings where the rulebook leaves a choice: by foul, facts and words. */
export default function Precedents({ query }: { query: URLSearchParams }) {
  const { tournament, state } = useStore();
  if (!tournament || !state) return <NotJoined title={t("esc.precedents")} />;
  return <Search state={state} initialFoul={query.get("foul") ?? ""} />;
}

function Search({ state, initialFoul }: { state: State; initialFoul: string }) {
  const words = useWords();
  const [foul, setFoul] = useState(initialFoul in words.catalogue.fouls ? initialFoul : "");
  const [facts, setFacts] = useState<Record<string, string>>({});
  const [typed, setTyped] = useState("");
  const [searchText, setSearchText] = useState("");
  const choose = (next: string) => {
    setFoul(next);
    setFacts({});
  };
  const submit = (event: Event) => {
    event.preventDefault();
    setSearchText(typed.trim());
  };
  const seen = useStoredAnswer<PrecedentList>(pathOf(foul, facts, searchText));
  const body = seen.answer?.body;
  return (
    <Screen title={t("esc.precedents")} up="#/escalations">
      <p class="soft">{t("esc.precedents-text")}</p>
      <form class="stack" role="search" onSubmit={submit}>
        <Select
          label={t("hall-filter.foul")}
          value={foul}
          options={[{ value: "", text: t("esc.any") }, ...fouls(words)]}
          onChange={choose}
        />
        {foul && <Facts words={words} foul={foul} facts={facts} onFacts={setFacts} />}
        <Field
          type="search"
          label={t("esc.words")}
          hint={t("esc.words-hint")}
          value={typed}
          onInput={setTyped}
          maxlength={200}
        />
        <button class="button">{t("esc.search")}</button>
      </form>
      <Dated seen={seen} what="precedents" />
      {body && <Found state={state} items={body.items} />}
      {body?.next && <p class="note">{t("esc.more", { count: MOST })}</p>}
    </Screen>
  );
}

interface FactsProps {
  words: Words;
  foul: string;
  facts: Record<string, string>;
  onFacts: (facts: Record<string, string>) => void;
}

/** Offer the facts of the foul with each possible answer; not counts or times. */
function Facts({ words, foul, facts, onFacts }: FactsProps) {
  const { book } = useStore();
  if (!book) return null;
  return book.table(foul).used.map((fact) => {
    const options = valuesOf(words.catalogue.facts[fact]).map((value) => ({
      value: String(value),
      text: words.answer(fact, { value }),
    }));
    return (
      options.length > 0 && (
        <Select
          key={fact}
          label={words.question(fact)}
          value={facts[fact] ?? ""}
          options={[{ value: "", text: t("esc.any") }, ...options]}
          onChange={(value) => onFacts({ ...facts, [fact]: value })}
        />
      )
    );
  });
}

function valuesOf({ kind, answers = {} }: { kind: string; answers?: object }): (boolean | string)[] {
  if (kind === "yes-no") return [true, false];
  return kind === "choice" ? Object.keys(answers) : [];
}

function fouls(words: Words) {
  const all = Object.keys(words.catalogue.fouls).map((value) => ({ value, text: words.name("fouls", value) }));
  return all.sort((one, other) => one.text.localeCompare(other.text));
}

function pathOf(foul: string, facts: Record<string, string>, searchText: string) {
  const params = new URLSearchParams({ limit: String(MOST) });
  if (foul) params.set("foul", foul);
  if (searchText) params.set("q", searchText);
  for (const [fact, value] of Object.entries(facts)) if (value) params.append("fact", `${fact}:${value}`);
  return `precedents?${params}`;
}
