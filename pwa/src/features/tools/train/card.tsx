import { t } from "../../../ui/i18n.ts";
import { Icon, Screen } from "../../../ui/index.ts";
import { Choices } from "./choices.tsx";
import { TileRows, Tiles } from "./tile-row.tsx";
import { TimeLeft } from "./time-left.tsx";
import type { Result, Round } from "./train.tsx";
import type { localiseCard } from "../../../rules/words/training-card.ts";

type Situation = ReturnType<typeof localiseCard>;

/** How long a table waits for a referee's answer; later is slow. */
export const SECONDS = 20;

interface CardProps {
  card: Situation;
  round: Round;
  onChoose: (choice: string) => void;
  onNext: () => void;
  onStop: () => void;
}

/** Show a situation, and under the thumb the possible answers; afterwards whether the choice was right, and why. */
export function Card({ card, round, onChoose, onNext, onStop }: CardProps) {
  const { chosen } = round;
  const stop = (
    <button class="button quiet" type="button" aria-label={t("train.stop")} onClick={onStop}>
      <Icon name="close" />
    </button>
  );
  const actions = (
    <div class="train-actions">
      <Choices card={card} chosen={chosen} right={chosen === null ? null : card.answer.choice} onChoose={onChoose} />
      <button class="button main" type="button" disabled={chosen === null} onClick={onNext}>
        {t("train.next")}
      </button>
    </div>
  );
  return (
    <Screen
      title={t("train.of", { at: round.at + 1, all: round.cards.length })}
      up={null}
      aside={
        <>
          <TimeLeft seconds={SECONDS} stopped={chosen !== null} />
          {stop}
        </>
      }
      actions={actions}
    >
      <div class="train-live" aria-live="polite">
        {chosen !== null && <Reply card={card} result={round.results[round.at]} />}
      </div>
      <p class={`train-story ${chosen === null ? "" : "soft"}`}>{card.story}</p>
      <TileRows laid={card.laid} />
    </Screen>
  );
}

/** Show right or wrong, what the rulebook says and where, and a link to the rule. */
function Reply({ card, result }: { card: Situation; result: Result }) {
  const { line, tiles, steps, source, foul } = card.answer;
  const key = result.right ? (result.slow ? "train.slow" : "train.right") : "train.wrong";
  const written = source ?? (card.from.id === "hard-cases" ? null : card.from);
  return (
    <section class={`train-reply ${result.right ? "none" : "bad"}`}>
      <p class="train-said">
        <Icon name={result.right ? "check" : "close"} />
        {t(key)}
      </p>
      <p class="train-line">
        {line} {tiles.length > 0 && <Tiles tiles={tiles} />}
      </p>
      {written && (
        <p class="train-source">
          {written.title}, {written.section}
        </p>
      )}
      {foul && (
        <a class="train-rule" href={`#/foul/${foul}`}>
          {t("train.rule")}
          <Icon name="next" />
        </a>
      )}
      {steps.length > 0 && (
        <ul>
          {steps.map((step) => (
            <li key={step.id}>{step.text}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
