import { asOnePerson, mergePlayer, renameInRulings } from "./corrections.js";
import { SEATS } from "./hand.js";

/** Raise it whenever `applyEntries` changes: phones then apply their entries again. */
export const STATE_VERSION = 16;
export const GENESIS = "0".repeat(64);

const OF_HANCHAN = ["round", "started_at", "status", "status_cause", "substitutes"];
const NOT_CLOSED = { final_decision: undefined, closed_by: undefined };
const THINGS =
  "settings teams players officials tables hanchans rulings deadHands handEnds escalations photos notes timings ledger " +
  "payments cashCounts extraTimes keptTimes helpCalls exams examAttempts results withdrawnResults scoring merged";

/** @typedef {Record<string, any>} Things by id */

/**
 * One tournament as its journal tells it; all plain JSON, things by their id.
 * @typedef {object} State
 * @property {string} id @property {number} seq @property {string} hash
 * @property {any} settings {slug, name, rulebook, currency, time_zone, version, …} @property {string|null} revision
 * @property {Things} teams @property {Things} players @property {Things} officials @property {Things} tables
 * @property {Things} hanchans @property {Things} rulings @property {Things} deadHands @property {Things} handEnds
 * @property {Things} escalations by ruling, each with its `steps` @property {Things} photos @property {Things} notes on rulings @property {Things} timings
 * @property {Things} ledger lines @property {Things} payments @property {Things} cashCounts the last by day, currency and method @property {Things} extraTimes
 * @property {Things} keptTimes by players, for a director to confirm @property {Things} helpCalls for the head referee
 * @property {Things} exams of training cards @property {Things} examAttempts which official took which, without their answers
 * @property {Things} results by hanchan, each with the one `before` it; @property {Things} withdrawnResults the last, of those
 * that have none now @property {any} scoring what a director chose
 * @property {Record<string, string>} merged joined entry of a player → the one that counts
 * @property {any} season {league, season}, null where it is played in none
 * @property {number} erased where personal data was taken out last
 * @property {number} clean the server's last entry when the oldest one kept here was fetched: nothing that was taken out
 * until then is here
 * @property {any} [others] what the season's other evenings tell; only in the snapshot
 * @property {Things} [deferred] rulings that wait; only in what `withOutbox` answers
 */

/** The state before the first entry. @param {string} id @returns {State} */
export function emptyState(id) {
  const empty = Object.fromEntries(THINGS.split(" ").map((name) => [name, {}]));
  const nothing = { seq: 0, hash: GENESIS, revision: null, season: null, erased: 0, clean: 0 };
  return /** @type {any} */ ({ id, ...nothing, ...empty });
}

/** The state after more entries; the state before stays as it was. @param {State} state @param {any[]} entries @returns {State} */
export function applyEntries(state, entries) {
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

/** A state whose things can be set without changing those of the first. @param {State} state @returns {any} */
export function copied(state) {
  return Object.fromEntries(
    Object.entries(state).map(([name, value]) => [name, value && typeof value === "object" ? { ...value } : value]),
  );
}

/** What applies an entry, by its kind or the kind's first part. @type {Record<string, (state: any, entry: any) => void>} */
const KINDS = {
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

/** @param {string} name @param {(body: any) => any} shape */
function added(name, shape = (body) => body) {
  return (/** @type {any} */ state, /** @type {any} */ { subject, body: { rows: _, ...body } }) => {
    state[name][subject] = { id: subject, ...shape(body) };
  };
}

/** What was removed leaves the state. @param {string} name @param {(body: any, before: any) => any} shape */
function changed(name, shape = (body) => body) {
  return (/** @type {any} */ state, /** @type {any} */ { subject, body: { rows: _, before: __, ...body } }) => {
    if (body.removed_at) delete state[name][subject];
    else merge(state[name], subject, shape(body, state[name][subject]));
  };
}

/** @param {any} body */
function player({ team_id: team, ...rest }) {
  return team === undefined ? rest : { ...rest, team };
}

/** @param {Things} things @param {string} id @param {any} changes */
function merge(things, id, changes) {
  things[id] = { ...things[id], id, ...changes };
}

/** @param {any} state @param {any} entry */
function changeSettings(state, { body: { rows: _, rulebook_content: __, reason: ___, ...changes }, seq, who }) {
  if (changes.revision !== state.revision) state.settings.revision_since = { seq, who };
  Object.assign(state.settings, changes);
  state.revision = changes.revision;
}

/** @param {any} body @param {any} [before] */
function hanchan(body, before = {}) {
  const seats = Object.fromEntries(SEATS.map((seat) => [seat, body[`${seat}_id`] ?? before.seats[seat]]));
  const said = OF_HANCHAN.filter((name) => name in body).map((name) => [name, body[name]]);
  return { table: body.table_id ?? before.table, seats, ...Object.fromEntries(said) };
}

/** @param {any} body */
function place(body) {
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

/** @param {any} body */
function deadHand(body) {
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

/** @param {any} body */
function handEnd(body) {
  const { how, winners, hands, request = {} } = body;
  const { riichi = [], tenpai, next } = request;
  return { ...place(body), how, winners, hands, quads: request.quads ?? {}, riichi, tenpai, next };
}

/** @param {any} state @param {any} entry */
function timed(
  state,
  { at, who, subject, body: { rows: _, hanchan_id: hanchan, person_kind: kind, person_id: id, ...more } },
) {
  const person = id && { kind, id };
  state.timings[subject] = { id: subject, hanchan, person, official: who, server_at: at, ...more };
}

/** @param {any} state @param {any} entry */
function posted(state, { at, subject: cause_id, body: { cause, hanchan_id: hanchan, round, lines } }) {
  for (const line of lines) state.ledger[line.id] = { ...line, cause, cause_id, hanchan, round, at };
}

/** Its receipt bears the hash of the entry. @param {any} state @param {any} entry */
function paid(state, { kind, who, subject, hash, body: { rows: _, reason, note = reason, ...body } }) {
  state.payments[subject] = { id: subject, ...body, note, official: who, hash, refund: kind === "fine.refunded" };
}

/** @param {any} state @param {any} entry */
function resulted(state, { at, who, subject, body: { rows: _, ...body } }) {
  const before = state.results[body.hanchan_id] ?? state.withdrawnResults[body.hanchan_id] ?? null;
  delete state.withdrawnResults[body.hanchan_id];
  state.results[body.hanchan_id] = { id: subject, at, official: who, ...body, before };
}

/** The number that a result gets, by what is sent: one more than that of the result which it corrects. @param {any} body */
export function resultNumber({ corrects }) {
  return (corrects?.number ?? 0) + 1;
}

/** @param {any} state @param {any} entry */
function ruled(state, { kind, at, subject, body: { rows: _, ruling, ...more } }) {
  state.rulings[subject] = { ...ruling, counts: kind === "ruling.issued", ...more, server_at: at };
}

/** @param {any} state @param {any} entry */
function ended(state, { at, who, subject, body: { ruling, reason, amended_by = null } }) {
  merge(state.rulings, subject, {
    ...ruling,
    counts: false,
    amended_by,
    ended: { at, by: who, reason },
  });
}

/** @param {any} state @param {any} entry */
function closed(state, { subject, body: { ruling, final_decision, counts, hand_end, closing_ruling } }) {
  const cause = hand_end ? { kind: "hand-end", id: hand_end } : { kind: "ruling", id: closing_ruling };
  merge(state.rulings, subject, {
    ...ruling,
    final_decision,
    counts: counts ?? true,
    closed_by: cause,
  });
}

/** @param {any} state @param {any} entry */
function escalated(state, { at, who, seq, subject, body: { rows: _, ...body } }) {
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

/** Where it stands after a step, and the step. @param {any} state @param {any} entry */
function stepped(state, { at, who, seq, kind, subject, body: { rows: _, ...body } }) {
  const { status, level, standing_id } = body;
  const step = { what: kind.split(".")[1], official: who, server_at: at, seq, ...body };
  const { steps } = state.escalations[subject];
  merge(state.escalations, subject, { status, level, standing_id, steps: [...steps, step] });
}
