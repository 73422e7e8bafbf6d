/** Help calls that this phone has not sent yet, applied to the journal's state: see ../optimistic-state.ts. No ruling needs them. */

import { APPLY } from "../optimistic-state.ts";
import type { Appliers } from "../optimistic-state.ts";
import type { HelpCall } from "../incidents.ts";
import type { State } from "../journal.ts";

const appliers: Appliers = {
  "help-call"({ next, item, mark, coming, official }) {
    const { id, body, ruledAt: called_at, expected } = item;
    if (id in next.helpCalls || !coming) return;
    const nothing = { hanchan: null, hand: null, answered_at: null, ended_at: null };
    set(next, id, { id, ...nothing, ...body, level: expected ?? undefined, official, called_at, ...mark });
  },
  "help-answer"({ next, item: { subject, ruledAt: answered_at }, mark, coming, official }) {
    const { answered_at: before, ended_at: over } = next.helpCalls[subject] ?? { ended_at: "never" };
    if (coming && !before && !over) set(next, subject, { answered_by: official, answered_at, ...mark });
  },
  "help-end"({ next, item: { subject, body, ruledAt: ended_at }, mark, coming, official }) {
    const { ended_at: over } = next.helpCalls[subject] ?? { ended_at: "never" };
    if (coming && !over) set(next, subject, { ended_by: official, ended_at, ended_how: body.how, ...mark });
  },
};
Object.assign(APPLY, appliers);

function set(next: State, id: string, changes: Partial<HelpCall>) {
  next.helpCalls[id] = { ...next.helpCalls[id], ...changes };
}
