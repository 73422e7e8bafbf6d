import { momentOf } from "../../../store/index.js";
import { over } from "../../../domain/incident/ruling-list.jsx";

const MINUTE_MS = 60_000;

/**
 * Another referee's ruling that is probably on this very call: on the same player for the same foul, made since a minute
 * before the call began.
 * @param {any} state @param {import("../call/offender.jsx").About} about @param {string} foul @param {any} official @param {string} draft its id
 */
export function ruledMeanwhile({ rulings }, { offender, hanchan, from }, foul, official, draft) {
  if (from || !offender) return null;
  const call = { id: draft, foul, offender, hanchan, official: official?.id };
  return find(Object.values(rulings), call, momentOf(draft) - MINUTE_MS, Infinity);
}

/** Another referee's ruling among these, within a minute of this one, that is probably on the same call, where both hold. @param {any[]} rulings @param {any} ruling */
export function sameCallAs(rulings, ruling) {
  const at = Date.parse(ruling.ruled_at);
  return over(ruling) || ruling.amends ? null : find(rulings, ruling, at - MINUTE_MS, at + MINUTE_MS);
}

/** @param {any[]} rulings @param {any} call @param {number} from @param {number} until @returns {any} */
function find(rulings, { id, foul, offender, hanchan, official }, from, until) {
  const is = (/** @type {any} */ one) => {
    const at = Date.parse(one.ruled_at);
    const same = one.foul === foul && one.offender.id === offender.id && (one.hanchan ?? null) === (hanchan ?? null);
    return same && one.id !== id && one.official !== official && !over(one) && !one.amends && at >= from && at <= until;
  };
  return rulings.find(is) ?? null;
}
