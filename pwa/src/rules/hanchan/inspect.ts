/** Inspects a hanchan's hands in order under a rulebook: every total, who deals next, and when it is over. */

import { sourceOf } from "../books/rule-point-sources.ts";
import { BadFact, RuleError, asSent } from "../errors.ts";
import { lacksDeposit } from "../hands/riichi.ts";
import { SEATS } from "../hands/tiles.ts";
import { FOUR_RIICHI, PLAYERS, WIN, handOf } from "./hand.ts";
import { endHand } from "./hand-end.ts";
import { GOAL, START, hanchanRules } from "./rules.ts";
import type { RulePoint } from "../books/catalogue.ts";
import type { RuleAnswers } from "../books/content.ts";
import type { HanchanRules } from "./rules.ts";
import type { Hand } from "./hand.ts";
import type { HandEnd, Place } from "./hand-end.ts";
import type { Library } from "../books/library.ts";
import type { Rulebook } from "../books/rulebook.ts";

/** A hanchan as JSON has it. */
export type HanchanSaid = { hands?: unknown; casual?: unknown; stopped?: unknown };

/** Where a hanchan is, as it is shown: `round` is a wind, `number` 1 to 4, `dealer` a player, 0 to 3. */
interface Now {
  round: string;
  number: number;
  dealer: number;
  counters: number;
  deposits: number;
}

/**
 * A hand with its place; `sticks`: the part of `moved` that went to the table or came from it; `points`: totals after
 * it.
 */
type HandPlayed = Now & {
  ends: string;
  moved: number[];
  sticks: number[];
  points: number[];
  bumped: number[];
  offenders: number[];
};

const SOUTH = 1;
const WEST = 2;
const LAST_DEALER = 3;
export const MOST_HANDS = 100;
export const OVER = ["last-hand", "bankruptcy", "goal-reached", "stopped"];

/**
 * Inspect a hanchan: `hands` in order, `casual` and `stopped`. `cited` and `assumed` have only the rule points that
 * would change the result. Throws what `handOf` and `endHand` throw.
 * @param library with the rule points loaded
 * @param chosen answers to rule points that the book leaves open
 */
export function inspectHanchan(library: Library, book: Rulebook, input: HanchanSaid, chosen?: RuleAnswers) {
  const [rules, open] = hanchanRules(library, book, chosen);
  const examined = examineHanchan(book, input, rules);
  const points = library.catalogue.rule_points;
  const decisive = Object.keys(rules).filter(
    (at) => at !== GOAL && hangsOn(book, input, rules, points[at], at, examined),
  );
  const isCited = (at: string) => !open.includes(at) && !(chosen && at in chosen);
  return {
    ...examined,
    rulebook: book.names(),
    cited: decisive
      .filter(isCited)
      .map((point) => ({ point, answer: rules[point], source: sourceOf(library, book, point) })),
    assumed: decisive.filter((at) => open.includes(at)).map((point) => ({ point, answer: rules[point] })),
  };
}

function hangsOn(
  book: Rulebook,
  input: HanchanSaid,
  rules: HanchanRules,
  described: RulePoint,
  point: string,
  examined: ReturnType<typeof examineHanchan>,
) {
  if (described.kind === "points") return true;
  const unchanged = JSON.stringify(examined);
  const answers = Object.keys(described.answers);
  const others = described.kind === "several" ? [[], answers] : answers;
  try {
    return others.some(
      (other) => JSON.stringify(examineHanchan(book, input, { ...rules, [point]: other })) !== unchanged,
    );
  } catch (error) {
    if (error instanceof RuleError) return true; // under the other answer a hand can't have ended in this way
    throw error;
  }
}

/**
 * Examine a hanchan under rule points that are all answered. Throws what `handOf` and `endHand` throw.
 *
 * `unplayed`: the number of hands after its end; `may_stop`: whether the leading dealer may end it.
 */
export function examineHanchan(book: Rulebook, input: HanchanSaid, rules: HanchanRules) {
  const entries = input.hands ?? [];
  if (!Array.isArray(entries) || entries.length > MOST_HANDS) {
    throw new BadFact("hands", `${asSent(entries).slice(0, 40)} are no hands.`, `Send a list of up to ${MOST_HANDS}.`);
  }
  const hands = entries.map((one, number) => handOf(one, `hands.${number}`));
  let place: Place = { round: 0, dealer: 0, counters: 0, deposits: 0 };
  let points = PLAYERS.map(() => rules[START]);
  const chonbos = PLAYERS.map(() => 0);
  const played: HandPlayed[] = [];
  let over: string | null = null;
  let mayStop = false;
  for (const [number, hand] of hands.entries()) {
    if (over) break;
    checkRiichi(hand, points, rules, `hands.${number}.riichi`);
    const end = endHand(book, hand, place, rules, Boolean(input.casual), `hands.${number}`);
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
    over: over ?? (input.stopped ? "stopped" : null),
    may_stop: mayStop,
    unplayed: hands.length - played.length,
    chonbos,
  };
}

function checkRiichi({ kind, riichi }: Hand, points: number[], rules: HanchanRules, field: string) {
  for (const player of kind === FOUR_RIICHI ? PLAYERS : riichi) {
    if (lacksDeposit(points[player], rules)) {
      throw new BadFact(field, `Player ${player} has ${points[player]} points.`, "Riichi takes 1,000.");
    }
  }
}

/** Return a place as it is shown: the round by its wind. */
export function placed({ round, dealer, counters, deposits }: Place): Now {
  return { round: SEATS[Math.min(round, LAST_DEALER)], number: dealer + 1, dealer, counters, deposits };
}

/** Return the place after a hand. */
export function placeAfter(place: Place, { stays, counters, deposits }: HandEnd): Place {
  const dealer = place.dealer + (stays ? 0 : 1);
  const round = place.round + Math.floor(dealer / PLAYERS.length);
  return { round, dealer: dealer % PLAYERS.length, counters, deposits };
}

function overAfter({ round, dealer }: Place, { ends, stays }: HandEnd, points: number[], rules: HanchanRules) {
  if (rules.bankruptcy === "used" && Math.min(...points) < 0) return "bankruptcy";
  const highest = Math.max(...points);
  if (round === WEST && highest >= rules[GOAL] && ends !== "chonbo") return "goal-reached";
  if (stays || dealer !== LAST_DEALER || round < SOUTH) return null;
  return round === SOUTH && rules["west-round"] === "used" && highest < rules[GOAL] ? null : "last-hand";
}

function mayStopAfter({ round, dealer }: Place, { ends, stays }: HandEnd, points: number[], rules: HanchanRules) {
  const isLast = round >= SOUTH && dealer === LAST_DEALER;
  const leads = points.every((own, player) => player === dealer || points[dealer] > own);
  return isLast && ends === WIN && stays && leads && rules["agari-yame"] === "used";
}
