import { isSameHand, isStopped } from "../../../store/index.ts";
import { corrections } from "../../../rules/engine/corrections.ts";
import { t } from "../../../ui/i18n.ts";
import { decided } from "../../../domain/incident/decision.ts";
import { useBooks, useReading } from "../../../domain/rulebook/rulebooks.ts";
import { besideIt, over } from "../../../domain/incident/ruling-list.tsx";
import { useWords } from "../../../domain/words/words.ts";
import { useStore } from "../../../store/use-store.ts";
import type { Ruling, State } from "../../../store/index.ts";
import type { SpokenRuling } from "../../../domain/incident/decision.ts";

/** List what the players must put right after this ruling was withdrawn, or has replaced another. */
export function Corrections({ state, ruling }: { state: State; ruling: Ruling }) {
  const words = useWords();
  const { library } = useStore();
  const withdrawn = ruling.status === "withdrawn";
  const before = withdrawn ? ruling : state.rulings[ruling.amends ?? ""];
  const instead = withdrawn ? [] : [ruling];
  const beside = before ? inForceBeside(state, ruling, before) : [];
  const books = useBooks([...beside, ruling, before ?? ruling]);
  useReading();
  if (!before || !library?.catalogue.corrections) return null;
  const outcome = (one: Ruling) => outcomeOf(decided(words, books[one.revision], one));
  const ruled = outcome(before);
  const held: Held[][] = [instead, beside].map((some) =>
    some.flatMap((one) => {
      const own = outcome(one);
      return own ? [[own, one.offender.id === before.offender.id] as Held] : [];
    }),
  );
  const [replaced, holding] = held;
  if (!ruled || replaced.length < instead.length || holding.length < beside.length) return null;
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

/** Return the other rulings in force on the same incident or in the same hand. */
function inForceBeside(state: State, ruling: Ruling, before: Ruling) {
  const inHand = Object.values(state.rulings).filter((one) => isSameHand(one, before) && !isStopped(one.outbox ?? ""));
  return [...new Set([...besideIt(state, ruling), ...inHand])].filter((one) => one.id !== ruling.id && !over(one));
}

/** An outcome, and whether its offender is the same. */
type Held = [NonNullable<ReturnType<typeof outcomeOf>>, boolean];

function outcomeOf(spoken: SpokenRuling | null) {
  if (!spoken) return null;
  const { penalties, transfers, ...parts } = spoken.chosen ?? spoken.final ?? spoken.first;
  const [effects, steps, stays] = [parts.effects, parts.steps, parts.stays].map(idsOf);
  return { penalties, transfers, effects, steps, stays };
}

function idsOf(lines: { id: string }[]) {
  return lines.map(({ id }) => id);
}
