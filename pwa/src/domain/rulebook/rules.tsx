import { compose } from "../../rules/books/compose.ts";
import { canonical } from "../../rules/books/rulebook.ts";
import { Words } from "../../rules/words/wording.ts";
import { t } from "../../ui/i18n.ts";
import { useSaved } from "../../ui/local-storage.ts";
import { Empty, Screen } from "../../ui/index.ts";
import { useSettings } from "../../ui/settings.ts";
import { useStore } from "../../store/use-store.ts";
import type { ComponentType } from "preact";
import type { Library } from "../../rules/books/library.ts";
import type { Rulebook } from "../../rules/books/rulebook.ts";
import type { RuleError } from "../../rules/errors.ts";

/** A rulebook as a person chose it. */
export interface Choice {
  id: string;
  options: Record<string, Record<string, unknown>>;
  readings: Record<string, string>;
}

export interface Rules {
  library: Library;
  lang: "en" | "ja" | "fr" | "ru";
  words: Words;
  choice: Choice;
  book: Rulebook;
  choose: (choice: Choice) => void;
}

const KEY = "shinpan.rules";
const FIRST = "wrc-2022";
const composed: Map<string, Rulebook> = new Map();

/** A rulebook without any options. */
export function plain(id: string): Choice {
  return { id, options: {}, readings: {} };
}

/** The composed rulebook, made once. Raises RuleError. */
export function bookFor(library: Library, choice: Choice): Rulebook {
  const key = canonical(choice);
  const book = composed.get(key) ?? compose(library, choice.id, choice.options, choice.readings);
  composed.set(key, book);
  return book;
}

/** Why it can't be composed, or null. */
export function refusal(library: Library, choice: Choice) {
  try {
    bookFor(library, choice);
    return null;
  } catch (error) {
    return error as RuleError;
  }
}

/** The rulebook in use: chosen here, else the tournament's. @returns null while no rulebook is on this phone */
function useRules(): Rules | null {
  const { library, tournament, book } = useStore();
  const { lang } = useSettings();
  const [saved, save] = useSaved<{ at: string | null; choice: Choice } | null>(KEY, null);
  if (!library) return null;
  const at = tournament?.id ?? null;
  const own = saved && saved.at === at && !refusal(library, saved.choice) ? saved.choice : null;
  const official = tournament ? { ...plain(FIRST), ...tournament.rulebook } : plain(FIRST);
  const choice = own ?? official;
  const used = own || !book ? bookFor(library, choice) : book;
  const words = new Words(library);
  return {
    library,
    lang,
    words,
    choice,
    book: used,
    choose: (next) => save({ at, choice: next }),
  };
}

/** Rules of a screen's own choice; without one, or where it can't be composed, those of the phone. */
export function ownRules(rules: Rules, own: Choice | null, choose: (choice: Choice) => void): Rules {
  const choice = own && !refusal(rules.library, own) ? own : rules.choice;
  return { ...rules, choice, book: own ? bookFor(rules.library, choice) : rules.book, choose };
}

/** The same for a game at home, with whatever makes a rulebook casual. */
export function casualRules(rules: Rules, own: Choice | null, choose: (choice: Choice) => void): Rules {
  const { library } = rules;
  const { choice: chosen } = ownRules(rules, own, choose);
  const options = Object.values<{ id: string; casual_only?: boolean }>(library.book(chosen.id).options).filter(
    ({ casual_only: only }) => only,
  );
  const added = Object.fromEntries(options.map(({ id }) => [id, {}]));
  const casual = { ...chosen, options: { ...chosen.options, ...added } };
  const choice = refusal(library, casual) ? chosen : casual;
  return { ...rules, choice, book: bookFor(library, choice), choose };
}

/** Where a screen stands, by its address. */
interface Place {
  args: string[];
  query: URLSearchParams;
}

/** A screen that needs the rulebooks; without any it says so. */
export function withRules<Given extends object = Place>(Shown: ComponentType<Given & { rules: Rules }>) {
  return (props: Given) => {
    const rules = useRules();
    if (rules) return <Shown {...props} rules={rules} />;
    return (
      <Screen title={t("open.no-rules")}>
        <Empty text={t("open.no-rules-text")}>
          <button class="button" onClick={() => location.reload()}>
            {t("try-again")}
          </button>
        </Empty>
      </Screen>
    );
  };
}

/** What a choice is called: the book, its options, how many readings are changed. */
export function bookName({ words }: Rules, book: Rulebook) {
  const names = book.names();
  const { name, option_names: options } = words.book(names);
  const changed = Object.keys(names.readings).length;
  return [name, ...options, ...(changed ? [t("open.readings-changed", { count: changed })] : [])].join(" · ");
}
