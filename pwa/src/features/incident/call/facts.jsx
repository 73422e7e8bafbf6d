import { isUsual } from "../decision/usual.js";
import { t } from "../../../ui/i18n.js";
import { inLivingHand } from "../picks/picks.js";
import { Disclosure } from "../../../ui/index.js";
import { later } from "../../../ui/later.jsx";
import { go } from "../../../ui/router.js";
import { VALUES, answerOf, questionOf } from "../../../domain/words/context.js";
import { useWords, whenDead } from "../../../domain/words/words.js";
import { useStore } from "../../../store/use-store.js";
import { address, turn } from "../../../domain/incident/address.js";
import { nthTime } from "./offender.jsx";
import { Question } from "../../../domain/incident/question.jsx";

/** @typedef {import("./decision.jsx").Answers} Answers */

const Circumstances = later(() => import("../../../domain/incident/circumstances.jsx"), "Circumstances");

/** The next question. @param {{call: Answers, question: any, late?: number|null}} props `late`: how many seconds since the planned start */
export function Next({ call, question, late }) {
  const { questions } = call.spoken;
  const { doubtful } = call.log;
  const still = question.fact === "formally_declared" && doubtful;
  const shown = useStillThisHand(question, still, call.facts);
  const answer = (/** @type {any} */ value) => {
    const other = still && !value; // in another hand nothing was declared dead: the call is what it would be anyway
    const facts = other ? null : { ...call.own, [question.fact]: value };
    go(address(other ? (inLivingHand(call.facts) ?? null) : call.foul, { facts, ask: null }));
  };
  return (
    <Question key={question.fact} question={shown} onAnswer={answer} late={late} id="opened">
      {questions.length > 1 && <p class="soft">{t("call.at-most", { count: questions.length })}</p>}
    </Question>
  );
}

/** The same question of a hand that may be over: then it is another foul. @param {any} question @param {any} declared @param {any} facts */
function useStillThisHand(question, declared, facts) {
  const { state } = useStore();
  const words = useWords();
  if (!declared) return question;
  const foul = inLivingHand(facts);
  const leads = foul ? words.name("fouls", foul) : t("call.what");
  const answers = question.answers.map((/** @type {any} */ one) => (one.value ? one : { ...one, leads }));
  return { ...question, text: t("already.still", { since: whenDead(state, declared) }), answers };
}

/** The question asked now. @param {any} spoken @param {string|null} first */
export function currentQuestion({ questions }, first) {
  return questions?.find((/** @type {any} */ { fact }) => fact === first) ?? questions?.[0];
}

/** What was answered, and what the log knows; a tap changes it. @param {{call: Answers, ruled?: boolean}} props `ruled`: what is usual has its switches */
export function Facts({ call: { foul, own, log, facts }, ruled = false }) {
  const words = useWords();
  const { library } = useStore();
  // The log says so of most hands: it is said where it matters.
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

/** @param {any} words @param {string} fact @param {any} value */
function wordsOf(words, fact, value) {
  return fact === "offence_number" ? nthTime(value) : words.answer(fact, { value });
}

/** What happened around the foul; closed, it says what is taken for granted. @param {{call: any}} props */
export function Around({ call: { foul, facts, context } }) {
  const { book } = useStore();
  const words = useWords();
  const said = Object.keys(VALUES).filter((name) => name in context);
  const text = said.map((name) => labelled(words, name, context[name])).join(" · ");
  const title = (
    <span class="body">
      {t("call.around")}
      <small class="soft">{text || words.phrase("simultaneous-none")}</small>
    </span>
  );
  const change = (/** @type {any} */ changed) => turn(address(foul, { context: changed }));
  return (
    <Disclosure title={title}>
      {() => <Circumstances book={book} words={words} foul={foul} facts={facts} context={context} onChange={change} />}
    </Disclosure>
  );
}

/** @param {any} words @param {string} name @param {any} value */
function labelled(words, name, value) {
  const answer = answerOf(words, name, value);
  return name === "simultaneous" ? answer : `${questionOf(words, name)} ${answer}`;
}

/** The answers before this one: what is asked after it may hang on it. @param {Record<string, any>} own @param {string} fact */
function before(own, fact) {
  const names = Object.keys(own);
  return Object.fromEntries(names.slice(0, names.indexOf(fact)).map((name) => [name, own[name]]));
}
