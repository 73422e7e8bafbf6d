import { decide } from "../../rules/engine/decide.ts";
import { knownFacts } from "../journal/known-facts.ts";
import { uuid7 } from "../uuid7.ts";
import { HOLD_MS, OWN, STEPS } from "./items.ts";
import type { Rulebook } from "../../rules/books/rulebook.ts";
import type { Clock } from "../clock.ts";
import type { Bodies, Body, Expected, Showed } from "./bodies.ts";
import type { Item, ItemOf, Kind } from "./items.ts";
import type { Known } from "../snapshot.ts";
import type { Offender, Ruling } from "../journal/incidents.ts";
import type { Table } from "../journal/things.ts";
import type { State } from "../journal/journal.ts";

const PATHS: Record<string, (subject: string, id: string) => string> = {
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
 * @param given `id`: of a photo that is kept
 */
export function newItem<One extends Kind>(
  kind: One,
  subject: string | null,
  body: Bodies[One],
  { hold = false, expected, id: kept }: { hold?: boolean; expected?: Expected<One>; id?: string },
  { snapshot, clock }: { snapshot: Known; clock: Clock },
): ItemOf<One> {
  const { official, state } = snapshot;
  if (!snapshot.tournament || !state) throw new Error("No tournament is joined.");
  const tournament = snapshot.tournament.id;
  const id = (OWN.includes(kind) && subject) || kept || uuid7(clock.now());
  clock.look();
  const now = new Date().toISOString();
  const whole: Body | undefined = body && {
    ...filled(kind, body, snapshot),
    ...times(kind, now, clock),
    ...body,
  };
  const item = {
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
  return item as Item as ItemOf<One>; // the body is of this kind
}

/** What an item is about, as its body or the ruling has it. */
interface Subject {
  table?: Table | string;
  offender?: Partial<Offender>;
  foul?: string;
}

/** Whom and what it is about, in names. */
function about(state: State, subject: string | null, body?: Body) {
  const place = state.hanchans[body?.hanchan ?? subject ?? ""];
  const ruling: Partial<Ruling> | undefined = state.rulings[subject ?? ""];
  const { table, offender, foul }: Subject = {
    table: place?.table,
    offender: body?.person ?? body?.account,
    ...ruling,
    ...body,
  };
  const who = offender?.name ?? (offender?.kind && state[`${offender.kind}s` as const]?.[offender.id ?? ""]?.name);
  return { table: typeof table === "string" ? state.tables[table]?.label : table?.label, who, foul };
}

function filled(kind: Kind, body: Body, { book, state }: Known) {
  if (kind !== "ruling") return {};
  const revision = body.revision ?? book?.revision ?? state?.revision;
  return { facts: {}, context: {}, ...(revision && { revision }) };
}

/** The offset is null where it is not known yet: sending fills it in. */
function times(kind: Kind, now: string, clock: Clock) {
  if (!TIMED.includes(kind)) return {};
  return {
    device_at: now,
    ...(CORRECTED.includes(kind) && {
      clock_offset_ms: clock.sure ? clock.offset : null,
    }),
  };
}

/** What this phone decides: of a ruling, and of the call that stands again; null where its book can't. */
function shown(
  kind: Kind,
  subject: string | null,
  body: Body | undefined,
  { book, state }: Known,
  at: number,
): Showed | null {
  if (!book || !state) return null;
  try {
    const again = body?.outcome === "upheld" && state.rulings[subject ?? ""];
    const call = kind === "ruling" && body ? withKnown(state, book, body, at) : again;
    if (!call || !call.foul) return null;
    const decision = decide(book, call.foul, call.facts, call.context);
    const { status, penalties, effects, deferred } = decision;
    return { status, penalties, effects, facts: decision.facts, deferred };
  } catch {
    return null; // the server says what is wrong with it, and the item becomes a task
  }
}

function withKnown(state: State, book: Rulebook, call: Body, at: number) {
  return { ...call, facts: { ...knownFacts(state, book, call, at).facts, ...call.facts } };
}
