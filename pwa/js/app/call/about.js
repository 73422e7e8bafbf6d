import { SEATS } from "../../rulebook.js";
import { handAt, hanchanAt, seated } from "../shared/hands.js";

const KINDS = { player: "players", team: "teams", official: "officials" };
/** In place of a seat: an offender who sits nowhere. */
export const SEATLESS = /** @type {Record<string, "team"|"official">} */ ({
  team: "team",
  arbiter: "official",
});

/**
 * Whom a call is about, and where. `from`: what it replaces, a ruling to amend or a ruling that was not sent.
 * @typedef {object} About
 * @property {any} table @property {string|null} hanchan its id @property {any} hand @property {string|null} seat
 * @property {{kind: string, id: string, name: string}|null} offender null while it must be chosen
 * @property {string|null} amends a ruling's id @property {string|null} again an outbox item's id
 * @property {string|null} decides a ruling whose escalation this call decides
 * @property {any} from {foul, facts, context, note?, amends?}
 */

/** What a call replaces, with its foul, facts, note; null where there is none (any more). @param {any} state @param {any[]} outbox @param {URLSearchParams} query */
export function fromOf(state, outbox, query) {
  const amends = query.get("amends");
  if (amends) return asJudged(state.rulings[amends], query.has("decides"));
  return outbox.find(({ id }) => id === query.get("again"))?.body ?? null;
}

/** What was judged at the hand's end is changed from there, not from what was known before; a decision has no note. @param {any} ruling @param {boolean} decides */
function asJudged(ruling, decides) {
  return ruling
    ? { ...ruling, facts: ruling.final_decision?.facts ?? ruling.facts, ...(decides && { note: "" }) }
    : null;
}

/**
 * @param {any} state @param {any[]} outbox @param {string} table @param {string} seat a wind, team, arbiter, or - for unknown
 * @param {URLSearchParams} query @returns {About|null} null where there is no such table, seat, ruling or item
 */
export function aboutOf(state, outbox, table, seat, query) {
  const amends = query.get("amends");
  const again = query.get("again");
  const at = state.tables[table];
  const from = fromOf(state, outbox, query);
  if (!at || ((amends || again) && !from)) return null;
  const shared = {
    table: at,
    amends: amends ?? from?.amends?.ruling ?? null,
    decides: query.get("decides"),
    again,
    from,
  };
  if (from) {
    const { hanchan = null, hand = null } = from;
    return {
      ...shared,
      hanchan,
      hand,
      seat: from.seat ?? null,
      offender: named(state, from.offender),
    };
  }
  return begun(state, shared, seat, query.get("who"));
}

/** @param {any} state @param {any} shared @param {string} seat @param {string|null} who @returns {About|null} */
function begun(state, shared, seat, who) {
  const playing = hanchanAt(state, shared.table.id);
  const hand = playing && handAt(state, shared.table.id, playing);
  const place = { ...shared, hanchan: playing?.id ?? null, hand };
  if (seat in SEATLESS) {
    const kind = SEATLESS[seat];
    return {
      ...place,
      seat: null,
      offender: who ? named(state, { kind, id: who }) : null,
    };
  }
  if (!playing || !SEATS.includes(seat)) return null;
  const player = seated(playing, hand).find(({ wind }) => wind === seat)?.player;
  return player ? { ...place, seat, offender: named(state, { kind: "player", id: player }) } : null;
}

/** @param {any} state @param {{kind: string, id: string}} offender */
function named(state, { kind, id }) {
  const things = state[KINDS[/** @type {keyof typeof KINDS} */ (kind)]] ?? {};
  return { kind, id, name: things[id]?.name ?? "?" };
}

/** The call as the log is asked about it, and as it is sent. @param {About} about @param {string|null} foul */
export function asked({ table, hanchan, hand, seat, offender, amends }, foul) {
  const where = {
    table: table.id,
    ...(hanchan && { hanchan }),
    ...(hand && { hand }),
    ...(seat && { seat }),
  };
  const whom = offender && {
    offender: { kind: offender.kind, id: offender.id },
  };
  return {
    ...where,
    ...whom,
    ...(foul && { foul }),
    ...(amends && { amends: { ruling: amends } }),
  };
}
