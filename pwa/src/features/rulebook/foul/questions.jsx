import { SEATS } from "../../../rules/engine/context.js";
import { Question } from "../../../domain/incident/question.jsx";
import { t } from "../../../ui/i18n.js";
import { Disclosure, Select, Toggle } from "../../../ui/index.js";
import { Circumstances } from "../../../domain/incident/circumstances.jsx";

/** @typedef {import("../../../domain/rulebook/rules.jsx").Rules} Rules @typedef {Record<string, any>} Json */

/** The facts that still matter. @param {{spoken: Json, onAnswer: (fact: string, value: any) => void}} props */
export function Questions({ spoken, onAnswer }) {
  return (spoken.questions ?? []).map((/** @type {Json} */ question) => (
    <Question
      key={question.fact}
      question={question}
      onAnswer={(/** @type {any} */ value) => onAnswer(question.fact, value)}
    />
  ));
}

/**
 * What was answered; each can be taken back.
 * @param {{rules: Rules, facts: Json, onForget: (fact: string) => void}} props
 */
export function Answered({ rules: { words }, facts, onForget }) {
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

/**
 * What happened around the foul; `fixed` where casual play and the seat are settled already.
 * @param {{rules: Rules, foul: string, facts: Json, context: Json, onChange: (context: Json) => void, fixed?: boolean}} props
 */
export function Around({ rules, foul, facts, context, onChange, fixed = false }) {
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

/** Casual play, and who sits where in it. @param {{rules: Rules, context: Json, onChange: (context: Json) => void}} props */
function Casual({ rules: { words }, context, onChange }) {
  const seats = SEATS.map((value) => ({ value, text: words.phrase(`seat-${value}`) }));
  return (
    <>
      <Toggle
        label={words.phrase("context-casual")}
        checked={Boolean(context.casual)}
        onChange={(/** @type {boolean} */ casual) => onChange({ ...context, casual })}
      />
      {context.casual && (
        <Select
          label={words.phrase("context-seat")}
          value={context.seat ?? ""}
          options={[{ value: "", text: t("open.no-seat") }, ...seats]}
          onChange={(/** @type {string} */ seat) => onChange({ ...context, seat: seat || null })}
        />
      )}
    </>
  );
}
