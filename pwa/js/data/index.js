import { composedBook, pinnedBook } from "./keeping/books.js";
import * as acts from "./acting.js";
import { clock, core, fail, listeners, loadReading, speakIn, start } from "./core.js";
import { emptyState } from "./log/journal.js";
import { known } from "./log/offences.js";
import { run } from "./running.js";

export { ApiError } from "./api.js";
export { Superseded } from "./keeping/database.js";
export { SEATS, endOf, order, placeOrder, windOf } from "./log/hand.js";
export { isDead } from "./log/offences.js";
export { MOST_PHOTOS, ownsId } from "./sending/queue.js";
export { momentOf, uuid7 } from "./uuid7.js";
export { isComing, isStopped, isTask, isThere, mayBeThere } from "./sending/stages.js";

/** @typedef {import("./sending/queue.js").Item} Item @typedef {import("./log/hand.js").Hand} Hand */
/** @typedef {typeof import("./asking.js")} Asks @typedef {typeof import("./account.js")} OwnAccount */

/** @type {Promise<any>|null} */
let opening = null;

/** The phone's truth, and all that changes it: the screens use nothing else of this folder. What changes it is told in acting.js. */
export const hall = {
  /** @type {import("./snapshot.js").Snapshot} */
  get snapshot() {
    return core.snapshot;
  },

  /** Call it once at the start; resolves with the first snapshot, network or not, and never rejects. @param {string} [lang] what the rules speak */
  open(lang = "en") {
    opening ??= start(lang).catch(fail);
    return opening.then(() => core.snapshot);
  },

  /** Call it once when the first screen is shown: from then on the phone sends, fetches and measures by itself. */
  run: () => run().catch(fail),

  /** Another language for the rules. Raises Unreachable, ApiError. */
  speakIn,

  /** What readers of rulebooks need. Raises Unreachable, ApiError. */
  loadReading,

  /** @param {() => void} listener @returns {() => void} unsubscribe */
  subscribe(listener) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },

  /** What the log says before deciding: see `known` in offences.js. @param {any} call */
  known(call) {
    const { state, book } = core.snapshot;
    const at = call.at === undefined ? clock.now() : Date.parse(call.at);
    return known(state ?? emptyState(""), book, call, at);
  },

  /** A rulebook with these options and readings. Raises RuleError. @param {any} choice {id, options, readings} */
  bookOf: (choice) => composedBook(/** @type {any} */ (core.snapshot.library), choice),

  /** The rulebook of a revision that the tournament had. Raises Unreachable, ApiError. @param {string} revision */
  revision: (revision) =>
    pinnedBook(/** @type {any} */ (core.snapshot.library), null, revision, /** @type {any} */ (core.joined)),

  /** The server's time as far as it is known. @returns {number} ms */
  now: () => clock.now(),

  join: acts.join,
  enter: acts.enter,
  leave: acts.leave,
  send: acts.send,
  takeBack: acts.takeBack,
  discard: acts.discard,
  sendAsMe: acts.sendAsMe,
  retry: acts.retry,
  sendNow: acts.sendNow,
  keepPhoto: acts.keepPhoto,
  attachPhoto: acts.attachPhoto,
  addPhoto: acts.addPhoto,
  letGo: acts.letGo,
  letOldGo: acts.letOldGo,
  photo: acts.photo,
  tableCode: acts.tableCode,
  lookAround: acts.lookAround,

  /** A player's own page is told in own.js. */
  own: async () => (await import("./on-demand.js")).own,

  /** What lays steps of escalations over the log is at hand from then on, network or not. */
  judging: () => import("./on-demand.js").catch(() => {}),

  /** What needs no account is told in open.js. */
  unjoined: async () => (await import("./on-demand.js")).open,

  /** The journal's entries and their proof are told in auditing.js. */
  auditing: async () => (await import("./on-demand.js")).auditing,

  /** Being told while the app is closed is told in pushing.js. */
  pushing: async () => (await import("./on-demand.js")).pushing,

  /** Who signs in by themselves is told in account.js. */
  account: async () => (await import("./on-demand.js")).account,

  ask: asked("ask"),
  file: asked("file"),
  look: asked("look"),
  seen: asked("seen"),
};

/** What only the server can tell. @template {keyof Asks} Name @param {Name} name @returns {Asks[Name]} */
function asked(name) {
  const asking = async (/** @type {any[]} */ ...given) =>
    /** @type {any} */ ((await import("./on-demand.js")).asking[name])(...given);
  return /** @type {any} */ (asking);
}
