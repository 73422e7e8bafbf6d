/** What no ruling needs, in one download that comes when it is first wanted. */

import "./journal/unsent/escalation-steps.js";
import "./journal/unsent/exams.js";
import "./journal/unsent/help-calls.js";
import "./journal/unsent/notes.js";
import "./journal/unsent/payments-and-results.js";

export { accesses } from "./store/accesses.js";
export * as account from "./online/account.js";
export * as admission from "./online/admission.js";
export * as amendment from "./outbox/amendment.js";
export * as audit from "./journal/audit.js";
export * as departure from "./store/departure.js";
export * as playerPage from "./online/player-page.js";
export * as visitor from "./online/visitor.js";
export * as push from "./online/push.js";
export * as witness from "./witness/witness.js";
export * as behindHead from "./witness/behind-head.js";
export * as alarms from "./witness/alarms.js";
export * as queries from "./online/queries.js";
export * as recovery from "./journal/recovery.js";
export * as season from "./journal/season.js";
