/** Inspects calls under a rulebook: who has the tile and why, and which other calls are void. */

import { canonical } from "../books/rulebook.ts";
import { sourceOf } from "../books/rule-point-sources.ts";
import { CALL_POINTS, answered } from "../hands/rules.ts";
import { askedOf, withFact } from "./question.ts";
import { find } from "./examine.ts";
import { Missing, Open, Scene } from "./scene.ts";
import type { RuleAnswers } from "../books/content.ts";
import type { ChosenReading } from "../engine/decision.ts";
import type { Cited } from "../engine/row.ts";
import type { Asked, CallsSaid } from "./question.ts";
import type { Found } from "./examine.ts";
import type { Library } from "../books/library.ts";
import type { Offered } from "./scene.ts";
import type { Rulebook } from "../books/rulebook.ts";

/** The answer of each rule point that calls depend on. */
type CallRules = RuleAnswers;

/** The result of one call: its seat has the tile, or the call is void; null while that is not known. */
interface CallAnswer {
  seat: string;
  kind: string;
  has: boolean | null;
  why: string | null;
}

/** A fact that still matters: of the call at this place, or, without one, of the whole scene. */
interface CallQuestion {
  fact: string;
  at: number | null;
  answers: { answer: string | boolean; ends: string; has: string[] }[];
}

interface CallExamination {
  ends: string;
  why: string | null;
  has: string[];
  calls: CallAnswer[];
  asks: CallQuestion | null;
  /** when a kan's indicator is turned */
  dora: string | null;
  /** what to do with the tiles */
  table: string[];
  fouls: Offered[];
  sources: Cited[];
  readings: ChosenReading[];
}

/**
 * Inspect calls under a rulebook. `cited` and `assumed` have only the rule points that would change the result. Throws
 * what `askedOf` throws.
 * @param library with the rule points loaded
 * @param chosen answers to rule points that the book leaves open
 */
export function inspectCalls(library: Library, book: Rulebook, input: CallsSaid, chosen: CallRules = {}) {
  const points = library.catalogue.rule_points;
  const question = askedOf(input);
  const [rules, open] = answered(library, book, CALL_POINTS, chosen, "calls");
  const examined = examineCalls(book, question, rules);
  const unchanged = canonical(examined);
  const decisive = Object.keys(rules).filter((point) =>
    Object.keys(points[point].answers).some(
      (other) => canonical(examineCalls(book, question, { ...rules, [point]: other })) !== unchanged,
    ),
  );
  const isCited = (point: string) => !open.includes(point) && !Object.hasOwn(chosen, point);
  return {
    ...examined,
    rulebook: book.names(),
    cited: decisive
      .filter(isCited)
      .map((point) => ({ point, answer: rules[point], source: sourceOf(library, book, point) })),
    assumed: decisive.filter((point) => open.includes(point)).map((point) => ({ point, answer: rules[point] })),
  };
}

/** Examine calls under rule points that are all answered. */
export function examineCalls(book: Rulebook, question: Asked, rules: CallRules): CallExamination {
  const scene = new Scene(book, question, rules);
  try {
    return answerOf(scene, find(scene));
  } catch (error) {
    if (error instanceof Open) return answerOf(scene, { ends: "referee", why: error.why });
    if (error instanceof Missing) return askMissing(book, question, rules, error);
    throw error;
  }
}

function askMissing(
  book: Rulebook,
  question: Asked,
  rules: CallRules,
  { fact, at, answers }: Missing,
): CallExamination {
  const asks = {
    fact,
    at,
    answers: answers.map((answer) => {
      const { ends, has } = examineCalls(book, withFact(question, fact, at, answer), rules);
      return { answer, ends, has };
    }),
  };
  return { ...answerOf(new Scene(book, question, rules), { ends: "asks", why: null }), asks };
}

function answerOf(
  { asked, fouls, sources, readings }: Scene,
  { ends, why, has = [], lost = {}, dora = null, table = [] }: Found,
): CallExamination {
  const isKnown = !["referee", "asks"].includes(ends);
  return {
    ends,
    why,
    has,
    calls: asked.calls.map(({ seat, kind }, at) => ({
      seat,
      kind,
      has: at in lost ? false : isKnown ? has.includes(seat) : null,
      why: lost[at] ?? null,
    })),
    asks: null,
    dora,
    table,
    fouls,
    sources,
    readings,
  };
}
