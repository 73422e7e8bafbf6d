/** What a referee needs now and then: no ruling waits for it. */

export { Already } from "../call/dead-hand.js";
export { Amending, nothingNew } from "../call/amendment.js";
export { default as Claimed } from "../call/claimed.js";
export { Others } from "../call/comparison.js";
export { Offer } from "../clocks/offer.js";
export { TableClock } from "../clocks/tableclock.js";
export { Escalate } from "../escalations/escalate.js";
export { News } from "../escalations/news.js";
export { default as Log } from "../log/log.js";
export { default as Player } from "../log/player.js";
export { Trace } from "../open/trace.js";
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
} from "../outbox/rare.js";
export { Pushed } from "../pushing/pushed.js";
export { Incident } from "../reports/incident.js";
export { History } from "../ruling/history.js";
export { Badge, Recorded, Warned } from "../shared/partial.js";
export { Directing } from "../table/directing.js";
