/** Settles a hanchan under a rulebook: who pays whom what, the scores, and the source of each part. */

import { sourceOf } from "../books/rule-point-sources.ts";
import { SEATS } from "../engine/context.ts";
import { AFTER_YAKITORI, TABLE, scoreHanchan } from "../scores/hanchan-end.ts";
import { NEGATIVE_CUT, NOBODY, SHARED, STICK, TENTHS, unaccounted } from "../scores/scoring.ts";
import { askedOf } from "./question.ts";
import { scoringOf, settlementRules } from "./rules.ts";
import type { RuleAnswer } from "../books/content.ts";
import type { Asked, SettlementSaid } from "./question.ts";
import type { HanchanEnd } from "../scores/hanchan-end.ts";
import type { Library } from "../books/library.ts";
import type { Rulebook } from "../books/rulebook.ts";
import type { Rules } from "./rules.ts";

type Scored = ReturnType<typeof scoreHanchan>;

/** Table points missing from the totals, or that nobody gets; `off`: tenths of P by which the scores are off. */
interface Balance {
  missing: number;
  lost: number;
  off: number;
}

/** The seats below zero, and whether the game `ends` or `goes-on`. */
interface BelowZero {
  seats: string[];
  game: string;
}

const REMARKS = [
  ...["points-missing", "oka-does-not-fit", "tie-of-three-not-stated", "negative-share-cut", "deposit-share-cut"],
  ...["share-cut", "yakitori-cut", "all-winless"],
];

/**
 * Settle a hanchan. `cited` and `assumed` have only the rule points that the settlement depends on. Throws RuleError.
 * @param library with the rule points loaded
 * @param chosen numbers for casual play, and answers that the book leaves open
 */
export function inspectSettlement(
  library: Library,
  book: Rulebook,
  input: SettlementSaid,
  chosen?: Record<string, unknown>,
) {
  const rules = settlementRules(library, book, chosen);
  const question = askedOf(book, input);
  const scored = scoreHanchan(scoringOf(rules), question.end);
  const balance = balanceOf(rules, question.end, scored);
  const below = belowZero(rules, question.end, scored);
  const points = book.content.rule_points;
  const decisive = pointsOf(rules, question, scored, below);
  const stated = decisive.filter((point) => !rules.assumed.includes(point) && !rules.chosen.includes(point));
  const remarks = remarksOf(rules, question.end, scored, balance);
  const cited = (point: string, answer: RuleAnswer) => ({
    point,
    answer,
    source: sourceOf(library, book, point),
  });
  const { source, borrowed } = book.casual;
  const place = (seat: string) => scored.scores[seat].place * TENTHS + SEATS.indexOf(seat);
  return {
    rulebook: book.names(),
    rules: rules.answers,
    steps: scored.steps,
    seats: scored.scores,
    order: [...SEATS].sort((one, other) => place(one) - place(other)),
    balance,
    below_zero: below,
    table: question.atTable ? { source, extrapolated: question.extrapolated, borrowed } : null,
    remarks: REMARKS.filter((one) => remarks.includes(one)),
    departs: rules.departs.map((point) => cited(point, points[point])),
    cited: stated.map((point) => cited(point, rules.answers[point] ?? points[point])),
    assumed: decisive
      .filter((point) => rules.assumed.includes(point))
      .map((point) => ({ point, answer: rules.answers[point] })),
  };
}

function balanceOf(rules: Rules, end: HanchanEnd, scored: Scored): Balance {
  const scoring = scoringOf(rules);
  const distributed = SEATS.reduce((sum, seat) => sum + scored.scores[seat].uma + scored.scores[seat].oka, 0);
  const intended = Math.floor(scoring.oka / STICK) + TENTHS * scoring.uma.reduce((sum, one) => sum + one, 0);
  return {
    missing: unaccounted(scoring, end.points, end.deposits + end.pot),
    lost: scored.lost,
    off: distributed - intended,
  };
}

function belowZero(rules: Rules, end: HanchanEnd, scored: Scored): BelowZero | null {
  const after = scored.steps.find(({ kind }) => kind === "penalties")?.points ?? end.points;
  const seats = SEATS.filter((seat) => after[seat] < 0);
  if (!seats.length) return null;
  const atPlay = SEATS.some((seat) => end.points[seat] < 0) || rules.answers["penalty-bankrupts"] === "ends";
  return { seats, game: rules.answers["negative-scores"] === "game-ends" && atPlay ? "ends" : "goes-on" };
}

function remarksOf(rules: Rules, end: HanchanEnd, scored: Scored, balance: Balance) {
  const { yakitori, yakitoriPaid, oka, goal, starting } = scoringOf(rules);
  const paid = scored.steps.find(({ kind }) => kind === "yakitori")?.transfers ?? [];
  const found = {
    "points-missing": balance.missing !== 0,
    "oka-does-not-fit": oka !== SEATS.length * (goal - starting),
    "share-cut": balance.off !== 0,
    "yakitori-cut": paid.some(({ to }) => to === NOBODY),
    "all-winless": yakitori > 0 && yakitoriPaid === SHARED && SEATS.every((seat) => end.winless.includes(seat)),
  };
  const applicable = Object.entries(found).filter(([, applies]) => applies);
  return [...scored.flags, ...applicable.map(([name]) => name)];
}

/** Return the rule points that this settlement depends on. */
function pointsOf(rules: Rules, { end, byBook }: Asked, scored: Scored, below: BelowZero | null) {
  const finals = new Set(SEATS.map((seat) => scored.scores[seat].points));
  const { answers } = rules;
  const isDecisive = {
    "starting-points": true,
    goal: true,
    uma: true,
    oka: true,
    "tie-split": finals.size < SEATS.length,
    "tie-split-negative": scored.flags.includes(NEGATIVE_CUT),
    yakitori: end.winless.length > 0,
    "yakitori-paid": end.winless.length > 0 && Number(answers.yakitori) > 0,
    "leftover-deposits": scored.steps.some(({ kind }) => kind === "deposits"),
    "leftover-pot": end.pot > 0 || end.paid.some(({ to }) => to === TABLE),
    "deposits-order": hangsOnOrder(rules, end, scored),
    "negative-scores": below !== null,
    "penalty-bankrupts":
      below !== null && answers["negative-scores"] === "game-ends" && SEATS.every((seat) => end.points[seat] >= 0),
    "chonbo-points": byBook && Object.keys(end.penalties).length > 0,
  };
  return Object.entries(isDecisive)
    .filter(([, applies]) => applies)
    .map(([point]) => point);
}

function hangsOnOrder(rules: Rules, end: HanchanEnd, scored: Scored) {
  const order = rules.answers["deposits-order"] === AFTER_YAKITORI ? "before-yakitori" : AFTER_YAKITORI;
  const other = scoreHanchan(scoringOf(rules, { "deposits-order": order }), end);
  return SEATS.some((seat) => JSON.stringify(other.scores[seat]) !== JSON.stringify(scored.scores[seat]));
}
