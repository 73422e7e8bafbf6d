import { composedBook, pinnedBook } from "./keeping/books.js";
import { clock, core, fail, listeners, start } from "./core.js";
import { emptyState } from "./log/journal.js";
import { known } from "./log/offences.js";

export { ApiError } from "./api.js";
export { Superseded } from "./keeping/database.js";
export { SEATS, endOf, order, placeOrder, windOf } from "./log/hand.js";
export { isDead } from "./log/offences.js";
export { MOST_PHOTOS, ownsId } from "./sending/queue.js";
export { momentOf, uuid7 } from "./uuid7.js";
export { isComing, isStopped, isTask, isThere, mayBeThere } from "./sending/stages.js";

/** @typedef {import("./sending/queue.js").Item} Item @typedef {import("./log/hand.js").Hand} Hand */
/** @typedef {typeof import("./acting.js")} Acts @typedef {typeof import("./asking.js")} Asks @typedef {typeof import("./account.js")} OwnAccount */

/** @type {Promise<any>|null} */
let opening = null;

/** The phone's truth, and all that changes it: the screens use nothing else of this folder. What changes it is told in acting.js. */
export const hall = {
  /** @type {import("./snapshot.js").Snapshot} */
  get snapshot() {
    return core.snapshot;
  },

  /** Call it once at the start; resolves with the first snapshot, network or not, and never rejects. */
  open() {
    opening ??= start().catch(fail);
    return opening.then(() => core.snapshot);
  },

  /** Call it once when the first screen is shown: from then on the phone sends, fetches and measures by itself. */
  run() {
    const loaded = Promise.all([import("./running.js"), import("./acting.js")]);
    return loaded.then(([running]) => running.run()).catch(fail);
  },

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

  join: act("join"),
  enter: act("enter"),
  leave: act("leave"),
  send: act("send"),
  takeBack: act("takeBack"),
  discard: act("discard"),
  sendAsMe: act("sendAsMe"),
  retry: act("retry"),
  sendNow: act("sendNow"),
  keepPhoto: act("keepPhoto"),
  attachPhoto: act("attachPhoto"),
  addPhoto: act("addPhoto"),
  letGo: act("letGo"),
  letOldGo: act("letOldGo"),
  photo: act("photo"),
  tableCode: act("tableCode"),
  lookAround: act("lookAround"),

  /** A player's own page is told in own.js. */
  own: () => import("./own.js"),

  /** What lays steps of escalations over the log is at hand from then on, network or not. */
  judging: () => import("./log/steps.js").catch(() => {}),

  /** What needs no account is told in open.js. */
  unjoined: () => import("./open.js"),

  /** The journal's entries and their proof are told in auditing.js. */
  auditing: () => import("./auditing.js"),

  /** Being told while the app is closed is told in pushing.js. */
  pushing: () => import("./pushing.js"),

  /** Who signs in by themselves is told in account.js. */
  account: () => import("./account.js"),

  ask: asked("ask"),
  file: asked("file"),
  look: asked("look"),
  seen: asked("seen"),
};

/** What only the server can tell. @template {keyof Asks} Name @param {Name} name @returns {Asks[Name]} */
function asked(name) {
  const asking = async (/** @type {any[]} */ ...given) =>
    /** @type {any} */ ((await import("./asking.js"))[name])(...given);
  return /** @type {any} */ (asking);
}

/** What needs more than the first screen does. @template {keyof Acts} Name @param {Name} name @returns {Acts[Name]} */
function act(name) {
  const acting = async (/** @type {any[]} */ ...given) =>
    /** @type {any} */ ((await import("./acting.js"))[name])(...given);
  return /** @type {any} */ (acting);
}
