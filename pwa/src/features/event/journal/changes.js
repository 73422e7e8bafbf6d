import { SEATS, store } from "../../../store/index.js";
import { t } from "../../../ui/i18n.js";
import { answersOf } from "../../../domain/words/answers.js";
import { lineOf } from "../../../domain/words/words.js";

const OF_RULING = ["foul", "issued", "offender", "table", "hanchan", "hand", "seat", "note", "reason"];

/** @typedef {{before: any, after: any}} Changes @typedef {(entry: any) => boolean} Meant @typedef {import("../../../rules/words/wording.js").Words} Words */

/**
 * What an amendment changed: how it was before, and how since, for people. Null where nothing is known of before.
 * @param {Words} words @param {any} entry @returns {Promise<Changes|null>}
 */
export async function changesIn(words, entry) {
  const { kind, body } = entry;
  if (kind === "tournament.changed") return settings(words, entry);
  if (kind.startsWith("ruling.")) return rulings(words, entry);
  const [last] = await before(entry, likeIt(entry));
  if (!last) return null;
  if (kind === "result.corrected") return { before: result(words, last.body), after: result(words, body) };
  const timed = kind === "hanchan.scheduled" ? scheduled : arrived;
  return { before: timed(last.body), after: timed(body) };
}

/** The last time that the same was said. @param {any} entry @returns {Meant} */
function likeIt({ kind, subject, body }) {
  if (kind === "hanchan.scheduled") return (one) => one.kind === kind && one.subject === subject;
  if (kind === "result.corrected")
    return (one) => one.kind.startsWith("result.") && one.body.hanchan_id === body.hanchan_id;
  return (one) =>
    one.kind === kind &&
    ["arrived", "corrected"].includes(one.body.what) &&
    one.body.hanchan_id === body.hanchan_id &&
    one.body.person_id === body.person_id;
}

/** A ruling and the one that replaced it, or what it came to in the end. @param {Words} words @param {any} entry */
async function rulings(words, entry) {
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

/** What an entry says of a ruling, by the names of what a referee sends. @param {Words} words @param {any} entry */
function ruling(words, { body }) {
  const { table, offender, ...item } = body.ruling;
  const issued = lineOf(words, item);
  const all = /** @type {any} */ ({ ...item, ...body, issued, table: table.label, offender: offender.name });
  const said = OF_RULING.filter((name) => (all[name] ?? null) !== null);
  const asked = answersOf(words, body.facts, body.context);
  return Object.fromEntries([...said.map((name) => [name, all[name]]), ...asked]);
}

/** @param {Words} words @param {any} body */
function result(words, { points, deposits, unranked, winless }) {
  const seats = SEATS.map((seat) => [words.phrase(`seat-${seat}`), points[seat]]);
  return { ...Object.fromEntries(seats), deposits, unranked: unranked.join(" "), winless: winless?.join(" ") };
}

/** @param {any} body */
function scheduled({ scheduled_at, minutes }) {
  return { scheduled_at, minutes };
}

/** @param {any} body */
function arrived({ arrived_at: typed, at }) {
  return { arrived_at: typed ?? at };
}

/** Find which settings of the tournament changed. @param {Words} words @param {any} entry */
async function settings(words, entry) {
  const earlier = await before(entry, ({ kind }) => kind.startsWith("tournament."), Infinity);
  const known = Object.assign({}, ...earlier.reverse().map(({ body }) => body));
  return { before: set(words, known), after: set(words, { ...known, ...entry.body }) };
}

/** @param {Words} words @param {any} body */
function set(words, { name, currency, time_zone, rulebook: { id, options, readings } }) {
  const chosen = Object.entries(options).map(([option, value]) => [
    t("journal.option", { option }),
    JSON.stringify(value),
  ]);
  const read = Object.entries(readings).map(([reading, value]) => readingOf(words, reading, value));
  const own = { name, currency, time_zone, rulebook: id };
  const named = Object.entries(own).map(([field, value]) => [t(`journal.field.${field}`), value]);
  return Object.fromEntries([...named, ...chosen, ...read]);
}

/** Its question and the answer; the ids of one that this app does not know. @param {Words} words @param {string} id @param {any} chosen */
function readingOf(words, id, chosen) {
  if (!(id in words.catalogue.readings)) return [id, chosen];
  const { question, alternatives } = words.reading({ id, chosen });
  return [question, alternatives[chosen] ?? chosen];
}

/** Earlier entries, newest first. @param {any} entry @param {Meant} meant @param {number} [limit] @returns {Promise<any[]>} */
async function before({ seq }, meant, limit = 1) {
  return (await (await store.audit()).older(seq, limit, meant)).entries;
}
