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
import { EMPTY, allowed, handedOver, question, totalOf } from "./state.ts";
import type { Rules } from "../../../domain/rulebook/rules.tsx";
import type { Answers, Told } from "./state.ts";
import type { RuleAnswer } from "../../../rules/books/content.ts";

export type Settlement = ReturnType<typeof inspectSettlement>;

/** The end of a game: `#/settle`, or with what was counted: `#/settle/42300,31200,26500,20000?deposits=1`. */
export default withRules(({ rules: shared, args: [handed], query }) => {
  const [told, keep] = useSaved("shinpan.settlement", EMPTY);
  const rules = told.choice ? ownRules(shared, told.choice, (choice) => keep({ ...told, choice })) : shared;
  const [adds, setAdds] = useState(false);
  useLayoutEffect(() => {
    if (handed) keep(handedOver(handed, query));
  }, [handed]);
  const set = (changed: Partial<Told>) => keep({ ...told, ...changed });
  const choose = (point: string, answer: RuleAnswer | undefined) => {
    const { [point]: _, ...others } = told.rules;
    set({ rules: answer === undefined ? others : { ...others, [point]: answer } });
  };
  const answers = useMemo(() => answersOf(rules, told), [rules.book, rules.lang, told.rules]);
  const answer = useMemo(() => inspected(rules, told), [rules.book, rules.lang, told]);
  const settled = answer instanceof RuleError ? null : answer;
  const clear = (
    <button class="button quiet" type="button" onClick={() => keep(EMPTY)}>
      {t("hand.clear")}
    </button>
  );
  return (
    <Screen title={t("settlement.title")} aside={clear}>
      <Square told={told} set={set} answers={answers} settled={settled} />
      {answer instanceof RuleError && (
        <p class="note warn" role="status">
          {answer.message} {answer.cure}
        </p>
      )}
      {settled && (
        <>
          <Doubts rules={rules} settled={settled} />
          <Payments rules={rules} settled={settled} called={told.names} />
        </>
      )}
      <section class="stack">
        <h2>{t("settlement.left")}</h2>
        <Counter label={t("hand.sticks")} value={told.deposits} onChange={(deposits) => set({ deposits })} />
        <Pot pot={told.pot} onChange={(pot) => set({ pot })} />
        <Penalties rules={rules} told={told} set={set} />
        <button class="button" type="button" aria-haspopup="dialog" onClick={() => setAdds(true)}>
          {t("settlement.add-penalty")}
        </button>
      </section>
      <Numbers rules={rules} answers={answers} onChoose={choose} />
      {settled && <Points rules={rules} settled={settled} onChoose={choose} />}
      <RulesBar rules={rules} />
      {adds && <NewPenalty rules={rules} told={told} set={set} onClose={() => setAdds(false)} />}
    </Screen>
  );
});

function Pot({ pot, onChange }: { pot: number; onChange: (pot: number) => void }) {
  const [typed, setTyped] = useState(pot ? String(pot) : "");
  const type = (text: string) => {
    setTyped(text);
    onChange(Math.max(totalOf(text) ?? 0, 0));
  };
  const shown = (totalOf(typed) ?? 0) === pot ? typed : pot ? String(pot) : "";
  return <Field label={t("settlement.pot")} value={shown} inputmode="numeric" autocomplete="off" onInput={type} />;
}

function answersOf(rules: Rules, told: Told): Answers {
  return settlementRules(rules.library, rules.book, allowed(rules, told.rules)).answers as Answers; // as its rule points are
}

function inspected(rules: Rules, told: Told) {
  const asked = question(told);
  try {
    if (!asked) return null;
    return withChosen(
      (chosen) => inspectSettlement(rules.library, rules.book, asked, chosen),
      allowed(rules, told.rules),
    );
  } catch (error) {
    if (error instanceof RuleError) return error;
    throw error;
  }
}
