/** A hanchan's hands in order under a rulebook: every total, who deals next, and when it is over. */

import { sourceOf } from "../books/rule-point-sources.js";
import { BadFact, RuleError, asSent } from "../errors.js";
import { lacksDeposit } from "../hands/riichi.js";
import { SEATS } from "../hands/tiles.js";
import { FOUR_RIICHI, PLAYERS, WIN, handOf } from "./hand.js";
import { endHand } from "./hand-end.js";
import { GOAL, START, hanchanRules } from "./rules.js";

/** @typedef {import("./hand-end.js").Place} Place @typedef {import("./hand-end.js").HandEnd} HandEnd */
/** @typedef {import("./rules.js").HanchanRules} HanchanRules @typedef {import("../books/rulebook.js").Rulebook} Rulebook */
/** @typedef {{round: string, number: number, dealer: number, counters: number, deposits: number}} Now */
/** @typedef {Now & {ends: string, moved: number[], sticks: number[], points: number[], bumped: number[], offenders: number[]}} HandPlayed `sticks`: what of `moved` went to the table or came from it */

const SOUTH = 1;
const WEST = 2;
const LAST_DEALER = 3;
export const MOST_HANDS = 100;
export const OVER = ["last-hand", "bankruptcy", "goal-reached", "stopped"];

/**
 * A hanchan inspected: `hands` in order, `casual` and `stopped`. Throws what reading a hand throws.
 * @param {import("../books/library.js").Library} library with the rule points
 * @param {Rulebook} book
 * @param {Record<string, any>} given
 * @param {HanchanRules} [chosen]
 */
export function inspectHanchan(library, book, given, chosen) {
  const [rules, open] = hanchanRules(library, book, chosen);
  const examined = examineHanchan(book, given, rules);
  const points = library.catalogue.rule_points;
  const hanging = Object.keys(rules).filter(
    (at) => at !== GOAL && hangsOn(book, given, rules, points[at], at, examined),
  );
  const isCited = (/** @type {string} */ at) => !open.includes(at) && !(chosen && at in chosen);
  return {
    ...examined,
    rulebook: book.names(),
    cited: hanging
      .filter(isCited)
      .map((point) => ({ point, answer: rules[point], source: sourceOf(library, book, point) })),
    assumed: hanging.filter((at) => open.includes(at)).map((point) => ({ point, answer: rules[point] })),
  };
}

/**
 * @param {Rulebook} book
 * @param {Record<string, any>} given
 * @param {HanchanRules} rules
 * @param {{kind: string, answers: Record<string, any>}} described
 * @param {string} point
 * @param {ReturnType<typeof examineHanchan>} examined
 */
function hangsOn(book, given, rules, described, point, examined) {
  if (described.kind === "points") return true;
  const same = JSON.stringify(examined);
  const answers = Object.keys(described.answers);
  const others = described.kind === "several" ? [[], answers] : answers;
  try {
    return others.some((other) => JSON.stringify(examineHanchan(book, given, { ...rules, [point]: other })) !== same);
  } catch (error) {
    if (error instanceof RuleError) return true; // under the other answer a hand can't have ended so
    throw error;
  }
}

/**
 * A hanchan examined under rule points that are all answered. `unplayed`: how many of the hands come after its end;
 * `may_stop`: the leading dealer may.
 * @param {Rulebook} book
 * @param {Record<string, any>} given
 * @param {HanchanRules} rules
 */
export function examineHanchan(book, given, rules) {
  const listed = given.hands ?? [];
  if (!Array.isArray(listed) || listed.length > MOST_HANDS) {
    throw new BadFact("hands", `${asSent(listed).slice(0, 40)} are no hands.`, `Send a list of up to ${MOST_HANDS}.`);
  }
  const hands = listed.map((one, number) => handOf(one, `hands.${number}`));
  /** @type {Place} */
  let place = { round: 0, dealer: 0, counters: 0, deposits: 0 };
  let points = PLAYERS.map(() => rules[START]);
  const chonbos = PLAYERS.map(() => 0);
  /** @type {HandPlayed[]} */
  const played = [];
  /** @type {string | null} */
  let over = null;
  let mayStop = false;
  for (const [number, hand] of hands.entries()) {
    if (over) break;
    checkRiichi(hand, points, rules, `hands.${number}.riichi`);
    const end = endHand(book, hand, place, rules, Boolean(given.casual), `hands.${number}`);
    points = points.map((own, player) => own + end.moved[player]);
    for (const player of end.offenders) chonbos[player] += 1;
    const { ends, moved, sticks, bumped, offenders } = end;
    played.push({ ...placed(place), ends, moved, sticks, points, bumped, offenders });
    over = overAfter(place, end, points, rules);
    mayStop = !over && mayStopAfter(place, end, points, rules);
    place = placeAfter(place, end);
  }
  return {
    hands: played,
    now: placed(place),
    points,
    over: over ?? (given.stopped ? "stopped" : null),
    may_stop: mayStop,
    unplayed: hands.length - played.length,
    chonbos,
  };
}

/**
 * @param {import("./hand.js").Hand} hand
 * @param {number[]} points
 * @param {HanchanRules} rules
 * @param {string} field
 */
function checkRiichi({ kind, riichi }, points, rules, field) {
  for (const player of kind === FOUR_RIICHI ? PLAYERS : riichi) {
    if (lacksDeposit(points[player], rules)) {
      throw new BadFact(field, `Player ${player} has ${points[player]} points.`, "Riichi takes 1,000.");
    }
  }
}

/**
 * A place as it is told.
 * @param {Place} place
 * @returns {Now}
 */
export function placed({ round, dealer, counters, deposits }) {
  return { round: SEATS[Math.min(round, LAST_DEALER)], number: dealer + 1, dealer, counters, deposits };
}

/**
 * The place after a hand.
 * @param {Place} place
 * @param {HandEnd} end
 * @returns {Place}
 */
export function placeAfter(place, { stays, counters, deposits }) {
  const dealer = place.dealer + (stays ? 0 : 1);
  const round = place.round + Math.floor(dealer / PLAYERS.length);
  return { round, dealer: dealer % PLAYERS.length, counters, deposits };
}

/**
 * @param {Place} place
 * @param {HandEnd} end
 * @param {number[]} points
 * @param {HanchanRules} rules
 */
function overAfter({ round, dealer }, { ends, stays }, points, rules) {
  if (rules.bankruptcy === "used" && Math.min(...points) < 0) return "bankruptcy";
  const most = Math.max(...points);
  if (round === WEST && most >= rules[GOAL] && ends !== "chonbo") return "goal-reached";
  if (stays || dealer !== LAST_DEALER || round < SOUTH) return null;
  return round === SOUTH && rules["west-round"] === "used" && most < rules[GOAL] ? null : "last-hand";
}

/**
 * @param {Place} place
 * @param {HandEnd} end
 * @param {number[]} points
 * @param {HanchanRules} rules
 */
function mayStopAfter({ round, dealer }, { ends, stays }, points, rules) {
  const isLast = round >= SOUTH && dealer === LAST_DEALER;
  const leads = points.every((own, player) => player === dealer || points[dealer] > own);
  return isLast && ends === WIN && stays && leads && rules["agari-yame"] === "used";
}
