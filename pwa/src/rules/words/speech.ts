/** Answers with their words: the same shape as the engine's, with everything a person sees in one language. */

import { Words, clockTime } from "./wording.ts";
import type { Json } from "./wording.ts";
import type { Library } from "../books/library.ts";

const PLAY_GOES_ON = "say-nothing-shown";

/** The decision with its words: `line` (arm's length), `say` (aloud), steps, questions, answers, sources, readings. */
export function localise(library: Library, decision: Json): Json {
  const words = new Words(library);
  const spoken: Json = {
    ...decision,
    lang: library.language,
    rulebook: words.book(decision.rulebook),
    foul: { id: decision.foul, name: words.name("fouls", decision.foul) },
    status_text: words.phrase(`status-${decision.status}`),
    line: lineOf(words, decision),
    say: sayOf(words, decision),
    ...words.carriedOut(decision),
    source: decision.source ? words.source(decision.source) : null,
    readings: readingsOf(words, decision),
  };
  if (decision.questions) spoken.questions = decision.questions.map((each: Json) => questionOf(words, each));
  if (decision.near) spoken.near = decision.near.map((id: string) => ({ id, name: words.name("fouls", id) }));
  if (decision.examples) spoken.examples = decision.examples.map((id: string) => words.example(id));
  const { context_rule: rule } = decision;
  if (rule) spoken.context_rule = { ...rule, source: words.source(rule.source) };
  if (decision.casual) spoken.casual = casualOf(words, decision);
  if (decision.scope) spoken.scope_text = words.phrase(`scope-${decision.scope}`);
  return spoken;
}

function readingsOf(words: Words, given: Json): Json[] {
  return given.readings.map((reading: Json) => words.reading(reading));
}

function isFree(decision: Json): boolean {
  return decision.penalties.every(({ kind }: Json) => kind === "none");
}

/** Aloud; while a matter waits it isn't called free of penalty, play just goes on. */
function sayOf(words: Words, decision: Json) {
  return isFree(decision) && decision.status === "deferred" ? words.step(PLAY_GOES_ON) : words.say(decision);
}

function lineOf(words: Words, decision: Json): string {
  if (decision.status === "not-covered") return words.phrase("not-covered");
  if (decision.status === "needs-facts") {
    const questions = decision.questions.map(({ fact }: Json) => words.question(fact));
    return words.phrase("needs-facts", { questions: questions.join(" · ") });
  }
  if (decision.status === "deferred") return deferredLine(words, decision);
  return ruledLine(words, decision);
}

/** What it is; where a choice is left, between what. */
function ruledLine(words: Words, outcome: Json): string {
  const label = words.line(outcome);
  if (!outcome.range) return label;
  const ends = outcome.range.map((penalty: Json) =>
    words.line({ penalties: [penalty], effects: [], transfers: [], fines: [] }),
  );
  const text = words.phrase("discretion-range", { first: ends[0], last: ends.at(-1) });
  return words.phrase("labelled", { label, text });
}

/** When it is judged; before that, what holds at once. */
function deferredLine(words: Words, decision: Json) {
  const moments = decision.deferred.judged.map((end: string) => words.phrase(`end-${end}`)).join(" · ");
  const later = words.phrase("deferred", { moments });
  return isFree(decision) ? later : words.phrase("plus", { one: words.line(decision), other: later });
}

function questionOf(words: Words, question: Json) {
  const answers = question.answers.map((answer: Json) => ({
    ...answer,
    text: words.answer(question.fact, answer),
    outcomes: answer.outcomes.map((outcome: Json) => ({ ...outcome, line: outcomeLine(words, outcome) })),
  }));
  return { ...question, text: words.question(question.fact), answers };
}

function outcomeLine(words: Words, outcome: Json) {
  return outcome.status === "deferred" ? words.phrase("status-deferred") : ruledLine(words, outcome);
}

/** Where the payments come from; notes on them only where something is paid. */
function casualOf(words: Words, { casual, transfers }: Json) {
  const source = words.source(casual.source);
  const notes = casual.extrapolated ? [words.phrase("extrapolated")] : [];
  if (casual.borrowed && transfers.length) notes.push(words.phrase("borrowed", { source: source.title }));
  return { ...casual, source, notes };
}

/** A lateness assessment with its words: `line` now, at the next change and at the next band. */
export function localiseLateness(library: Library, cost: Json): Json {
  const words = new Words(library);
  return {
    ...cost,
    lang: library.language,
    rulebook: words.book(cost.rulebook),
    ...costOf(words, cost),
    source: words.source(cost.source),
    readings: readingsOf(words, cost),
    next: nextCost(words, cost.next),
    next_band: nextCost(words, cost.next_band),
  };
}

function nextCost(words: Words, cost: Json | null) {
  if (!cost) return cost;
  const spoken = costOf(words, cost);
  const line = words.phrase("next-at", { time: clockTime(cost.at_seconds), cost: spoken.cost_line });
  return { ...cost, ...spoken, line };
}

function costOf(words: Words, cost: Json) {
  const points = cost.points.map((entry: Json) => ({ kind: "points", ...entry }));
  const outcome = { effects: [], transfers: [], penalties: [...cost.penalties, ...points], fines: cost.fines };
  const costLine = words.line(outcome) || words.phrase("no-penalty-yet");
  const label = words.phrase("minutes-late", { minutes: cost.minutes });
  return {
    cost_line: costLine,
    line: words.phrase("labelled", { label, text: costLine }),
    effects: words.steps(cost.effects),
  };
}

/** What `carryOut` answers, with its words: `line` (arm's length), `say` (aloud), the steps' texts. */
export function localiseIssued(library: Library, issued: Json): Json {
  const words = new Words(library);
  const outcome = { ...issued, transfers: [], fines: [] };
  return {
    ...issued,
    line: words.line(outcome),
    say: words.say(outcome),
    ...words.carriedOut(issued),
  };
}
