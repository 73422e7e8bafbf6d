/** The engine's one question: what does this rulebook prescribe for this foul, these facts and this context? */

import { canonical } from "../books/rulebook.ts";
import { BadContext } from "../errors.ts";
import { conditionMatches } from "./conditions.ts";
import { check as checkContext, withImplied } from "./context.ts";
import { checkAll } from "./facts.ts";
import { ENDS, evaluateRow } from "./outcome.ts";
import { HAND_END_FACT, needed, rowMatches } from "./table.ts";
import type { Context } from "./context.ts";
import type { Brief, Decision, Question, Traced } from "./decision.ts";
import type { Facts } from "./facts.ts";
import type { Outcome } from "./outcome.ts";
import type { Row } from "./row.ts";
import type { Rulebook } from "../books/rulebook.ts";
import type { Table } from "./table.ts";

/** A decision without the question. */
type Ruled = Omit<Decision, "rulebook" | "foul" | "facts" | "context" | "examples" | "near">;

/**
 * Decide a foul. Return the decision as plain JSON, in ids; `localise` adds the words. Don't change it: it is cached
 * and shared.
 *
 * `status` is decided, needs-facts (with `questions`, each answer with its outcomes, and the steps before any ruling),
 * discretion (with `range`), deferred (with the ends of the hand that decide it) or not-covered. Throws UnknownName for
 * an unknown foul, fact, answer or context, BadFact and BadContext for a wrong type, a count out of range, or facts and
 * context that contradict each other.
 */
export function decide(
  book: Rulebook,
  foul: string,
  facts?: Facts | null,
  context?: Partial<Context> | null,
): Decision {
  const table = book.table(foul);
  const known = checkAll(table.definitions, facts ?? {});
  const checkedContext = checkContext(context);
  refuseContradictions(book, table, known, checkedContext);
  const fullContext = withImplied(checkedContext, table.implies);
  const question = { rulebook: book.names(), foul, facts: known, context: fullContext };
  const examples = table.examples.length ? { examples: table.examples } : {};
  const near = table.near.length ? { near: table.near } : {};
  return { ...question, ...examples, ...near, ...answer(book, table, known, fullContext) };
}

function answer(book: Rulebook, table: Table, known: Facts, context: Context): Ruled {
  if (!table.rows.length) return notCovered();
  const row = table.find(known);
  if (row) return decided(book, table, row, known, context);
  const questions = questionsOf(book, table, known, context);
  if (questions.length) return needsFacts(book, table, known, questions);
  const [filled] = table.completions(known);
  return decided(book, table, table.rowFor(filled), filled, context);
}

/** Throw BadContext if facts and context exclude each other, or cannot happen under this book. */
function refuseContradictions(book: Rulebook, table: Table, known: Facts, context: Context) {
  const end = known[HAND_END_FACT];
  if (book.content.never_simultaneous?.includes(context.simultaneous)) {
    const message = `This rulebook has no ${context.simultaneous.replaceAll("-", " ")}.`;
    throw new BadContext("context.simultaneous", message, "Leave it out, or choose the option that has it.");
  }
  if (end !== undefined && !ENDS[String(end)].includes(context.simultaneous)) {
    const message = `A hand that ended as '${end}' did not end with '${context.simultaneous}'.`;
    throw new BadContext("context.simultaneous", message, `Leave it out, or correct facts.${HAND_END_FACT}.`);
  }
  if (table.implies.riichi === "yes" && context.riichi === "no") {
    const message = `${table.foul} can't be without a riichi.`;
    throw new BadContext("context.riichi", message, "Leave it out, or choose another foul.");
  }
}

function decided(book: Rulebook, table: Table, row: Row, known: Facts, context: Context): Ruled {
  const outcome = evaluateRow(book, table, row, known, context);
  const passed = [...table.passedOver(known, row), row].flatMap((each) => Object.keys(each.reading));
  const counted = table.countsRepeats(row, known) ? book.content.fouls[table.foul].scope_reading : [];
  return {
    ...outcome,
    source: { ...row.source, row: row.id },
    scope: table.scope,
    readings: book.chosen([...passed, ...outcome.readings, ...counted]),
    trace: trace(table, known),
  };
}

/** Return each row down to the one that matches: fits, open (with missing facts) or not (with facts against it). */
export function trace(table: Table, known: Facts): Traced[] {
  const last = table.rows.findIndex((row) => rowMatches(row, known));
  const seen = last < 0 ? table.rows : table.rows.slice(0, last + 1);
  return seen.map((row) => {
    const verdict = rowMatches(row, known);
    if (verdict) return { row: row.id, verdict: "fits" };
    if (verdict === null) {
      return { row: row.id, verdict: "open", facts: needed(row).filter((name) => !Object.hasOwn(known, name)) };
    }
    const against = Object.keys(row.when).filter(
      (name) => conditionMatches({ [name]: row.when[name] }, known) === false,
    );
    return { row: row.id, verdict: "not", facts: against };
  });
}

export function notCovered(): Ruled {
  return {
    status: "not-covered",
    ...{ penalties: [], effects: [], steps: [], stays: [], points: [], fines: [], transfers: [] },
    ...{ readings: [], trace: [] },
    ...{ counts: false, source: null, scope: null },
  };
}

function needsFacts(book: Rulebook, table: Table, known: Facts, questions: Question[]): Ruled {
  const opening = book.content.procedures.opening ?? [];
  return {
    ...notCovered(),
    status: "needs-facts",
    questions,
    steps: opening.map((entry) => entry.step),
    scope: table.scope,
    readings: book.chosen(table.passedOver(known).flatMap((row) => Object.keys(row.reading))),
    trace: trace(table, known),
  };
}

function questionsOf(book: Rulebook, table: Table, known: Facts, context: Context): Question[] {
  const key = ["questions", ...table.used.map((name) => known[name]), ...Object.values(context)];
  return table.cached(key, () => ask(book, table, known, context));
}

/** Return the facts that still matter, each answer with the outcomes it leaves possible. */
function ask(book: Rulebook, table: Table, known: Facts, context: Context): Question[] {
  const endings = table.completions(known).map((facts) => {
    const outcome = brief(evaluateRow(book, table, table.rowFor(facts), facts, context));
    return { facts, outcome, text: canonical(outcome) };
  });
  const open = table.used.filter((name) => !Object.hasOwn(known, name) && matters(name, endings));
  return open.map((name) => {
    const answers = table.cells[name].map(({ low, high }) => {
      const left = endings.filter(({ facts }) => low <= facts[name] && facts[name] <= high);
      const outcomes = [...new Map(left.map(({ text, outcome }) => [text, outcome])).values()];
      if (typeof low === "number" && typeof high === "number" && low !== high) return { min: low, max: high, outcomes };
      return { value: low, outcomes };
    });
    return { fact: name, kind: table.definitions[name].kind, answers };
  });
}

/** Return whether two completions that differ in this fact alone end differently. */
function matters(name: string, endings: { facts: Facts; text: string }[]) {
  const byRest = new Map<string, string>();
  return endings.some(({ facts, text }) => {
    const rest = JSON.stringify({ ...facts, [name]: null });
    if (!byRest.has(rest)) byRest.set(rest, text);
    return byRest.get(rest) !== text;
  });
}

/**
 * Return the parts of an outcome that tell answers apart: what it is, what it costs and what is left open.
 *
 * The steps follow from these; readings and the rule on the context are reasons, for which nothing need be asked.
 */
function brief({ status, penalties, effects, points, fines, transfers, range, deferred }: Outcome): Brief {
  return {
    ...{ status, penalties, effects, points, fines, transfers },
    ...(range && { range }),
    ...(deferred && { deferred }),
  };
}
