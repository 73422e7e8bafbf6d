import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { store, isDead, momentOf } from "../../../store/index.js";
import { endOfTime } from "../../../rules/clocks/game-clock.js";
import { wasUp } from "../../../domain/event/game-clock.js";
import { lateBy } from "../decision/lateness.js";
import { Range, Switches } from "../decision/switches.jsx";
import { UsualAnswers } from "../decision/usual-answers.jsx";
import { isUsual, takenForGranted } from "../decision/usual.js";
import { t } from "../../../ui/i18n.js";
import { Screen } from "../../../ui/index.js";
import { later } from "../../../ui/later.jsx";
import { Stays } from "../../../domain/incident/stays.jsx";
import { stepsLeft } from "../offenders/steps-left.js";
import { stated as said } from "../../../domain/words/context.js";
import { chosenOf, leavesOpen, spokenOf, tried } from "../../../domain/incident/decision.js";
import { useWords } from "../../../domain/words/words.js";
import { useStore } from "../../../store/use-store.js";
import { queryValue } from "../../../domain/incident/address.js";
import { change, currentDraft, ours } from "./draft.js";
import { Around, Facts, Next, currentQuestion } from "./facts.jsx";
import { Issue, mayIssue } from "./issue.jsx";
import { Who } from "./offender.jsx";
import { asked } from "../../../domain/incident/sent-call.js";
import { answersFor, namedIn, shared } from "../../../domain/incident/others.js";
import { Steps, Verdict } from "./verdict.jsx";

const Warned = later(() => import("../../../domain/people/conflict-of-interest.jsx"), "Warned");
const Already = later(() => import("./dead-hand.jsx"), "DeadHandWarning");
const Help = later(() => import("../help/call-for-help.jsx"), "CallForHelp");
const Near = later(() => import("../../../domain/incident/near.jsx"), "Near");
const Undisputed = later(() => import("../ruling/undisputed.jsx"), "Undisputed");
const Further = later(() => import("../ruling/further.jsx"), "Further");
const Extras = later(() => import("../decision/extras.jsx"), "Extras");
const Grounds = later(() => import("../decision/grounds.jsx"), "Grounds");

/** From the foul to the decision: one question at a time, then the penalty. @param {{about: any, foul: string, query: URLSearchParams, up: string}} props */
export function Decision({ about, foul, query, up }) {
  const snapshot = useStore();
  const words = useWords();
  const [choosing, setChoosing] = useState(false);
  const call = answersOf(about, foul, query, snapshot);
  const { spoken, log } = [call, ...call.others].find((one) => currentQuestion(one.spoken, query.get("ask"))) ?? call;
  const question = currentQuestion(spoken, query.get("ask"));
  useOpened(
    question?.fact ?? JSON.stringify(Object.entries(call.facts).filter(([fact]) => !isUsual(snapshot.library, fact))),
  );
  const chosen = { choosing, onChoosing: setChoosing };
  return (
    <Screen
      title={words.name("fouls", foul)}
      up={up}
      actions={!question && ours() && <Issue about={about} call={call} {...chosen} />}
    >
      <Who about={about} earlier={call.log.earlier} others={call.others} />
      {(snapshot.official?.player_id ?? snapshot.official?.conflicts) && <Warned call={about} />}
      {question ? (
        <Unanswered about={about} call={{ ...call, spoken, log }} question={question} />
      ) : (
        <Ruling about={about} call={call} {...chosen} />
      )}
    </Screen>
  );
}

/** What is asked, and what is known so far. @param {{about: any, call: Answers, question: any}} props */
function Unanswered({ about, call, question }) {
  const { state } = useStore();
  return (
    <>
      <Next call={call} question={question} late={lateBy(state, about)} />
      <Facts call={call} />
      <Ticks call={call} first />
      <Stays stays={shared(call, "stays")} />
      <Around call={call} />
      <Help about={about} call={call} />
    </>
  );
}

/** The ruling, what would change it, what is to be done; then what explains it. @param {{about: any, call: Answers, choosing: boolean, onChoosing: (yes: boolean) => void}} props */
function Ruling({ about, call, onChoosing }) {
  const snapshot = useStore();
  const { decision, spoken } = call;
  const dead =
    decision.penalties.some((/** @type {any} */ { kind }) => kind === "dead-hand") && isDead(snapshot.state, about);
  const otherwise = !leavesOpen(decision) || call.checked;
  return (
    <>
      {dead && <Already declared={dead} />}
      <Verdict call={call} />
      <Undisputed call={call} />
      <Range call={call} />
      <UsualAnswers call={call} />
      <Switches about={about} call={call} />
      <Ticks call={call} about={about} />
      {!about.from && <Further steps={shared(call, "steps")} call={{ ...call, ...about, table: about.table.id }} />}
      <div class="call-ways">
        {otherwise && ours() && mayIssue(snapshot, about) && (
          <button class="button quiet" type="button" onClick={() => onChoosing(true)}>
            {t("call.otherwise")}
          </button>
        )}
        <Help about={about} call={call} />
      </div>
      <Stays stays={shared(call, "stays")} />
      <Facts call={call} ruled />
      {spoken.near && <Near near={spoken.near} />}
      <Around call={call} />
      <Extras kept={currentDraft()} noted={!about.decides} />
      <Grounds call={call} />
    </>
  );
}

/** @param {{call: Answers, about?: About, first?: boolean}} props */
function Ticks({ call, about, first }) {
  const { foul, context, spoken } = call;
  const now = { foul, context, penalties: spoken.penalties, offender: about?.offender };
  return (
    <Steps
      steps={stepsLeft(shared(call, "steps"), about?.amends && about.from, now)}
      first={first}
      done={currentDraft().done}
      onDone={(/** @type {string[]} */ done) => change({ done })}
    />
  );
}

/** What opened is seen from its top, and focus follows; but for the first time, when the screen's title has it. @param {string} key */
function useOpened(key) {
  const shown = useRef(key);
  useLayoutEffect(() => {
    const first = shown.current === key;
    shown.current = key;
    queueMicrotask(() => {
      if (!first) document.getElementById("opened")?.focus({ preventScroll: true });
      scrollTo({ top: 0 });
    });
  }, [key]);
}

/** @typedef {import("./offender.jsx").About} About */

/**
 * A call as far as it has come. `answered`: what the referee said; `own`: with what is taken for granted, in order; `log`: what the log says; `facts`: both.
 * `checked`: the penalty chosen where the book leaves a range; `others`: the same for each further offender.
 * @typedef {{foul: string, answered: Record<string, any>, own: Record<string, any>, log: any, facts: Record<string, any>, context: any, decision: any, checked: any, spoken: any,
 *   others: {about: About, [part: string]: any}[]}} Answers
 */

/**
 * What the address and the log say of this foul, decided and in words.
 * @param {About} about @param {string} foul @param {URLSearchParams} query
 * @param {any} snapshot @returns {Answers}
 */
export function answersOf(about, foul, query, snapshot) {
  const { book, library, state } = snapshot;
  const others = namedIn(snapshot, about, query);
  const log = store.knownFacts(asked(about, foul));
  const before = about.from?.foul === foul ? about.from : null;
  const logged = about.instead ? store.knownFacts(asked(about.instead, foul)) : log;
  const own = queryValue(query, "facts") ?? without(before?.facts ?? {}, logged.facts);
  const around = queryValue(query, "context") ?? said(before ? before.context : atBeginning(state, book, about));
  const offenders = Math.max(around.offenders ?? 1, 1 + others.length);
  const context = said({ ...around, offenders });
  const open = query.get("ask");
  const { [open ?? ""]: _, ...known } = log.facts;
  const made = decided(
    book,
    foul,
    [
      [own, known, context],
      [own, known, {}],
      [{}, known, {}],
    ],
    (facts, around) => (open ? {} : takenForGranted(library, book, foul, facts, around)),
  );
  const checked = chosenOf(book, made.decision, queryValue(query, "penalty"));
  const call = { foul, log, ...made, checked, spoken: spokenOf(library, book, made.decision, checked), others: [] };
  return { ...call, others: others.map((other) => answersFor(other, call, snapshot)) };
}

/**
 * The first of these that can go together: facts may contradict the context, or come from another edition.
 * @param {any} book @param {string} foul @param {any[][]} attempts
 * @param {(facts: Record<string, any>, context: any) => Record<string, any>} takes what is taken for granted beside these
 */
function decided(book, foul, attempts, takes) {
  for (const [given, known, context] of attempts) {
    const own = { ...given, ...takes({ ...known, ...given }, context) };
    const facts = { ...known, ...own };
    const decision = tried(book, foul, facts, context);
    if (decision) return { answered: given, own, facts, context, decision };
  }
  throw new Error(`${foul} can't be decided`);
}

/** What is answered otherwise than the log knows it. @param {Record<string, any>} facts @param {Record<string, any>} known */
function without(facts, known) {
  return Object.fromEntries(Object.entries(facts).filter(([name, value]) => known[name] !== value));
}

/**
 * What the hanchan's clock says of the moment in which the call began; where one more hand is played, only people know
 * whether this is it. @param {any} state @param {any} book @param {About} about
 */
function atBeginning(state, book, { hanchan }) {
  const last = endOfTime(book).still === "finish-hand";
  return { after_time: last && wasUp(state, hanchan, momentOf(currentDraft().ruling)) };
}
