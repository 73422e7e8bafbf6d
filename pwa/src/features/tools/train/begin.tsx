import { ExamsToTake } from "../../../domain/exams/exams-to-take.tsx";
import { t } from "../../../ui/i18n.ts";
import { Choice, Screen } from "../../../ui/index.ts";
import { RulesBar } from "../../../domain/rulebook/chooser.tsx";
import { dueCards } from "./schedule.ts";
import type { Rules } from "../../../domain/rulebook/rules.tsx";
import type { Schedule } from "./schedule.ts";

const LEVELS = [0, 1, 2, 3];

interface BeginProps {
  rules: Rules;
  schedule: Schedule;
  cards: string[];
  level: number;
  onLevel: (level: number) => void;
  onStart: () => void;
}

/** Show the rulebook, the level and the number of due cards, and a large button to begin. */
export function Begin({ rules, schedule, cards, level, onLevel, onStart }: BeginProps) {
  const due = dueCards(schedule, cards, Date.now()).length;
  const seen = cards.filter((card) => card in schedule).length;
  const levels = LEVELS.map((value) => ({ value, text: t(`train.level.${value}`) }));
  const start = (
    <button class="button main train-start" type="button" onClick={onStart}>
      {t("train.start")}
    </button>
  );
  return (
    <Screen title={t("train.title")} actions={start}>
      <p class="soft">{t("train.about")}</p>
      <ExamsToTake />
      <RulesBar rules={rules} />
      <Choice label={t("train.level")} value={level} options={levels} onChange={onLevel} />
      {seen > 0 && (
        <dl class="train-counts">
          <div class={due ? "waits" : "none"}>
            <dt>{t("train.due")}</dt>
            <dd>{due}</dd>
          </div>
          <div>
            <dt>{t("train.seen")}</dt>
            <dd>{seen}</dd>
          </div>
        </dl>
      )}
    </Screen>
  );
}
