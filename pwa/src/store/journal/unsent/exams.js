/** What an official answered in an exam and this phone has not sent yet, applied to the journal's state: see ../optimistic-state.js. */

import { APPLY } from "../optimistic-state.js";

Object.assign(APPLY, {
  /** @param {import("../optimistic-state.js").Application} given */
  "exam-attempt"({ next, item: { id, subject: exam_id, ruledAt: finished_at }, mark, coming, official: official_id }) {
    if (coming) next.examAttempts[id] ??= { id, exam_id, official_id, finished_at, ...mark };
  },
});
