import { SEVERITY, strongest } from "../../../rules/engine/consequences.ts";
import { tried } from "../../../domain/incident/decision.ts";
import type { Answers } from "../call/decision.tsx";
import type { Around } from "../../../domain/words/context.ts";
import type { Decision } from "../../../rules/engine/decision.ts";
import type { Facts, FactValue, Question } from "../../../domain/incident/decision.ts";
import type { Library } from "../../../rules/books/library.ts";
import type { Rulebook } from "../../../rules/books/rulebook.ts";

/** Return whether the catalogue names a usual answer for this fact. */
export function isUsual(library: Library, fact: string) {
  return "usual" in library.catalogue.facts[fact];
}

/**
 * Return the usual answers that can be taken as given beside the facts, if they leave no question open; nothing if
 * another answer would be milder for the player.
 */
export function defaultFacts(library: Library, book: Rulebook, foul: string, facts: Facts, context: Around): Facts {
  const found = () => findTaken(library, book, foul, facts, context);
  return book.table(foul).cached(["taken", facts, context], found);
}

function findTaken(library: Library, book: Rulebook, foul: string, facts: Facts, context: Around): Facts {
  const { all, decision } = addUsualAnswers(library, book, foul, facts, context);
  if (!decision || decision.questions) return {};
  const taken = dropIrrelevant(book, foul, all, (name) => !(name in facts), context);
  const names = Object.keys(taken).filter((name) => !(name in facts));
  const heavy = weight(decision);
  const isMilder = (name: string) =>
    otherAnswers(book, foul, name, taken[name]).some((value) => {
      const other = tried(book, foul, { ...taken, [name]: value }, context);
      return other && weight(other) < heavy;
    });
  return names.some(isMilder) ? {} : Object.fromEntries(names.map((name) => [name, taken[name]]));
}

/** Return the facts without usual ones that no longer matter. */
function withoutIdle(library: Library, book: Rulebook, foul: string, facts: Facts, context: Around): Facts {
  const { all } = addUsualAnswers(library, book, foul, facts, context);
  const left = dropIrrelevant(book, foul, all, (name) => isUsual(library, name), context);
  return Object.fromEntries(Object.entries(left).filter(([name]) => name in facts));
}

/**
 * Return the referee's answers with this one added, without usual answers that no longer matter; the log's facts are
 * known.
 */
export function withAnswer(library: Library, book: Rulebook, { foul, own, facts, context }: Answers, answer: Facts) {
  const left = withoutIdle(library, book, foul, { ...facts, ...answer }, context);
  return Object.fromEntries(Object.entries({ ...own, ...answer }).filter(([name]) => name in left));
}

function addUsualAnswers(library: Library, book: Rulebook, foul: string, facts: Facts, context: Around) {
  const all = { ...facts };
  for (;;) {
    const decision = tried(book, foul, all, context);
    const usual = decision?.questions?.find(({ fact }: Question) => isUsual(library, fact));
    const value = usual && library.catalogue.facts[usual.fact].usual;
    if (!usual || value === undefined) return { all, decision };
    all[usual.fact] = value;
  }
}

/** Return the facts without those that may go and on which no decision depends. */
function dropIrrelevant(book: Rulebook, foul: string, facts: Facts, mayGo: (name: string) => boolean, context: Around) {
  return Object.keys(facts)
    .filter(mayGo)
    .reduce((left, name) => {
      const others = without(left, name);
      return questionAbout(tried(book, foul, others, context), name) ? left : others;
    }, facts);
}

/** Return the question of a decision about this fact, if there is one. */
export function questionAbout(decision: Decision | null, name: string): Question | undefined {
  return decision?.questions?.find(({ fact }: Question) => fact === name);
}

export function without(facts: Facts, name: string) {
  const { [name]: _, ...others } = facts;
  return others;
}

/** Return one value of each range of answers that does not include this answer. */
function otherAnswers(book: Rulebook, foul: string, fact: string, answer: FactValue): FactValue[] {
  const cells = book.table(foul).cells[fact];
  return cells.filter(({ low, high }) => !(low <= answer && answer <= high)).map(({ low }) => low);
}

type Weighed = Partial<Pick<Decision, "questions" | "range" | "penalties">>;

/** Return the least severity of a decision, as a number for comparison. */
function weight({ questions, range, penalties = [] }: Weighed): number {
  if (questions) return least(questions.flatMap(({ answers }) => answers.flatMap(({ outcomes }) => outcomes)));
  if (range) return least(range.map((one) => ({ penalties: [one] })));
  const p = penalties.reduce((sum, one) => sum + (one.p ?? 0), 0);
  return SEVERITY.indexOf(strongest(penalties)) + p / 1000;
}

function least(outcomes: Weighed[]) {
  return Math.min(...outcomes.map(weight));
}
