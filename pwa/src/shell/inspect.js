/**
 * The running app from inside, for a developer's console and for tests: `(await import("/bundle/inspect.js")).store`.
 * No screen needs it.
 */

export { tidy } from "../features/incident/call/draft.js";
export { turn } from "../domain/incident/address.js";
export { clockTime } from "../ui/i18n.js";
export { why } from "../domain/words/refusals.jsx";
export { later } from "../ui/later.jsx";
export { say, Toasts } from "../ui/toasts.jsx";
export { ROUTES } from "./routes.js";
export { change } from "../domain/words/change-settings.js";
export { decideDeferred } from "../domain/incident/deferred.js";
export { waitingFor } from "../domain/incident/deferred-at.js";
export { loadTexts, loadLanguage } from "../ui/texts.js";
export { Unreachable } from "../store/api.js";
export { storedSeason } from "../store/open.js";
export { change as changeSnapshot, clock, core } from "../store/state.js";
export { store, uuid7 } from "../store/index.js";
export { accesses } from "../store/indexeddb/accesses.js";
export { pinnedBook } from "../store/indexeddb/rulebooks.js";
export { database, remember } from "../store/indexeddb/database.js";
export { room } from "../store/indexeddb/persistence.js";
export { asOnePerson } from "../store/journal/corrections.js";
export { emptyState, applyEntries } from "../store/journal/journal.js";
export { witness } from "../store/witness/witness.js";
export { Live } from "../store/journal/live.js";
export { knownFacts } from "../store/journal/known-facts.js";
export { optimisticState } from "../store/journal/optimistic-state.js";
export { storedState } from "../store/journal/sync.js";
export { newItem } from "../store/outbox/new-item.js";
export { touched } from "../store/background.js";
export { changeItem } from "../store/outbox/items.js";
export { decide } from "../rules/engine/decide.js";
export { h, render } from "preact";
