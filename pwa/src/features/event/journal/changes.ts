import { SEATS, store } from "../../../store/index.ts";
import { t } from "../../../ui/i18n.ts";
import { answersOf } from "../../../domain/words/answers.ts";
import { lineOf } from "../../../domain/words/words.ts";
import type { Words } from "../../../rules/words/wording.ts";
import type { Decision } from "../../../rules/engine/decision.ts";
import type { Entry, Hanchan, Ruling, Settings, Told } from "../../../store/index.ts";

const OF_RULING = ["foul", "issued", "offender", "table", "hanchan", "hand", "seat", "note", "reason"];

interface Changes {
  before: object;
  after: object;
}

/** A ruling that was amended, closed or withdrawn. */
interface AmendedBody {
  ruling: Ruling & { seq: number };
  amended_by?: string;
  final_decision?: Pick<Decision, "facts" | "context">;
}

/** The body of a timing, a timetable or a result. */
type RepeatedBody = Partial<Told.TimingBody & Told.ResultBody & Pick<Hanchan, "scheduled_at" | "minutes">>;
type IssuedBody = Told.RulingBody & Pick<Ruling, "facts" | "context">;
type Matches<Body> = (entry: Entry<Body>) => boolean;

/** Return what an amendment changed, before and after, in words; null if the earlier entry is unknown. */
export async function changesIn(words: Words, entry: Entry<never>): Promise<Changes | null> {
  const { kind } = entry;
  if (kind === "tournament.changed") return settings(words, entry);
  if (kind.startsWith("ruling.")) return rulings(words, entry);
  if (kind === "result.corrected") return sinceLast<Told.ResultBody>(entry, (body) => result(words, body));
  return sinceLast(entry, kind === "hanchan.scheduled" ? scheduleOf : arrivalOf);
}

async function sinceLast<Body extends RepeatedBody>(entry: Entry<Body>, describe: (body: Body) => object) {
  const [last] = await before<Body>(entry, likeIt(entry));
  return last ? { before: describe(last.body), after: describe(entry.body) } : null;
}

/** Return a test for the earlier entry that states the same. */
function likeIt({ kind, subject, body }: Entry<RepeatedBody>): Matches<RepeatedBody> {
  if (kind === "hanchan.scheduled") return (one) => one.kind === kind && one.subject === subject;
  if (kind === "result.corrected")
    return (one) => one.kind.startsWith("result.") && one.body.hanchan_id === body.hanchan_id;
  return (one) =>
    one.kind === kind &&
    ["arrived", "corrected"].includes(one.body.what ?? "") &&
    one.body.hanchan_id === body.hanchan_id &&
    one.body.person_id === body.person_id;
}

/** Return a ruling and the one that replaced it, or its final decision. */
async function rulings(words: Words, entry: Entry<AmendedBody>) {
  const { kind, body } = entry;
  const [first] = await before<IssuedBody>(entry, ({ seq }) => seq === body.ruling.seq);
  if (!first) return null;
  const had = ruling(words, first);
  if (kind === "ruling.closed" && body.final_decision) {
    const { facts, context } = body.final_decision;
    const issued = lineOf(words, body.ruling);
    return { before: had, after: { ...had, issued, ...Object.fromEntries(answersOf(words, facts, context)) } };
  }
  const [other] = await before<IssuedBody>(entry, ({ subject }) => subject === body.amended_by);
  return other ? { before: had, after: ruling(words, other) } : null;
}

/** Return the content of a ruling's entry, by the names of the fields that a referee sends. */
function ruling(words: Words, { body }: Entry<IssuedBody>) {
  const { table, offender, ...item } = body.ruling;
  const issued = lineOf(words, item);
  const all: Record<string, unknown> = { ...item, ...body, issued, table: table.label, offender: offender.name };
  const known = OF_RULING.filter((name) => (all[name] ?? null) !== null);
  const answers = answersOf(words, body.facts, body.context);
  return Object.fromEntries([...known.map((name) => [name, all[name]]), ...answers]);
}

function result(words: Words, { points, deposits, unranked, winless }: Told.ResultBody) {
  const seats = SEATS.map((seat) => [words.phrase(`seat-${seat}`), points[seat]]);
  return { ...Object.fromEntries(seats), deposits, unranked: unranked.join(" "), winless: winless?.join(" ") };
}

function scheduleOf({ scheduled_at, minutes }: RepeatedBody) {
  return { scheduled_at, minutes };
}

function arrivalOf({ arrived_at: typed, at }: RepeatedBody) {
  return { arrived_at: typed ?? at };
}

/** Return the tournament's settings before and after the change. */
async function settings(words: Words, entry: Entry<Told.SettingsBody>) {
  const earlier = await before<Told.SettingsBody>(entry, ({ kind }) => kind.startsWith("tournament."), Infinity);
  const known: Settings = Object.assign({}, ...earlier.reverse().map(({ body }) => body));
  return { before: set(words, known), after: set(words, { ...known, ...entry.body }) };
}

function set(words: Words, { name, currency, time_zone, rulebook: { id, options, readings } }: Settings) {
  const chosen = Object.entries(options).map(([option, value]) => [
    t("journal.option", { option }),
    JSON.stringify(value),
  ]);
  const read = Object.entries(readings).map(([reading, value]) => readingOf(words, reading, value));
  const own = { name, currency, time_zone, rulebook: id };
  const named = Object.entries(own).map(([field, value]) => [t(`journal.field.${field}`), value]);
  return Object.fromEntries([...named, ...chosen, ...read]);
}

/** Return a reading's question and answer; the ids if this app does not know it. */
function readingOf(words: Words, id: string, chosen: string) {
  if (!(id in words.catalogue.readings)) return [id, chosen];
  const { question, alternatives } = words.reading({ id, chosen });
  return [question, alternatives[chosen] ?? chosen];
}

/** Return earlier entries, newest first. */
async function before<Body>({ seq }: Entry, matches: Matches<Body>, limit: number = 1) {
  const { older } = await store.audit();
  const { entries } = await older(seq, limit, (entry) => matches(entry as Entry<Body>));
  return entries as Entry<Body>[]; // their kind says what their bodies are
}
