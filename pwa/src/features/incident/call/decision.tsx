import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { store, isDead, momentOf } from "../../../store/index.ts";
import { endOfTime } from "../../../rules/clocks/game-clock.ts";
import { wasUp } from "../../../domain/event/game-clock.ts";
import { lateBy } from "../decision/lateness.ts";
import { Range, Switches } from "../decision/switches.tsx";
import { UsualAnswers } from "../decision/usual-answers.tsx";
import { isUsual, defaultFacts } from "../decision/usual.ts";
import { t } from "../../../ui/i18n.ts";
import { Screen } from "../../../ui/index.ts";
import { lazy } from "../../../ui/lazy.tsx";
import { Unchanged } from "../../../domain/incident/unchanged.tsx";
import { stepsLeft } from "../offenders/steps-left.ts";
import { stated } from "../../../domain/words/context.ts";
import { chosenOf, leavesOpen, spokenOf, tried } from "../../../domain/incident/decision.ts";
import { useWords } from "../../../domain/words/words.ts";
import { useStore } from "../../../store/use-store.ts";
import { useBook } from "../../../domain/rulebook/book.ts";
import { queryValue } from "../../../domain/incident/address.ts";
import { change, currentDraft, ownsDraft } from "./draft.ts";
import { Around, Facts as Answered, Next, currentQuestion } from "./facts.tsx";
import { Issue, mayIssue } from "./issue.tsx";
import { Who } from "./offender.tsx";
import { callBody } from "../../../domain/incident/sent-call.ts";
import { answersFor, namedIn, shared } from "../../../domain/incident/others.ts";
import { Steps, Verdict } from "./verdict.tsx";
import type { About } from "./offender.tsx";
import type { Around as Saying } from "../../../domain/words/context.ts";
import type { Asked } from "../../../domain/incident/question.tsx";
import type { Checked, Facts } from "../../../domain/incident/decision.ts";
import type { Other } from "../../../domain/incident/others.ts";
import type { Rulebook } from "../../../rules/books/rulebook.ts";
import type { State } from "../../../store/index.ts";
import type { WithBook } from "../../../domain/rulebook/book.ts";

const Warned = lazy(() => import("../../../domain/people/conflict-of-interest.tsx"), "Warned");
const DeadHandWarning = lazy(() => import("./dead-hand.tsx"), "DeadHandWarning");
const CallForHelp = lazy(() => import("../help/call-for-help.tsx"), "CallForHelp");
const Near = lazy(() => import("../../../domain/incident/near.tsx"), "Near");
const IrrelevantFacts = lazy(() => import("../ruling/irrelevant-facts.tsx"), "IrrelevantFacts");
const FollowUps = lazy(() => import("../ruling/follow-ups.tsx"), "FollowUps");
const NoteAndPhotos = lazy(() => import("../decision/note-and-photos.tsx"), "NoteAndPhotos");
const Sources = lazy(() => import("../decision/sources.tsx"), "Sources");

interface DecisionProps {
  about: About;
  foul: string;
  query: URLSearchParams;
  up: string;
}

/** Show the way from the foul to the decision: one question at a time, then the penalty. */
export function Decision({ about, foul, query, up }: DecisionProps) {
  const snapshot = useBook();
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
      actions={!question && ownsDraft() && <Issue about={about} call={call} {...chosen} />}
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

/** Show the next question and the facts known so far. */
function Unanswered({ about, call, question }: { about: About; call: Answers; question: Asked }) {
  const { state } = useStore();
  return (
    <>
      <Next call={call} question={question} late={lateBy(state, about)} />
      <Answered call={call} />
      <Ticks call={call} first />
      <Unchanged stays={shared(call, "stays")} />
      <Around call={call} />
      <CallForHelp about={about} call={call} />
    </>
  );
}

interface RulingProps {
  about: About;
  call: Answers;
  choosing: boolean;
  onChoosing: (yes: boolean) => void;
}

/** Show the decision, what would change it and the steps to carry it out; below it, the explanation. */
function Ruling({ about, call, onChoosing }: RulingProps) {
  const snapshot = useStore();
  const { decision, spoken } = call;
  const dead = decision.penalties.some(({ kind }) => kind === "dead-hand") && isDead(snapshot.state, about);
  const otherwise = !leavesOpen(decision) || call.checked;
  return (
    <>
      {dead && <DeadHandWarning declared={dead} />}
      <Verdict call={call} />
      <IrrelevantFacts call={call} />
      <Range call={call} />
      <UsualAnswers call={call} />
      <Switches about={about} call={call} />
      <Ticks call={call} about={about} />
      {!about.from && <FollowUps steps={shared(call, "steps")} call={{ ...call, ...about, table: about.table.id }} />}
      <div class="call-ways">
        {otherwise && ownsDraft() && mayIssue(snapshot, about) && (
          <button class="button quiet" type="button" onClick={() => onChoosing(true)}>
            {t("call.otherwise")}
          </button>
        )}
        <CallForHelp about={about} call={call} />
      </div>
      <Unchanged stays={shared(call, "stays")} />
      <Answered call={call} ruled />
      {spoken.near && <Near near={spoken.near} />}
      <Around call={call} />
      <NoteAndPhotos draft={currentDraft()} hasNote={!about.decides} />
      <Sources call={call} />
    </>
  );
}

function Ticks({ call, about, first }: { call: Answers; about?: About; first?: boolean }) {
  const { foul, context, spoken } = call;
  const now = { foul, context, penalties: spoken.penalties, offender: about?.offender };
  return (
    <Steps
      steps={stepsLeft(shared(call, "steps"), about?.amends ? about.from : null, now)}
      first={first}
      done={currentDraft().done}
      onDone={(done: string[]) => change({ done })}
    />
  );
}

/**
 * Scroll to the top and focus `#opened` each time the key changes; not at the first render, when the screen's title has
 * the focus.
 */
function useOpened(key: string) {
  const lastKey = useRef(key);
  useLayoutEffect(() => {
    const first = lastKey.current === key;
    lastKey.current = key;
    queueMicrotask(() => {
      if (!first) document.getElementById("opened")?.focus({ preventScroll: true });
      scrollTo({ top: 0 });
    });
  }, [key]);
}

/**
 * A call so far. `answered`: the facts that the referee entered; `own`: those and the usual answers taken as given, in
 * order; `log`: the known facts; `facts`: all of them. `checked`: the penalty chosen where the rulebook leaves a range;
 * `others`: the same for each further offender.
 */
export interface Answers extends Omit<Other, "about"> {
  answered: Facts;
  facts: Facts;
  checked: Checked | null;
  others: Other[];
}

/** Evaluate the foul with the facts of the address and the log, and put the decision into words. */
export function answersOf(about: About, foul: string, query: URLSearchParams, snapshot: WithBook): Answers {
  const { book, library, state } = snapshot;
  const others = namedIn(snapshot, about, query);
  const log = store.knownFacts(callBody(about, foul));
  const before = about.from?.foul === foul ? about.from : null;
  const logged = about.instead ? store.knownFacts(callBody(about.instead, foul)) : log;
  const own = queryValue<Facts>(query, "facts") ?? without(before?.facts ?? {}, logged.facts);
  const around =
    queryValue<Saying>(query, "context") ?? stated(before ? before.context : atBeginning(state, book, about));
  const offenders = Math.max(around.offenders ?? 1, 1 + others.length);
  const context = stated({ ...around, offenders });
  const open = query.get("ask");
  const { [open ?? ""]: _, ...known } = log.facts;
  const result = decideFirst(
    book,
    foul,
    [
      [own, known, context],
      [own, known, {}],
      [{}, known, {}],
    ],
    (facts, around) => (open ? {} : defaultFacts(library, book, foul, facts, around)),
  );
  const checked = chosenOf(book, result.decision, queryValue(query, "penalty"));
  const call: Answers = {
    foul,
    log,
    ...result,
    checked,
    spoken: spokenOf(library, book, result.decision, checked),
    others: [],
  };
  return { ...call, others: others.map((other) => answersFor(other, call, snapshot)) };
}

/**
 * Return the first of these attempts that can be decided: facts may contradict the context, or come from another
 * edition. Raise an error if none can.
 * @param takes returns the usual answers for an attempt
 */
function decideFirst(
  book: Rulebook,
  foul: string,
  attempts: [Facts, Facts, Saying][],
  takes: (facts: Facts, context: Saying) => Facts,
) {
  for (const [answered, known, context] of attempts) {
    const own = { ...answered, ...takes({ ...known, ...answered }, context) };
    const facts = { ...known, ...own };
    const decision = tried(book, foul, facts, context);
    if (decision) return { answered, own, facts, context, decision };
  }
  throw new Error(`${foul} can't be decided`);
}

/** Return the facts whose value differs from the known one. */
function without(facts: Facts, known: Facts): Facts {
  return Object.fromEntries(Object.entries(facts).filter(([name, value]) => known[name] !== value));
}

/**
 * Return the context when the call began, by the hanchan's clock: whether time was up, where one more hand is played
 * then. Only people know whether this is that hand.
 */
function atBeginning(state: State, book: Rulebook, { hanchan }: About) {
  const last = endOfTime(book).still === "finish-hand";
  return { after_time: last && wasUp(state, hanchan, momentOf(currentDraft().ruling)) };
}
