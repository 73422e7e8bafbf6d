import { isDead, store } from "../../../store/index.ts";
import { strongest } from "../../../rules/engine/consequences.ts";
import { decide } from "../../../rules/engine/decide.ts";
import { lateBy } from "../decision/lateness.ts";
import { defaultFacts } from "../decision/usual.ts";
import { callBody } from "../../../domain/incident/sent-call.ts";
import { formatter, t } from "../../../ui/i18n.ts";
import { lookOf, whenDead } from "../../../domain/words/words.ts";
import type { About } from "../call/offender.tsx";
import type { DeadHand, State } from "../../../store/index.ts";
import type { Decision } from "../../../rules/engine/decision.ts";
import type { Facts, FactValue, Question } from "../../../domain/incident/decision.ts";
import type { Log } from "../../../domain/incident/sent-call.ts";
import type { Rulebook } from "../../../rules/books/rulebook.ts";
import type { WithBook } from "../../../domain/rulebook/book.ts";
import type { Words } from "../../../rules/words/wording.ts";

const SHOWN = 8;
const MOST_ASKED = 2; // further questions of a foul whose answers are offered in the list
/** The likely fouls where the log has too few rulings. */
const USUAL = [
  ...["unvocalised-call", "empty-win", "empty-group-call", "exposed-tiles", "wrong-tile-count", "noten-riichi"],
  ...[
    "discard-taken-back",
    "misplaced-called-tile",
    "wrong-draw",
    "invalid-group",
    "called-tile-not-taken",
    "etiquette",
  ],
];
const DEAD_HAND_CALL = "dead-hand-call";
const DECLARED = "formally_declared";
const LATE = "late";
/** The kind of call for each foul that a dead hand turns into *dead-hand-call*. */
const CALLED: Record<string, string> = {
  "empty-win": "win",
  "empty-group-call": "group",
  "empty-concealed-quad": "quad",
  "empty-riichi": "riichi",
};

/** The foul that a pick leads to, and the facts that are known then. */
export interface Lead {
  foul: string;
  facts: Facts | null;
}

/** A short text and its colour, as in `lookOf`. */
interface Short {
  text: string;
  look: string;
}

/** `meant`: the foul that this answer leads to instead. */
export interface BriefAnswer extends Short {
  value: FactValue | undefined;
  name: string;
  meant?: string;
}

/** A question whose outcome depends on one of two answers. */
export interface Brief {
  fact: string;
  text: string;
  answers: BriefAnswer[];
}

type Earlier = Log["earlier"];

/** Return the foul of this call in a hand that is not dead; undefined if no call is known. */
export function inLivingHand({ what_called: called }: Facts): string | undefined {
  return Object.keys(CALLED).find((foul) => CALLED[foul] === called);
}

/**
 * Return the likely fouls, in order: a call with a dead hand, this player's earlier fouls, lateness if nothing else is
 * known of the hanchan yet, then the fouls ruled most often in this tournament (up to yesterday, so that they stay in
 * the same place all day).
 * @param earlier the player's earlier offences in the log
 */
export function likelyFouls({ state, book }: WithBook, about: About, earlier: Earlier): string[] {
  const dead = isDead(state, about) && book.covers(DEAD_HAND_CALL) ? [DEAD_HAND_CALL] : [];
  const late = mayBeLate(state, about) && book.covers(LATE) ? [LATE] : [];
  const before = byCount(earlier.counts);
  return [...new Set([...dead, ...before, ...late, ...common(state, book)])].slice(0, SHOWN);
}

/**
 * Return whether the player may be late. Few officials record that a hanchan began, but an earlier ruling in it, or a
 * later hand, shows it as well.
 */
function mayBeLate(state: State, about: About) {
  const { number, wind, counters } = about.hand ?? {};
  const first = wind === "east" && number === 1 && counters === 0;
  const ruled = Object.values(state.rulings).some(
    ({ hanchan, foul }) => about.hanchan && hanchan === about.hanchan && foul !== LATE,
  );
  return first && !ruled && lateBy(state, about) !== null;
}

/** Return a function from a foul to its lead: with a dead hand, a call leads to *dead-hand-call*. */
export function leading({ state, book }: WithBook, about: About): (foul: string) => Lead {
  const dead = isDead(state, about) && book.covers(DEAD_HAND_CALL);
  return (foul) =>
    dead && foul in CALLED ? { foul: DEAD_HAND_CALL, facts: { what_called: CALLED[foul] } } : { foul, facts: null };
}

/**
 * Return this foul's outcome with the known facts, as a short text and colour; "asks" if it depends on an answer. If
 * little else is asked and the first question is yes or no, `question` has both outcomes.
 * @param lead the foul and its facts
 */
export function outcome(
  words: Words,
  book: Rulebook,
  about: About,
  { foul, facts: leadFacts }: Lead,
): Short & { question?: Brief | false } {
  const log = store.knownFacts(callBody(about, foul));
  const facts = { ...log.facts, ...leadFacts };
  const taken = defaultFacts(words.library, book, foul, facts, {});
  const decision = decide(book, foul, { ...facts, ...taken }, {});
  const [first, ...others] = decision.questions ?? [];
  if (!first) return inShort(words, decision);
  if (first.fact === DECLARED && log.doubtful) {
    const meant = inLivingHand(facts);
    return {
      ...asks(),
      question: meant !== undefined && stillThisHand(words, book, about, first, log.doubtful, meant),
    };
  }
  return { ...asks(), question: others.length < MOST_ASKED && first.kind === "yes-no" && inBrief(words, first) };
}

/**
 * Return the question whether the hand declared dead is still this one; "no" leads to the foul the call would be
 * anyway.
 */
function stillThisHand(
  words: Words,
  book: Rulebook,
  about: About,
  question: Question,
  declared: DeadHand,
  meant: string,
): Brief {
  const { fact, answers } = inBrief(words, question);
  const { text, look } = outcome(words, book, about, { foul: meant, facts: null });
  return {
    fact,
    text: t("already.still", { since: whenDead(store.snapshot.state, declared) }),
    answers: answers.map((one) => (one.value ? one : { ...one, text, look, meant })),
  };
}

/** Return a question with the outcome of each answer in brief. */
function inBrief(words: Words, { fact, answers }: Question): Brief {
  const each = answers.map((answer) => {
    const [one, ...others] = answer.outcomes.map((outcome) => inShort(words, outcome));
    const same = others.every((other) => other.text === one.text);
    return {
      value: "value" in answer ? answer.value : undefined,
      name: words.answer(fact, answer),
      ...(same ? one : asks()),
    };
  });
  return { fact, text: words.question(fact), answers: each };
}

function asks() {
  return { text: t("call.asks"), look: "waits" };
}

function inShort(words: Words, { status, penalties }: Pick<Decision, "status" | "penalties">): Short {
  if (status === "deferred") return { text: words.phrase("status-deferred"), look: "waits" };
  if (status !== "decided") return { text: t("call.you-decide"), look: "waits" };
  const kind = strongest(penalties);
  const points = { penalties, effects: [], transfers: [], fines: [] };
  return { text: kind === "points" ? words.line(points) : words.name("kinds", kind), look: lookOf(kind) };
}

function common(state: State, book: Rulebook): string[] {
  const counts: Record<string, number> = {};
  const day = formatter(Intl.DateTimeFormat, { dateStyle: "short", timeZone: state.settings.time_zone });
  const today = day.format(store.now());
  for (const { foul, counts: counting, status, ruled_at: at } of Object.values(state.rulings)) {
    if (day.format(new Date(at)) === today) continue;
    if (counting || status === "deferred") counts[foul] = (counts[foul] ?? 0) + 1;
  }
  return [...byCount(counts), ...USUAL.filter((foul) => book.covers(foul))];
}

function byCount(counts: Record<string, number>) {
  return Object.keys(counts).sort((one, other) => counts[other] - counts[one]);
}
