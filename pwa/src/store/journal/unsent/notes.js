/** Notes on rulings that this phone has not sent yet, applied to the journal's state: see ../optimistic-state.js. */

import { APPLY } from "../optimistic-state.js";

Object.assign(APPLY, {
  /** @param {import("../optimistic-state.js").Application} given */
  note({ next, item: { id, subject: ruling, body, ruledAt: noted_at }, mark, official }) {
    next.notes[id] ??= { id, ruling, note: body.note, noted_at, official, ...mark };
  },
});
