/** The catalogue in one language: names, phrases, lines and sentences. */

import { SEATS } from "../engine/context.ts";
import { POINTS_PER_P } from "../engine/unit.ts";
import { money } from "../scores/money.ts";
import type { Catalogue, ReadingWords } from "../books/catalogue.ts";
import type { BookNames } from "../books/written.ts";
import type { Penalty } from "../engine/consequences.ts";
import type { ChosenReading, Decision, Fine, RulebookNames } from "../engine/decision.ts";
import type { Transfer } from "../scores/casual.ts";
import type { Library } from "../books/library.ts";

/** The parts of a decision that its line and announcement show. */
export type Sanctions = Pick<Decision, "penalties" | "effects" | "transfers" | "fines">;

/** The values of a phrase's placeholders. */
type PhraseValues = Record<string, string | number>;

const CHONBO_VOID = "chonbo-is-void";
/** Effects to announce at once, although the referee has yet to choose the penalty. */
const AT_ONCE = ["call-void", "riichi-void", "tiles-returned", "drawn-tile-returned", "corrected"];
const DEALT_AGAIN = ["deal-again", "redeal-after-time"];
const TO_SEVERAL = ["table", "each-opponent", "each-other-opponent"];

/** Replace the spaces that French puts before ; : ? ! and inside « » by no-break spaces. */
export function tied(text: string) {
  return text.replace(/ ([;:?!»])/g, "\u00a0$1").replace(/« /g, "«\u00a0");
}

/** Write seconds as a clock shows them: 630 is 10:30. */
export function clockTime(seconds: number) {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

function format(text: string, values: PhraseValues) {
  return text.replace(/\{(\w+)\}/g, (_, name) => String(values[name]));
}

/** Return the penalties to name: “no penalty” is named only if nothing else is. */
function namedPenalties(outcome: Pick<Sanctions, "penalties">, hasOthers: boolean) {
  return outcome.penalties.filter((penalty) => !(hasOthers && penalty.kind === "none"));
}

/** The words of a library, in its language. */
export class Words {
  language: string;
  library: Library;
  catalogue: Catalogue;

  constructor(library: Library) {
    this.language = library.language;
    this.library = library;
    this.catalogue = library.catalogue;
  }

  /** Return a text as it is shown, with its no-break spaces. */
  pick(text: string) {
    return tied(text);
  }

  /** Return a phrase of the catalogue, its placeholders filled. */
  phrase(name: string, values: PhraseValues = {}) {
    return format(this.pick(this.catalogue.phrases[name]), values);
  }

  /** Return the name of a foul, kind, category or rule point. */
  name(section: "categories" | "fouls" | "kinds" | "rule_points", id: string) {
    return this.pick(this.catalogue[section][id].name);
  }

  /** Return the text of a step or effect; its id if it is no longer in the catalogue, as in old rulings. */
  step(id: string): string {
    const text = this.catalogue.steps[id];
    return text ? this.pick(text) : id;
  }

  /** Return steps or effects with their texts, without those that are no longer in the catalogue. */
  steps(ids: string[]) {
    return ids.filter((id) => id in this.catalogue.steps).map((id) => ({ id, text: this.step(id) }));
  }

  /**
   * Return the effects, the steps to take and those that stay as it is, with their texts; old rulings have no `stays`.
   *
   * Steps that the line of the outcome already shows are left out.
   */
  carriedOut(ruled: Pick<Decision, "penalties" | "effects" | "steps" | "stays"> & { status?: string }) {
    const { effects, steps, stays = [], status } = ruled;
    const inLine = status === "deferred" ? [] : this.lineEffects(ruled);
    const left = steps.filter((id) => !inLine.includes(id));
    return { effects: this.steps(effects), steps: this.steps(left), stays: this.steps(stays) };
  }

  /** Return the effects that rule on a tile or a call, if nobody is penalised. */
  lineEffects({ penalties, effects }: Pick<Sanctions, "penalties" | "effects">): string[] {
    if (penalties.some(({ kind }) => kind !== "none")) return [];
    return effects.filter((effect) => this.catalogue.settles.includes(effect));
  }

  /** Return an example of obstruction or cheating, and whether it raises a suspicion of cheating. */
  example(id: string) {
    const { text, suspicion } = this.catalogue.examples[id];
    return { id, text: this.pick(text), suspicion };
  }

  /** Return a source with its title and how much of it was read. */
  source<Source extends { id: string }>(source: Source) {
    const { title, reading } = this.catalogue.references[source.id] ?? { title: source.id, reading: "part" };
    return { ...source, title: tied(title), reading };
  }

  /** Return texts by name as they are shown. */
  picked(texts: Record<string, string>) {
    return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, this.pick(text)]));
  }

  /**
   * Return a reading with its question, the chosen alternative, and all alternatives. Question and reason are empty
   * until that part of the catalogue is loaded; a reading that is no longer in it has ids for texts.
   */
  reading(reading: ChosenReading) {
    const { id, chosen } = reading;
    const found: Partial<ReadingWords> = this.catalogue.readings[id] ?? { question: id };
    const { question = "", alternatives = {}, default: usual = chosen, reason = "" } = found;
    return {
      ...reading,
      question: this.pick(question),
      alternatives: this.picked({ ...alternatives, [chosen]: alternatives[chosen] ?? chosen }),
      default: usual,
      reason: this.pick(reason),
    };
  }

  /** Return the question of this fact. */
  question(fact: string) {
    return this.pick(this.catalogue.facts[fact].question);
  }

  /** Return the label of this answer's button. */
  answer(fact: string, answer: { value: unknown } | { min: number; max: number }): string {
    const described = this.catalogue.facts[fact];
    const value = "value" in answer ? answer.value : null;
    if (described.kind === "choice") return this.pick(described.answers[String(value)]);
    if (described.kind === "yes-no") {
      const own = value ? described.if_true : described.if_false;
      return own ? this.pick(own) : this.phrase(value ? "answer-yes" : "answer-no");
    }
    const write: (count: number) => string = "unit" in described ? clockTime : String;
    if ("value" in answer) return write(Number(answer.value));
    const form = answer.max === described.max ? "count-from" : "count-range";
    return this.phrase(form, { min: write(answer.min), max: write(answer.max) });
  }

  /** Return the note on how completely a book was read; empty until that part of the catalogue is loaded. */
  standingNote(id: string): string {
    return this.pick(this.catalogue.standing_notes?.[id] ?? "");
  }

  /** Return a rulebook's names with its words; ids for a book or an option that no longer exists. */
  book(names: RulebookNames) {
    const found: Partial<BookNames> = this.library.books[names.id] ?? {};
    const { name = names.id, edition = "", options = {} } = found;
    return {
      ...names,
      name: this.pick(name),
      edition,
      standing_text: this.phrase(`standing-${names.standing}`),
      standing_note: this.standingNote(names.id),
      option_names: Object.keys(names.options).map((option) => this.pick(options[option]?.name ?? option)),
    };
  }

  /** Write a number with a thousands separator. */
  number(value: number): string {
    if (value < 1000) return String(value);
    const low = String(value % 1000).padStart(3, "0");
    return this.phrase("grouped", { high: this.number(Math.floor(value / 1000)), low });
  }

  /** Return the outcome in one line, to be read at arm's length. */
  line(outcome: Sanctions): string {
    const chonboVoid = outcome.effects.includes(CHONBO_VOID) ? [this.phrase("chonbo-void")] : [];
    const paid = this.transfers(outcome.transfers);
    if (paid.length) {
      const kinds = new Set(outcome.penalties.map(({ kind }) => kind));
      kinds.delete("points");
      return this.joined([...chonboVoid, ...[...kinds].map((kind) => this.name("kinds", kind)), ...paid]);
    }
    const fines = outcome.fines.map((fine) => this.fine(fine));
    const rulingTexts = this.rulingText(outcome);
    const named = namedPenalties(outcome, chonboVoid.length + fines.length + rulingTexts.length > 0);
    const penalties = named.map((penalty) => this.penalty(penalty));
    return this.joined([...chonboVoid, ...rulingTexts, ...penalties, ...fines]);
  }

  /** Return the ruling on a tile or a call, if there is no penalty, as a list of at most one text. */
  rulingText(outcome: Pick<Sanctions, "penalties" | "effects">) {
    return this.asText(this.lineEffects(outcome));
  }

  /** Return what to announce whatever penalty the referee chooses, as a list of at most one text. */
  prescribed({ penalties, effects }: Pick<Sanctions, "penalties" | "effects">) {
    if (penalties.every(({ kind }) => kind !== "discretion")) return [];
    const atOnce = [...AT_ONCE, ...this.catalogue.settles];
    return this.asText(effects.filter((effect) => atOnce.includes(effect)));
  }

  asText(effects: string[]) {
    const texts = effects.map((id) => this.step(id));
    return texts.length ? [this.joined(texts, "sentences")] : [];
  }

  joined(parts: string[], phrase: string = "plus") {
    return parts.length ? parts.reduce((one, other) => this.phrase(phrase, { one, other })) : "";
  }

  penalty(penalty: Penalty) {
    return this.on(penalty.whom, this.filled(penalty, "line"));
  }

  /** Return the kind's line or sentence, with its amount in P or in table points. */
  filled({ kind, p = 0, unit }: Penalty, form: "line" | "say") {
    const texts = this.catalogue.kinds[kind];
    if (!unit || !texts.in_points) return format(this.pick(texts[form]), { p });
    return format(this.pick(texts.in_points[form]), { points: this.number(p * POINTS_PER_P) });
  }

  on(recipient: string, line: string) {
    if (recipient === "offender") return line;
    return this.phrase("penalty-on", { penalty: line, whom: this.phrase(`on-${recipient}`) });
  }

  /** Write a fine with its currency and whom it falls on, e.g. "SGD 20.00 fine - each teammate". */
  fine(fine: Fine) {
    return this.on(fine.whom, this.phrase("fine", { amount: money(fine.currency, fine.amount) }));
  }

  transfers(transfers: Transfer[]): string[] {
    const toSeats = transfers.filter(({ to }) => SEATS.includes(to));
    const same = toSeats.every(({ points }) => points === toSeats[0].points);
    if (toSeats.length !== 3 || !same) return transfers.map((transfer) => this.transfer(transfer));
    const each = this.phrase("pays-each-opponent", { points: this.number(toSeats[0].points) });
    const others = transfers.filter((transfer) => !toSeats.includes(transfer));
    return [each, ...others.map((transfer) => this.transfer(transfer))];
  }

  transfer(transfer: Transfer) {
    const points = this.number(transfer.points);
    const payment = TO_SEVERAL.includes(transfer.to)
      ? this.phrase(`pays-${transfer.to}`, { points })
      : this.phrase("pays-seat", { points, seat: this.phrase(`seat-${transfer.to}`) });
    return "if" in transfer ? this.phrase(`if-${transfer.if}`, { payment }) : payment;
  }

  /** Return the announcement: each penalty's sentence, the payments, and whether the hand is dealt again. */
  say(outcome: Sanctions): string {
    const chonboVoid = outcome.effects.includes(CHONBO_VOID) ? [this.step(CHONBO_VOID)] : [];
    const paid = outcome.transfers.length ? [this.payment(outcome)] : [];
    const rulingTexts = this.rulingText(outcome);
    const texts = rulingTexts.length ? rulingTexts : this.prescribed(outcome);
    const named = namedPenalties(outcome, chonboVoid.length + outcome.fines.length + texts.length > 0);
    const alone = [...named, ...outcome.fines].every(({ whom }) => whom === "offender");
    const fines = outcome.fines.map((fine) => this.fineSentence(fine, alone));
    const again = DEALT_AGAIN.some((effect) => outcome.effects.includes(effect))
      ? [this.pick(this.catalogue.kinds.redeal.say)]
      : [];
    const penalties = named
      .filter((penalty) => !(paid.length && "p" in penalty))
      .map((penalty) => this.sentence(penalty, alone));
    return this.joined([...chonboVoid, ...texts, ...penalties, ...paid, ...again, ...fines], "sentences");
  }

  /** Return the announcement of the payments at the table; a chonbo is named with them. */
  payment(outcome: Sanctions) {
    const text = this.joined(this.transfers(outcome.transfers));
    const chonbo = outcome.penalties.some(({ kind }) => kind === "chonbo");
    const line = chonbo ? this.phrase("labelled", { label: this.name("kinds", "chonbo"), text }) : text;
    return this.phrase("sentence", { line });
  }

  sentence(penalty: Penalty, alone: boolean) {
    return this.aloudOn(penalty.whom, alone, this.filled(penalty, "say"));
  }

  fineSentence({ whom, currency, amount }: Fine, alone: boolean) {
    const line = this.phrase("fine", { amount: money(currency, amount) });
    return this.aloudOn(whom, alone, this.phrase("sentence", { line }));
  }

  /** Add to a sentence whom it falls on; the offender is named only beside others. */
  aloudOn(recipient: string, alone: boolean, sentence: string) {
    return recipient === "offender" && alone
      ? sentence
      : this.phrase("say-on", { whom: this.phrase(`on-${recipient}`), sentence });
  }
}
