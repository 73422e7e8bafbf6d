/** The scene of an examination: what was told, the book, and which of its rows were looked up. */

import { decide } from "../engine/decide.js";
import { OF_A_CALL, OF_ALL } from "./asked.js";

/** @typedef {import("./asked.js").Asked} Asked */
/** @typedef {import("../books/rulebook.js").Rulebook} Rulebook */

/** A fact of a foul → what is asked of whoever tells the scene. @type {Record<string, string>} */
const TOLD_AS = {
  calls_apart: "apart",
  tile_was_hidden: "hidden",
  face_up_forward: "place",
  first_call_possible: "holds",
  immediate_slip: "slip",
  group_shown: "shown",
};
/** What penalties depend on, and no caller's right. @type {Record<string, any>} */
const TAKEN_AS = { offence_number: 1, hand_shown: false };

/** A fact that the answer hangs on and nobody has told: of one call, or of the whole. */
export class Missing extends Error {
  /** @param {string} fact @param {number | null} at */
  constructor(fact, at) {
    super(fact);
    this.fact = fact;
    this.at = at;
  }

  /** What can be answered. @returns {any[]} */
  get answers() {
    return (this.at === null ? OF_ALL : OF_A_CALL)[this.fact];
  }
}

/** A matter that the book leaves to the referee; `why` is what it is silent on. */
export class Open extends Error {
  /** @param {string} why */
  constructor(why) {
    super(why);
    this.why = why;
  }
}

/** One examination. */
export class Scene {
  /** @param {Rulebook} book @param {Asked} asked @param {Record<string, string>} rules */
  constructor(book, asked, rules) {
    this.book = book;
    this.asked = asked;
    this.rules = rules;
    /** @type {any[]} */
    this.sources = [];
    /** @type {any[]} */
    this.readings = [];
    /** @type {{seat: string, foul: string, facts: Record<string, any>}[]} */
    this.fouls = [];
  }

  /** A fact; throws Missing where nobody has told it. @param {string} fact @param {number | null} [at] @returns {any} */
  need(fact, at = null) {
    const from = /** @type {Record<string, any>} */ (at === null ? this.asked : this.asked.calls[at]);
    if (from[fact] === null) throw new Missing(fact, at);
    return from[fact];
  }

  /** Offer a foul, once, if the book has rows for it. @param {string} seat @param {string} foul @param {Record<string, any>} [facts] */
  offer(seat, foul, facts = {}) {
    const one = { seat, foul, facts };
    if (this.book.covers(foul)) addOnce(this.fouls, one);
  }

  /**
   * What a row of the book says, its penalties among it; keeps where it stands. Throws Missing for a fact of the scene
   * that the row needs.
   * @param {string} foul
   * @param {Record<string, any>} facts
   * @param {number | null} [at] the call that a missing fact belongs to
   * @returns {string[]}
   */
  effects(foul, facts, at = null) {
    const { definitions } = this.book.table(foul);
    const taken = Object.fromEntries(Object.entries(TAKEN_AS).filter(([name]) => name in definitions));
    const decided = decide(this.book, foul, { ...taken, ...facts });
    if (decided.status === "needs-facts") {
      const fact = TOLD_AS[decided.questions[0].fact];
      throw new Missing(fact, fact in OF_A_CALL ? at : null);
    }
    if (decided.source) addOnce(this.sources, { id: decided.source.id, section: decided.source.section });
    for (const one of decided.readings) addOnce(this.readings, one);
    return [...decided.effects, ...decided.penalties.map((/** @type {{kind: string}} */ { kind }) => kind)];
  }
}

/** @param {any[]} list @param {any} one */
function addOnce(list, one) {
  const same = JSON.stringify(one);
  if (!list.some((other) => JSON.stringify(other) === same)) list.push(one);
}
