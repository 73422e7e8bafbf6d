/** What a director and a finance coordinator work with. */

export { default as Correct } from "../corrections/correct.js";
export { HandEndWithdrawal } from "../corrections/hand-end-withdrawal.js";
export { AccountActs } from "../fines/account/account-acts.js";
export { LineAct } from "../fines/account/line-act.js";
export { NewPayment } from "../fines/new-payment.js";
export { default as Dashboard } from "../dashboard/dashboard.js";
export { default as Escalation } from "../escalations/escalation.js";
export { default as Escalations } from "../escalations/escalations.js";
export { default as Precedents } from "../escalations/precedents.js";
export { default as Fines } from "../fines/fines.js";
export { default as Payment } from "../fines/payment.js";
export { default as Cards } from "../join/cards.js";
export { Alarm } from "../journal/alarm.js";
export { default as Journal } from "../journal/journal.js";
export { default as People } from "../people/people.js";
export { default as Reports } from "../reports/reports.js";
export { default as Import } from "../results/import.js";
export { default as Result } from "../results/result.js";
export { default as Rounds } from "../seating/rounds.js";
export { default as Setup } from "../setup/setup.js";
export { default as Standings } from "../standings/standings.js";
