import { SEVERITY, strongest } from "../../../rules/engine/consequences.ts";
import { tried } from "../../../domain/incident/decision.ts";
import type { Answers } from "../call/decision.tsx";

type Facts = Record<string, any>;

/** Whether the catalogue names an answer that is usual. */
export function isUsual(library: any, fact: string) {
  return "usual" in library.catalogue.facts[fact];
}

/**
 * What a call takes for granted, beside the facts: the usual answers, where they leave nothing to ask. Nothing is taken
 * for granted where another answer would be milder for the player.
 */
export function takenForGranted(library: any, book: any, foul: string, facts: Facts, context: any): Facts {
  const found = () => findTaken(library, book, foul, facts, context);
  return book.table(foul).cached(["taken", facts, context], found);
}

function findTaken(library: any, book: any, foul: string, facts: Facts, context: any): Facts {
  const { all, decision } = completed(library, book, foul, facts, context);
  if (!decision || decision.questions) return {};
  const taken = needed(book, foul, all, (name) => !(name in facts), context);
  const names = Object.keys(taken).filter((name) => !(name in facts));
  const heavy = weight(decision);
  const isMilder = (name: string) =>
    otherAnswers(book, foul, name, taken[name]).some((value) => {
      const other = tried(book, foul, { ...taken, [name]: value }, context);
      return other && weight(other) < heavy;
    });
  return names.some(isMilder) ? {} : Object.fromEntries(names.map((name) => [name, taken[name]]));
}

/** The facts without usual ones that no longer matter. */
function withoutIdle(library: any, book: any, foul: string, facts: Facts, context: any): Facts {
  const { all } = completed(library, book, foul, facts, context);
  const left = needed(book, foul, all, (name) => isUsual(library, name), context);
  return Object.fromEntries(Object.entries(left).filter(([name]) => name in facts));
}

/** What the referee has answered with this answer, too: without usual answers that no longer matter, the log's facts known. */
export function withAnswer(library: any, book: any, { foul, own, facts, context }: Answers, answer: Facts) {
  const left = withoutIdle(library, book, foul, { ...facts, ...answer }, context);
  return Object.fromEntries(Object.entries({ ...own, ...answer }).filter(([name]) => name in left));
}

function completed(library: any, book: any, foul: string, facts: Facts, context: any) {
  const all = { ...facts };
  for (;;) {
    const decision = tried(book, foul, all, context);
    const usual = decision?.questions?.find(({ fact }: any) => isUsual(library, fact));
    if (!usual) return { all, decision };
    all[usual.fact] = library.catalogue.facts[usual.fact].usual;
  }
}

/** The facts without those that may go and on which nothing hangs. */
function needed(book: any, foul: string, facts: Facts, mayGo: (name: string) => boolean, context: any) {
  return Object.keys(facts)
    .filter(mayGo)
    .reduce((left, name) => {
      const others = without(left, name);
      return asks(tried(book, foul, others, context), name) ? left : others;
    }, facts);
}

/** What a decision asks of a fact, if it does. */
export function asks(decision: any, name: string): any {
  return decision?.questions?.find(({ fact }: any) => fact === name);
}

export function without(facts: Facts, name: string) {
  const { [name]: _, ...others } = facts;
  return others;
}

/** One of each stretch of answers that this is not of. */
function otherAnswers(book: any, foul: string, fact: string, answer: any): any[] {
  const cells = book.table(foul).cells[fact];
  return cells.filter(({ low, high }: any) => !(low <= answer && answer <= high)).map(({ low }: any) => low);
}

/** What it comes to at the least, to compare. */
function weight({ questions, range, penalties }: any): number {
  if (questions) return least(questions.flatMap((one: any) => one.answers.flatMap(outcomesOf)));
  if (range) return least(range.map((one: any) => ({ penalties: [one] })));
  const p = penalties.reduce((sum: number, one: any) => sum + (one.p ?? 0), 0);
  return SEVERITY.indexOf(strongest(penalties)) + p / 1000;
}

function outcomesOf({ outcomes }: any) {
  return outcomes;
}

function least(outcomes: any[]) {
  return Math.min(...outcomes.map(weight));
}
