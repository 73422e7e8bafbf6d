import { useLayoutEffect, useMemo } from "preact/hooks";
import { inspectCalls } from "../../../rules/calls/inspect.ts";
import { TILES_TO_CALL } from "../../../rules/calls/question.ts";
import { t } from "../../../ui/i18n.ts";
import { openOnes, withChosen } from "../hand/rule-points.tsx";
import { useSaved } from "../../../ui/local-storage.ts";
import { Screen } from "../../../ui/index.ts";
import { RulesBar } from "../../../domain/rulebook/chooser.tsx";
import { withRules } from "../../../domain/rulebook/rules.tsx";
import { Below, Result } from "./answer.tsx";
import { CallList } from "./call-list.tsx";
import { OnTable } from "./on-table.tsx";
import { Seats } from "./seats.tsx";
import { EMPTY, SEATS, moved } from "./state.ts";
import type { RuleAnswer } from "../../../rules/books/content.ts";

/** Who has a tile that several called: `#/calls`, or `#/calls/added-quad/south`, on South's added kan. */
export default withRules(({ rules, args: [tile, from] }) => {
  const [told, keep] = useSaved("shinpan.calls", EMPTY);
  useLayoutEffect(() => {
    if (TILES_TO_CALL.includes(tile) && SEATS.includes(from)) keep({ ...EMPTY, tile, from });
  }, [tile, from]);
  const answer = useMemo(
    () =>
      withChosen((chosen) => inspectCalls(rules.library, rules.book, told, chosen), openOnes(rules.book, told.rules)),
    [rules.book, rules.lang, told],
  );
  const clear = (
    <button class="button quiet" type="button" onClick={() => keep(EMPTY)}>
      {t("hand.clear")}
    </button>
  );
  const choose = (point: string, chosen: RuleAnswer) => keep({ ...told, rules: { ...told.rules, [point]: chosen } });
  return (
    <Screen
      title={t("calls.title")}
      aside={clear}
      actions={<Result rules={rules} told={told} answer={answer} keep={keep} />}
    >
      <div class="draw-kinds" role="radiogroup" aria-label={t("calls.on")}>
        {TILES_TO_CALL.map((tile) => (
          <button
            key={tile}
            class="badge"
            type="button"
            role="radio"
            aria-checked={tile === told.tile}
            onClick={() => keep(moved(told, { tile }))}
          >
            {t(`calls.on.${tile}`)}
          </button>
        ))}
      </div>
      <Seats rules={rules} told={told} answer={answer} keep={keep} />
      <CallList rules={rules} told={told} answer={answer} keep={keep} />
      <OnTable told={told} keep={keep} />
      <Below rules={rules} answer={answer} onRule={choose} />
      <RulesBar rules={rules} />
    </Screen>
  );
});
