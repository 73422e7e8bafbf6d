/** Help calls that this phone has not sent yet, applied to the journal's state: see ../optimistic-state.js. No ruling needs them. */

import { APPLY } from "../optimistic-state.js";

/** @typedef {import("../optimistic-state.js").Application} Application */

Object.assign(APPLY, {
  "help-call"(/** @type {Application} */ { next, item, mark, coming, official }) {
    const { id, body, ruledAt: called_at, expected: level } = item;
    if (id in next.helpCalls || !coming) return;
    const nothing = { hanchan: null, hand: null, answered_at: null, ended_at: null };
    set(next, id, { id, ...nothing, ...body, level, official, called_at, ...mark });
  },
  "help-answer"(/** @type {Application} */ { next, item: { subject, ruledAt: answered_at }, mark, coming, official }) {
    const { answered_at: before, ended_at: over } = next.helpCalls[subject] ?? { ended_at: "never" };
    if (coming && !before && !over) set(next, subject, { answered_by: official, answered_at, ...mark });
  },
  "help-end"(/** @type {Application} */ { next, item: { subject, body, ruledAt: ended_at }, mark, coming, official }) {
    const { ended_at: over } = next.helpCalls[subject] ?? { ended_at: "never" };
    if (coming && !over) set(next, subject, { ended_by: official, ended_at, ended_how: body.how, ...mark });
  },
});

/** @param {any} next @param {string} id @param {any} changes */
function set(next, id, changes) {
  next.helpCalls[id] = { ...next.helpCalls[id], ...changes };
}
