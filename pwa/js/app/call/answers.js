import { decide, speak } from "../../engine.js";
import { hall, momentOf } from "../../data/index.js";
import { endOfTime } from "../../game.js";
import { wasUp } from "../clocks/game.js";
import { told as said } from "../shared/context.js";
import { asked } from "./about.js";
import { kept } from "./kept.js";
import { told } from "./way.js";

/**
 * A call as far as it has come. `own`: the referee's answers, in order; `log`: what the log says; `facts`: both.
 * @typedef {{foul: string, own: Record<string, any>, log: any, facts: Record<string, any>, context: any, decision: any, spoken: any}} Answers
 */

/**
 * What the address and the log say of this foul, decided and in words.
 * @param {import("./about.js").About} about @param {string} foul @param {URLSearchParams} query
 * @param {any} snapshot @returns {Answers}
 */
export function answersOf(about, foul, query, { book, library, state }) {
  const log = hall.known(asked(about, foul));
  const before = about.from?.foul === foul ? about.from : null;
  const own = told(query, "facts") ?? without(before?.facts ?? {}, log.facts);
  const context = told(query, "context") ?? said(before ? before.context : atBeginning(state, book, about));
  const open = query.get("ask");
  const { [open ?? ""]: _, ...known } = log.facts;
  const made = decided(book, foul, [
    [own, known, context],
    [own, known, {}],
    [{}, known, {}],
  ]);
  return { foul, log, ...made, spoken: speak(library, made.decision) };
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
 * whether this is it. @param {any} state @param {any} book @param {import("./about.js").About} about
 */
function atBeginning(state, book, { hanchan }) {
  const last = endOfTime(book).still === "finish-hand";
  return { after_time: last && wasUp(state, hanchan, momentOf(kept().ruling)) };
}
