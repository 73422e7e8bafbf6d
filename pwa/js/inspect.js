/**
 * The running app from inside, for a developer's console and for tests: `(await import("/bundle/inspect.js")).hall`.
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
export { judged } from "./app/table/judging.js";
export { waitingFor } from "./app/table/waiting.js";
export { loadTexts, speakIn } from "./app/texts.js";
export { Unreachable } from "./data/api.js";
export { change as changeSnapshot, clock, core, keptSeason } from "./data/core.js";
export { hall, uuid7 } from "./data/index.js";
export { accesses } from "./data/keeping/accesses.js";
export { pinnedBook } from "./data/keeping/books.js";
export { database, remember } from "./data/keeping/database.js";
export { room } from "./data/keeping/persistence.js";
export { emptyState, foldAll } from "./data/log/journal.js";
export { Live } from "./data/log/live.js";
export { known } from "./data/log/offences.js";
export { withOutbox } from "./data/log/overlay.js";
export { keptState } from "./data/log/sync.js";
export { made } from "./data/sending/making.js";
export { touched } from "./data/running.js";
export { changeItem } from "./data/sending/queue.js";
export { decide } from "./rules/engine/decide.js";
export { render } from "../vendor/preact.js";
