/** The scene of an examination: what was told, the book, and which of its rows were looked up. */

import { decide } from "../engine/decide.ts";
import { OF_A_CALL, OF_ALL } from "./question.ts";
import type { RuleAnswers } from "../books/content.ts";
import type { ChosenReading } from "../engine/decision.ts";
import type { Facts } from "../engine/facts.ts";
import type { Cited } from "../engine/row.ts";
import type { Asked } from "./question.ts";
import type { Rulebook } from "../books/rulebook.ts";

/** A fact of a foul → what is asked of whoever tells the scene. */
const TOLD_AS: Record<string, string> = {
  calls_apart: "apart",
  tile_was_hidden: "hidden",
  face_up_forward: "place",
  first_call_possible: "holds",
  immediate_slip: "slip",
  group_shown: "shown",
};
/** What penalties depend on, and no caller's right. */
const TAKEN_AS: Facts = { offence_number: 1, hand_shown: false };

/** A foul that may lie in what happened. */
export interface Offered {
  seat: string;
  foul: string;
  facts: Facts;
}

/** A fact that the answer hangs on and nobody has told: of one call, or of the whole. */
export class Missing extends Error {
  fact: string;
  at: number | null;

  constructor(fact: string, at: number | null) {
    super(fact);
    this.fact = fact;
    this.at = at;
  }

  /** What can be answered. */
  get answers() {
    return (this.at === null ? OF_ALL : OF_A_CALL)[this.fact];
  }
}

/** A matter that the book leaves to the referee; `why` is what it is silent on. */
export class Open extends Error {
  why: string;

  constructor(why: string) {
    super(why);
    this.why = why;
  }
}

/** One examination. */
export class Scene {
  book: Rulebook;
  asked: Asked;
  rules: RuleAnswers;
  sources: Cited[];
  readings: ChosenReading[];
  fouls: Offered[];

  constructor(book: Rulebook, asked: Asked, rules: RuleAnswers) {
    this.book = book;
    this.asked = asked;
    this.rules = rules;
    this.sources = [];
    this.readings = [];
    this.fouls = [];
  }

  /** A fact; throws Missing where nobody has told it. */
  need(fact: "too_fast" | "apart" | "hidden" | "holds" | "orphans", at: number | null = null): string | boolean {
    const told = fact === "too_fast" || at === null ? this.asked.too_fast : this.asked.calls[at][fact];
    if (told === null) throw new Missing(fact, at);
    return told;
  }

  /** Offer a foul, once, if the book has rows for it. */
  offer(seat: string, foul: string, facts: Facts = {}) {
    const one = { seat, foul, facts };
    if (this.book.covers(foul)) addOnce(this.fouls, one);
  }

  /**
   * What a row of the book says, its penalties among it; keeps where it stands. Throws Missing for a fact of the scene
   * that the row needs.
   * @param at the call that a missing fact belongs to
   */
  effects(foul: string, facts: Facts, at: number | null = null): string[] {
    const { definitions } = this.book.table(foul);
    const taken = Object.fromEntries(Object.entries(TAKEN_AS).filter(([name]) => name in definitions));
    const decided = decide(this.book, foul, { ...taken, ...facts });
    if (decided.questions) {
      const fact = TOLD_AS[decided.questions[0].fact];
      throw new Missing(fact, fact in OF_A_CALL ? at : null);
    }
    if (decided.source) addOnce(this.sources, { id: decided.source.id, section: decided.source.section });
    for (const one of decided.readings) addOnce(this.readings, one);
    return [...decided.effects, ...decided.penalties.map(({ kind }) => kind)];
  }
}

function addOnce<One>(list: One[], one: One) {
  const same = JSON.stringify(one);
  if (!list.some((other) => JSON.stringify(other) === same)) list.push(one);
}
