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

/** What is ruled, as a line says it. */
export type Told = Pick<Decision, "penalties" | "effects" | "transfers" | "fines">;

/** What is filled into a phrase's braces. */
type Filled = Record<string, string | number>;

const CHONBO_VOID = "chonbo-is-void";
/** What the table is told at once, although the penalty is still to be weighed. */
const AT_ONCE = ["call-void", "riichi-void", "tiles-returned", "drawn-tile-returned", "corrected"];
const DEALT_AGAIN = ["deal-again", "redeal-after-time"];
const TO_SEVERAL = ["table", "each-opponent", "each-other-opponent"];

/** French puts a space before ; : ? ! and inside « »: a line must not break there. */
export function tied(text: string) {
  return text.replace(/ ([;:?!»])/g, "\u00a0$1").replace(/« /g, "«\u00a0");
}

/** Seconds as a clock shows them: 630 is 10:30. */
export function clockTime(seconds: number) {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

function format(text: string, filled: Filled) {
  return text.replace(/\{(\w+)\}/g, (_, name) => String(filled[name]));
}

/** The penalties to name: none at all is named only where nothing else is. */
function namedPenalties(outcome: Pick<Told, "penalties">, otherwise: boolean) {
  return outcome.penalties.filter((penalty) => !(otherwise && penalty.kind === "none"));
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

  /** A text as it is shown. */
  pick(text: string) {
    return tied(text);
  }

  /** A phrase of the catalogue, its braces filled. */
  phrase(name: string, filled: Filled = {}) {
    return format(this.pick(this.catalogue.phrases[name]), filled);
  }

  /** The name of a foul, kind or category. */
  name(section: "categories" | "fouls" | "kinds" | "rule_points", id: string) {
    return this.pick(this.catalogue[section][id].name);
  }

  /** A step's or effect's line; an old ruling may name one that is no longer written, then its id. */
  step(id: string): string {
    const text = this.catalogue.steps[id];
    return text ? this.pick(text) : id;
  }

  /** Steps or effects with their lines; those of an old ruling that are no longer written are left out. */
  steps(ids: string[]) {
    return ids.filter((id) => id in this.catalogue.steps).map((id) => ({ id, text: this.step(id) }));
  }

  /** The effects, what to do and what stays, each with its line; an old ruling does not tell the two apart. */
  carriedOut(ruled: Pick<Decision, "penalties" | "effects" | "steps" | "stays"> & { status?: string }) {
    const { effects, steps, stays = [], status } = ruled;
    const told = status === "deferred" ? [] : this.lineEffects(ruled);
    const left = steps.filter((id) => !told.includes(id));
    return { effects: this.steps(effects), steps: this.steps(left), stays: this.steps(stays) };
  }

  /** The effects that say of a tile or a call what is ruled, where nobody is penalised. */
  lineEffects({ penalties, effects }: Pick<Told, "penalties" | "effects">): string[] {
    if (penalties.some(({ kind }) => kind !== "none")) return [];
    return effects.filter((effect) => this.catalogue.settles.includes(effect));
  }

  /** An example of obstruction or cheating, and whether it raises a suspicion of cheating. */
  example(id: string) {
    const { text, suspicion } = this.catalogue.examples[id];
    return { id, text: this.pick(text), suspicion };
  }

  /** A source with its title and how much of it was read. */
  source<Given extends { id: string }>(given: Given) {
    const { title, reading } = this.catalogue.references[given.id] ?? { title: given.id, reading: "part" };
    return { ...given, title: tied(title), reading };
  }

  /** Texts by name. */
  picked(texts: Record<string, string>) {
    return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, this.pick(text)]));
  }

  /**
   * A reading with its question, what was chosen, and the alternatives; without texts until they are there, which no
   * ruling needs; ids for one that is gone.
   */
  reading(given: ChosenReading) {
    const { id, chosen } = given;
    const found: Partial<ReadingWords> = this.catalogue.readings[id] ?? { question: id };
    const { question = "", alternatives = {}, default: usual = chosen, reason = "" } = found;
    return {
      ...given,
      question: this.pick(question),
      alternatives: this.picked({ ...alternatives, [chosen]: alternatives[chosen] ?? chosen }),
      default: usual,
      reason: this.pick(reason),
    };
  }

  /** What to ask for this fact. */
  question(fact: string) {
    return this.pick(this.catalogue.facts[fact].question);
  }

  /** What a button for this answer says. */
  answer(fact: string, answer: { value: unknown } | { min: number; max: number }): string {
    const described = this.catalogue.facts[fact];
    const value = "value" in answer ? answer.value : null;
    if (described.kind === "choice") return this.pick(described.answers[String(value)]);
    if (described.kind === "yes-no") {
      const own = value ? described.if_true : described.if_false;
      return own ? this.pick(own) : this.phrase(value ? "answer-yes" : "answer-no");
    }
    const shown: (many: number) => string = "unit" in described ? clockTime : String;
    if ("value" in answer) return shown(Number(answer.value));
    const form = answer.max === described.max ? "count-from" : "count-range";
    return this.phrase(form, { min: shown(answer.min), max: shown(answer.max) });
  }

  /** How far a book was read; empty until that is there, which no ruling needs. */
  standingNote(id: string): string {
    return this.pick(this.catalogue.standing_notes?.[id] ?? "");
  }

  /** A rulebook's names with its words; ids for a book or an option that is gone. */
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

  /** A number with its thousands apart. */
  number(value: number): string {
    if (value < 1000) return String(value);
    const low = String(value % 1000).padStart(3, "0");
    return this.phrase("grouped", { high: this.number(Math.floor(value / 1000)), low });
  }

  /** The outcome in one line: what a referee reads at arm's length. */
  line(outcome: Told): string {
    const chonboVoid = outcome.effects.includes(CHONBO_VOID) ? [this.phrase("chonbo-void")] : [];
    const paid = this.transfers(outcome.transfers);
    if (paid.length) {
      const kinds = new Set(outcome.penalties.map(({ kind }) => kind));
      kinds.delete("points");
      return this.joined([...chonboVoid, ...[...kinds].map((kind) => this.name("kinds", kind)), ...paid]);
    }
    const fines = outcome.fines.map((fine) => this.fine(fine));
    const settled = this.rulingText(outcome);
    const named = namedPenalties(outcome, chonboVoid.length + fines.length + settled.length > 0);
    const penalties = named.map((penalty) => this.penalty(penalty));
    return this.joined([...chonboVoid, ...settled, ...penalties, ...fines]);
  }

  /** What a ruling without a penalty says of a tile or a call, as one text: it is more than "No penalty". */
  rulingText(outcome: Pick<Told, "penalties" | "effects">) {
    return this.asText(this.lineEffects(outcome));
  }

  /** What is prescribed aloud, whatever the referee chooses. */
  prescribed({ penalties, effects }: Pick<Told, "penalties" | "effects">) {
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

  /** The kind's line or sentence, its amount in P or in table points. */
  filled({ kind, p = 0, unit }: Penalty, form: "line" | "say") {
    const texts = this.catalogue.kinds[kind];
    if (!unit || !texts.in_points) return format(this.pick(texts[form]), { p });
    return format(this.pick(texts.in_points[form]), { points: this.number(p * POINTS_PER_P) });
  }

  on(whom: string, line: string) {
    return whom === "offender" ? line : this.phrase("penalty-on", { penalty: line, whom: this.phrase(`on-${whom}`) });
  }

  /** A fine with its currency and whom it falls on, e.g. "SGD 20.00 fine - each teammate". */
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

  /** What the referee says aloud: each penalty's sentence, what is paid, whether the hand is dealt again. */
  say(outcome: Told): string {
    const chonboVoid = outcome.effects.includes(CHONBO_VOID) ? [this.step(CHONBO_VOID)] : [];
    const paid = outcome.transfers.length ? [this.payment(outcome)] : [];
    const ruled = this.rulingText(outcome);
    const settled = ruled.length ? ruled : this.prescribed(outcome);
    const named = namedPenalties(outcome, chonboVoid.length + outcome.fines.length + settled.length > 0);
    const alone = [...named, ...outcome.fines].every(({ whom }) => whom === "offender");
    const fines = outcome.fines.map((fine) => this.fineSentence(fine, alone));
    const again = DEALT_AGAIN.some((effect) => outcome.effects.includes(effect))
      ? [this.pick(this.catalogue.kinds.redeal.say)]
      : [];
    const penalties = named
      .filter((penalty) => !(paid.length && "p" in penalty))
      .map((penalty) => this.sentence(penalty, alone));
    return this.joined([...chonboVoid, ...settled, ...penalties, ...paid, ...again, ...fines], "sentences");
  }

  /** What is paid at the table, aloud; a chonbo is named with it. */
  payment(outcome: Told) {
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

  /** Whom it falls on; the offender is named only beside others. */
  aloudOn(whom: string, alone: boolean, sentence: string) {
    return whom === "offender" && alone
      ? sentence
      : this.phrase("say-on", { whom: this.phrase(`on-${whom}`), sentence });
  }
}
