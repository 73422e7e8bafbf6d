import { useLayoutEffect, useMemo } from "preact/hooks";
import { inspectCalls } from "../../../rules/calls/inspect.ts";
import { TILES_TO_CALL } from "../../../rules/calls/question.ts";
import { t } from "../../../ui/i18n.ts";
import { openPoints, withChosen } from "../hand/rule-points.tsx";
import { useSaved } from "../../../ui/local-storage.ts";
import { Screen } from "../../../ui/index.ts";
import { RulesBar } from "../../../domain/rulebook/chooser.tsx";
import { withRules } from "../../../domain/rulebook/rules.tsx";
import { Below, Result } from "./answer.tsx";
import { CallList } from "./call-list.tsx";
import { OnTable } from "./on-table.tsx";
import { Seats } from "./seats.tsx";
import { EMPTY, SEATS, changeTile } from "./state.ts";
import type { RuleAnswer } from "../../../rules/books/content.ts";

/**
 * Decide who gets a tile that several players called: `#/calls`, or `#/calls/added-quad/south`, on South's added kan.
 */
export default withRules(({ rules, args: [tile, from] }) => {
  const [situation, keep] = useSaved("shinpan.calls", EMPTY);
  useLayoutEffect(() => {
    if (TILES_TO_CALL.includes(tile) && SEATS.includes(from)) keep({ ...EMPTY, tile, from });
  }, [tile, from]);
  const answer = useMemo(
    () =>
      withChosen(
        (chosen) => inspectCalls(rules.library, rules.book, situation, chosen),
        openPoints(rules.book, situation.rules),
      ),
    [rules.book, rules.lang, situation],
  );
  const clear = (
    <button class="button quiet" type="button" onClick={() => keep(EMPTY)}>
      {t("hand.clear")}
    </button>
  );
  const choose = (point: string, chosen: RuleAnswer) =>
    keep({ ...situation, rules: { ...situation.rules, [point]: chosen } });
  return (
    <Screen
      title={t("calls.title")}
      aside={clear}
      actions={<Result rules={rules} situation={situation} answer={answer} keep={keep} />}
    >
      <div class="draw-kinds" role="radiogroup" aria-label={t("calls.on")}>
        {TILES_TO_CALL.map((tile) => (
          <button
            key={tile}
            class="badge"
            type="button"
            role="radio"
            aria-checked={tile === situation.tile}
            onClick={() => keep(changeTile(situation, { tile }))}
          >
            {t(`calls.on.${tile}`)}
          </button>
        ))}
      </div>
      <Seats rules={rules} situation={situation} answer={answer} keep={keep} />
      <CallList rules={rules} situation={situation} answer={answer} keep={keep} />
      <OnTable situation={situation} keep={keep} />
      <Below rules={rules} answer={answer} onRule={choose} />
      <RulesBar rules={rules} />
    </Screen>
  );
});
