/** The scene of an examination: the question, the book, and which of its rows were consulted. */

import { decide } from "../engine/decide.ts";
import { OF_A_CALL, OF_ALL } from "./question.ts";
import type { RuleAnswers } from "../books/content.ts";
import type { ChosenReading } from "../engine/decision.ts";
import type { Facts } from "../engine/facts.ts";
import type { Cited } from "../engine/row.ts";
import type { Asked } from "./question.ts";
import type { Rulebook } from "../books/rulebook.ts";

/** A fact of a foul → the fact of the scene that answers it. */
const FACT_OF_SCENE: Record<string, string> = {
  calls_apart: "apart",
  tile_was_hidden: "hidden",
  face_up_forward: "place",
  first_call_possible: "holds",
  immediate_slip: "slip",
  group_shown: "shown",
};
/** Facts on which penalties depend, but not who has the tile. */
const IRRELEVANT_FACTS: Facts = { offence_number: 1, hand_shown: false };

/** A foul that may have to be ruled on: whose, and its known facts. */
export interface Offered {
  seat: string;
  foul: string;
  facts: Facts;
}

/** An unknown fact that the result depends on: about the call at this place, or, without one, about the whole scene. */
export class Missing extends Error {
  fact: string;
  at: number | null;

  constructor(fact: string, at: number | null) {
    super(fact);
    this.fact = fact;
    this.at = at;
  }

  /** Return the possible answers. */
  get answers() {
    return (this.at === null ? OF_ALL : OF_A_CALL)[this.fact];
  }
}

/** A matter that the book leaves to the referee; `why`: what it is silent on. */
export class Open extends Error {
  why: string;

  constructor(why: string) {
    super(why);
    this.why = why;
  }
}

/** One examination: collects the sources and readings consulted, and the fouls found. */
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

  /** Return a fact. Throws Missing if it is not known. */
  need(fact: "too_fast" | "apart" | "hidden" | "holds" | "orphans", at: number | null = null): string | boolean {
    const answer = fact === "too_fast" || at === null ? this.asked.too_fast : this.asked.calls[at][fact];
    if (answer === null) throw new Missing(fact, at);
    return answer;
  }

  /** Offer a foul, once, if the book has rows for it. */
  offer(seat: string, foul: string, facts: Facts = {}) {
    const one = { seat, foul, facts };
    if (this.book.covers(foul)) addOnce(this.fouls, one);
  }

  /**
   * Return the effects and kinds of penalty of a row of the book, and record its source and readings. Throws Missing
   * for a fact of the scene that the row needs.
   * @param at the call that a missing fact belongs to
   */
  effects(foul: string, facts: Facts, at: number | null = null): string[] {
    const { definitions } = this.book.table(foul);
    const irrelevant = Object.fromEntries(Object.entries(IRRELEVANT_FACTS).filter(([name]) => name in definitions));
    const decided = decide(this.book, foul, { ...irrelevant, ...facts });
    if (decided.questions) {
      const fact = FACT_OF_SCENE[decided.questions[0].fact];
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
