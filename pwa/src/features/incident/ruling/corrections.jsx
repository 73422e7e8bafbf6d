import { isSameHand, isStopped } from "../../../store/index.js";
import { corrections } from "../../../rules/engine/corrections.js";
import { t } from "../../../ui/i18n.js";
import { decided } from "../../../domain/incident/decision.js";
import { useBooks, useReading } from "../../../domain/rulebook/rulebooks.js";
import { besideIt, over } from "../../../domain/incident/ruling-list.jsx";
import { useWords } from "../../../domain/words/words.js";
import { useStore } from "../../../store/use-store.js";

/** What the table puts right once this ruling was withdrawn, or replaced another. @param {{state: any, ruling: any}} props */
export function Corrections({ state, ruling }) {
  const words = useWords();
  const { library } = useStore();
  const withdrawn = ruling.status === "withdrawn";
  const before = withdrawn ? ruling : state.rulings[ruling.amends];
  const instead = withdrawn ? [] : [ruling];
  const beside = before ? inForceBeside(state, ruling, before) : [];
  const books = useBooks([...beside, ruling, before ?? ruling]);
  useReading();
  if (!before || !library?.catalogue.corrections) return null;
  const outcome = (/** @type {any} */ one) => outcomeOf(decided(words, books[one.revision], one));
  const held = (/** @type {any} */ one) =>
    /** @type {[any, boolean]} */ ([outcome(one), one.offender.id === before.offender.id]);
  const [ruled, replaced, holding] = [outcome(before), instead.map(held), beside.map(held)];
  if (!ruled || [...replaced, ...holding].some(([one]) => !one)) return null;
  const found = corrections(library, ruled, replaced, holding);
  const several = [...replaced, ...holding].some(([, own]) => !own);
  return (
    <section class="stack" aria-label={t("hall-corrections")}>
      <h2>{t("hall-corrections")}</h2>
      {found.length === 0 && <p class="soft">{t("hall-no-corrections")}</p>}
      <ol class="steps">
        {found.map((name) => {
          const { text, player } = library.catalogue.corrections[name];
          return (
            <li key={name}>
              {player && several && (
                <>
                  <span class="who">{before.offender.name}</span>:{" "}
                </>
              )}
              {words.pick(text)}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** What holds besides: for others of the same incident, or in the same hand. @param {any} state @param {any} ruling @param {any} before */
function inForceBeside(state, ruling, before) {
  const inHand = Object.values(state.rulings).filter((one) => isSameHand(one, before) && !isStopped(one.outbox));
  return [...new Set([...besideIt(state, ruling), ...inHand])].filter((one) => one.id !== ruling.id && !over(one));
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
