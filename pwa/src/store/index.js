import { afterFetch, run } from "./background.js";
import * as acts from "./commands.js";
import { loadReading, loadLanguage, start } from "./open.js";
import { clock, core, fail, listeners } from "./state.js";
import { emptyState } from "./journal/journal.js";
import { knownFacts } from "./journal/known-facts.js";
import { accesses } from "./indexeddb/accesses.js";
import { composedBook, pinnedBook } from "./indexeddb/rulebooks.js";

export { ApiError } from "./api.js";
export { Superseded } from "./indexeddb/database.js";
export { SEATS, endOf, isSameHand, order, placeOrder, windOf } from "./journal/hand.js";
export { deadSince, isDead } from "./journal/dead-hands.js";
export { dayOf, latenessOf, rulingsOn } from "./journal/known-facts.js";
export { MOST_PHOTOS, ownsId } from "./outbox/items.js";
export { momentOf, uuid7 } from "./uuid7.js";
export { isPending, isStopped, isTask, isThere, mayBeThere } from "./outbox/items.js";

/** @typedef {import("./outbox/items.js").Item} Item @typedef {import("./journal/hand.js").Hand} Hand */
/** @typedef {typeof import("./server/queries.js")} Asks @typedef {typeof import("./server/account.js")} OwnAccount */

/** @type {Promise<any>|null} */
let opening = null;

afterFetch.add(() => void import("./witness/witness.js").then(({ attend }) => attend()).catch(() => {}));
afterFetch.add(() => {
  if (core.journal?.season) import("./journal/season.js").then(({ catchUpSeason }) => catchUpSeason()).catch(fail);
});

/** @param {any} database made anew */
async function rescue(database) {
  await (await import("./journal/recovery.js")).saveAgain(database, core);
}

/** What the phone knows, and all that changes it: the screens use nothing else of this folder. The changes stand in commands.js. */
export const store = {
  /** @type {import("./snapshot.js").Snapshot} */
  get snapshot() {
    return core.snapshot;
  },

  /** Call it once at the start; resolves with the first snapshot, network or not, and never rejects. @param {string} [lang] what the rules speak */
  open(lang = "en") {
    opening ??= start(lang, rescue).catch(fail);
    return opening.then(() => core.snapshot);
  },

  /** Call it once when the first screen is shown: from then on the phone sends, fetches and measures by itself. */
  run: () => run().catch(fail),

  /** Another language for the rules. Raises Unreachable, ApiError. */
  loadLanguage,

  /** What readers of rulebooks need. Raises Unreachable, ApiError. */
  loadReading,

  /** @param {() => void} listener @returns {() => void} unsubscribe */
  subscribe(listener) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },

  /** What the log says before deciding: see known-facts.js. @param {any} call */
  knownFacts(call) {
    const { state, book } = core.snapshot;
    const at = call.at === undefined ? clock.now() : Date.parse(call.at);
    return knownFacts(state ?? emptyState(""), book, call, at);
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
  undo: acts.undo,
  discard: acts.discard,
  sendAsMe: acts.sendAsMe,
  retry: acts.retry,
  sendNow: acts.sendNow,
  savePhoto: acts.savePhoto,
  attachPhoto: acts.attachPhoto,
  addPhoto: acts.addPhoto,
  deletePhotos: acts.deletePhotos,
  deleteOldPhotos: acts.deleteOldPhotos,
  photo: acts.photo,
  tableCode: acts.tableCode,
  lookAround: acts.lookAround,

  /** The tournaments that this device takes part in, see indexeddb/accesses.js. */
  tournaments: () => accesses(),

  /** See server/player-page.js. */
  playerPage: () => import("./server/player-page.js"),

  /** What applies unsent steps of escalations is there from then on, network or not. */
  loadEscalationSteps: () => import("./journal/unsent/all.js").catch(() => {}),

  /** See server/visitor.js. */
  visitor: () => import("./server/visitor.js"),

  /** See journal/audit.js. */
  audit: () => import("./journal/audit.js"),

  /** See witness/alarms.js. */
  evidence: async () => (await import("./witness/alarms.js")).evidence(),

  /** See witness/witness.js. */
  uncheckedSince: async () => (await import("./witness/witness.js")).uncheckedSince(),

  /** See witness/behind-head.js. */
  behindHead: async (/** @type {any} */ told) => (await import("./witness/behind-head.js")).behindHead(told),

  /** See server/push.js. */
  push: () => import("./server/push.js"),

  /** See server/account.js. */
  account: () => import("./server/account.js"),

  ask: asked("ask"),
  sendHeld: asked("sendHeld"),
  file: asked("file"),
  look: asked("look"),
  seen: asked("seen"),
};

/** What only the server can tell. @template {keyof Asks} Name @param {Name} name @returns {Asks[Name]} */
function asked(name) {
  const query = async (/** @type {any[]} */ ...given) =>
    /** @type {any} */ ((await import("./server/queries.js"))[name])(...given);
  return /** @type {any} */ (query);
}
