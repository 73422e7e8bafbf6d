/**
 * The shared catalogue in one language, as rulings/books/export.py writes it. What a ruling does not need is loaded
 * later: first `ForReading`, then the training cards. Fields that are used before they are loaded are optional.
 */

import type { Correction } from "../engine/corrections.ts";
import type { Facts } from "../engine/facts.ts";
import type { Card } from "../training/card.ts";
import type { RuleAnswers } from "./content.ts";
import type { WrittenStep } from "./written.ts";

/** Id → text. */
export type Texts = Record<string, string>;

export interface NamedFoul {
  category: string;
  name: string;
  /** facts, in the order in which they are asked */
  asks: string[];
  /** the context values that the foul itself implies */
  implies?: Record<string, string>;
  /** related fouls, for books that do not cover it */
  near?: string[];
}

/** A search term with several meanings: the question to ask, and the fouls that may be meant. */
export interface Ambiguity {
  question: string;
  means: { foul: string; text: string }[];
}

interface QuestionWords {
  question: string;
  /** what to do while the answer is disputed */
  disputed?: string;
}

export interface YesNoWords extends QuestionWords {
  kind: "yes-no";
  if_true?: string;
  if_false?: string;
  usual?: boolean;
}

export interface ChoiceWords extends QuestionWords {
  kind: "choice";
  answers: Texts;
  usual?: string;
}

export interface CountWords extends QuestionWords {
  kind: "count";
  min: number;
  max: number;
  unit?: "seconds";
  usual?: number;
}

/** A fact with its question and answers. */
export type FactWords = YesNoWords | ChoiceWords | CountWords;

/** A kind of penalty: its name, its line on the screen, and the announcement. */
export interface KindWords {
  name: string;
  line: string;
  say: string;
  /** for books that count in table points */
  in_points?: { line: string; say: string };
}

/** A reading; its question and reason are loaded later. */
export interface ReadingWords {
  default: string;
  alternatives: Texts;
  question?: string;
  reason?: string;
}

/** A source; its publisher and year are loaded later. */
export interface Reference {
  title: string;
  /** how much of it was read: whole, part or second-hand */
  reading: string;
  publisher?: string;
  year?: number;
}

/** The values that depend on a rule point, each with the answers that allow it. */
export type Allowed = Record<string, Record<string, string[]>>;

/** A rule point: points, p, places, or a choice of one answer or several. */
export interface RulePoint {
  kind: string;
  name: string;
  /** for a choice */
  answers: Texts;
  /** the answer assumed for books that are silent */
  assumed?: string;
}

/** The ruling that a step leads to. */
export interface Opening {
  foul?: string;
  facts?: Facts;
  repeat?: boolean;
}

interface ForRulings {
  categories: Record<string, { name: string }>;
  fouls: Record<string, NamedFoul>;
  ambiguities: Record<string, Ambiguity>;
  /** steps and effects */
  steps: Texts;
  /** effects that rule on a tile or a call */
  settles: string[];
  /** steps that only say what stays as it is */
  stays: string[];
  /** effect → the kinds of penalty whose choice cancels it; an empty list: any choice */
  lost_once_chosen: Record<string, string[]>;
  facts: Record<string, FactWords>;
  kinds: Record<string, KindWords>;
  phrases: Texts;
  procedures: Record<string, WrittenStep[]>;
  examples: Record<string, { text: string; suspicion: boolean }>;
  readings: Record<string, ReadingWords>;
  references: Record<string, Reference>;
  /** rule point → fact or moment → the answers that each value needs */
  allows: Record<string, Allowed>;
}

interface ForReading {
  rule_points: Record<string, RulePoint>;
  corrections: Record<string, Correction>;
  hands: Record<HandTexts, Texts>;
  draws: Record<DrawTexts, Texts>;
  hanchan: Record<"ends" | "over", Texts>;
  settlements: SettlementWords;
  calls: Record<CallTexts, Texts>;
  opens?: Record<string, Opening>;
  /** `of`: foul → the reasons that may be given */
  reasons?: { names: Texts; of: Record<string, string[]> };
  /** book → rule point → source and section of its answer */
  rule_point_sources: Record<string, Record<string, { source?: string; section: string }>>;
  /** book → option → summary */
  summaries: Record<string, Texts>;
  /** book → note on how completely its source was read */
  standing_notes?: Texts;
}

type HandTexts = "yaku" | "fu" | "limits" | "no_win" | "furiten" | "until" | "no_riichi" | "no_quad";
type DrawTexts = "kinds" | "ends" | "declared" | "shows" | "remarks" | "against" | "dealer";
type CallTexts = "ends" | "why" | "open" | "lost" | "dora" | "table" | "asks" | "answers" | "kinds";

export interface SettlementWords extends Record<"steps" | "places" | "ends" | "remarks", Texts> {
  choices: Record<string, { name: string; answers: Texts; assumed: string }>;
  /** of all books, and of single ones */
  assumed: Record<string, RuleAnswers>;
}

interface ForTraining {
  cards: Record<string, Card>;
  training: Record<"questions" | "choices" | "lines" | "subjects", Texts>;
}

export interface Catalogue extends ForRulings, ForReading, ForTraining {}
