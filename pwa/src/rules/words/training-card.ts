/** Localises a training card: the story, the choices, and the rulebook's answer, shown once a choice is made. */

import { UnknownName } from "../errors.ts";
import { NO, YES, forbiddenOf, quadOf } from "../training/hand-card.ts";
import { EFFECT, JOINED } from "../training/ruling-card.ts";
import { kindOf, solve } from "../training/solution.ts";
import { localise } from "./speech.ts";
import { Words } from "./wording.ts";
import type { Cited } from "../engine/row.ts";
import type { DrawInspection } from "../draws/inspect.ts";
import type { HandInspection } from "../hands/inspect.ts";
import type { Card } from "../training/card.ts";
import type { Library } from "../books/library.ts";
import type { Rulebook } from "../books/rulebook.ts";
import type { Solution } from "../training/solution.ts";

/** A rule point, with the source of its answer if that was recorded. */
type Sourced = { source: Cited | null };

const AND = " · ";

/** Return a card with its choices and `answer`. Throws UnknownName for one that this rulebook does not decide. */
export function localiseCard(library: Library, book: Rulebook, id: string) {
  const card = library.catalogue.cards[id];
  const solution = card && solve(library, book, card);
  if (!solution) throw new UnknownName("id", "card of this rulebook", id, []);
  const words = new Words(library);
  return {
    id,
    kind: kindOf(card),
    level: card.level,
    subject: card.subject,
    story: words.pick(card.story),
    question: questionOf(words, card),
    laid: laidOf(card),
    choices: solution.choices.map((choice) => ({
      id: choice,
      text: choiceOf(words, card, choice),
    })),
    answer: answerOf(words, card, solution),
    from: words.source(fromOf(card.from)),
    lang: library.language,
  };
}

function laidOf({ hand, draw, tile }: Card) {
  return { ...(hand && { hand }), ...(draw && { draw }), ...(tile !== undefined && { tile }) };
}

function fromOf(written: string) {
  const [id, ...section] = written.split(" ");
  return { id, section: section.join(" ") };
}

function questionOf(words: Words, card: Card): string {
  const seat = card.seat ? words.phrase(`seat-${card.seat}`) : "";
  return words.pick(words.catalogue.training.questions[card.ask ?? "ruling"]).replace("{seat}", seat);
}

function choiceOf(words: Words, { ask }: Card, choice: string): string {
  const { draws, training } = words.catalogue;
  const own = training.choices[choice];
  if (ask === EFFECT)
    return choice
      .split(JOINED)
      .map((effect) => words.step(effect))
      .join(" ");
  if (!ask) return own ? words.pick(own) : words.name("kinds", choice);
  if (choice === YES || choice === NO) return words.phrase(`answer-${choice}`);
  if (ask === "counted") return words.pick(draws.declared[choice]);
  if (ask === "dealer") return words.pick(draws.dealer[choice]);
  return own ? words.pick(own) : numberOf(words, Number(choice), ask === "pays");
}

function numberOf(words: Words, number: number, signed: boolean) {
  return (number < 0 ? "−" : signed && number ? "+" : "") + words.number(Math.abs(number));
}

function answerOf(words: Words, card: Card, { right, found }: Solution) {
  if ("trace" in found) {
    const { line, steps, source } = localise(words.library, found);
    return { choice: right, line, tiles: [], steps, source, foul: found.foul };
  }
  const cited: Sourced[] = found.cited;
  const source = cited.find((one) => one.source)?.source;
  const live = "waits" in found ? found.waits.filter((wait) => !wait.dead) : [];
  return {
    choice: right,
    line: "waits" in found ? ofHand(words, card, found) : ofDraw(words, card, found, right),
    tiles: card.ask === "tenpai" ? live.map(({ tile }) => tile) : [],
    steps: [],
    source: source ? words.source(source) : null,
    foul: found.fouls[0]?.foul ?? null,
  };
}

function ofHand(words: Words, card: Card, found: HandInspection): string {
  const { draws, hands, rule_points: points, training } = words.catalogue;
  const { lines } = training;
  const pick = (text: string) => words.pick(text);
  if (card.ask === "win" && found.win) return ofWin(words, found.win);
  if (card.ask === "tenpai") return pick(draws.declared[found.tenpai ? "tenpai" : "noten"]);
  if (card.ask === "furiten") {
    if (!found.furiten) return pick(lines["not-furiten"]);
    const { kind, until } = found.furiten;
    return [hands.furiten[kind], hands.until[until]].map(pick).join(AND);
  }
  if (card.ask === "riichi") {
    const against = (found.riichi?.against ?? []).map((one) => pick(hands.no_riichi[one]));
    return against.join(AND) || pick(lines["riichi-allowed"]);
  }
  if (card.ask === "quad") {
    const reason = quadOf(card, found)?.reason;
    return pick(reason ? hands.no_quad[reason] : lines["quad-allowed"]);
  }
  const forbidden = forbiddenOf(card, found);
  return pick(forbidden ? points[forbidden.because].name : lines["discard-allowed"]);
}

function ofWin(words: Words, win: NonNullable<HandInspection["win"]>): string {
  const { no_win: none, yaku } = words.catalogue.hands;
  if (win.reason) return words.pick(none[win.reason]);
  return win.yaku.map(({ id }) => words.pick(yaku[id])).join(AND);
}

function ofDraw(words: Words, card: Card, found: DrawInspection, right: string): string {
  const { ask = "ends", seat = "" } = card;
  const names = words.catalogue.draws;
  const shows = ask === "shows" ? found.seats[seat].shows : null;
  if (shows) return words.pick(names.shows[shows]);
  if (ask === "pays" && found.after) {
    const paid = Object.entries(found.after.payments);
    return paid.map(([at, points]) => `${words.phrase(`seat-${at}`)}\u00a0${numberOf(words, points, true)}`).join(AND);
  }
  if (["counters", "dealer", "counted"].includes(ask)) return choiceOf(words, card, right);
  const against = found.against.map((one) => words.pick(names.against[one])).join(AND);
  return [words.pick(names.ends[found.ends]), against].filter(Boolean).join(" ");
}
