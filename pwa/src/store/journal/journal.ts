import { asOnePerson, mergePlayer, renameInRulings } from "./corrections.ts";
import { SEATS } from "./hand.ts";
import type { Entry } from "./entry.ts";
import type * as Told from "./entry-bodies.ts";
import type { DeadHand, Escalation, HandEnd, HelpCall, Note, Photo, Ruling } from "./incidents.ts";
import type {
  ById,
  CashCount,
  Exam,
  ExamAttempt,
  ExtraTime,
  Hanchan,
  KeptTime,
  LedgerLine,
  Official,
  Payment,
  Player,
  Result,
  ScoringChoice,
  Settings,
  Table,
  Team,
  Timing,
  WithdrawnResult,
} from "./things.ts";
import type { League } from "#api";

/** Raise it whenever `applyEntries` changes: phones then apply their entries again. */
export const STATE_VERSION = 16;
export const GENESIS = "0".repeat(64);

const OF_HANCHAN = ["round", "started_at", "status", "status_cause", "substitutes"] as const;
const NOWHERE: Pick<Hanchan, "table" | "seats"> = { table: "", seats: {} };
const NOT_CLOSED = { final_decision: undefined, closed_by: undefined };
const THINGS =
  "settings teams players officials tables hanchans rulings deadHands handEnds escalations photos notes timings ledger " +
  "payments cashCounts extraTimes keptTimes helpCalls exams examAttempts results withdrawnResults scoring merged";

/** What a tournament has, each by id. */
export interface Things {
  teams: ById<Team>;
  players: ById<Player>;
  officials: ById<Official>;
  tables: ById<Table>;
  hanchans: ById<Hanchan>;
  rulings: ById<Ruling>;
  deadHands: ById<DeadHand>;
  handEnds: ById<HandEnd>;
  /** by ruling */
  escalations: ById<Escalation>;
  photos: ById<Photo>;
  notes: ById<Note>;
  timings: ById<Timing>;
  ledger: ById<LedgerLine>;
  payments: ById<Payment>;
  /** the last by day, currency and method */
  cashCounts: ById<CashCount>;
  extraTimes: ById<ExtraTime>;
  keptTimes: ById<KeptTime>;
  helpCalls: ById<HelpCall>;
  exams: ById<Exam>;
  examAttempts: ById<ExamAttempt>;
  /** by hanchan */
  results: ById<Result>;
  /** the last, by hanchan, of those that have none now */
  withdrawnResults: ById<WithdrawnResult>;
}

/** One tournament as its journal tells it; all plain JSON. */
export interface State extends Things {
  id: string;
  seq: number;
  hash: string;
  settings: Settings;
  revision: string | null;
  scoring: ScoringChoice;
  /** joined entry of a player → the one that counts */
  merged: Record<string, string>;
  /** null where it is played in none */
  season: { league: League; season: string } | null;
  /** where personal data was taken out last */
  erased: number;
  /** the server's last entry when the oldest one kept here was fetched: nothing that was taken out until then is here */
  clean: number;
}

/** The state before the first entry. */
export function emptyState(id: string): State {
  const empty = Object.fromEntries(THINGS.split(" ").map((name) => [name, {}]));
  const nothing = { seq: 0, hash: GENESIS, revision: null, season: null, erased: 0, clean: 0 };
  return { id, ...nothing, ...empty } as State; // the settings come with the first entry
}

/** The state after more entries; the state before stays as it was. */
export function applyEntries(state: State, entries: Entry[]): State {
  if (entries.length === 0) return state;
  const next = copied(state);
  for (const entry of entries) {
    const apply = KINDS[entry.kind] ?? KINDS[entry.kind.split(".")[0]];
    apply?.(next, asOnePerson(entry as Entry<never>, next.merged)); // its kind says what its body is
    next.seq = entry.seq;
    next.hash = entry.hash;
  }
  renameInRulings(next);
  return next;
}

/** A state whose things can be set without changing those of the first. */
export function copied(state: State): State {
  const parts = Object.entries(state).filter(([, value]) => value && typeof value === "object");
  return { ...state, ...Object.fromEntries(parts.map(([name, value]) => [name, { ...value }])) };
}

/** What applies an entry, by its kind or the kind's first part. */
const KINDS: Record<string, (state: State, entry: Entry<never>) => void> = {
  "tournament.created": changeSettings,
  "tournament.changed": changeSettings,
  season: (state, { body: { league, season, reason } }: Entry<Told.SeasonBody>) =>
    void (state.season = reason ? null : { league, season }),
  official: changed(({ officials }) => officials, unchanged),
  team: changed(({ teams }) => teams, unchanged),
  player: (state, entry: Entry<Told.PlayerBody>) =>
    entry.body.merged_into ? mergePlayer(state, entry.subject, entry.body.merged_into) : changePlayer(state, entry),
  table: changed(({ tables }) => tables, unchanged),
  "hanchan.added": added(
    ({ hanchans }) => hanchans,
    (id, body: Told.HanchanBody) => ({ id, ...hanchan(body) }),
  ),
  "hanchan.changed": changed(({ hanchans }) => hanchans, hanchan),
  "fines.overlooked": (state, { subject, body: { players } }: Entry<Told.OverlookedBody>) =>
    merge(state.hanchans, subject, { allowed: [...(state.hanchans[subject]?.allowed ?? []), ...players] }),
  "hanchan.scheduled": (state, { subject, body: { scheduled_at, minutes } }: Entry<Partial<Hanchan>>) =>
    merge(state.hanchans, subject, { scheduled_at, minutes }),
  "timing.recorded": timed,
  "time.added": added(
    ({ extraTimes }) => extraTimes,
    (id, { hanchan_id: hanchan, ruling_id: ruling, ...rest }: Told.ExtraTimeBody) => ({ id, hanchan, ruling, ...rest }),
  ),
  "time.kept": (state, { at, subject, body }: Entry<Told.KeptTimeBody>) => {
    const { rows: _, hanchan_id: hanchan, player_id: player, ...rest } = body;
    state.keptTimes[subject] = { id: subject, hanchan, player, server_at: at, ...rest };
  },
  "time.confirmed": (state, { subject }) => merge(state.keptTimes, subject, { state: "confirmed" }),
  "time.dismissed": (state, { subject, body: { reason } }: Entry<{ reason: string }>) =>
    merge(state.keptTimes, subject, { state: "dismissed", reason }),
  "help.called": added(
    ({ helpCalls }) => helpCalls,
    (id, body: Told.HelpCallBody) => ({ id, ...body, ...place(body) }),
  ),
  help: changed(({ helpCalls }) => helpCalls, unchanged),
  exam: changed(({ exams }) => exams, unchanged),
  "exam-attempt": changed(({ examAttempts }) => examAttempts, unchanged),
  "ledger.posted": posted,
  "fine.paid": paid,
  "fine.refunded": paid,
  "payment.withdrawn": (state, { at, who, subject, body: { reason } }: Entry<{ reason: string }>) =>
    merge(state.payments, subject, { withdrawn: { at, by: who, reason } }),
  "cash.counted": (state, { at, who, subject, body: { rows: _, ...body } }: Entry<Told.CashCountBody>) => {
    const { day, unit, method } = body;
    const key = `${day} ${unit} ${method}`;
    const before = state.cashCounts[key];
    state.cashCounts[key] = { id: subject, ...body, official: who, at, earlier: before ? countsOf(before) : [] };
  },
  "result.entered": resulted,
  "result.corrected": resulted,
  "result.withdrawn": (state, { body: { hanchan_id: id, reason } }: Entry<{ hanchan_id: string; reason: string }>) => {
    state.withdrawnResults[id] = { ...state.results[id], withdrawn: reason };
    delete state.results[id];
  },
  "scoring.chosen": (state, { body: { rows: _, reason: __, ...numbers } }: Entry<Told.ScoringBody>) =>
    void (state.scoring = numbers),
  "ruling.issued": ruled,
  "ruling.deferred": ruled,
  "ruling.withdrawn": ended,
  "ruling.amended": ended,
  "ruling.closed": closed,
  "ruling.reopened": (state, { subject, body: { ruling } }: Entry<Told.RulingBody>) =>
    merge(state.rulings, subject, { effects: undefined, ...ruling, counts: false, ...NOT_CLOSED }),
  "dead-hand.declared": added(({ deadHands }) => deadHands, deadHand),
  "dead-hand": changed(({ deadHands }) => deadHands, unchanged),
  "hand.ended": added(({ handEnds }) => handEnds, handEnd),
  "hand-end.withdrawn": (state, { subject }) => void delete state.handEnds[subject],
  "photo.attached": added(
    ({ photos }) => photos,
    (id, body: Omit<Photo, "id">) => ({ id, ...body }),
  ),
  "note.added": (state, { at, who, subject, body: { rows: _, ...body } }: Entry<Told.NoteBody>) => {
    state.notes[subject] = { id: subject, official: who, server_at: at, ...body };
  },
  "personal-data.removed": (state, { seq, body: { photos } }: Entry<Told.RemovedBody>) => {
    state.erased = seq;
    if (photos) state.photos = {};
  },
  "escalation.opened": escalated,
  "escalation.decided": stepped,
  "escalation.appealed": stepped,
  "escalation.reopened": stepped,
};

type Apply<Body> = (state: State, entry: Entry<Body>) => void;

function added<Thing, Body>(
  things: (state: State) => ById<Thing>,
  shape: (id: string, body: Body) => Thing,
): Apply<Told.Written<Body>> {
  return (state, { subject, body }) => void (things(state)[subject] = shape(subject, withoutRows(body)));
}

/** What was removed leaves the state. */
function changed<Thing extends object, Body>(
  things: (state: State) => ById<Thing>,
  shape: (body: Body, before?: Thing) => Partial<Thing>,
): Apply<Told.Written<Body>> {
  return (state, { subject, body }) => {
    if (body.removed_at) delete things(state)[subject];
    else merge(things(state), subject, shape(withoutBefore(body), things(state)[subject]));
  };
}

function withoutRows<Body>({ rows: _, ...body }: Told.Written<Body>): Body {
  return body as Body;
}

function withoutBefore<Body>({ before: _, ...body }: Told.Written<Body>): Body {
  return withoutRows(body as Told.Written<Body>);
}

function unchanged<Body>(body: Body) {
  return body;
}

const changePlayer = changed(({ players }) => players, player);

function player({ team_id: team, ...rest }: Told.PlayerBody): Partial<Player> {
  return team === undefined ? rest : { ...rest, team };
}

function merge<Thing extends object>(things: ById<Thing>, id: string, changes: Partial<Thing>) {
  things[id] = { ...things[id], id, ...changes };
}

function changeSettings(state: State, { body, seq, who }: Entry<Told.SettingsBody>) {
  const { rows: _, rulebook_content: __, reason: ___, ...changes } = body;
  if (changes.revision !== state.revision) state.settings.revision_since = { seq, who };
  Object.assign(state.settings, changes);
  state.revision = changes.revision;
}

function hanchan(body: Told.HanchanBody, before = NOWHERE) {
  const seats = Object.fromEntries(SEATS.map((seat) => [seat, body[`${seat}_id`] ?? before.seats[seat]]));
  return { table: body.table_id ?? before.table, seats, ...picked(body, OF_HANCHAN) };
}

function picked<Thing extends object, Name extends keyof Thing>(thing: Thing, names: readonly Name[]) {
  const some: Partial<Pick<Thing, Name>> = {};
  for (const name of names) if (name in thing) some[name] = thing[name];
  return some;
}

function place(body: Told.PlaceBody) {
  const { hand_wind: wind, hand_number: number, hand_counters: counters } = body;
  return {
    table: body.table_id,
    hanchan: body.hanchan_id,
    hand: wind == null ? null : { wind, number, counters },
    official: body.official_id,
    server_at: body.server_at,
    device_at: body.device_at,
  };
}

function deadHand(id: string, body: Told.DeadHandBody): DeadHand {
  const { seat, cleared_at, cleared_by, request = {} } = body;
  return {
    id,
    ...place(body),
    seat,
    cleared_at,
    cleared_by,
    reason: request.reason ?? null,
    ruling: request.ruling ?? null,
  };
}

function handEnd(id: string, body: Told.HandEndBody): HandEnd {
  const { how, winners, hands, request = {} } = body;
  const { riichi = [], tenpai, next } = request;
  return { id, ...place(body), how, winners, hands, quads: request.quads ?? {}, riichi, tenpai, next };
}

function timed(state: State, { at, who, subject, body }: Entry<Told.TimingBody>) {
  const { rows: _, hanchan_id: hanchan, person_kind: kind, person_id: id, ...more } = body;
  const person = id ? { kind, id } : null;
  state.timings[subject] = { id: subject, hanchan, person, official: who, server_at: at, ...more };
}

function posted(state: State, { at, subject: cause_id, body }: Entry<Told.PostedBody>) {
  const { cause, hanchan_id: hanchan, round, lines } = body;
  for (const line of lines) state.ledger[line.id] = { ...line, cause, cause_id, hanchan, round, at };
}

/** Its receipt bears the hash of the entry. */
function paid(state: State, { kind, who, subject, hash, body: said }: Entry<Told.PaymentBody>) {
  const { rows: _, reason, note = reason, ...body } = said;
  state.payments[subject] = { id: subject, ...body, note, official: who, hash, refund: kind === "fine.refunded" };
}

/** A count and those before it. */
function countsOf({ earlier = [], ...count }: CashCount): Omit<CashCount, "earlier">[] {
  return [count, ...earlier];
}

function resulted(state: State, { at, who, subject, body: { rows: _, ...body } }: Entry<Told.ResultBody>) {
  const before = state.results[body.hanchan_id] ?? state.withdrawnResults[body.hanchan_id] ?? null;
  delete state.withdrawnResults[body.hanchan_id];
  state.results[body.hanchan_id] = { id: subject, at, official: who, ...body, before };
}

/** The number that a result gets, by what is sent: one more than that of the result which it corrects. */
export function resultNumber({ corrects }: { corrects?: { number: number } }) {
  return (corrects?.number ?? 0) + 1;
}

function ruled(state: State, { kind, at, subject, body: { rows: _, ruling, ...more } }: Entry<Told.RulingBody>) {
  state.rulings[subject] = { ...ruling, counts: kind === "ruling.issued", ...more, server_at: at };
}

function ended(state: State, { at, who, subject, body: { ruling, reason, amended_by = null } }: Entry<Told.EndedBody>) {
  merge(state.rulings, subject, {
    ...ruling,
    counts: false,
    amended_by,
    ended: { at, by: who, reason },
  });
}

function closed(state: State, { subject, body }: Entry<Told.ClosedBody>) {
  const { ruling, final_decision, counts, hand_end, closing_ruling } = body;
  const cause: Ruling["closed_by"] = hand_end
    ? { kind: "hand-end", id: hand_end }
    : { kind: "ruling", id: closing_ruling };
  merge(state.rulings, subject, {
    ...ruling,
    final_decision,
    counts: counts ?? true,
    closed_by: cause,
  });
}

function escalated(state: State, { at, who, seq, subject, body: { rows: _, ...body } }: Entry<Told.EscalationBody>) {
  state.escalations[subject] = {
    id: subject,
    ruling: subject,
    status: "open",
    level: "director",
    standing_id: subject,
    official: who,
    server_at: at,
    seq,
    steps: [],
    ...body,
  };
}

/** Where it stands after a step, and the step. */
function stepped(state: State, { at, who, seq, kind, subject, body: { rows: _, ...body } }: Entry<Told.StepBody>) {
  const { status, level, standing_id } = body;
  const step = { what: kind.split(".")[1], official: who, server_at: at, seq, ...body };
  const { steps } = state.escalations[subject];
  merge(state.escalations, subject, { status, level, standing_id, steps: [...steps, step] });
}
