import { canonical } from "../../rules/books/rulebook.js";
import { newestFirst } from "../shared/ruled.js";

const REPEAT = "offence_number"; // how often before: it differs between rulings that are otherwise the same

/** Every other ruling on the offender, newest first, but those of this matter. @param {any} state @param {any} escalation @param {any} ruling */
export function onOffender(state, escalation, { offender }) {
  return others(state, escalation, (one) => one.offender.id === offender.id);
}

/** How the same foul was ruled otherwise at this event, newest first. @param {any} state @param {any} escalation @param {any} ruling */
export function ofFoul(state, escalation, { foul }) {
  return others(state, escalation, (one) => one.foul === foul);
}

/** Whether two rulings were made on the same facts. @param {any} one @param {any} other */
export function sameFacts(one, other) {
  return canonical(factsOf(one)) === canonical(factsOf(other));
}

/** @param {any} ruling */
function factsOf({ final_decision: final, facts }) {
  const { [REPEAT]: _, ...rest } = final?.facts ?? facts ?? {};
  return rest;
}

/** @param {any} state @param {any} escalation @param {(ruling: any) => boolean} meant */
function others(state, { id, steps }, meant) {
  const own = [id, ...steps.map((/** @type {any} */ { standing_id }) => standing_id)];
  return newestFirst(Object.values(state.rulings).filter((one) => meant(one) && !own.includes(one.id)));
}
