/** What an official answered in an exam and this phone has not sent yet, applied to the journal's state: see ../optimistic-state.ts. */

import { APPLY } from "../optimistic-state.ts";
import type { Appliers } from "../optimistic-state.ts";

const appliers: Appliers = {
  "exam-attempt"({ next, item: { id, subject: exam_id, ruledAt: finished_at }, mark, coming, official: official_id }) {
    if (coming && official_id) next.examAttempts[id] ??= { id, exam_id, official_id, finished_at, ...mark };
  },
};
Object.assign(APPLY, appliers);
