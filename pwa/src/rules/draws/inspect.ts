/** Inspects a draw under a rulebook: how the hand ends, who pays what, and what comes after. */

import { sourceOf } from "../books/rule-point-sources.ts";
import { RuleError } from "../errors.ts";
import { SEATS } from "../hands/tiles.ts";
import { DEALER } from "../hands/win/payments.ts";
import { againstAbortive, terminalsAndHonours } from "./abortive.ts";
import { EXHAUSTIVE, askedOf } from "./question.ts";
import { counted, knownHand, maySay, remarks, shows } from "./declarations.ts";
import { POINT, nagashiOf, nagashiSeats } from "./nagashi.ts";
import { CHONBO, NONE, NOTEN_RIICHI, OPEN, notenFacts, notenOutcome } from "./noten-riichi.ts";
import { nagashiPayments, nothingPaid, tenpaiPayments } from "./payments.ts";
import { drawRules } from "./rules.ts";
import type { RulePoint } from "../books/catalogue.ts";
import type { RuleAnswers } from "../books/content.ts";
import type { Facts } from "../engine/facts.ts";
import type { Asked, DrawSaid } from "./question.ts";
import type { DrawRules } from "./rules.ts";
import type { Library } from "../books/library.ts";
import type { Nagashi } from "./nagashi.ts";
import type { Rulebook } from "../books/rulebook.ts";

/** A foul that may have to be ruled on. */
interface FoulOfSeat {
  seat: string;
  foul: string;
  facts: Facts;
}

/** What one seat counts as, may still declare, and must show. */
interface SeatAtDraw {
  counted: string | null;
  may: string[];
  shows: string | null;
  remarks: string[];
  nagashi: Nagashi | null;
}

const UNKNOWN: SeatAtDraw = { counted: null, may: [], shows: null, remarks: [], nagashi: null };

export type DrawInspection = ReturnType<typeof inspectDraw>;

/**
 * Inspect a draw under a rulebook. `cited` and `assumed` have only the rule points that would change the result. Throws
 * what `askedOf` throws.
 * @param library with the rule points loaded
 * @param chosen answers to rule points that the book leaves open
 */
export function inspectDraw(library: Library, book: Rulebook, input: DrawSaid, chosen?: RuleAnswers) {
  const points = library.catalogue.rule_points;
  const question = askedOf(input);
  const [rules, open] = drawRules(library, book, chosen);
  const examined = examineDraw(book, question, rules);
  const decisive = Object.keys(rules).filter((point) => hangsOn(book, question, rules, points[point], point, examined));
  const isCited = (point: string) => !open.includes(point) && !(chosen && point in chosen);
  return {
    ...examined,
    rulebook: book.names(),
    cited: decisive
      .filter(isCited)
      .map((point) => ({ point, answer: rules[point], source: sourceOf(library, book, point) })),
    assumed: decisive.filter((point) => open.includes(point)).map((point) => ({ point, answer: rules[point] })),
  };
}

function hangsOn(
  book: Rulebook,
  question: Asked,
  rules: DrawRules,
  described: RulePoint,
  point: string,
  examined: ReturnType<typeof examineDraw>,
) {
  const unchanged = JSON.stringify(examined);
  const answers = Object.keys(described.answers);
  const others = described.kind === "several" ? [[], answers] : answers;
  try {
    return others.some(
      (other) => JSON.stringify(examineDraw(book, question, { ...rules, [point]: other })) !== unchanged,
    );
  } catch (error) {
    if (error instanceof RuleError) return true; // the other answer allows an end that this book's fouls don't know
    throw error;
  }
}

/**
 * Examine a draw under rule points that are all answered.
 *
 * `ends` is a kind of end, or waits, to-rule, goes-on or several-nagashi, which have no `after`.
 */
export function examineDraw(book: Rulebook, question: Asked, rules: DrawRules) {
  const { kind, tiles } = question.draw;
  const isExhaustive = kind === EXHAUSTIVE;
  const against = isExhaustive ? [] : againstAbortive(question, rules);
  const nagashi = isExhaustive ? nagashiSeats(question, rules) : [];
  const moment = nagashi.length ? "nagashi" : isExhaustive ? EXHAUSTIVE : "abortive-draw";
  const fouls = against.length ? [] : foulsIn(book, question, rules, moment);
  const entries = SEATS.map(
    (seat) => [seat, against.length ? UNKNOWN : atDraw(book, question, rules, seat, moment)] as const,
  );
  const seats: Record<string, SeatAtDraw> = Object.fromEntries(entries);
  const ends = against.length ? "goes-on" : endOf(book, question, rules, seats, nagashi, fouls, moment);
  return {
    kind,
    ends,
    against,
    terminals: kind === "nine-terminals" ? terminalsAndHonours(tiles) : null,
    seats,
    to_declare: SEATS.find((seat) => seats[seat].may.length) ?? null,
    nagashi,
    after: aftermath(question, rules, ends, seats, nagashi),
    fouls,
  };
}

function atDraw(book: Rulebook, question: Asked, rules: DrawRules, seat: string, moment: string): SeatAtDraw {
  if (question.draw.kind !== EXHAUSTIVE) return { ...UNKNOWN, shows: showsAtAbortion(book, question, seat) };
  const isVoid = moment === "nagashi" && rules[POINT] === "win";
  return {
    counted: counted(question, rules, seat),
    may: isVoid ? [] : maySay(question, seat),
    shows: isVoid ? null : shows(question, seat, riichiMust(book, question, seat, moment)),
    remarks: remarks(question, seat),
    nagashi: nagashiOf(question, rules, seat),
  };
}

function showsAtAbortion(book: Rulebook, question: Asked, seat: string) {
  const { kind, riichi, seat: declarer } = question.draw;
  if (kind === "four-riichi" || (kind === "nine-terminals" && seat === declarer)) return "must";
  return riichi.includes(seat) && riichiMust(book, question, seat, "abortive-draw") ? "must" : null;
}

/** Return whether a player in riichi must show the hand: refusing would be penalised. */
function riichiMust(book: Rulebook, question: Asked, seat: string, moment: string) {
  const facts = notenFacts(question, seat, "refused");
  return facts !== null && notenOutcome(book, facts, moment) !== NONE;
}

function foulsIn(book: Rulebook, question: Asked, rules: DrawRules, moment: string): FoulOfSeat[] {
  return SEATS.flatMap((seat) => {
    const hand = knownHand(question, seat);
    const facts = question.draw.riichi.includes(seat) && hand ? notenFacts(question, seat, hand) : null;
    const isNoten = facts && book.knows(NOTEN_RIICHI) && notenOutcome(book, facts, moment) !== NONE;
    const declarationFouls = question.draw.kind === EXHAUSTIVE ? falseDeclarations(question, rules, seat) : [];
    return [
      ...(isNoten ? [{ seat, foul: NOTEN_RIICHI, facts }] : []),
      ...declarationFouls.filter((foul) => book.covers(foul)).map((foul) => ({ seat, foul, facts: {} })),
    ];
  });
}

function falseDeclarations(question: Asked, rules: DrawRules, seat: string) {
  const { dead, riichi } = question.draw;
  const isBelieved = dead.includes(seat) || riichi.includes(seat) || question.declared(seat) !== "tenpai";
  return [
    ...(remarks(question, seat).includes("changed") ? ["tenpai-changed"] : []),
    ...(!isBelieved && counted(question, rules, seat) === "noten" ? ["false-tenpai"] : []),
  ];
}

function endOf(
  book: Rulebook,
  question: Asked,
  rules: DrawRules,
  seats: Record<string, SeatAtDraw>,
  nagashi: string[],
  fouls: FoulOfSeat[],
  moment: string,
) {
  const noten = fouls.filter(({ foul }) => foul === NOTEN_RIICHI);
  const outcomes = noten.map(({ facts }) => notenOutcome(book, facts, moment));
  if (outcomes.includes(CHONBO)) return CHONBO;
  if (outcomes.includes(OPEN)) return "to-rule";
  if (nagashi.length && rules[POINT] === "win") return nagashi.length === 1 ? "nagashi-win" : "several-nagashi";
  if (SEATS.some((seat) => waits(question, seats[seat], seat))) return "waits";
  if (question.draw.kind !== EXHAUSTIVE) return "abortive-draw";
  return nagashi.length ? "nagashi-bonus" : "draw";
}

/** Return whether a seat has yet to declare, or to show its hand in riichi. */
function waits(question: Asked, at: SeatAtDraw, seat: string) {
  const undeclared = question.draw.kind === EXHAUSTIVE && at.counted === null;
  return (
    undeclared || (question.draw.riichi.includes(seat) && at.shows === "must" && knownHand(question, seat) === null)
  );
}

/** Return what the draw pays and leaves on the table; null if that is not known. */
function aftermath(
  { draw }: Asked,
  rules: DrawRules,
  ends: string,
  seats: Record<string, SeatAtDraw>,
  nagashi: string[],
) {
  const riichi = SEATS.filter((seat) => draw.riichi.includes(seat));
  const table = draw.deposits + riichi.length;
  const dealer = (stays: boolean) => (stays ? "stays" : "passes");
  if (ends === CHONBO || ends === "abortive-draw") {
    const counters = draw.counters + (ends === CHONBO ? 0 : 1);
    return { payments: nothingPaid(), deposits: draw.deposits, returned: riichi, counters, dealer: dealer(true) };
  }
  if (ends === "nagashi-win") {
    const stays = nagashi[0] === DEALER;
    const payments = nagashiPayments(nagashi, draw.counters, table);
    return { payments, deposits: 0, returned: [], counters: stays ? draw.counters + 1 : 0, dealer: dealer(stays) };
  }
  if (ends !== "draw" && ends !== "nagashi-bonus") return null;
  const counts = Object.fromEntries(SEATS.map((seat) => [seat, seats[seat].counted]));
  return {
    payments: nagashi.length ? nagashiPayments(nagashi) : tenpaiPayments(counts),
    deposits: table,
    returned: [],
    counters: draw.counters + 1,
    dealer: dealer(counts[DEALER] === "tenpai" && rules["dealer-continuance"] === "tenpai"),
  };
}
