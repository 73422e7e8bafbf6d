import { afterFetch, run } from "./background.ts";
import * as acts from "./commands.ts";
import { loadReading, loadLanguage, start } from "./open.ts";
import { clock, core, fail, listeners, tournamentHere } from "./state.ts";
import { emptyState } from "./journal/journal.ts";
import { knownFacts } from "./journal/known-facts.ts";
import { accesses } from "./indexeddb/accesses.ts";
import { composedBook, pinnedBook } from "./indexeddb/rulebooks.ts";
import type { Witnesses } from "#api";
import type { Call } from "./api.ts";
import type { Database } from "./indexeddb/database.ts";
import type { AboutToCall } from "./journal/known-facts.ts";
import type { Choice } from "./indexeddb/rulebooks.ts";
import type { Snapshot } from "./snapshot.ts";

export type { Hand } from "./journal/hand.ts";
export type {
  DeadHand,
  Escalation,
  EscalationStep,
  HandEnd,
  HelpCall,
  Note,
  Offender,
  Photo,
  Place,
  Ruling,
} from "./journal/incidents.ts";
export type {
  AccountKind,
  ById,
  CashCount,
  Exam,
  ExamAttempt,
  Hanchan,
  KeptTime,
  LedgerLine,
  Official,
  Payment,
  Player,
  Result,
  ScoringChoice,
  Seat,
  Settings,
  Table,
  Team,
  Timing,
  Unsent,
  WithdrawnResult,
} from "./journal/things.ts";
export type { Call, Problem } from "./api.ts";
export type { Answer } from "./server/queries.ts";
export type { Own, OwnRuling } from "./server/player-page.ts";
export type { NewTime } from "./server/visitor.ts";
export type { Bodies, Showed } from "./outbox/bodies.ts";
export type { AboutToCall } from "./journal/known-facts.ts";
export type { Choice } from "./indexeddb/rulebooks.ts";
export type { Entry } from "./journal/entry.ts";
export type * as Told from "./journal/entry-bodies.ts";
export type { Alarm } from "./witness/alarms.ts";
export type { Item, ItemOf, Kind, Stage } from "./outbox/items.ts";
export type { Tournament } from "./indexeddb/accesses.ts";
export type { ShownState as State, Snapshot } from "./snapshot.ts";
export { ApiError, Unreachable } from "./api.ts";
export { Superseded } from "./indexeddb/database.ts";
export { SEATS, endOf, isSameHand, order, placeOrder, turnOf, windOf } from "./journal/hand.ts";
export { deadSince, isDead } from "./journal/dead-hands.ts";
export { dayOf, latenessOf, rulingsOn } from "./journal/known-facts.ts";
export { MOST_PHOTOS, ownsId } from "./outbox/items.ts";
export { momentOf, uuid7 } from "./uuid7.ts";
export { isPending, isStopped, isTask, isThere, mayBeThere } from "./outbox/items.ts";

export type OwnAccount = typeof import("./server/account.ts");

let opening: Promise<void> | null = null;

afterFetch.add(() => void import("./witness/witness.ts").then(({ attend }) => attend()).catch(() => {}));
afterFetch.add(() => {
  if (core.journal?.season) import("./journal/season.ts").then(({ catchUpSeason }) => catchUpSeason()).catch(fail);
});

/** @param database made anew */
async function rescue(database: Database) {
  await (await import("./journal/recovery.ts")).saveAgain(database, core);
}

/** What the phone knows, and all that changes it: the screens use nothing else of this folder. The changes stand in commands.ts. */
export const store = {
  get snapshot(): Snapshot {
    return core.snapshot as Snapshot;
  },

  /** Call it once at the start; resolves with the first snapshot, network or not, and never rejects. @param lang what the rules speak */
  open(lang: string = "en") {
    opening ??= start(lang, rescue).catch(fail);
    return opening.then(() => core.snapshot);
  },

  /** Call it once when the first screen is shown: from then on the phone sends, fetches and measures by itself. */
  run: () => run().catch(fail),

  /** Another language for the rules. Raises Unreachable, ApiError. */
  loadLanguage,

  /** What readers of rulebooks need. Raises Unreachable, ApiError. */
  loadReading,

  /** @returns unsubscribe */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },

  /** What the log says before deciding: see known-facts.ts. */
  knownFacts(call: AboutToCall & { at?: string }) {
    const { state, book } = core.snapshot;
    const at = call.at === undefined ? clock.now() : Date.parse(call.at);
    return knownFacts(state ?? emptyState(""), book, call, at);
  },

  /** A rulebook with these options and readings. Raises RuleError. */
  bookOf: (choice: Choice) => composedBook(core.snapshot.library, choice),

  /** The rulebook of a revision that the tournament had. Raises Unreachable, ApiError. */
  revision: async (revision: string) => pinnedBook(core.snapshot.library, null, revision, tournamentHere()),

  /** The server's time as far as it is known. @returns ms */
  now: (): number => clock.now(),

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

  /** The tournaments that this device takes part in, see indexeddb/accesses.ts. */
  tournaments: () => accesses(),

  /** See server/player-page.ts. */
  playerPage: () => import("./server/player-page.ts"),

  /** What applies unsent steps of escalations is there from then on, network or not. */
  loadEscalationSteps: () => import("./journal/unsent/all.ts").catch(() => {}),

  /** See server/visitor.ts. */
  visitor: () => import("./server/visitor.ts"),

  /** See journal/audit.ts. */
  audit: () => import("./journal/audit.ts"),

  /** See witness/alarms.ts. */
  evidence: async () => (await import("./witness/alarms.ts")).evidence(),

  /** See witness/witness.ts. */
  uncheckedSince: async () => (await import("./witness/witness.ts")).uncheckedSince(),

  /** See witness/behind-head.ts. */
  behindHead: async (told: Witnesses) => (await import("./witness/behind-head.ts")).behindHead(told),

  /** See server/push.ts. */
  push: () => import("./server/push.ts"),

  /** See server/account.ts. */
  account: () => import("./server/account.ts"),

  /** See server/queries.ts, for all of these. */
  ask: async <Body = unknown>(path: string, call?: Call) => (await queries()).ask<Body>(path, call),
  sendHeld: async () => (await queries()).sendHeld(),
  file: async (path: string, call?: Call) => (await queries()).file(path, call),
  look: async <Body = unknown>(path: string) => (await queries()).look<Body>(path),
  seen: async <Body = unknown>(path: string) => (await queries()).seen<Body>(path),
};

/** What only the server can tell. */
function queries() {
  return import("./server/queries.ts");
}
