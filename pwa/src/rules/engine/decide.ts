/** The engine's one question: this foul, with these facts, in this context, under this rulebook: what is the ruling? */

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

/** A decision without what was asked. */
type Ruled = Omit<Decision, "rulebook" | "foul" | "facts" | "context" | "examples" | "near">;

/**
 * The decision as plain JSON, in ids; `localise` adds the words. What it holds is shared: don't change it.
 * `status` is decided, needs-facts (with `questions`, each answer with its outcomes, and the steps before any ruling),
 * discretion (with `range`), deferred (with when it is judged) or not-covered.
 */
export function decide(
  book: Rulebook,
  foul: string,
  facts?: Facts | null,
  context?: Partial<Context> | null,
): Decision {
  const table = book.table(foul);
  const known = checkAll(table.definitions, facts ?? {});
  const given = checkContext(context);
  refuseContradictions(book, table, known, given);
  const around = withImplied(given, table.implies);
  const asked = { rulebook: book.names(), foul, facts: known, context: around };
  const examples = table.examples.length ? { examples: table.examples } : {};
  const near = table.near.length ? { near: table.near } : {};
  return { ...asked, ...examples, ...near, ...answer(book, table, known, around) };
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

/** Facts and context must be able to go together, and to happen under this book. */
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

/** Each row down to the one that fits: fits, open (what it waits for) or not (what speaks against it). */
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

/** The facts that still matter, each answer with the outcomes it leaves possible. */
function ask(book: Rulebook, table: Table, known: Facts, context: Context): Question[] {
  const endings = table.completions(known).map((facts) => {
    const short = brief(evaluateRow(book, table, table.rowFor(facts), facts, context));
    return { facts, short, text: canonical(short) };
  });
  const open = table.used.filter((name) => !Object.hasOwn(known, name) && matters(name, endings));
  return open.map((name) => {
    const answers = table.cells[name].map(({ low, high }) => {
      const left = endings.filter(({ facts }) => low <= facts[name] && facts[name] <= high);
      const outcomes = [...new Map(left.map(({ text, short }) => [text, short])).values()];
      if (typeof low === "number" && typeof high === "number" && low !== high) return { min: low, max: high, outcomes };
      return { value: low, outcomes };
    });
    return { fact: name, kind: table.definitions[name].kind, answers };
  });
}

/** Whether two completions that differ in this fact alone end differently. */
function matters(name: string, endings: { facts: Facts; text: string }[]) {
  const byRest = new Map<string, string>();
  return endings.some(({ facts, text }) => {
    const rest = JSON.stringify({ ...facts, [name]: null });
    if (!byRest.has(rest)) byRest.set(rest, text);
    return byRest.get(rest) !== text;
  });
}

/**
 * An outcome as an answer's button shows it: what it is, what it costs and what is left open.
 * The steps follow from these; readings and the rule on the context tell why it is so, which no question is worth.
 */
function brief({ status, penalties, effects, points, fines, transfers, range, deferred }: Outcome): Brief {
  return {
    ...{ status, penalties, effects, points, fines, transfers },
    ...(range && { range }),
    ...(deferred && { deferred }),
  };
}
