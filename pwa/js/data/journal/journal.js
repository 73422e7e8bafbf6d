import { SEATS } from "./hand.js";

/** Raise it whenever `applyEntries` changes: phones then apply their entries again. */
export const STATE_VERSION = 10;
export const GENESIS = "0".repeat(64);

/** @typedef {Record<string, any>} Things by id */

/**
 * One tournament as its journal tells it; all plain JSON, things by their id.
 * @typedef {object} State
 * @property {string} id @property {number} seq @property {string} hash
 * @property {any} settings {slug, name, rulebook, currency, time_zone, version, …} @property {string|null} revision
 * @property {Things} teams @property {Things} players @property {Things} officials @property {Things} tables
 * @property {Things} hanchans @property {Things} rulings @property {Things} deadHands @property {Things} handEnds
 * @property {Things} escalations by ruling, each with its `steps` @property {Things} photos @property {Things} notes on rulings @property {Things} timings
 * @property {Things} ledger lines @property {Things} payments @property {Things} extraTimes
 * @property {Things} keptTimes by players, for a director to confirm @property {Things} helpCalls for the head referee
 * @property {Things} results by hanchan, each with the one `before` it @property {any} scoring what a director chose
 * @property {any} season {league, season}, null where it is played in none
 * @property {number} erased where personal data was taken out last
 * @property {number} clean the server's last entry when the oldest one kept here was fetched: nothing that was taken out
 * until then is here
 * @property {any} [others] what the season's other evenings tell; only in the snapshot
 * @property {Things} [deferred] rulings that wait; only in what `withOutbox` answers
 */

/** The state before the first entry. @param {string} id @returns {State} */
export function emptyState(id) {
  const things = ["teams", "players", "officials", "tables", "hanchans", "rulings", "deadHands", "handEnds"];
  const empty = Object.fromEntries(
    [
      ...things,
      "escalations",
      "photos",
      "notes",
      "timings",
      "ledger",
      "payments",
      "extraTimes",
      "keptTimes",
      "helpCalls",
      "results",
      "scoring",
    ].map((name) => [name, {}]),
  );
  return /** @type {any} */ ({
    id,
    seq: 0,
    hash: GENESIS,
    settings: {},
    revision: null,
    season: null,
    erased: 0,
    clean: 0,
    ...empty,
  });
}

/** The state after more entries; the state before stays as it was. @param {State} state @param {any[]} entries @returns {State} */
export function applyEntries(state, entries) {
  if (entries.length === 0) return state;
  const next = Object.fromEntries(
    Object.entries(state).map(([name, value]) => [name, value && typeof value === "object" ? { ...value } : value]),
  );
  for (const entry of entries) {
    KINDS[entry.kind]?.(next, entry);
    next.seq = entry.seq;
    next.hash = entry.hash;
  }
  return /** @type {any} */ (next);
}

/** @type {Record<string, (state: any, entry: any) => void>} */
const KINDS = {
  "tournament.created": changeSettings,
  "tournament.changed": changeSettings,
  "season.joined": (state, { body: { league, season } }) => void (state.season = { league, season }),
  "official.invited": added("officials"),
  "official.numbered": (state, { subject, body: { number } }) => merge(state.officials, subject, { number }),
  "official.changed": official,
  "official.revoked": official,
  "team.added": added("teams"),
  "player.added": added("players", ({ team_id: team, ...rest }) => ({
    ...rest,
    team,
  })),
  "table.added": added("tables"),
  "hanchan.added": added("hanchans", hanchan),
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
  "help.answered": helped,
  "help.ended": helped,
  "ledger.posted": posted,
  "fine.paid": paid,
  "result.entered": resulted,
  "result.corrected": resulted,
  "scoring.chosen": (state, { body: { rows: _, ...numbers } }) => void (state.scoring = numbers),
  "ruling.issued": ruled,
  "ruling.deferred": ruled,
  "ruling.withdrawn": ended,
  "ruling.amended": ended,
  "ruling.closed": closed,
  "dead-hand.declared": added("deadHands", deadHand),
  "dead-hand.cleared": (state, { subject, body: { cleared_at, cleared_by } }) =>
    merge(state.deadHands, subject, { cleared_at, cleared_by }),
  "hand.ended": added("handEnds", handEnd),
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

/** @param {Things} things @param {string} id @param {any} changes */
function merge(things, id, changes) {
  things[id] = { ...things[id], id, ...changes };
}

/** @param {any} state @param {any} entry */
function official(state, { subject, body: { rows: _, ...changes } }) {
  merge(state.officials, subject, changes);
}

/** @param {any} state @param {any} entry */
function helped(state, { subject, body: { rows: _, ...changes } }) {
  merge(state.helpCalls, subject, changes);
}

/** @param {any} state @param {any} entry */
function changeSettings(state, { body: { rows: _, rulebook_content: __, ...changes }, seq, who }) {
  if (changes.revision !== state.revision) state.settings.revision_since = { seq, who };
  Object.assign(state.settings, changes);
  state.revision = changes.revision;
}

/** @param {any} body */
function hanchan(body) {
  const seats = Object.fromEntries(SEATS.map((seat) => [seat, body[`${seat}_id`]]));
  return {
    table: body.table_id,
    round: body.round,
    seats,
    started_at: body.started_at,
  };
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
  return { ...place(body), how, winners, hands, quads: request.quads ?? {} };
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
function paid(state, entry) {
  added("payments")(state, entry);
  state.payments[entry.subject].hash = entry.hash;
}

/** @param {any} state @param {any} entry */
function resulted(state, { at, who, subject, body: { rows: _, ...body } }) {
  const before = state.results[body.hanchan_id] ?? null;
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
