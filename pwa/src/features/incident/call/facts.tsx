import { isUsual } from "../decision/usual.ts";
import { t } from "../../../ui/i18n.ts";
import { inLivingHand } from "../foul-picker/likely-fouls.ts";
import { Disclosure } from "../../../ui/index.ts";
import { lazy } from "../../../ui/lazy.tsx";
import { go } from "../../../ui/router.ts";
import { CIRCUMSTANCES, answerOf, questionOf } from "../../../domain/words/context.ts";
import { useWords, whenDead } from "../../../domain/words/words.ts";
import { useStore } from "../../../store/use-store.ts";
import { useBook } from "../../../domain/rulebook/book.ts";
import { address, turn } from "../../../domain/incident/address.ts";
import { nthTime } from "./offender.tsx";
import { Question } from "../../../domain/incident/question.tsx";
import type { Answers } from "./decision.tsx";
import type { Around as Saying } from "../../../domain/words/context.ts";
import type { Asked } from "../../../domain/incident/question.tsx";
import type { DeadHand } from "../../../store/index.ts";
import type { Facts as Known, FactValue, Spoken } from "../../../domain/incident/decision.ts";
import type { Words } from "../../../rules/words/wording.ts";

const Circumstances = lazy(() => import("../../../domain/incident/circumstances.tsx"), "Circumstances");

/** Show the next question. @param props `late`: seconds since the planned start */
export function Next({ call, question, late }: { call: Answers; question: Asked; late?: number | null }) {
  const { questions = [] } = call.spoken;
  const { doubtful } = call.log;
  const still = question.fact === "formally_declared" ? doubtful : null;
  const stillQuestion = useStillThisHand(question, still, call.facts);
  const answer = (value: FactValue) => {
    const other = still && !value; // in another hand nothing was declared dead, so the foul is the one it would be anyway
    const facts = other ? null : { ...call.own, [question.fact]: value };
    go(address(other ? (inLivingHand(call.facts) ?? null) : call.foul, { facts, ask: null }));
  };
  return (
    <Question key={question.fact} question={stillQuestion} onAnswer={answer} late={late} id="opened">
      {questions.length > 1 && <p class="soft">{t("call.at-most", { count: questions.length })}</p>}
    </Question>
  );
}

/** Return the question reworded for a hand that may be over; a "no" then leads to another foul. */
function useStillThisHand(question: Asked, declared: DeadHand | null, facts: Known): Asked {
  const { state } = useStore();
  const words = useWords();
  if (!declared) return question;
  const foul = inLivingHand(facts);
  const leads = foul ? words.name("fouls", foul) : t("call.what");
  const answers = question.answers.map((one) => ("value" in one && one.value ? one : { ...one, leads }));
  return { ...question, text: t("already.still", { since: whenDead(state, declared) }), answers };
}

/** Return the question to ask now. */
export function currentQuestion({ questions }: Pick<Spoken, "questions">, first: string | null): Asked | undefined {
  return questions?.find(({ fact }: Asked) => fact === first) ?? questions?.[0];
}

/**
 * List the facts that were entered or are known; a tap changes one. @param props `ruled`: leave out the usual answers,
 * which have chips of their own
 */
export function Facts({ call: { foul, own, log, facts }, ruled = false }: { call: Answers; ruled?: boolean }) {
  const words = useWords();
  const { library } = useBook();
  // Known of most hands, so shown only where it matters.
  const answered = Object.keys(facts).filter(
    (fact) =>
      (fact !== "noten_by_dead_hand" || "riichi_hand" in facts) && !(ruled && fact in own && isUsual(library, fact)),
  );
  if (answered.length === 0) return null;
  return (
    <section aria-label={t("call.facts")}>
      <ul class="rows">
        {answered.map((fact) => {
          const known = !(fact in own) && fact in log.facts;
          const change = known ? { ask: fact } : { facts: before(own, fact), ask: fact };
          return (
            <li key={fact}>
              <a class="row" href={address(foul, change)}>
                <span class="body">
                  <small>{words.question(fact)}</small>
                  <strong>{wordsOf(words, fact, facts[fact])}</strong>
                </span>
                {known && <span class="badge info">{t("call.from-log")}</span>}
                <span class="soft">{t("call.change")}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function wordsOf(words: Words, fact: string, value: FactValue) {
  return fact === "offence_number" ? nthTime(Number(value)) : words.answer(fact, { value });
}

/** Show the context of the foul; while closed, the values that apply. */
export function Around({ call: { foul, facts, context } }: { call: Answers }) {
  const { book } = useBook();
  const words = useWords();
  const names = CIRCUMSTANCES.filter((name) => name in context);
  const text = names.map((name) => labelled(words, name, context[name])).join(" · ");
  const title = (
    <span class="body">
      {t("call.around")}
      <small class="soft">{text || words.phrase("simultaneous-none")}</small>
    </span>
  );
  const change = (changed: Saying) => turn(address(foul, { context: changed }));
  return (
    <Disclosure title={title}>
      {() => <Circumstances book={book} words={words} foul={foul} facts={facts} context={context} onChange={change} />}
    </Disclosure>
  );
}

function labelled(words: Words, name: string, value: unknown) {
  const answer = answerOf(words, name, value);
  return name === "simultaneous" ? answer : `${questionOf(words, name)} ${answer}`;
}

/** Return the answers before this one; later questions may depend on it. */
function before(own: Known, fact: string): Known {
  const names = Object.keys(own);
  return Object.fromEntries(names.slice(0, names.indexOf(fact)).map((name) => [name, own[name]]));
}
