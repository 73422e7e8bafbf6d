import { useLayoutEffect, useMemo, useState } from "preact/hooks";
import { RuleError } from "../../../rules/errors.js";
import { inspectSettlement } from "../../../rules/settlements/inspect.js";
import { settlementRules } from "../../../rules/settlements/rules.js";
import { withChosen } from "../hand/rule-points.jsx";
import { Counter } from "../hand/counter.jsx";
import { t } from "../../../ui/i18n.js";
import { useSaved } from "../../../ui/local-storage.js";
import { Field, Screen } from "../../../ui/index.js";
import { RulesBar } from "../../../domain/rulebook/chooser.jsx";
import { ownRules, withRules } from "../../../domain/rulebook/rules.jsx";
import { Doubts } from "./doubts.jsx";
import { Numbers } from "./numbers.jsx";
import { Payments } from "./payments.jsx";
import { NewPenalty, Penalties } from "./penalties.jsx";
import { Points } from "./points.jsx";
import { Square } from "./square.jsx";
import { EMPTY, allowed, handedOver, question, totalOf } from "./state.js";

/**
 * @typedef {import("./state.js").Told} Told @typedef {import("../../../domain/rulebook/rules.jsx").Rules} Rules
 * @typedef {ReturnType<typeof inspectSettlement>} Settlement
 */

/** The end of a game: `#/settle`, or with what was counted: `#/settle/42300,31200,26500,20000?deposits=1`. */
export default withRules(({ rules: shared, args: [handed], query }) => {
  const [told, keep] = useSaved("shinpan.settlement", EMPTY);
  const rules = told.choice ? ownRules(shared, told.choice, (choice) => keep({ ...told, choice })) : shared;
  const [adds, setAdds] = useState(false);
  useLayoutEffect(() => {
    if (handed) keep(handedOver(handed, query));
  }, [handed]);
  const set = (/** @type {Partial<Told>} */ changed) => keep({ ...told, ...changed });
  const choose = (/** @type {string} */ point, /** @type {any} */ answer) => {
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
        <Counter
          label={t("hand.sticks")}
          value={told.deposits}
          onChange={(/** @type {number} */ deposits) => set({ deposits })}
        />
        <Pot pot={told.pot} onChange={(/** @type {number} */ pot) => set({ pot })} />
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

/** @param {{pot: number, onChange: (pot: number) => void}} props */
function Pot({ pot, onChange }) {
  const [typed, setTyped] = useState(pot ? String(pot) : "");
  const type = (/** @type {string} */ text) => {
    setTyped(text);
    onChange(Math.max(totalOf(text) ?? 0, 0));
  };
  const shown = (totalOf(typed) ?? 0) === pot ? typed : pot ? String(pot) : "";
  return <Field label={t("settlement.pot")} value={shown} inputmode="numeric" autocomplete="off" onInput={type} />;
}

/** @param {Rules} rules @param {Told} told @returns {Record<string, any>} */
function answersOf(rules, told) {
  return settlementRules(rules.library, rules.book, allowed(rules, told.rules)).answers;
}

/** @param {Rules} rules @param {Told} told */
function inspected(rules, told) {
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
