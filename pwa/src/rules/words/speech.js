/** Answers with their words: the same shape as the engine's, with everything a person sees in one language. */

import { Words, clockTime } from "./wording.js";

/** @typedef {import("../books/library.js").Library} Library */
/** @typedef {import("./wording.js").Json} Json */

const PLAY_GOES_ON = "say-nothing-shown";

/**
 * The decision with its words: `line` (arm's length), `say` (aloud), steps, questions, answers, sources, readings.
 * @param {Library} library @param {Json} decision @returns {Json}
 */
export function localise(library, decision) {
  const words = new Words(library);
  /** @type {Json} */
  const spoken = {
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
  if (decision.questions)
    spoken.questions = decision.questions.map((/** @type {Json} */ each) => questionOf(words, each));
  if (decision.near)
    spoken.near = decision.near.map((/** @type {string} */ id) => ({ id, name: words.name("fouls", id) }));
  if (decision.examples) spoken.examples = decision.examples.map((/** @type {string} */ id) => words.example(id));
  const { context_rule: rule } = decision;
  if (rule) spoken.context_rule = { ...rule, source: words.source(rule.source) };
  if (decision.casual) spoken.casual = casualOf(words, decision);
  if (decision.scope) spoken.scope_text = words.phrase(`scope-${decision.scope}`);
  return spoken;
}

/** @param {Words} words @param {Json} given @returns {Json[]} */
function readingsOf(words, given) {
  return given.readings.map((/** @type {Json} */ reading) => words.reading(reading));
}

/** @param {Json} decision @returns {boolean} */
function isFree(decision) {
  return decision.penalties.every((/** @type {Json} */ { kind }) => kind === "none");
}

/**
 * Aloud; while a matter waits it isn't called free of penalty, play just goes on.
 * @param {Words} words @param {Json} decision
 */
function sayOf(words, decision) {
  return isFree(decision) && decision.status === "deferred" ? words.step(PLAY_GOES_ON) : words.say(decision);
}

/** @param {Words} words @param {Json} decision @returns {string} */
function lineOf(words, decision) {
  if (decision.status === "not-covered") return words.phrase("not-covered");
  if (decision.status === "needs-facts") {
    const questions = decision.questions.map((/** @type {Json} */ { fact }) => words.question(fact));
    return words.phrase("needs-facts", { questions: questions.join(" · ") });
  }
  if (decision.status === "deferred") return deferredLine(words, decision);
  return ruledLine(words, decision);
}

/** What it is; where a choice is left, between what. @param {Words} words @param {Json} outcome @returns {string} */
function ruledLine(words, outcome) {
  const label = words.line(outcome);
  if (!outcome.range) return label;
  const ends = outcome.range.map((/** @type {Json} */ penalty) =>
    words.line({ penalties: [penalty], effects: [], transfers: [], fines: [] }),
  );
  const text = words.phrase("discretion-range", { first: ends[0], last: ends.at(-1) });
  return words.phrase("labelled", { label, text });
}

/** When it is judged; before that, what holds at once. @param {Words} words @param {Json} decision */
function deferredLine(words, decision) {
  const moments = decision.deferred.judged.map((/** @type {string} */ end) => words.phrase(`end-${end}`)).join(" · ");
  const later = words.phrase("deferred", { moments });
  return isFree(decision) ? later : words.phrase("plus", { one: words.line(decision), other: later });
}

/** @param {Words} words @param {Json} question */
function questionOf(words, question) {
  const answers = question.answers.map((/** @type {Json} */ answer) => ({
    ...answer,
    text: words.answer(question.fact, answer),
    outcomes: answer.outcomes.map((/** @type {Json} */ outcome) => ({ ...outcome, line: outcomeLine(words, outcome) })),
  }));
  return { ...question, text: words.question(question.fact), answers };
}

/** @param {Words} words @param {Json} outcome */
function outcomeLine(words, outcome) {
  return outcome.status === "deferred" ? words.phrase("status-deferred") : ruledLine(words, outcome);
}

/** Where the payments come from; notes on them only where something is paid. @param {Words} words @param {Json} decision */
function casualOf(words, { casual, transfers }) {
  const source = words.source(casual.source);
  const notes = casual.extrapolated ? [words.phrase("extrapolated")] : [];
  if (casual.borrowed && transfers.length) notes.push(words.phrase("borrowed", { source: source.title }));
  return { ...casual, source, notes };
}

/**
 * A lateness assessment with its words: `line` now, at the next change and at the next band.
 * @param {Library} library @param {Json} cost @returns {Json}
 */
export function localiseLateness(library, cost) {
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

/** @param {Words} words @param {Json|null} cost */
function nextCost(words, cost) {
  if (!cost) return cost;
  const spoken = costOf(words, cost);
  const line = words.phrase("next-at", { time: clockTime(cost.at_seconds), cost: spoken.cost_line });
  return { ...cost, ...spoken, line };
}

/** @param {Words} words @param {Json} cost */
function costOf(words, cost) {
  const points = cost.points.map((/** @type {Json} */ entry) => ({ kind: "points", ...entry }));
  const outcome = { effects: [], transfers: [], penalties: [...cost.penalties, ...points], fines: cost.fines };
  const costLine = words.line(outcome) || words.phrase("no-penalty-yet");
  const label = words.phrase("minutes-late", { minutes: cost.minutes });
  return {
    cost_line: costLine,
    line: words.phrase("labelled", { label, text: costLine }),
    effects: words.steps(cost.effects),
  };
}

/**
 * What `carryOut` answers, with its words: `line` (arm's length), `say` (aloud), the steps' texts.
 * @param {Library} library @param {Json} issued @returns {Json}
 */
export function localiseIssued(library, issued) {
  const words = new Words(library);
  const outcome = { ...issued, transfers: [], fines: [] };
  return {
    ...issued,
    line: words.line(outcome),
    say: words.say(outcome),
    ...words.carriedOut(issued),
  };
}
