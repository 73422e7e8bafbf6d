/** A hanchan settled under a rulebook: who pays whom what, the scores, and where each part is written. */

import { sourceOf } from "../books/rule-point-sources.js";
import { SEATS } from "../engine/context.js";
import { AFTER_YAKITORI, TABLE, scoreHanchan } from "../scores/hanchan-end.js";
import { NEGATIVE_CUT, NOBODY, SHARED, STICK, TENTHS, unaccounted } from "../scores/scoring.js";
import { askedOf } from "./asked.js";
import { scoringOf, settlementRules } from "./rules.js";

/** @typedef {import("../books/library.js").Library} Library */
/** @typedef {import("../books/rulebook.js").Rulebook} Rulebook */
/** @typedef {import("./rules.js").Rules} Rules */
/** @typedef {import("./asked.js").Asked} Asked */
/** @typedef {import("../scores/hanchan-end.js").HanchanEnd} HanchanEnd */
/** @typedef {ReturnType<typeof scoreHanchan>} Scored */
/** @typedef {{missing: number, lost: number, off: number}} Balance */
/** @typedef {{seats: string[], game: string}} BelowZero */

const REMARKS = [
  ...["points-missing", "oka-does-not-fit", "tie-of-three-not-stated", "negative-share-cut", "deposit-share-cut"],
  ...["share-cut", "yakitori-cut", "all-winless"],
];

/**
 * `chosen`: numbers for a game at home, and answers that the book leaves open. Throws RuleError.
 * @param {Library} library with the rule points
 * @param {Rulebook} book
 * @param {Record<string, any>} said
 * @param {Record<string, any>} [chosen]
 */
export function inspectSettlement(library, book, said, chosen) {
  const rules = settlementRules(library, book, chosen);
  const asked = askedOf(book, said);
  const scored = scoreHanchan(scoringOf(rules), asked.end);
  const balance = balanceOf(rules, asked.end, scored);
  const below = belowZero(rules, asked.end, scored);
  const points = book.content.rule_points;
  const hanging = pointsOf(rules, asked, scored, below);
  const stated = hanging.filter((point) => !rules.assumed.includes(point) && !rules.chosen.includes(point));
  const remarks = remarksOf(rules, asked.end, scored, balance);
  const cited = (/** @type {string} */ point, /** @type {any} */ answer) => ({
    point,
    answer,
    source: sourceOf(library, book, point),
  });
  const { source, borrowed } = book.casual;
  const place = (/** @type {string} */ seat) => scored.scores[seat].place * TENTHS + SEATS.indexOf(seat);
  return {
    rulebook: book.names(),
    rules: rules.answers,
    steps: scored.steps,
    seats: scored.scores,
    order: [...SEATS].sort((one, other) => place(one) - place(other)),
    balance,
    below_zero: below,
    table: asked.atTable ? { source, extrapolated: asked.extrapolated, borrowed } : null,
    remarks: REMARKS.filter((one) => remarks.includes(one)),
    departs: rules.departs.map((point) => cited(point, points[point])),
    cited: stated.map((point) => cited(point, rules.answers[point] ?? points[point])),
    assumed: hanging
      .filter((point) => rules.assumed.includes(point))
      .map((point) => ({ point, answer: rules.answers[point] })),
  };
}

/** @param {Rules} rules @param {HanchanEnd} end @param {Scored} scored @returns {Balance} */
function balanceOf(rules, end, scored) {
  const scoring = scoringOf(rules);
  const given = SEATS.reduce((sum, seat) => sum + scored.scores[seat].uma + scored.scores[seat].oka, 0);
  const whole = Math.floor(scoring.oka / STICK) + TENTHS * scoring.uma.reduce((sum, one) => sum + one, 0);
  return { missing: unaccounted(scoring, end.points, end.deposits + end.pot), lost: scored.lost, off: given - whole };
}

/** @param {Rules} rules @param {HanchanEnd} end @param {Scored} scored @returns {BelowZero | null} */
function belowZero(rules, end, scored) {
  const after = scored.steps.find(({ kind }) => kind === "penalties")?.points ?? end.points;
  const seats = SEATS.filter((seat) => after[seat] < 0);
  if (!seats.length) return null;
  const atPlay = SEATS.some((seat) => end.points[seat] < 0) || rules.answers["penalty-bankrupts"] === "ends";
  return { seats, game: rules.answers["negative-scores"] === "game-ends" && atPlay ? "ends" : "goes-on" };
}

/** @param {Rules} rules @param {HanchanEnd} end @param {Scored} scored @param {Balance} balance */
function remarksOf(rules, end, scored, balance) {
  const { yakitori, yakitoriPaid, oka, goal, starting } = scoringOf(rules);
  const paid = scored.steps.find(({ kind }) => kind === "yakitori")?.transfers ?? [];
  const found = {
    "points-missing": balance.missing !== 0,
    "oka-does-not-fit": oka !== SEATS.length * (goal - starting),
    "share-cut": balance.off !== 0,
    "yakitori-cut": paid.some(({ to }) => to === NOBODY),
    "all-winless": yakitori > 0 && yakitoriPaid === SHARED && SEATS.every((seat) => end.winless.includes(seat)),
  };
  const holding = Object.entries(found).filter(([, holds]) => holds);
  return [...scored.flags, ...holding.map(([name]) => name)];
}

/** The points that this settlement hangs on. @param {Rules} rules @param {Asked} asked @param {Scored} scored @param {BelowZero | null} below */
function pointsOf(rules, { end, byBook }, scored, below) {
  const finals = new Set(SEATS.map((seat) => scored.scores[seat].points));
  const { answers } = rules;
  const hangs = {
    "starting-points": true,
    goal: true,
    uma: true,
    oka: true,
    "tie-split": finals.size < SEATS.length,
    "tie-split-negative": scored.flags.includes(NEGATIVE_CUT),
    yakitori: end.winless.length > 0,
    "yakitori-paid": end.winless.length > 0 && answers.yakitori > 0,
    "leftover-deposits": scored.steps.some(({ kind }) => kind === "deposits"),
    "leftover-pot": end.pot > 0 || end.paid.some(({ to }) => to === TABLE),
    "deposits-order": hangsOnOrder(rules, end, scored),
    "negative-scores": below !== null,
    "penalty-bankrupts":
      below !== null && answers["negative-scores"] === "game-ends" && SEATS.every((seat) => end.points[seat] >= 0),
    "chonbo-points": byBook && Object.keys(end.penalties).length > 0,
  };
  return Object.entries(hangs)
    .filter(([, holds]) => holds)
    .map(([point]) => point);
}

/** @param {Rules} rules @param {HanchanEnd} end @param {Scored} scored */
function hangsOnOrder(rules, end, scored) {
  const order = rules.answers["deposits-order"] === AFTER_YAKITORI ? "before-yakitori" : AFTER_YAKITORI;
  const other = scoreHanchan(scoringOf(rules, { "deposits-order": order }), end);
  return SEATS.some((seat) => JSON.stringify(other.scores[seat]) !== JSON.stringify(scored.scores[seat]));
}
