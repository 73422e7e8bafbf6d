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
const MOST_ASKED = 2; // questions of a foul that is ruled from its pick
/** Where the log says too little. */
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
/** What a player calls with a dead hand is that foul, whatever else it would be. */
const CALLED: Record<string, string> = {
  "empty-win": "win",
  "empty-group-call": "group",
  "empty-concealed-quad": "quad",
  "empty-riichi": "riichi",
};

/** Where a foul leads, with what is known of it then. */
export interface Lead {
  foul: string;
  facts: Facts | null;
}

/** A word, and its colours as `lookOf` has them. */
interface Short {
  text: string;
  look: string;
}

/** `meant`: the foul that it is then */
export interface BriefAnswer extends Short {
  value: FactValue | undefined;
  name: string;
  meant?: string;
}

/** A question that one of two answers decides. */
export interface Brief {
  fact: string;
  text: string;
  answers: BriefAnswer[];
}

type Earlier = Log["earlier"];

/** What that call is in a hand which is not dead; undefined where nothing was said of it. */
export function inLivingHand({ what_called: called }: Facts): string | undefined {
  return Object.keys(CALLED).find((foul) => CALLED[foul] === called);
}

/**
 * The fouls that are likely here, in their order: what a dead hand calls, what this player did before, being late for a
 * game of which nothing else is known yet, then what is ruled most often in this tournament (counted to yesterday: a thumb finds them in the same place all day).
 * @param earlier what the log says of the player
 */
export function likelyFouls({ state, book }: WithBook, about: About, earlier: Earlier): string[] {
  const dead = isDead(state, about) && book.covers(DEAD_HAND_CALL) ? [DEAD_HAND_CALL] : [];
  const late = mayBeLate(state, about) && book.covers(LATE) ? [LATE] : [];
  const before = byCount(earlier.counts);
  return [...new Set([...dead, ...before, ...late, ...common(state, book)])].slice(0, SHOWN);
}

/** Few tap that a game begins: what was ruled in it, or a later hand, tells it as well. */
function mayBeLate(state: State, about: About) {
  const { number, wind, counters } = about.hand ?? {};
  const first = wind === "east" && number === 1 && counters === 0;
  const ruled = Object.values(state.rulings).some(
    ({ hanchan, foul }) => about.hanchan && hanchan === about.hanchan && foul !== LATE,
  );
  return first && !ruled && lateBy(state, about) !== null;
}

/** Where a foul of this player leads: what a dead hand calls, to that. */
export function leading({ state, book }: WithBook, about: About): (foul: string) => Lead {
  const dead = isDead(state, about) && book.covers(DEAD_HAND_CALL);
  return (foul) =>
    dead && foul in CALLED ? { foul: DEAD_HAND_CALL, facts: { what_called: CALLED[foul] } } : { foul, facts: null };
}

/**
 * What this foul comes to with what the log knows, in a word and its colours; "asks" where that hangs on an answer. Where
 * that is nearly all that is asked, and one of two answers, `question` has both.
 * @param lead where it leads
 */
export function outcome(
  words: Words,
  book: Rulebook,
  about: About,
  { foul, facts: given }: Lead,
): Short & { question?: Brief | false } {
  const log = store.knownFacts(callBody(about, foul));
  const facts = { ...log.facts, ...given };
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

/** Whether the hand that was declared dead is still this one; if not, the call is the foul it would be anyway. */
function stillThisHand(
  words: Words,
  book: Rulebook,
  about: About,
  asked: Question,
  declared: DeadHand,
  meant: string,
): Brief {
  const { fact, answers } = inBrief(words, asked);
  const { text, look } = outcome(words, book, about, { foul: meant, facts: null });
  return {
    fact,
    text: t("already.still", { since: whenDead(store.snapshot.state, declared) }),
    answers: answers.map((one) => (one.value ? one : { ...one, text, look, meant })),
  };
}

/** Each of two answers with what it comes to in a word. */
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
