/** A training card in words: the story, the choices, and what the rulebook says once somebody has chosen. */

import { UnknownName } from "../errors.ts";
import { NO, YES, forbiddenOf, quadOf } from "../training/hand-card.ts";
import { EFFECT, JOINED } from "../training/ruling-card.ts";
import { kindOf, solve } from "../training/solution.ts";
import { localise } from "./speech.ts";
import { Words } from "./wording.ts";
import type { Library } from "../books/library.ts";
import type { Rulebook } from "../books/rulebook.ts";
import type { Solution } from "../training/solution.ts";

type Json = Record<string, any>;

const AND = " · ";
const LAID = ["hand", "draw", "tile"];

/** A card with its choices and `answer`. Throws UnknownName for one that this rulebook does not decide. */
export function localiseCard(library: Library, book: Rulebook, id: string): Json {
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
    laid: Object.fromEntries(LAID.filter((name) => name in card).map((name) => [name, card[name]])),
    choices: solution.choices.map((choice: string) => ({
      id: choice,
      text: choiceOf(words, card, choice),
    })),
    answer: answerOf(words, card, solution),
    from: words.source(fromOf(card.from)),
    lang: library.language,
  };
}

function fromOf(written: string) {
  const [id, ...section] = written.split(" ");
  return { id, section: section.join(" ") };
}

function questionOf(words: Words, card: Json): string {
  const seat = card.seat ? words.phrase(`seat-${card.seat}`) : "";
  return words.pick(words.catalogue.training.questions[card.ask ?? "ruling"]).replace("{seat}", seat);
}

function choiceOf(words: Words, { ask }: Json, choice: string): string {
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

function answerOf(words: Words, card: Json, { right, found }: Solution): Json {
  if (card.ruling) {
    const { line, steps, source } = localise(words.library, found);
    return { choice: right, line, tiles: [], steps, source, foul: found.foul };
  }
  const source = found.cited.find((cited: Json) => cited.source)?.source;
  const live = found.waits?.filter((wait: Json) => !wait.dead) ?? [];
  return {
    choice: right,
    line: card.hand ? ofHand(words, card, found) : ofDraw(words, card, found, right),
    tiles: card.ask === "tenpai" ? live.map(({ tile }: Json) => tile) : [],
    steps: [],
    source: source ? words.source(source) : null,
    foul: found.fouls[0]?.foul ?? null,
  };
}

function ofHand(words: Words, card: Json, found: Json): string {
  const { draws, hands, rule_points: points, training } = words.catalogue;
  const { lines } = training;
  const pick = (text: string) => words.pick(text);
  if (card.ask === "win") return ofWin(words, found.win);
  if (card.ask === "tenpai") return pick(draws.declared[found.tenpai ? "tenpai" : "noten"]);
  if (card.ask === "furiten") {
    const { kind, until } = found.furiten ?? {};
    return kind ? [hands.furiten[kind], hands.until[until]].map(pick).join(AND) : pick(lines["not-furiten"]);
  }
  if (card.ask === "riichi") {
    const against = found.riichi.against.map((one: string) => pick(hands.no_riichi[one]));
    return against.join(AND) || pick(lines["riichi-allowed"]);
  }
  if (card.ask === "quad") {
    const { allowed, reason } = quadOf(card, found);
    return pick(allowed ? lines["quad-allowed"] : hands.no_quad[reason]);
  }
  const forbidden = forbiddenOf(card, found);
  return pick(forbidden ? points[forbidden.because].name : lines["discard-allowed"]);
}

function ofWin(words: Words, win: Json): string {
  const { no_win: none, yaku } = words.catalogue.hands;
  if (win.reason) return words.pick(none[win.reason]);
  return win.yaku.map(({ id }: Json) => words.pick(yaku[id])).join(AND);
}

function ofDraw(words: Words, card: Json, found: Json, right: string): string {
  const { ask, seat } = card;
  const names = words.catalogue.draws;
  const shows = ask === "shows" ? found.seats[seat].shows : null;
  if (shows) return words.pick(names.shows[shows]);
  if (ask === "pays") {
    const paid = Object.entries<number>(found.after.payments);
    return paid.map(([at, points]) => `${words.phrase(`seat-${at}`)}\u00a0${numberOf(words, points, true)}`).join(AND);
  }
  if (["counters", "dealer", "counted"].includes(ask)) return choiceOf(words, card, right);
  const against = found.against.map((one: string) => words.pick(names.against[one])).join(AND);
  return [words.pick(names.ends[found.ends]), against].filter(Boolean).join(" ");
}
