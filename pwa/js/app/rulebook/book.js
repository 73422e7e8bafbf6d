import { useState } from "../../../vendor/hooks.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { Empty, Field, Screen, say } from "../parts/index.js";
import { go, usePlace } from "../router.js";
import { useStore } from "../state.js";
import { addressOf } from "./books.js";
import { SECTIONS } from "./chapters.js";
import { Chooser, Problem, Standing } from "./chooser.js";
import { finder } from "./finder.js";
import { bookFor, bookName, plain, refusal, withRules } from "./rules.js";

/** @typedef {import("./rules.js").Rules} Rules @typedef {import("./rules.js").Rulebook} Rulebook @typedef {import("./rules.js").Choice} Choice */

/** One composed rulebook, read: `#/book/<id>?with={"options":…,"readings":…}`, or the tournament's own. */
export default withRules(({ args: [id = ""], rules }) => {
  const { query } = usePlace();
  const { tournament, book: own } = useStore();
  if (id === "tournament" && own) {
    return html`<${Reader}
      rules=${rules}
      book=${own}
      choice=${{ ...plain(own.id), ...tournament?.rulebook }}
    />`;
  }
  if (!(id in rules.library.books)) {
    return html`<${Screen} title=${t("lost")} up="#/books"
      ><${Empty} text=${t("lost-text")}
    /><//>`;
  }
  const asked = choiceIn(id, query.get("with"));
  const wrong = refusal(rules.library, asked);
  const choice = wrong ? plain(id) : asked;
  return html`<${Reader}
    rules=${rules}
    book=${bookFor(rules.library, choice)}
    choice=${choice}
    wrong=${wrong}
  />`;
});

/** @param {string} id @param {string|null} text @returns {Choice} */
function choiceIn(id, text) {
  try {
    const { options = {}, readings = {} } = JSON.parse(text ?? "{}") ?? {};
    return { id, options, readings };
  } catch {
    return plain(id);
  }
}

/** @param {{rules: Rules, book: Rulebook, choice: Choice, wrong?: any}} props */
function Reader({ rules, book, choice, wrong }) {
  const [query, setQuery] = useState("");
  const [choosing, setChoosing] = useState(false);
  const { library, words } = rules;
  const found = finder(rules, query);
  const use = (/** @type {Choice} */ next) => {
    setChoosing(false);
    go(addressOf(next), { replace: true });
  };
  const take = () => {
    rules.choose(choice);
    say(t("open.in-use-now"));
  };
  return html`<${Screen} title=${bookName(rules, book)} up="#/books">
    <${Problem} error=${wrong} />
    <${Standing} rules=${rules} standing=${book.content.standing} />
    <p>${words.standingNote(book.id)}</p>
    <div class="pair">
      <button
        class="button"
        aria-haspopup="dialog"
        onClick=${() => setChoosing(true)}
      >
        ${t("open.choose-options")}
      </button>
      <button class="button" onClick=${take}>
        ${t("open.use-these")}
      </button>
    </div>
    <${Field}
      type="search"
      label=${t("open.search-book")}
      value=${query}
      autocomplete="off"
      onInput=${setQuery}
    />
    ${SECTIONS.map(({ id, Section }) => html`<${Section} key=${id} rules=${rules} book=${book} found=${found} searching=${Boolean(query.trim())} />`)}
    ${choosing && html`<${Chooser} rules=${rules} value=${choice} onUse=${use} onClose=${() => setChoosing(false)} />`}
  <//>`;
}
