/** A draw inspected under a rulebook: how the hand ends, who pays what, and what comes after. */

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

/** What one seat counts as, may still say, and must show. */
interface SeatAtDraw {
  counted: string | null;
  may: string[];
  shows: string | null;
  remarks: string[];
  nagashi: Nagashi | null;
}

const UNTOLD: SeatAtDraw = { counted: null, may: [], shows: null, remarks: [], nagashi: null };

export type DrawInspection = ReturnType<typeof inspectDraw>;

/**
 * `chosen` answers rule points that the book leaves open. Throws what reading the draw throws.
 * @param library with the rule points
 */
export function inspectDraw(library: Library, book: Rulebook, said: DrawSaid, chosen?: RuleAnswers) {
  const points = library.catalogue.rule_points;
  const asked = askedOf(said);
  const [rules, open] = drawRules(library, book, chosen);
  const examined = examineDraw(book, asked, rules);
  const hanging = Object.keys(rules).filter((point) => hangsOn(book, asked, rules, points[point], point, examined));
  const isCited = (point: string) => !open.includes(point) && !(chosen && point in chosen);
  return {
    ...examined,
    rulebook: book.names(),
    cited: hanging
      .filter(isCited)
      .map((point) => ({ point, answer: rules[point], source: sourceOf(library, book, point) })),
    assumed: hanging.filter((point) => open.includes(point)).map((point) => ({ point, answer: rules[point] })),
  };
}

function hangsOn(
  book: Rulebook,
  asked: Asked,
  rules: DrawRules,
  described: RulePoint,
  point: string,
  examined: ReturnType<typeof examineDraw>,
) {
  const same = JSON.stringify(examined);
  const answers = Object.keys(described.answers);
  const others = described.kind === "several" ? [[], answers] : answers;
  try {
    return others.some((other) => JSON.stringify(examineDraw(book, asked, { ...rules, [point]: other })) !== same);
  } catch (error) {
    if (error instanceof RuleError) return true; // the other answer brings an end that this book's fouls don't know
    throw error;
  }
}

/** A draw examined under rule points that are all answered. */
export function examineDraw(book: Rulebook, asked: Asked, rules: DrawRules) {
  const { kind, tiles } = asked.told;
  const isExhaustive = kind === EXHAUSTIVE;
  const against = isExhaustive ? [] : againstAbortive(asked, rules);
  const nagashi = isExhaustive ? nagashiSeats(asked, rules) : [];
  const moment = nagashi.length ? "nagashi" : isExhaustive ? EXHAUSTIVE : "abortive-draw";
  const fouls = against.length ? [] : foulsIn(book, asked, rules, moment);
  const told = SEATS.map((seat) => [seat, against.length ? UNTOLD : atDraw(book, asked, rules, seat, moment)] as const);
  const seats: Record<string, SeatAtDraw> = Object.fromEntries(told);
  const ends = against.length ? "goes-on" : endOf(book, asked, rules, seats, nagashi, fouls, moment);
  return {
    kind,
    ends,
    against,
    terminals: kind === "nine-terminals" ? terminalsAndHonours(tiles) : null,
    seats,
    to_declare: SEATS.find((seat) => seats[seat].may.length) ?? null,
    nagashi,
    after: aftermath(asked, rules, ends, seats, nagashi),
    fouls,
  };
}

function atDraw(book: Rulebook, asked: Asked, rules: DrawRules, seat: string, moment: string): SeatAtDraw {
  if (asked.told.kind !== EXHAUSTIVE) return { ...UNTOLD, shows: showsAtAbortion(book, asked, seat) };
  const isVoid = moment === "nagashi" && rules[POINT] === "win";
  return {
    counted: counted(asked, rules, seat),
    may: isVoid ? [] : maySay(asked, seat),
    shows: isVoid ? null : shows(asked, seat, riichiMust(book, asked, seat, moment)),
    remarks: remarks(asked, seat),
    nagashi: nagashiOf(asked, rules, seat),
  };
}

function showsAtAbortion(book: Rulebook, asked: Asked, seat: string) {
  const { kind, riichi, seat: declarer } = asked.told;
  if (kind === "four-riichi" || (kind === "nine-terminals" && seat === declarer)) return "must";
  return riichi.includes(seat) && riichiMust(book, asked, seat, "abortive-draw") ? "must" : null;
}

/** Who would be ruled on for refusing must show. */
function riichiMust(book: Rulebook, asked: Asked, seat: string, moment: string) {
  const facts = notenFacts(asked, seat, "refused");
  return facts !== null && notenOutcome(book, facts, moment) !== NONE;
}

function foulsIn(book: Rulebook, asked: Asked, rules: DrawRules, moment: string): FoulOfSeat[] {
  return SEATS.flatMap((seat) => {
    const held = knownHand(asked, seat);
    const facts = asked.told.riichi.includes(seat) && held ? notenFacts(asked, seat, held) : null;
    const isNoten = facts && book.knows(NOTEN_RIICHI) && notenOutcome(book, facts, moment) !== NONE;
    const words = asked.told.kind === EXHAUSTIVE ? falseWords(asked, rules, seat) : [];
    return [
      ...(isNoten ? [{ seat, foul: NOTEN_RIICHI, facts }] : []),
      ...words.filter((foul) => book.covers(foul)).map((foul) => ({ seat, foul, facts: {} })),
    ];
  });
}

function falseWords(asked: Asked, rules: DrawRules, seat: string) {
  const { dead, riichi } = asked.told;
  const believed = dead.includes(seat) || riichi.includes(seat) || asked.declared(seat) !== "tenpai";
  return [
    ...(remarks(asked, seat).includes("changed") ? ["tenpai-changed"] : []),
    ...(!believed && counted(asked, rules, seat) === "noten" ? ["false-tenpai"] : []),
  ];
}

function endOf(
  book: Rulebook,
  asked: Asked,
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
  if (SEATS.some((seat) => waits(asked, seats[seat], seat))) return "waits";
  if (asked.told.kind !== EXHAUSTIVE) return "abortive-draw";
  return nagashi.length ? "nagashi-bonus" : "draw";
}

/** A hand whose player has not declared, and one in riichi that must still be shown. */
function waits(asked: Asked, at: SeatAtDraw, seat: string) {
  const undeclared = asked.told.kind === EXHAUSTIVE && at.counted === null;
  return undeclared || (asked.told.riichi.includes(seat) && at.shows === "must" && knownHand(asked, seat) === null);
}

/** What the draw pays and leaves; null where that is not known. */
function aftermath(
  { told }: Asked,
  rules: DrawRules,
  ends: string,
  seats: Record<string, SeatAtDraw>,
  nagashi: string[],
) {
  const riichi = SEATS.filter((seat) => told.riichi.includes(seat));
  const table = told.deposits + riichi.length;
  const dealt = (stays: boolean) => (stays ? "stays" : "passes");
  if (ends === CHONBO || ends === "abortive-draw") {
    const counters = told.counters + (ends === CHONBO ? 0 : 1);
    return { payments: nothingPaid(), deposits: told.deposits, returned: riichi, counters, dealer: dealt(true) };
  }
  if (ends === "nagashi-win") {
    const stays = nagashi[0] === DEALER;
    const payments = nagashiPayments(nagashi, told.counters, table);
    return { payments, deposits: 0, returned: [], counters: stays ? told.counters + 1 : 0, dealer: dealt(stays) };
  }
  if (ends !== "draw" && ends !== "nagashi-bonus") return null;
  const counts = Object.fromEntries(SEATS.map((seat) => [seat, seats[seat].counted]));
  return {
    payments: nagashi.length ? nagashiPayments(nagashi) : tenpaiPayments(counts),
    deposits: table,
    returned: [],
    counters: told.counters + 1,
    dealer: dealt(counts[DEALER] === "tenpai" && rules["dealer-continuance"] === "tenpai"),
  };
}
