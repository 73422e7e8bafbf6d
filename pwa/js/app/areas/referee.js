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
export { Leave, Switch } from "../join/leave.js";
export { default as Outbox } from "../outbox/outbox.js";
export { PushSwitch } from "../home/push-switch.js";
export { Aloud } from "../ruling/aloud.js";
export { default as Ruling } from "../ruling/ruling.js";
export { Badge, Warned } from "../shared/conflict-of-interest.js";
export { DirectorLinks } from "../table/director-links.js";
