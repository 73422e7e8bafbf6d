import { withLock } from "../lock.ts";
import { caughtUp, continues, pages, storePage } from "./sync.ts";
import type { State } from "./journal.ts";

/**
 * Fetch what happened since, a page per transaction; everything again when the journal is not the one we know.
 * Nothing is kept of a tournament that was left meanwhile. Raises Unreachable, ApiError.
 * @param state what is known here
 * @param progress of who joins, told after each page
 */
export function pull(
  { id, official }: { id: string; official: { id: string } },
  state: State,
  progress?: (loaded: number, total: number) => void,
): Promise<State> {
  const joins = Boolean(progress);
  return withLock(`shinpan-sync-${id}`, async () => {
    let known = await caughtUp(state);
    for await (const page of pages(id, official.id, known.seq)) {
      if (!known.seq) known = { ...known, clean: page.head.seq };
      if (!continues(page, known)) return (await import("./recovery.ts")).resync(id, official.id, joins);
      if (page.items.length) known = await storePage(known, page.items, joins ? null : official.id);
      if (known.erased > known.clean) return (await import("./recovery.ts")).resync(id, official.id, joins);
      progress?.(known.seq, page.head.seq);
    }
    return known;
  });
}
