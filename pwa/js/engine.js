/** The rules of riichi fouls on the phone: no DOM, no network, the same answers as the server's engine. */

export { settleTable } from "./rules/casual.js";
export { bookOf, compose } from "./rules/compose.js";
export { RIICHI, SEATS, SIMULTANEOUS } from "./rules/context.js";
export { decide } from "./rules/decide.js";
export { RuleError } from "./rules/errors.js";
export { MOST_P, SEVERITY, WHOM, WITH_P, carryOut, checkPenalties, consequences, strongest } from "./rules/issuing.js";
export { assess } from "./rules/lateness.js";
export { Library } from "./rules/library.js";
export { Rulebook, canonical, revisionOf } from "./rules/rulebook.js";
export { search } from "./rules/search.js";
export { speak, speakIssued, speakLateness } from "./rules/speech.js";
export { fold } from "./rules/spelling.js";
export { LANGUAGES, Words, clockTime, tied } from "./rules/wording.js";
