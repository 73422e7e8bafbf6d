/** Notes on rulings that this phone has not sent yet, applied to the journal's state: see ../optimistic-state.ts. */

import { APPLY } from "../optimistic-state.ts";
import type { Appliers } from "../optimistic-state.ts";

const appliers: Appliers = {
  note({ next, item: { id, subject: ruling, body, ruledAt: noted_at }, mark, official }) {
    next.notes[id] ??= { id, ruling, note: body.note, noted_at, official, ...mark };
  },
};
Object.assign(APPLY, appliers);
