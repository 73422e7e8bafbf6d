import { useLayoutEffect, useMemo, useState } from "preact/hooks";
import { RuleError } from "../../../rules/errors.ts";
import { inspectSettlement } from "../../../rules/settlements/inspect.ts";
import { settlementRules } from "../../../rules/settlements/rules.ts";
import { withChosen } from "../hand/rule-points.tsx";
import { Counter } from "../hand/counter.tsx";
import { t } from "../../../ui/i18n.ts";
import { useSaved } from "../../../ui/local-storage.ts";
import { Field, Screen } from "../../../ui/index.ts";
import { RulesBar } from "../../../domain/rulebook/chooser.tsx";
import { ownRules, withRules } from "../../../domain/rulebook/rules.tsx";
import { Doubts } from "./doubts.tsx";
import { Numbers } from "./numbers.tsx";
import { Payments } from "./payments.tsx";
import { NewPenalty, Penalties } from "./penalties.tsx";
import { Points } from "./points.tsx";
import { Square } from "./square.tsx";
import { EMPTY, allowedAnswers, parseHandedOver, question, totalOf } from "./state.ts";
import type { Rules } from "../../../domain/rulebook/rules.tsx";
import type { Answers, GameEnd } from "./state.ts";
import type { RuleAnswer } from "../../../rules/books/content.ts";

export type Settlement = ReturnType<typeof inspectSettlement>;

/** Settle a game: `#/settle`, or with the totals: `#/settle/42300,31200,26500,20000?deposits=1`. */
export default withRules(({ rules: shared, args: [handed], query }) => {
  const [gameEnd, keep] = useSaved("shinpan.settlement", EMPTY);
  const rules = gameEnd.choice ? ownRules(shared, gameEnd.choice, (choice) => keep({ ...gameEnd, choice })) : shared;
  const [adds, setAdds] = useState(false);
  useLayoutEffect(() => {
    if (handed) keep(parseHandedOver(handed, query));
  }, [handed]);
  const set = (changed: Partial<GameEnd>) => keep({ ...gameEnd, ...changed });
  const choose = (point: string, answer: RuleAnswer | undefined) => {
    const { [point]: _, ...others } = gameEnd.rules;
    set({ rules: answer === undefined ? others : { ...others, [point]: answer } });
  };
  const answers = useMemo(() => answersOf(rules, gameEnd), [rules.book, rules.lang, gameEnd.rules]);
  const answer = useMemo(() => inspect(rules, gameEnd), [rules.book, rules.lang, gameEnd]);
  const settled = answer instanceof RuleError ? null : answer;
  const clear = (
    <button class="button quiet" type="button" onClick={() => keep(EMPTY)}>
      {t("hand.clear")}
    </button>
  );
  return (
    <Screen title={t("settlement.title")} aside={clear}>
      <Square gameEnd={gameEnd} set={set} answers={answers} settled={settled} />
      {answer instanceof RuleError && (
        <p class="note warn" role="status">
          {answer.message} {answer.cure}
        </p>
      )}
      {settled && (
        <>
          <Doubts rules={rules} settled={settled} />
          <Payments rules={rules} settled={settled} playerNames={gameEnd.names} />
        </>
      )}
      <section class="stack">
        <h2>{t("settlement.left")}</h2>
        <Counter label={t("hand.sticks")} value={gameEnd.deposits} onChange={(deposits) => set({ deposits })} />
        <Pot pot={gameEnd.pot} onChange={(pot) => set({ pot })} />
        <Penalties rules={rules} gameEnd={gameEnd} set={set} />
        <button class="button" type="button" aria-haspopup="dialog" onClick={() => setAdds(true)}>
          {t("settlement.add-penalty")}
        </button>
      </section>
      <Numbers rules={rules} answers={answers} onChoose={choose} />
      {settled && <Points rules={rules} settled={settled} onChoose={choose} />}
      <RulesBar rules={rules} />
      {adds && <NewPenalty rules={rules} gameEnd={gameEnd} set={set} onClose={() => setAdds(false)} />}
    </Screen>
  );
});

function Pot({ pot, onChange }: { pot: number; onChange: (pot: number) => void }) {
  const [typed, setTyped] = useState(pot ? String(pot) : "");
  const type = (text: string) => {
    setTyped(text);
    onChange(Math.max(totalOf(text) ?? 0, 0));
  };
  const fieldText = (totalOf(typed) ?? 0) === pot ? typed : pot ? String(pot) : "";
  return <Field label={t("settlement.pot")} value={fieldText} inputmode="numeric" autocomplete="off" onInput={type} />;
}

function answersOf(rules: Rules, gameEnd: GameEnd): Answers {
  return settlementRules(rules.library, rules.book, allowedAnswers(rules, gameEnd.rules)).answers as Answers; // as its rule points are
}

function inspect(rules: Rules, gameEnd: GameEnd) {
  const request = question(gameEnd);
  try {
    if (!request) return null;
    return withChosen(
      (chosen) => inspectSettlement(rules.library, rules.book, request, chosen),
      allowedAnswers(rules, gameEnd.rules),
    );
  } catch (error) {
    if (error instanceof RuleError) return error;
    throw error;
  }
}
