/** Localises answers: the same shape as the engine's, with everything a person sees in one language. */

import { Words, clockTime } from "./wording.ts";
import type { Assessment } from "../clocks/lateness.ts";
import type { LatenessCost, NextCost } from "../clocks/lateness-clock.ts";
import type { Brief, CasualNote, ChosenReading, Decision, Question } from "../engine/decision.ts";
import type { IssuedInstead } from "../engine/issue.ts";
import type { Deferred } from "../engine/row.ts";
import type { Transfer } from "../scores/casual.ts";
import type { Library } from "../books/library.ts";

const PLAY_GOES_ON = "say-nothing-shown";

/** Add its words to a decision: `line` (arm's length), `say` (aloud), steps, questions, answers, sources, readings. */
export function localise(library: Library, decision: Decision) {
  const words = new Words(library);
  const { questions, near, examples, context_rule: rule, casual, scope } = decision;
  return {
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
    ...(questions && { questions: questions.map((each) => questionOf(words, each)) }),
    ...(near && { near: near.map((id) => ({ id, name: words.name("fouls", id) })) }),
    ...(examples && { examples: examples.map((id) => words.example(id)) }),
    ...(rule && { context_rule: { ...rule, source: words.source(rule.source) } }),
    ...(casual && { casual: casualOf(words, casual, decision.transfers) }),
    ...(scope && { scope_text: words.phrase(`scope-${scope}`) }),
  };
}

function readingsOf(words: Words, { readings }: { readings: ChosenReading[] }) {
  return readings.map((reading) => words.reading(reading));
}

function isFree(decision: Decision): boolean {
  return decision.penalties.every(({ kind }) => kind === "none");
}

/** Return the announcement; for a deferred ruling without a penalty only that play goes on, not that it is free. */
function sayOf(words: Words, decision: Decision) {
  return isFree(decision) && decision.status === "deferred" ? words.step(PLAY_GOES_ON) : words.say(decision);
}

function lineOf(words: Words, decision: Decision): string {
  if (decision.status === "not-covered") return words.phrase("not-covered");
  if (decision.status === "needs-facts") {
    const questions = (decision.questions ?? []).map(({ fact }) => words.question(fact));
    return words.phrase("needs-facts", { questions: questions.join(" · ") });
  }
  if (decision.status === "deferred" && decision.deferred) return deferredLine(words, decision, decision.deferred);
  return ruledLine(words, decision);
}

/** Return the outcome's line; if the referee has a choice, with its two ends. */
function ruledLine(words: Words, outcome: Brief): string {
  const label = words.line(outcome);
  if (!outcome.range) return label;
  const ends = outcome.range.map((penalty) =>
    words.line({ penalties: [penalty], effects: [], transfers: [], fines: [] }),
  );
  const text = words.phrase("discretion-range", { first: ends[0], last: ends[ends.length - 1] });
  return words.phrase("labelled", { label, text });
}

/** Return when a deferred ruling is judged, preceded by what applies at once. */
function deferredLine(words: Words, decision: Decision, { judged }: Deferred) {
  const moments = judged.map((end) => words.phrase(`end-${end}`)).join(" · ");
  const later = words.phrase("deferred", { moments });
  return isFree(decision) ? later : words.phrase("plus", { one: words.line(decision), other: later });
}

function questionOf(words: Words, question: Question) {
  const answers = question.answers.map((answer) => ({
    ...answer,
    text: words.answer(question.fact, answer),
    outcomes: answer.outcomes.map((outcome) => ({ ...outcome, line: outcomeLine(words, outcome) })),
  }));
  return { ...question, text: words.question(question.fact), answers };
}

function outcomeLine(words: Words, outcome: Brief) {
  return outcome.status === "deferred" ? words.phrase("status-deferred") : ruledLine(words, outcome);
}

/** Return the source of the payments; `notes` on borrowing only if something is paid. */
function casualOf(words: Words, casual: CasualNote, transfers: Transfer[]) {
  const source = words.source(casual.source);
  const notes = casual.extrapolated ? [words.phrase("extrapolated")] : [];
  if (casual.borrowed && transfers.length) notes.push(words.phrase("borrowed", { source: source.title }));
  return { ...casual, source, notes };
}

/** Add words to a lateness assessment: `line` now, at the next change and at the next band. */
export function localiseLateness(library: Library, cost: Assessment) {
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

function nextCost(words: Words, cost: NextCost | null) {
  if (!cost) return null;
  const localised = costOf(words, cost);
  const line = words.phrase("next-at", { time: clockTime(cost.at_seconds), cost: localised.cost_line });
  return { ...cost, ...localised, line };
}

function costOf(words: Words, cost: LatenessCost) {
  const points = cost.points.map((entry) => ({ kind: "points", ...entry }));
  const outcome = { effects: [], transfers: [], penalties: [...cost.penalties, ...points], fines: cost.fines };
  const costLine = words.line(outcome) || words.phrase("no-penalty-yet");
  const label = words.phrase("minutes-late", { minutes: cost.minutes });
  return {
    cost_line: costLine,
    line: words.phrase("labelled", { label, text: costLine }),
    effects: words.steps(cost.effects),
  };
}

/** Add its words to what `carryOut` returns: `line` (arm's length), `say` (aloud), the steps' texts. */
export function localiseIssued(library: Library, issued: IssuedInstead) {
  const words = new Words(library);
  const outcome = { ...issued, transfers: [], fines: [] };
  return {
    ...issued,
    line: words.line(outcome),
    say: words.say(outcome),
    ...words.carriedOut(issued),
  };
}
