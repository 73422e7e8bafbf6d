import { SEATS } from "../../../rules/engine/context.ts";
import { Question } from "../../../domain/incident/question.tsx";
import { t } from "../../../ui/i18n.ts";
import { Disclosure, Select, Toggle } from "../../../ui/index.ts";
import { Circumstances } from "../../../domain/incident/circumstances.tsx";
import type { Context } from "../../../rules/engine/context.ts";
import type { FactValue, Facts } from "../../../rules/engine/facts.ts";
import type { Spoken } from "../../../domain/incident/decision.ts";
import type { Rules } from "../../../domain/rulebook/rules.tsx";

/** Ask for the facts that still matter. */
export function Questions({
  spoken,
  onAnswer,
}: {
  spoken: Pick<Spoken, "questions">;
  onAnswer: (fact: string, value: FactValue) => void;
}) {
  return (spoken.questions ?? []).map((question) => (
    <Question key={question.fact} question={question} onAnswer={(value) => onAnswer(question.fact, value)} />
  ));
}

/** List the facts that were entered; a tap removes one. */
export function Answered({
  rules: { words },
  facts,
  onForget,
}: {
  rules: Rules;
  facts: Facts;
  onForget: (fact: string) => void;
}) {
  const names = Object.keys(facts);
  if (!names.length) return null;
  return (
    <section class="stack">
      <h2>{t("open.answered")}</h2>
      <ul class="rows">
        {names.map((fact) => (
          <li key={fact}>
            <button class="row" onClick={() => onForget(fact)}>
              <span class="body">
                <small>{words.question(fact)}</small>
                {words.answer(fact, { value: facts[fact] })}
              </span>
              <span class="badge">{t("call.change")}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface AroundProps {
  rules: Rules;
  foul: string;
  facts: Facts;
  context: Partial<Context>;
  onChange: (context: Partial<Context>) => void;
  fixed?: boolean;
}

/** Ask for the context of the foul; `fixed` where casual play and the seat are known already. */
export function Around({ rules, foul, facts, context, onChange, fixed = false }: AroundProps) {
  const { book, words } = rules;
  const shared = { context, onChange };
  return (
    <Disclosure title={<h2>{t("open.around")}</h2>}>
      {() => (
        <div class="stack">
          <Circumstances book={book} words={words} foul={foul} facts={facts} {...shared} />
          {!fixed && <Casual rules={rules} {...shared} />}
        </div>
      )}
    </Disclosure>
  );
}

/** Ask whether it is casual play, and for the offender's seat. */
function Casual({
  rules: { words },
  context,
  onChange,
}: {
  rules: Rules;
  context: Partial<Context>;
  onChange: (context: Partial<Context>) => void;
}) {
  const seats = SEATS.map((value) => ({ value, text: words.phrase(`seat-${value}`) }));
  return (
    <>
      <Toggle
        label={words.phrase("context-casual")}
        checked={Boolean(context.casual)}
        onChange={(casual) => onChange({ ...context, casual })}
      />
      {context.casual && (
        <Select
          label={words.phrase("context-seat")}
          value={context.seat ?? ""}
          options={[{ value: "", text: t("open.no-seat") }, ...seats]}
          onChange={(seat) => onChange({ ...context, seat: seat || null })}
        />
      )}
    </>
  );
}
