import { SEATS, store } from "../../../store/index.ts";
import { t } from "../../../ui/i18n.ts";
import { answersOf } from "../../../domain/words/answers.ts";
import { lineOf } from "../../../domain/words/words.ts";
import type { Words } from "../../../rules/words/wording.ts";

const OF_RULING = ["foul", "issued", "offender", "table", "hanchan", "hand", "seat", "note", "reason"];

interface Changes {
  before: any;
  after: any;
}

type Meant = (entry: any) => boolean;

/** What an amendment changed: how it was before, and how since, for people. Null where nothing is known of before. */
export async function changesIn(words: Words, entry: any): Promise<Changes | null> {
  const { kind, body } = entry;
  if (kind === "tournament.changed") return settings(words, entry);
  if (kind.startsWith("ruling.")) return rulings(words, entry);
  const [last] = await before(entry, likeIt(entry));
  if (!last) return null;
  if (kind === "result.corrected") return { before: result(words, last.body), after: result(words, body) };
  const timed = kind === "hanchan.scheduled" ? scheduled : arrived;
  return { before: timed(last.body), after: timed(body) };
}

/** The last time that the same was said. */
function likeIt({ kind, subject, body }: any): Meant {
  if (kind === "hanchan.scheduled") return (one) => one.kind === kind && one.subject === subject;
  if (kind === "result.corrected")
    return (one) => one.kind.startsWith("result.") && one.body.hanchan_id === body.hanchan_id;
  return (one) =>
    one.kind === kind &&
    ["arrived", "corrected"].includes(one.body.what) &&
    one.body.hanchan_id === body.hanchan_id &&
    one.body.person_id === body.person_id;
}

/** A ruling and the one that replaced it, or what it came to in the end. */
async function rulings(words: Words, entry: any) {
  const { kind, body } = entry;
  const [first] = await before(entry, ({ seq }) => seq === body.ruling.seq);
  if (!first) return null;
  const had = ruling(words, first);
  if (kind === "ruling.closed") {
    const { facts, context } = body.final_decision;
    const issued = lineOf(words, body.ruling);
    return { before: had, after: { ...had, issued, ...Object.fromEntries(answersOf(words, facts, context)) } };
  }
  const [other] = await before(entry, ({ subject }) => subject === body.amended_by);
  return other ? { before: had, after: ruling(words, other) } : null;
}

/** What an entry says of a ruling, by the names of what a referee sends. */
function ruling(words: Words, { body }: any) {
  const { table, offender, ...item } = body.ruling;
  const issued = lineOf(words, item);
  const all = { ...item, ...body, issued, table: table.label, offender: offender.name } as any;
  const said = OF_RULING.filter((name) => (all[name] ?? null) !== null);
  const asked = answersOf(words, body.facts, body.context);
  return Object.fromEntries([...said.map((name) => [name, all[name]]), ...asked]);
}

function result(words: Words, { points, deposits, unranked, winless }: any) {
  const seats = SEATS.map((seat) => [words.phrase(`seat-${seat}`), points[seat]]);
  return { ...Object.fromEntries(seats), deposits, unranked: unranked.join(" "), winless: winless?.join(" ") };
}

function scheduled({ scheduled_at, minutes }: any) {
  return { scheduled_at, minutes };
}

function arrived({ arrived_at: typed, at }: any) {
  return { arrived_at: typed ?? at };
}

/** Find which settings of the tournament changed. */
async function settings(words: Words, entry: any) {
  const earlier = await before(entry, ({ kind }) => kind.startsWith("tournament."), Infinity);
  const known = Object.assign({}, ...earlier.reverse().map(({ body }) => body));
  return { before: set(words, known), after: set(words, { ...known, ...entry.body }) };
}

function set(words: Words, { name, currency, time_zone, rulebook: { id, options, readings } }: any) {
  const chosen = Object.entries(options).map(([option, value]) => [
    t("journal.option", { option }),
    JSON.stringify(value),
  ]);
  const read = Object.entries(readings).map(([reading, value]) => readingOf(words, reading, value));
  const own = { name, currency, time_zone, rulebook: id };
  const named = Object.entries(own).map(([field, value]) => [t(`journal.field.${field}`), value]);
  return Object.fromEntries([...named, ...chosen, ...read]);
}

/** Its question and the answer; the ids of one that this app does not know. */
function readingOf(words: Words, id: string, chosen: any) {
  if (!(id in words.catalogue.readings)) return [id, chosen];
  const { question, alternatives } = words.reading({ id, chosen });
  return [question, alternatives[chosen] ?? chosen];
}

/** Earlier entries, newest first. */
async function before({ seq }: any, meant: Meant, limit: number = 1): Promise<any[]> {
  return (await (await store.audit()).older(seq, limit, meant)).entries;
}
