import { useState } from "preact/hooks";
import { t } from "../../../ui/i18n.ts";
import { useSaved } from "../../../ui/local-storage.ts";
import { Field, Icon, Screen, Toggle } from "../../../ui/index.ts";
import { Chooser } from "../../../domain/rulebook/chooser.tsx";
import { Grid } from "./compare-grid.tsx";
import { foulLines, pointLines } from "./compare-lines.ts";
import { finder } from "./finder.ts";
import { bookFor, bookName, plain, refusal, withRules } from "../../../domain/rulebook/rules.tsx";
import type { Choice, Rules } from "../../../domain/rulebook/rules.tsx";
import type { Rulebook } from "../../../rules/books/rulebook.ts";

/** Compare two or more composed rulebooks side by side. */
export default withRules(({ rules }) => {
  const { library, choice } = rules;
  const others = Object.keys(library.books).filter((id) => id !== choice.id);
  const [saved, save] = useSaved("shinpan.compare", [choice, ...others.slice(-2).map(plain)]);
  const choices = saved.filter((each) => !refusal(library, each));
  const [at, setAt] = useState<number | null>(null);
  const [onlyDifferent, setOnlyDifferent] = useState(true);
  const [query, setQuery] = useState("");
  const found = finder(rules, query);
  const books = choices.map((each) => bookFor(library, each));
  const use = (next: Choice) => {
    save(at === choices.length ? [...choices, next] : choices.map((each, place) => (place === at ? next : each)));
    setAt(null);
  };
  return (
    <Screen title={t("open.compare")}>
      <Columns
        rules={rules}
        books={books}
        onOpen={setAt}
        onRemove={(gone: number) => save(choices.filter((_, place) => place !== gone))}
      />
      <Field type="search" label={t("open.search-compared")} value={query} autocomplete="off" onInput={setQuery} />
      <Toggle
        label={t("open.only-different")}
        hint={t("open.silence")}
        checked={onlyDifferent}
        onChange={setOnlyDifferent}
      />
      <Grid
        id="points"
        title={t("open.rule-points")}
        rules={rules}
        books={books}
        lines={pointLines(rules, books)}
        only={onlyDifferent}
        found={found}
      />
      <Grid
        id="fouls"
        title={t("open.fouls")}
        rules={rules}
        books={books}
        lines={foulLines(rules, books)}
        only={onlyDifferent}
        found={found}
      />
      {at !== null && (
        <Chooser rules={rules} value={choices[at] ?? plain(choice.id)} onUse={use} onClose={() => setAt(null)} />
      )}
    </Screen>
  );
});

interface ColumnsProps {
  rules: Rules;
  books: Rulebook[];
  onOpen: (place: number) => void;
  onRemove: (place: number) => void;
}

function Columns({ rules, books, onOpen, onRemove }: ColumnsProps) {
  return (
    <>
      <ul class="rows">
        {books.map((book, place) => (
          <li key={place} class="column">
            <button class="row" aria-haspopup="dialog" onClick={() => onOpen(place)}>
              <span class="body">
                {bookName(rules, book)}
                <small>{rules.words.phrase(`standing-${book.content.standing}`)}</small>
              </span>
              <span class="badge">{t("call.change")}</span>
            </button>
            {books.length > 2 && (
              <button
                class="button quiet"
                aria-label={t("open.remove", { name: bookName(rules, book) })}
                onClick={() => onRemove(place)}
              >
                <Icon name="close" />
              </button>
            )}
          </li>
        ))}
      </ul>
      <button class="button" aria-haspopup="dialog" onClick={() => onOpen(books.length)}>
        {t("open.add-book")}
      </button>
    </>
  );
}
