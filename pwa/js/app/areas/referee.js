/** What a referee needs now and then: no ruling waits for it. */

export { DeadHandWarning } from "../call/dead-hand.js";
export { Amendment, nothingNew } from "../call/amendment.js";
export { default as Claimed } from "../call/claimed.js";
export { OtherRulebooks } from "../call/comparison.js";
export { ExtraTimeOffer } from "../clocks/extra-time-offer.js";
export { TableClock } from "../clocks/table-clock.js";
export { Escalate } from "../escalations/escalate.js";
export { Notice } from "../escalations/notice.js";
export { Circumstances } from "../foul/circumstances.js";
export { default as Log } from "../log/log.js";
export { default as Player } from "../log/player.js";
export { Near } from "../rulebook/near.js";
export { Trace } from "../rulebook/trace.js";
export { MoreOffenders } from "../offenders/more-offenders.js";
export { SameIncident } from "../offenders/same-incident.js";
export {
  Differs,
  Discard,
  Elsewhere,
  Leave,
  Out,
  Phone,
  Restored,
  SignedOut,
  Switch,
  Versions,
} from "../outbox/exceptions.js";
export { PushSwitch } from "../home/push-switch.js";
export { Incident } from "../reports/incident.js";
export { Actions } from "../ruling/actions.js";
export { Aloud } from "../ruling/aloud.js";
export { History } from "../ruling/history.js";
export { Badge, Recorded, Warned } from "../shared/conflict-of-interest.js";
export { DirectorLinks } from "../table/director-links.js";
