/** The rules of riichi fouls on the phone: no DOM, no network, the same answers as the server's engine. */

export { settleTable } from "./rules/casual.js";
export { bookOf, compose } from "./rules/compose.js";
export { SEVERITY } from "./rules/consequences.js";
export { RIICHI, SIMULTANEOUS } from "./rules/context.js";
export { decide } from "./rules/decide.js";
export { RuleError } from "./rules/errors.js";
export { MOST_P, WHOM, WITH_P, carryOut, checkPenalties } from "./rules/issuing.js";
export { assess } from "./rules/lateness.js";
export { search } from "./rules/search.js";
export { speak, speakIssued, speakLateness } from "./rules/speech.js";
export { fold } from "./rules/spelling.js";
