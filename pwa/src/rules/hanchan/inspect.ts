/** A hanchan's hands in order under a rulebook: every total, who deals next, and when it is over. */

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

/** A hanchan as it is told. */
export type HanchanSaid = { hands?: unknown; casual?: unknown; stopped?: unknown };

interface Now {
  round: string;
  number: number;
  dealer: number;
  counters: number;
  deposits: number;
}

/** `sticks`: what of `moved` went to the table or came from it. */
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
 * A hanchan inspected: `hands` in order, `casual` and `stopped`. Throws what reading a hand throws.
 * @param library with the rule points
 */
export function inspectHanchan(library: Library, book: Rulebook, given: HanchanSaid, chosen?: RuleAnswers) {
  const [rules, open] = hanchanRules(library, book, chosen);
  const examined = examineHanchan(book, given, rules);
  const points = library.catalogue.rule_points;
  const hanging = Object.keys(rules).filter(
    (at) => at !== GOAL && hangsOn(book, given, rules, points[at], at, examined),
  );
  const isCited = (at: string) => !open.includes(at) && !(chosen && at in chosen);
  return {
    ...examined,
    rulebook: book.names(),
    cited: hanging
      .filter(isCited)
      .map((point) => ({ point, answer: rules[point], source: sourceOf(library, book, point) })),
    assumed: hanging.filter((at) => open.includes(at)).map((point) => ({ point, answer: rules[point] })),
  };
}

function hangsOn(
  book: Rulebook,
  given: HanchanSaid,
  rules: HanchanRules,
  described: RulePoint,
  point: string,
  examined: ReturnType<typeof examineHanchan>,
) {
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
 */
export function examineHanchan(book: Rulebook, given: HanchanSaid, rules: HanchanRules) {
  const listed = given.hands ?? [];
  if (!Array.isArray(listed) || listed.length > MOST_HANDS) {
    throw new BadFact("hands", `${asSent(listed).slice(0, 40)} are no hands.`, `Send a list of up to ${MOST_HANDS}.`);
  }
  const hands = listed.map((one, number) => handOf(one, `hands.${number}`));
  let place: Place = { round: 0, dealer: 0, counters: 0, deposits: 0 };
  let points = PLAYERS.map(() => rules[START]);
  const chonbos = PLAYERS.map(() => 0);
  const played: HandPlayed[] = [];
  let over: string | null = null;
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

function checkRiichi({ kind, riichi }: Hand, points: number[], rules: HanchanRules, field: string) {
  for (const player of kind === FOUR_RIICHI ? PLAYERS : riichi) {
    if (lacksDeposit(points[player], rules)) {
      throw new BadFact(field, `Player ${player} has ${points[player]} points.`, "Riichi takes 1,000.");
    }
  }
}

/** A place as it is told. */
export function placed({ round, dealer, counters, deposits }: Place): Now {
  return { round: SEATS[Math.min(round, LAST_DEALER)], number: dealer + 1, dealer, counters, deposits };
}

/** The place after a hand. */
export function placeAfter(place: Place, { stays, counters, deposits }: HandEnd): Place {
  const dealer = place.dealer + (stays ? 0 : 1);
  const round = place.round + Math.floor(dealer / PLAYERS.length);
  return { round, dealer: dealer % PLAYERS.length, counters, deposits };
}

function overAfter({ round, dealer }: Place, { ends, stays }: HandEnd, points: number[], rules: HanchanRules) {
  if (rules.bankruptcy === "used" && Math.min(...points) < 0) return "bankruptcy";
  const most = Math.max(...points);
  if (round === WEST && most >= rules[GOAL] && ends !== "chonbo") return "goal-reached";
  if (stays || dealer !== LAST_DEALER || round < SOUTH) return null;
  return round === SOUTH && rules["west-round"] === "used" && most < rules[GOAL] ? null : "last-hand";
}

function mayStopAfter({ round, dealer }: Place, { ends, stays }: HandEnd, points: number[], rules: HanchanRules) {
  const isLast = round >= SOUTH && dealer === LAST_DEALER;
  const leads = points.every((own, player) => player === dealer || points[dealer] > own);
  return isLast && ends === WIN && stays && leads && rules["agari-yame"] === "used";
}
