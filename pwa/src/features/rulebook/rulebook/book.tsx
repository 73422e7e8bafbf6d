import { useState } from "preact/hooks";
import { t } from "../../../ui/i18n.ts";
import { Empty, Field, Screen, say } from "../../../ui/index.ts";
import { go, usePlace } from "../../../ui/router.ts";
import { useStore } from "../../../store/use-store.ts";
import { addressOf } from "./books.tsx";
import { SECTIONS } from "./chapters.tsx";
import { Chooser, Problem, Standing } from "../../../domain/rulebook/chooser.tsx";
import { finder } from "./finder.ts";
import { bookFor, bookName, plain, refusal, withRules } from "../../../domain/rulebook/rules.tsx";
import type { Choice, Rules } from "../../../domain/rulebook/rules.tsx";
import type { RuleError } from "../../../rules/errors.ts";
import type { Rulebook } from "../../../rules/books/rulebook.ts";

/** Show a composed rulebook: `#/book/<id>?with={"options":…,"readings":…}`, or the tournament's own. */
export default withRules(({ args: [id = ""], rules }) => {
  const { query } = usePlace();
  const { tournament, book: own } = useStore();
  if (id === "tournament" && own) {
    return <Reader rules={rules} book={own} choice={{ ...plain(own.id), ...tournament?.rulebook }} />;
  }
  if (!(id in rules.library.books)) {
    return (
      <Screen title={t("lost")} up="#/books">
        <Empty text={t("lost-text")} />
      </Screen>
    );
  }
  const requested = choiceIn(id, query.get("with"));
  const wrong = refusal(rules.library, requested);
  const choice = wrong ? plain(id) : requested;
  return <Reader rules={rules} book={bookFor(rules.library, choice)} choice={choice} wrong={wrong} />;
});

function choiceIn(id: string, text: string | null): Choice {
  try {
    const { options = {}, readings = {} } = JSON.parse(text ?? "{}") ?? {};
    return { id, options, readings };
  } catch {
    return plain(id);
  }
}

interface ReaderProps {
  rules: Rules;
  book: Rulebook;
  choice: Choice;
  wrong?: RuleError | null;
}

function Reader({ rules, book, choice, wrong = null }: ReaderProps) {
  const [query, setQuery] = useState("");
  const [choosing, setChoosing] = useState(false);
  const { words } = rules;
  const found = finder(rules, query);
  const use = (next: Choice) => {
    setChoosing(false);
    go(addressOf(next), { replace: true });
  };
  const take = () => {
    rules.choose(choice);
    say(t("open.in-use-now"));
  };
  return (
    <Screen title={bookName(rules, book)} up="#/books">
      <Problem error={wrong} />
      <Standing rules={rules} standing={book.content.standing} />
      <p>{words.standingNote(book.id)}</p>
      <div class="pair">
        <button class="button" aria-haspopup="dialog" onClick={() => setChoosing(true)}>
          {t("open.choose-options")}
        </button>
        <button class="button" onClick={take}>
          {t("open.use-these")}
        </button>
      </div>
      <Field type="search" label={t("open.search-book")} value={query} autocomplete="off" onInput={setQuery} />
      {SECTIONS.map(({ id, Section }) => (
        <Section key={id} rules={rules} book={book} found={found} searching={Boolean(query.trim())} />
      ))}
      {choosing && <Chooser rules={rules} value={choice} onUse={use} onClose={() => setChoosing(false)} />}
    </Screen>
  );
}
