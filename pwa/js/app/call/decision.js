import { useLayoutEffect, useRef } from "../../../vendor/hooks.js";
import { store, isDead, momentOf } from "../../data/index.js";
import { endOfTime } from "../../rules/clocks/game-clock.js";
import { decide } from "../../rules/engine/decide.js";
import { localise } from "../../rules/words/speech.js";
import { areas } from "../areas.js";
import { wasUp } from "../clocks/game-clock.js";
import { html } from "../html.js";
import { Screen } from "../parts/index.js";
import { later } from "../parts/later.js";
import { Stays } from "../ruling/stays.js";
import { stated as said } from "../shared/context.js";
import { useWords } from "../shared/words.js";
import { useStore } from "../state.js";
import { queryValue } from "./address.js";
import { change, currentDraft, ours } from "./draft.js";
import { Around, Facts, Next, currentQuestion } from "./facts.js";
import { Extras, Issue } from "./issue.js";
import { Who, asked } from "./offender.js";
import { answersFor, namedIn, shared } from "../offenders/others.js";
import { Grounds, Steps, Verdict } from "./verdict.js";

const Warned = later(areas.referee, "Warned");
const Already = later(areas.referee, "DeadHandWarning");
const MoreOffenders = later(areas.referee, "MoreOffenders");
const Near = later(areas.referee, "Near");

/** From the foul to the decision: one question at a time, then the penalty. @param {{about: any, foul: string, query: URLSearchParams, up: string}} props */
export function Decision({ about, foul, query, up }) {
  const snapshot = useStore();
  const words = useWords();
  const call = answersOf(about, foul, query, snapshot);
  const { decision } = call;
  const { spoken } = [call, ...call.others].find((one) => currentQuestion(one.spoken, query.get("ask"))) ?? call;
  const question = currentQuestion(spoken, query.get("ask"));
  useOpened(question?.fact ?? JSON.stringify(call.facts));
  const dead =
    !question &&
    decision.penalties.some((/** @type {any} */ { kind }) => kind === "dead-hand") &&
    isDead(snapshot.state, about);
  const actions =
    !question &&
    ours() &&
    html`<${Issue}
      about=${about}
      call=${call}
    />`;
  return html`<${Screen}
    title=${words.name("fouls", foul)}
    up=${up}
    actions=${actions}
  >
    <${Who} about=${about} earlier=${call.log.earlier} others=${call.others} />
    ${(snapshot.official?.player_id ?? snapshot.official?.conflicts) && html`<${Warned} call=${about} />`}
    ${dead && html`<${Already} declared=${dead} />`}
    ${question ? html`<${Next} call=${{ ...call, spoken }} question=${question} />` : html`<${Verdict} call=${call} />`}
    <${Facts} call=${call} />
    <${Steps}
      steps=${shared(call, "steps")}
      first=${Boolean(question)}
      done=${currentDraft().done}
      onDone=${(/** @type {string[]} */ done) => change({ done })}
    />
    <${Stays} stays=${shared(call, "stays")} />
    ${!question && spoken.near && html`<${Near} near=${spoken.near} />`}
    ${about.seat && html`<${MoreOffenders} about=${about} call=${call} />`}
    <${Around} call=${call} />
    ${
      !question &&
      html`<${Extras} kept=${currentDraft()} noted=${!about.decides} />
        <${Grounds} call=${call} />`
    }
  <//>`;
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

/**
 * A call as far as it has come. `own`: the referee's answers, in order; `log`: what the log says; `facts`: both.
 * `others`: the same for each further offender.
 * @typedef {{foul: string, own: Record<string, any>, log: any, facts: Record<string, any>, context: any, decision: any, spoken: any,
 *   others: {about: import("./offender.js").About, [part: string]: any}[]}} Answers
 */

/**
 * What the address and the log say of this foul, decided and in words.
 * @param {import("./offender.js").About} about @param {string} foul @param {URLSearchParams} query
 * @param {any} snapshot @returns {Answers}
 */
export function answersOf(about, foul, query, snapshot) {
  const { book, library, state } = snapshot;
  const others = namedIn(snapshot, about, query);
  const log = store.knownFacts(asked(about, foul));
  const before = about.from?.foul === foul ? about.from : null;
  const own = queryValue(query, "facts") ?? without(before?.facts ?? {}, log.facts);
  const around = queryValue(query, "context") ?? said(before ? before.context : atBeginning(state, book, about));
  const offenders = Math.max(around.offenders ?? 1, 1 + others.length);
  const context = said({ ...around, offenders });
  const open = query.get("ask");
  const { [open ?? ""]: _, ...known } = log.facts;
  const made = decided(book, foul, [
    [own, known, context],
    [own, known, {}],
    [{}, known, {}],
  ]);
  const call = { foul, log, ...made, spoken: localise(library, made.decision), others: [] };
  return { ...call, others: others.map((other) => answersFor(other, call, snapshot)) };
}

/**
 * The first of these that can go together: facts may contradict the context, or come from another edition.
 * @param {any} book @param {string} foul @param {any[][]} attempts
 */
function decided(book, foul, attempts) {
  for (const [own, known, context] of attempts) {
    const facts = { ...known, ...own };
    const decision = tried(book, foul, facts, context);
    if (decision) return { own, facts, context, decision };
  }
  throw new Error(`${foul} can't be decided`);
}

/** The decision, or null where the context contradicts. @param {any} book @param {string} foul @param {any} facts @param {any} context */
export function tried(book, foul, facts, context) {
  try {
    return decide(book, foul, facts, context);
  } catch {
    return null;
  }
}

/** What is answered otherwise than the log knows it. @param {Record<string, any>} facts @param {Record<string, any>} known */
function without(facts, known) {
  return Object.fromEntries(Object.entries(facts).filter(([name, value]) => known[name] !== value));
}

/** The answers before this one: what is asked after it may hang on it. @param {Record<string, any>} own @param {string} fact */
export function before(own, fact) {
  const names = Object.keys(own);
  return Object.fromEntries(names.slice(0, names.indexOf(fact)).map((name) => [name, own[name]]));
}

/**
 * What the hanchan's clock says of the moment in which the call began; where one more hand is played, only people know
 * whether this is it. @param {any} state @param {any} book @param {import("./offender.js").About} about
 */
function atBeginning(state, book, { hanchan }) {
  const last = endOfTime(book).still === "finish-hand";
  return { after_time: last && wasUp(state, hanchan, momentOf(currentDraft().ruling)) };
}
