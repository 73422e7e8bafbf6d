import { asOnePerson, mergePlayer, renameInRulings } from "./corrections.ts";
import { SEATS } from "./hand.ts";
import type {
  ById,
  CashCount,
  DeadHand,
  Escalation,
  Exam,
  ExamAttempt,
  ExtraTime,
  HandEnd,
  Hanchan,
  HelpCall,
  KeptTime,
  LedgerLine,
  Note,
  Official,
  Payment,
  Photo,
  Player,
  Result,
  Ruling,
  ScoringChoice,
  Settings,
  Table,
  Team,
  Timing,
  WithdrawnResult,
} from "./things.ts";

/** Raise it whenever `applyEntries` changes: phones then apply their entries again. */
export const STATE_VERSION = 16;
export const GENESIS = "0".repeat(64);

const OF_HANCHAN = ["round", "started_at", "status", "status_cause", "substitutes"];
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
  season: { league: string; season: string } | null;
  /** where personal data was taken out last */
  erased: number;
  /** the server's last entry when the oldest one kept here was fetched: nothing that was taken out until then is here */
  clean: number;
  /** what the season's other evenings tell; only in the snapshot */
  others?: any;
  /** rulings that wait; only in what `withOutbox` answers */
  deferred?: ById<Ruling>;
}

/** The state before the first entry. */
export function emptyState(id: string): State {
  const empty = Object.fromEntries(THINGS.split(" ").map((name) => [name, {}]));
  const nothing = { seq: 0, hash: GENESIS, revision: null, season: null, erased: 0, clean: 0 };
  return { id, ...nothing, ...empty } as any;
}

/** The state after more entries; the state before stays as it was. */
export function applyEntries(state: State, entries: any[]): State {
  if (entries.length === 0) return state;
  const next = copied(state);
  for (const entry of entries) {
    const apply = KINDS[entry.kind] ?? KINDS[entry.kind.split(".")[0]];
    apply?.(next, asOnePerson(entry, next.merged));
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
const KINDS: Record<string, (state: State, entry: any) => void> = {
  "tournament.created": changeSettings,
  "tournament.changed": changeSettings,
  season: (state, { body: { league, season, reason } }) => void (state.season = reason ? null : { league, season }),
  official: changed("officials"),
  team: changed("teams"),
  player: (state, entry) => (entry.body.merged_into ? mergePlayer : changed("players", player))(state, entry),
  table: changed("tables"),
  "hanchan.added": added("hanchans", hanchan),
  "hanchan.changed": changed("hanchans", hanchan),
  "fines.overlooked": (state, { subject, body: { players } }) =>
    merge(state.hanchans, subject, { allowed: [...(state.hanchans[subject]?.allowed ?? []), ...players] }),
  "hanchan.scheduled": (state, { subject, body: { scheduled_at, minutes } }) =>
    merge(state.hanchans, subject, { scheduled_at, minutes }),
  "timing.recorded": timed,
  "time.added": added("extraTimes", ({ hanchan_id: hanchan, ruling_id: ruling, ...rest }) => ({
    hanchan,
    ruling,
    ...rest,
  })),
  "time.kept": (state, { at, subject, body: { rows: _, hanchan_id: hanchan, player_id: player, ...rest } }) => {
    state.keptTimes[subject] = { id: subject, hanchan, player, server_at: at, ...rest };
  },
  "time.confirmed": (state, { subject }) => merge(state.keptTimes, subject, { state: "confirmed" }),
  "time.dismissed": (state, { subject, body: { reason } }) =>
    merge(state.keptTimes, subject, { state: "dismissed", reason }),
  "help.called": added("helpCalls", (body) => ({ ...body, ...place(body) })),
  help: changed("helpCalls"),
  exam: changed("exams"),
  "exam-attempt": changed("examAttempts"),
  "ledger.posted": posted,
  "fine.paid": paid,
  "fine.refunded": paid,
  "payment.withdrawn": (state, { at, who, subject, body: { reason } }) =>
    merge(state.payments, subject, { withdrawn: { at, by: who, reason } }),
  "cash.counted": (state, { at, who, subject, body: { rows: _, ...body } }) => {
    const { day, unit, method } = body;
    const key = `${day} ${unit} ${method}`;
    const { earlier = [], ...before } = state.cashCounts[key] ?? {};
    const counts = before.id ? [before, ...earlier] : [];
    state.cashCounts[key] = { id: subject, ...body, official: who, at, earlier: counts };
  },
  "result.entered": resulted,
  "result.corrected": resulted,
  "result.withdrawn": (state, { body: { hanchan_id: id, reason } }) => {
    state.withdrawnResults[id] = { ...state.results[id], withdrawn: reason };
    delete state.results[id];
  },
  "scoring.chosen": (state, { body: { rows: _, reason: __, ...numbers } }) => void (state.scoring = numbers),
  "ruling.issued": ruled,
  "ruling.deferred": ruled,
  "ruling.withdrawn": ended,
  "ruling.amended": ended,
  "ruling.closed": closed,
  "ruling.reopened": (state, { subject, body: { ruling } }) =>
    merge(state.rulings, subject, { effects: undefined, ...ruling, counts: false, ...NOT_CLOSED }),
  "dead-hand.declared": added("deadHands", deadHand),
  "dead-hand": changed("deadHands"),
  "hand.ended": added("handEnds", handEnd),
  "hand-end.withdrawn": (state, { subject }) => void delete state.handEnds[subject],
  "photo.attached": added("photos"),
  "note.added": (state, { at, who, subject, body: { rows: _, ...body } }) => {
    state.notes[subject] = { id: subject, official: who, server_at: at, ...body };
  },
  "personal-data.removed": (state, { seq, body: { photos } }) => {
    state.erased = seq;
    if (photos) state.photos = {};
  },
  "escalation.opened": escalated,
  "escalation.decided": stepped,
  "escalation.appealed": stepped,
  "escalation.reopened": stepped,
};

function added(name: keyof Things, shape: (body: any) => any = (body) => body) {
  return (state: State, { subject, body: { rows: _, ...body } }: any) => {
    state[name][subject] = { id: subject, ...shape(body) };
  };
}

/** What was removed leaves the state. */
function changed(name: keyof Things, shape: (body: any, before: any) => any = (body) => body) {
  return (state: State, { subject, body: { rows: _, before: __, ...body } }: any) => {
    if (body.removed_at) delete state[name][subject];
    else merge<object>(state[name], subject, shape(body, state[name][subject]));
  };
}

function player({ team_id: team, ...rest }: any) {
  return team === undefined ? rest : { ...rest, team };
}

function merge<Thing extends object>(things: ById<Thing>, id: string, changes: Partial<Thing>) {
  things[id] = { ...things[id], id, ...changes };
}

function changeSettings(
  state: State,
  { body: { rows: _, rulebook_content: __, reason: ___, ...changes }, seq, who }: any,
) {
  if (changes.revision !== state.revision) state.settings.revision_since = { seq, who };
  Object.assign(state.settings, changes);
  state.revision = changes.revision;
}

function hanchan(body: any, before: any = {}) {
  const seats = Object.fromEntries(SEATS.map((seat) => [seat, body[`${seat}_id`] ?? before.seats[seat]]));
  const said = OF_HANCHAN.filter((name) => name in body).map((name) => [name, body[name]]);
  return { table: body.table_id ?? before.table, seats, ...Object.fromEntries(said) };
}

function place(body: any) {
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

function deadHand(body: any) {
  const { seat, cleared_at, cleared_by, request = {} } = body;
  return {
    ...place(body),
    seat,
    cleared_at,
    cleared_by,
    reason: request.reason ?? null,
    ruling: request.ruling ?? null,
  };
}

function handEnd(body: any) {
  const { how, winners, hands, request = {} } = body;
  const { riichi = [], tenpai, next } = request;
  return { ...place(body), how, winners, hands, quads: request.quads ?? {}, riichi, tenpai, next };
}

function timed(
  state: State,
  { at, who, subject, body: { rows: _, hanchan_id: hanchan, person_kind: kind, person_id: id, ...more } }: any,
) {
  const person = id && { kind, id };
  state.timings[subject] = { id: subject, hanchan, person, official: who, server_at: at, ...more };
}

function posted(state: State, { at, subject: cause_id, body: { cause, hanchan_id: hanchan, round, lines } }: any) {
  for (const line of lines) state.ledger[line.id] = { ...line, cause, cause_id, hanchan, round, at };
}

/** Its receipt bears the hash of the entry. */
function paid(state: State, { kind, who, subject, hash, body: { rows: _, reason, note = reason, ...body } }: any) {
  state.payments[subject] = { id: subject, ...body, note, official: who, hash, refund: kind === "fine.refunded" };
}

function resulted(state: State, { at, who, subject, body: { rows: _, ...body } }: any) {
  const before = state.results[body.hanchan_id] ?? state.withdrawnResults[body.hanchan_id] ?? null;
  delete state.withdrawnResults[body.hanchan_id];
  state.results[body.hanchan_id] = { id: subject, at, official: who, ...body, before };
}

/** The number that a result gets, by what is sent: one more than that of the result which it corrects. */
export function resultNumber({ corrects }: any) {
  return (corrects?.number ?? 0) + 1;
}

function ruled(state: State, { kind, at, subject, body: { rows: _, ruling, ...more } }: any) {
  state.rulings[subject] = { ...ruling, counts: kind === "ruling.issued", ...more, server_at: at };
}

function ended(state: State, { at, who, subject, body: { ruling, reason, amended_by = null } }: any) {
  merge(state.rulings, subject, {
    ...ruling,
    counts: false,
    amended_by,
    ended: { at, by: who, reason },
  });
}

function closed(state: State, { subject, body: { ruling, final_decision, counts, hand_end, closing_ruling } }: any) {
  const cause = hand_end ? { kind: "hand-end", id: hand_end } : { kind: "ruling", id: closing_ruling };
  merge(state.rulings, subject, {
    ...ruling,
    final_decision,
    counts: counts ?? true,
    closed_by: cause,
  });
}

function escalated(state: State, { at, who, seq, subject, body: { rows: _, ...body } }: any) {
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
function stepped(state: State, { at, who, seq, kind, subject, body: { rows: _, ...body } }: any) {
  const { status, level, standing_id } = body;
  const step = { what: kind.split(".")[1], official: who, server_at: at, seq, ...body };
  const { steps } = state.escalations[subject];
  merge(state.escalations, subject, { status, level, standing_id, steps: [...steps, step] });
}
