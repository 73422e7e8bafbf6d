/** What an official answered in an exam and this phone has not sent yet, applied to the journal's state: see ../optimistic-state.ts. */

import { APPLY } from "../optimistic-state.ts";
import type { Application } from "../optimistic-state.ts";

Object.assign(APPLY, {
  "exam-attempt"({
    next,
    item: { id, subject: exam_id, ruledAt: finished_at },
    mark,
    coming,
    official: official_id,
  }: Application) {
    if (coming && official_id) next.examAttempts[id] ??= { id, exam_id, official_id, finished_at, ...mark };
  },
});
