import { useLayoutEffect, useState } from "../../../vendor/hooks.js";
import { store } from "../../data/index.js";
import { corrections } from "../../rules/engine/corrections.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { decided } from "../shared/decision.js";
import { useBooks } from "../shared/rulebooks.js";
import { besideIt } from "../shared/ruling-list.js";
import { useWords } from "../shared/words.js";
import { useStore } from "../state.js";

/** What the table puts right once this ruling was withdrawn, or replaced another. @param {{state: any, ruling: any}} props */
export function Corrections({ state, ruling }) {
  const words = useWords();
  const { library } = useStore();
  const [, loaded] = useState(0);
  const withdrawn = ruling.status === "withdrawn";
  const before = withdrawn ? ruling : state.rulings[ruling.amends];
  const instead = withdrawn ? [] : [ruling];
  const table = [...instead, ...besideIt(state, ruling).filter(({ status }) => status !== "withdrawn")];
  const books = useBooks([...table, before ?? ruling]);
  useLayoutEffect(() => {
    store.loadReading().then(
      () => loaded(1),
      () => {},
    );
  }, [library]);
  if (!before || !library?.catalogue.corrections) return null;
  const outcome = (/** @type {any} */ one) => outcomeOf(decided(words, books[one.revision], one));
  const [held, ...now] = [before, ...table].map(outcome);
  if (!held || now.includes(null)) return null;
  const ofPlayer = now.filter((_, place) => place < instead.length && ruling.offender.id === before.offender.id);
  const found = corrections(library, held, /** @type {any[]} */ (now), /** @type {any[]} */ (ofPlayer));
  const several = table.some(({ offender }) => offender.id !== before.offender.id);
  return html`<section class="stack" aria-label=${t("hall-corrections")}>
    <h2>${t("hall-corrections")}</h2>
    ${found.length === 0 && html`<p class="soft">${t("hall-no-corrections")}</p>`}
    <ol class="steps">
      ${found.map((name) => {
        const { text, player } = library.catalogue.corrections[name];
        return html`<li key=${name}>${player && several && html`<span class="who">${before.offender.name}</span>: `}${words.pick(text)}</li>`;
      })}
    </ol>
  </section>`;
}

/** @param {ReturnType<typeof decided>} spoken */
function outcomeOf(spoken) {
  if (!spoken) return null;
  const { penalties, transfers, ...parts } = spoken.chosen ?? spoken.final ?? spoken.first;
  const [effects, steps, stays] = [parts.effects, parts.steps, parts.stays].map(idsOf);
  return { penalties, transfers, effects, steps, stays };
}

/** @param {{id: string}[]} lines */
function idsOf(lines) {
  return lines.map(({ id }) => id);
}
