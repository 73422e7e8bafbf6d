/**
 * The running app from inside, for a developer's console and for tests: `(await import("/bundle/inspect.js")).store`.
 * No screen needs it.
 */

export { tidy } from "./app/call/draft.js";
export { turn } from "./app/call/address.js";
export { html } from "./app/html.js";
export { clockTime } from "./app/i18n.js";
export { why } from "./app/outbox/refusals.js";
export { later } from "./app/parts/later.js";
export { say, Toasts } from "./app/parts/toasts.js";
export { ROUTES } from "./app/routes.js";
export { change } from "./app/settings.js";
export { decideDeferred } from "./app/table/deferred.js";
export { waitingFor } from "./app/table/deferred-at.js";
export { loadTexts, loadLanguage } from "./app/texts.js";
export { Unreachable } from "./data/api.js";
export { change as changeSnapshot, clock, core, storedSeason } from "./data/core.js";
export { store, uuid7 } from "./data/index.js";
export { accesses } from "./data/store/accesses.js";
export { pinnedBook } from "./data/store/rulebooks.js";
export { database, remember } from "./data/store/database.js";
export { room } from "./data/store/persistence.js";
export { asOnePerson } from "./data/journal/corrections.js";
export { emptyState, applyEntries } from "./data/journal/journal.js";
export { witness } from "./data/witness/witness.js";
export { Live } from "./data/journal/live.js";
export { knownFacts } from "./data/journal/known-facts.js";
export { optimisticState } from "./data/journal/optimistic-state.js";
export { storedState } from "./data/journal/sync.js";
export { newItem } from "./data/outbox/new-item.js";
export { touched } from "./data/background.js";
export { changeItem } from "./data/outbox/items.js";
export { decide } from "./rules/engine/decide.js";
export { render } from "../vendor/preact.js";
