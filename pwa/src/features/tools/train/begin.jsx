import { ExamsToTake } from "../../../domain/exams/exams-to-take.jsx";
import { t } from "../../../ui/i18n.js";
import { Choice, Screen } from "../../../ui/index.js";
import { RulesBar } from "../../../domain/rulebook/chooser.jsx";
import { dueCards } from "./schedule.js";

const LEVELS = [0, 1, 2, 3];

/**
 * Under which rules, how hard, how much has come back, and a large button to begin.
 * @param {{rules: import("../../../domain/rulebook/rules.jsx").Rules, schedule: import("./schedule.js").Schedule, cards: string[], level: number,
 *   onLevel: (level: number) => void, onStart: () => void}} props
 */
export function Begin({ rules, schedule, cards, level, onLevel, onStart }) {
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
