/** Notes on rulings that this phone has not sent yet, applied to the journal's state: see ../optimistic-state.ts. */

import { APPLY } from "../optimistic-state.ts";
import type { Application } from "../optimistic-state.ts";

Object.assign(APPLY, {
  note({ next, item: { id, subject: ruling, body, ruledAt: noted_at }, mark, official }: Application) {
    next.notes[id] ??= { id, ruling, note: body.note, noted_at, official, ...mark };
  },
});
