// What tests/pwa/questions.py asks, asked of the phone's engine. Every text and every order is the same as there.

import { bookOf } from "/pwa/src/rules/books/compose.js";
import { sha256 } from "/pwa/src/rules/books/sha256.js";
import { assess } from "/pwa/src/rules/clocks/lateness.js";
import { consequences, strongest } from "/pwa/src/rules/engine/consequences.js";
import { decide } from "/pwa/src/rules/engine/decide.js";
import { cells } from "/pwa/src/rules/engine/facts.js";
import { carryOut, checkPenalties } from "/pwa/src/rules/engine/issue.js";
import { RuleError } from "/pwa/src/rules/errors.js";
import { tablePayments } from "/pwa/src/rules/scores/casual.js";

const HAND_END = "hand_end";
// The larger parts of decisions, which many of them share: each is written once.
const SHARED = ["questions", "steps", "effects", "penalties", "transfers"];
const kept = new Map();

function text(value) {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  return Array.isArray(value) ? `[${value.map(text).join(",")}]` : members(value, text);
}

function members(value, written) {
  const names = Object.keys(value).sort();
  return `{${names.map((name) => `"${name}":${written(value[name], name)}`).join(",")}}`;
}

function once(value, name) {
  if (!SHARED.includes(name)) return text(value);
  if (!kept.has(value)) kept.set(value, text(value));
  return kept.get(value);
}

function nameless({ rulebook: _, ...answer }) {
  return members(answer, once);
}

function product(lists) {
  return lists.reduce((all, values) => all.flatMap((chosen) => values.map((value) => [...chosen, value])), [[]]);
}

const MOST_WAYS = 1500;

function knowable(table) {
  const names = Object.keys(table.definitions);
  const matter = names.filter((name) => table.used.includes(name) || name === HAND_END);
  const ways = product(matter.map((name) => [null, ...ends(table, name)]));
  const every = ways.length > MOST_WAYS ? 11 : 1;
  const tried = ways.filter((_, place) => place % every === 0);
  const known = tried.map((chosen) =>
    Object.fromEntries(matter.map((name, place) => [name, chosen[place]]).filter(([, value]) => value !== null)),
  );
  const others = names.filter((name) => !matter.includes(name));
  return [...known, ...others.flatMap((name) => ends(table, name).map((value) => ({ [name]: value })))];
}

function complete(table) {
  return knowable(table).filter((facts) => isComplete(table, facts));
}

function isComplete(table, facts) {
  return table.used.every((name) => name in facts);
}

function ends(table, name) {
  const cut = table.cells[name] ?? cells(table.definitions[name], []);
  return [...new Set(cut.flatMap(({ low, high }) => [low, high]))];
}

function decided(book, foul, facts, context) {
  try {
    return nameless(decide(book, foul, facts, context));
  } catch (error) {
    return refusal(error);
  }
}

function refusal(error) {
  if (error instanceof RuleError) return `${error.name} ${error.field}: ${error.message}`;
  throw error;
}

function fouls(book, answers) {
  return Object.keys(book.content.fouls).map((foul) => [foul, () => answers(foul, book.table(foul))]);
}

/** One in `every` of all that is known with each of its contexts. */
function some(known, contextsOf, { first, every }) {
  const asked = known.flatMap((facts) => contextsOf(facts).map((context) => [facts, context]));
  return asked.filter((_, place) => place % every === first);
}

/** What is asked → for a book and the lists that were sent, a list of [what of, () => all answers]. */
const QUESTIONS = {
  decisions: (book, lists) =>
    fouls(book, (foul, table) => {
      const contexts = (facts) => (isComplete(table, facts) ? lists.each : lists.few);
      return some(knowable(table), contexts, lists).map((asked) => decided(book, foul, ...asked));
    }),
  decisions_together: (book, lists) =>
    fouls(book, (foul, table) =>
      some(complete(table), () => lists.together, lists).map((asked) => decided(book, foul, ...asked)),
    ),
  issued: (book, lists) =>
    fouls(book, (foul, table) => {
      const given = lists.issued.map((penalties) => checkPenalties(book, penalties));
      const asked = some(complete(table), () => lists.each, lists);
      return asked.flatMap(([facts, context]) => carried(lists.library, book, foul, facts, context, given));
    }),
  lateness: (book, { seconds }) =>
    Object.keys(book.lateness).map((who) => [
      who,
      () => Array.from({ length: seconds + 1 }, (_, late) => nameless(assess(book, who, late))),
    ]),
  transfers: (book, { tables }) => [["table", () => tables.map((offences) => nameless(tablePayments(book, offences)))]],
};

function carried(library, book, foul, facts, context, given) {
  let decision;
  try {
    decision = decide(book, foul, facts, context);
  } catch (error) {
    return [refusal(error)];
  }
  const then = (penalties) => Object.values(consequences(decision, penalties));
  return [
    text([strongest(decision.penalties), ...then(null)]),
    ...given.map((chosen) => text([carryOut(library, book, decision, chosen), ...then(chosen.penalties)])),
  ];
}

async function digest(of, answers) {
  kept.clear();
  return [of, answers.length, await sha256(answers.join("\n"))];
}

globalThis.questions = {
  /** All digests, in order: `asked` is a list of [question, {id, options, readings}, parts]. */
  async digests(library, asked, lists) {
    const all = [];
    for (const [question, named, parts] of asked) {
      const book = await bookOf(library, named);
      const found = [];
      for (const [of, answers] of QUESTIONS[question](book, { ...lists, library })) {
        if (parts.includes(of)) found.push(await digest(of, answers()));
      }
      all.push(found);
    }
    return all;
  },

  /** Every answer to one question, to find the first that differs. */
  async answers(library, [question, named], of, lists) {
    const book = await bookOf(library, named);
    return QUESTIONS[question](book, { ...lists, library }).find(([name]) => name === of)[1]();
  },

  /** For each composition its revision, or why it was refused. */
  revisions(library, compositions) {
    const revision = (named) => bookOf(library, named).then((book) => book.revision, refusal);
    return Promise.all(compositions.map(revision));
  },
};
