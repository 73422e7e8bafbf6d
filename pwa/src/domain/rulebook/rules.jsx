import { compose } from "../../rules/books/compose.js";
import { canonical } from "../../rules/books/rulebook.js";
import { Words } from "../../rules/words/wording.js";
import { t } from "../../ui/i18n.js";
import { useSaved } from "../../ui/local-storage.js";
import { Empty, Screen } from "../../ui/index.js";
import { useSettings } from "../../ui/settings.js";
import { useStore } from "../../store/use-store.js";

/**
 * A rulebook as a person chose it. @typedef {{id: string, options: Record<string, any>, readings: Record<string, string>}} Choice
 * @typedef {import("../../rules/books/library.js").Library} Library @typedef {import("../../rules/books/rulebook.js").Rulebook} Rulebook
 * @typedef {{library: Library, lang: "en"|"ja"|"fr"|"ru", words: Words, choice: Choice, book: Rulebook,
 *   choose: (choice: Choice) => void}} Rules
 */

const KEY = "shinpan.rules";
const FIRST = "wrc-2022";
/** @type {Map<string, Rulebook>} */
const composed = new Map();

/** A rulebook without any options. @param {string} id @returns {Choice} */
export function plain(id) {
  return { id, options: {}, readings: {} };
}

/** The composed rulebook, made once. Raises RuleError. @param {Library} library @param {Choice} choice @returns {Rulebook} */
export function bookFor(library, choice) {
  const key = canonical(choice);
  const book = composed.get(key) ?? compose(library, choice.id, choice.options, choice.readings);
  composed.set(key, book);
  return book;
}

/** Why it can't be composed, or null. @param {Library} library @param {Choice} choice */
export function refusal(library, choice) {
  try {
    bookFor(library, choice);
    return null;
  } catch (error) {
    return /** @type {import("../../rules/errors.js").RuleError} */ (error);
  }
}

/** The rulebook in use: chosen here, else the tournament's. @returns {Rules|null} null while no rulebook is on this phone */
function useRules() {
  const { library, tournament, book } = useStore();
  const { lang } = useSettings();
  const [saved, save] = useSaved(KEY, /** @type {{at: string|null, choice: Choice}|null} */ (null));
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

/** Rules of a screen's own choice; without one, or where it can't be composed, those of the phone. @param {Rules} rules @param {Choice|null} own @param {(choice: Choice) => void} choose @returns {Rules} */
export function ownRules(rules, own, choose) {
  const choice = own && !refusal(rules.library, own) ? own : rules.choice;
  return { ...rules, choice, book: own ? bookFor(rules.library, choice) : rules.book, choose };
}

/** The same for a game at home, with whatever makes a rulebook casual. @param {Rules} rules @param {Choice|null} own @param {(choice: Choice) => void} choose @returns {Rules} */
export function casualRules(rules, own, choose) {
  const { library } = rules;
  const { choice: chosen } = ownRules(rules, own, choose);
  const options = Object.values(library.book(chosen.id).options).filter(({ casual_only: only }) => only);
  const added = Object.fromEntries(options.map(({ id }) => [id, {}]));
  const casual = { ...chosen, options: { ...chosen.options, ...added } };
  const choice = refusal(library, casual) ? chosen : casual;
  return { ...rules, choice, book: bookFor(library, choice), choose };
}

/**
 * A screen that needs the rulebooks; without any it says so.
 * @param {(props: {rules: Rules, args: string[], query: URLSearchParams}) => any} Shown
 */
export function withRules(Shown) {
  return (/** @type {any} */ props) => {
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

/** What a choice is called: the book, its options, how many readings are changed. @param {Rules} rules @param {Rulebook} book */
export function bookName({ words }, book) {
  const { name, option_names: options, readings } = /** @type {Record<string, any>} */ (words.book(book.names()));
  const changed = Object.keys(readings).length;
  return [name, ...options, ...(changed ? [t("open.readings-changed", { count: changed })] : [])].join(" · ");
}
