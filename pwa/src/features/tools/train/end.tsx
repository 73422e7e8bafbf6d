import { localiseCard } from "../../../rules/words/training-card.ts";
import { t } from "../../../ui/i18n.ts";
import { Screen } from "../../../ui/index.ts";
import { restOf } from "./schedule.ts";
import type { Result, Round } from "./train.tsx";
import type { Rules } from "../../../domain/rulebook/rules.tsx";
import type { Schedule } from "./schedule.ts";

interface EndProps {
  rules: Rules;
  round: Round;
  schedule: Schedule;
  onAgain: () => void;
  onDone: () => void;
}

/** Show the score of the round, what was missed or slow, and when each card comes back. */
export function End({ rules, round, schedule, onAgain, onDone }: EndProps) {
  const { results } = round;
  const right = results.filter((result) => result.right).length;
  const missed = results.filter((result) => !result.right || result.slow);
  const actions = (
    <>
      <button class="button" type="button" onClick={onDone}>
        {t("train.done")}
      </button>
      <button class="button main" type="button" onClick={onAgain}>
        {t("train.again")}
      </button>
    </>
  );
  return (
    <Screen title={t("train.title")} actions={actions}>
      <p class={`train-score ${right === results.length ? "none" : "waits"}`}>
        {t("train.score", { right, all: results.length })}
      </p>
      {missed.length === 0 && <p class="soft">{t("train.nothing-missed")}</p>}
      <ul class="train-missed">
        {missed.map((result) => (
          <Missed key={result.card} rules={rules} result={result} rest={restOf(schedule, result.card)} />
        ))}
      </ul>
    </Screen>
  );
}

function Missed({ rules, result, rest }: { rules: Rules; result: Result; rest: number }) {
  const { story, answer } = localiseCard(rules.library, rules.book, result.card);
  const back = rest ? t(rest === 1 ? "train.back.tomorrow" : "train.back.days", { days: rest }) : t("train.back.next");
  return (
    <li class={`card ${result.right ? "waits" : "bad"}`}>
      <p>{story}</p>
      <p class="train-line">{answer.line}</p>
      <p class="soft">
        {t(result.right ? "train.slow" : "train.wrong")} · {back}
      </p>
      {answer.foul && <a href={`#/foul/${answer.foul}`}>{t("train.rule")}</a>}
    </li>
  );
}
