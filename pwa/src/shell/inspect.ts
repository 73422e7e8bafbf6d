/**
 * The running app from inside, for a developer's console and for tests: `(await import("/bundle/inspect.js")).store`.
 * No screen needs it.
 */

export { tidy } from "../features/incident/call/draft.ts";
export { turn } from "../domain/incident/address.ts";
export { clockTime } from "../ui/i18n.ts";
export { why } from "../domain/words/refusals.tsx";
export { lazy } from "../ui/lazy.tsx";
export { say, Toasts } from "../ui/toasts.tsx";
export { ROUTES } from "./routes.ts";
export { change } from "../domain/words/change-settings.ts";
export { decideDeferred } from "../domain/incident/deferred.ts";
export { waitingFor } from "../domain/incident/deferred-at.ts";
export { loadTexts, loadLanguage } from "../ui/texts.ts";
export { Unreachable } from "../store/api.ts";
export { storedSeason } from "../store/open.ts";
export { change as changeSnapshot, clock, core } from "../store/state.ts";
export { store, uuid7 } from "../store/index.ts";
export { accesses } from "../store/indexeddb/accesses.ts";
export { pinnedBook } from "../store/indexeddb/rulebooks.ts";
export { database, remember } from "../store/indexeddb/database.ts";
export { room } from "../store/indexeddb/persistence.ts";
export { asOnePerson } from "../store/journal/corrections.ts";
export { emptyState, applyEntries } from "../store/journal/journal.ts";
export { witness } from "../store/witness/witness.ts";
export { Live } from "../store/journal/live.ts";
export { knownFacts } from "../store/journal/known-facts.ts";
export { optimisticState } from "../store/journal/optimistic-state.ts";
export { storedState } from "../store/journal/sync.ts";
export { newItem } from "../store/outbox/new-item.ts";
export { touched } from "../store/background.ts";
export { changeItem } from "../store/outbox/items.ts";
export { decide } from "../rules/engine/decide.ts";
export { h, render } from "preact";
