import { decide } from "../../rules/engine/decide.js";
import { knownFacts } from "../journal/known-facts.js";
import { uuid7 } from "../uuid7.js";
import { HOLD_MS, OWN, STEPS } from "./items.js";

/** @type {Record<string, (subject: string, id: string) => string>} */
const PATHS = {
  ruling: (_, id) => `rulings/${id}`,
  withdrawal: (subject) => `rulings/${subject}/withdrawal`,
  "hand-end": (_, id) => `hand-ends/${id}`,
  "dead-hand": (_, id) => `dead-hands/${id}`,
  photo: (subject, id) => `rulings/${subject}/photos/${id}`,
  note: (subject, id) => `rulings/${subject}/notes/${id}`,
  timing: (_, id) => `timings/${id}`,
  payment: (_, id) => `payments/${id}`,
  "extra-time": (_, id) => `extra-times/${id}`,
  "kept-answer": (subject) => `kept-times/${subject}/answer`,
  "help-call": (_, id) => `help-calls/${id}`,
  "help-answer": (subject) => `help-calls/${subject}/answer`,
  "help-end": (subject) => `help-calls/${subject}/end`,
  "exam-attempt": (subject, id) => `exams/${subject}/attempts/${id}`,
  schedule: (subject) => `hanchans/${subject}/schedule`,
  result: (subject) => `hanchans/${subject}/result`,
  escalation: (subject) => `rulings/${subject}/escalation`,
  ...Object.fromEntries(STEPS.map((kind) => [kind, (ruling, id) => `rulings/${ruling}/escalation/${kind}s/${id}`])),
};
const CORRECTED = [
  "ruling",
  "timing",
  "extra-time",
  "escalation",
  "note",
  "help-call",
  "help-answer",
  "help-end",
  "exam-attempt",
  ...STEPS,
];
const TIMED = [...CORRECTED, "hand-end", "dead-hand"];

/**
 * An item for the outbox, with what the phone knows filled in: times, revision, the decision that it showed.
 * @param {import("./items.js").Item["kind"]} kind @param {string|null} subject @param {any} body
 * @param {{hold?: boolean, expected?: any, id?: string}} given `id`: of a photo that is kept
 * @param {{snapshot: import("../snapshot.js").Snapshot, clock: import("../clock.js").Clock}} phone
 * @returns {import("./items.js").Item}
 */
export function newItem(kind, subject, body, { hold = false, expected, id: kept }, { snapshot, clock }) {
  if (!snapshot.tournament) throw new Error("No tournament is joined.");
  const tournament = snapshot.tournament.id;
  const id = (OWN.includes(kind) && subject) || kept || uuid7(clock.now());
  clock.look();
  const now = new Date().toISOString();
  const whole = body && {
    ...filled(kind, body, snapshot),
    ...times(kind, now, clock),
    ...body,
  };
  const { official, state } = snapshot;
  return {
    id,
    tournament,
    kind,
    subject: subject ?? id,
    method: "PUT",
    official: official && { id: official.id, name: official.name },
    about: about(state, subject, whole),
    path: `/api/v1/tournaments/${tournament}/${PATHS[kind](subject ?? id, id)}`,
    body: whole,
    made: now,
    clock: clock.stand(),
    ruledAt: new Date(clock.now()).toISOString(),
    state: hold ? "holding" : "waiting",
    sendAfter: hold ? Date.now() + HOLD_MS : 0,
    problem: null,
    trouble: null,
    tries: 0,
    answer: null,
    expected: expected ?? shown(kind, subject, whole, snapshot, clock.now()),
  };
}

/** Whom and what it is about, in names. @param {any} state @param {string|null} subject @param {any} body */
function about(state, subject, body) {
  const place = state.hanchans[body?.hanchan ?? subject ?? ""];
  const { table, offender, foul } = {
    table: place?.table,
    offender: body?.person ?? body?.account,
    ...state.rulings[subject ?? ""],
    ...body,
  };
  const who = offender?.name ?? state[`${offender?.kind}s`]?.[offender?.id]?.name;
  return { table: table?.label ?? state.tables[table]?.label, who, foul };
}

/** @param {string} kind @param {any} body @param {import("../snapshot.js").Snapshot} snapshot */
function filled(kind, body, { book, state }) {
  if (kind !== "ruling") return {};
  const revision = body.revision ?? book?.revision ?? state?.revision;
  return { facts: {}, context: {}, ...(revision && { revision }) };
}

/** The offset is null where it is not known yet: sending fills it in. @param {string} kind @param {string} now */
function times(kind, now, /** @type {import("../clock.js").Clock} */ clock) {
  if (!TIMED.includes(kind)) return {};
  return {
    device_at: now,
    ...(CORRECTED.includes(kind) && {
      clock_offset_ms: clock.sure ? clock.offset : null,
    }),
  };
}

/**
 * What this phone decides: of a ruling, and of the call that stands again; null where its book can't.
 * @param {string} kind @param {string|null} subject @param {any} body @param {import("../snapshot.js").Snapshot} snapshot
 */
function shown(kind, subject, body, { book, state }, /** @type {number} */ at) {
  if (!book || !state) return null;
  try {
    const call =
      kind === "ruling" ? withKnown(state, book, body, at) : body?.outcome === "upheld" && state.rulings[subject ?? ""];
    if (!call) return null;
    const decision = decide(book, call.foul, call.facts, call.context);
    const { status, penalties, effects, deferred } = decision;
    return { status, penalties, effects, facts: decision.facts, deferred };
  } catch {
    return null; // the server says what is wrong with it, and the item becomes a task
  }
}

/** @param {any} state @param {any} book @param {any} call @param {number} at */
function withKnown(state, book, call, at) {
  return { ...call, facts: { ...knownFacts(state, book, call, at).facts, ...call.facts } };
}
