import { store } from "../../../store/index.ts";
import { gameOf } from "../../../domain/event/game-clock.ts";
import type { State } from "../../../store/index.ts";

const LONGEST_MS = 2 * 60 * 60_000; // beyond that, it is another round's start

/**
 * Return by how many seconds the start of the call's hanchan has passed; null if none was planned, or the hanchan has
 * begun.
 */
export function lateBy(state: State, { hanchan }: { hanchan: string | null }): number | null {
  const planned = state.hanchans[hanchan ?? ""];
  if (!planned?.scheduled_at || gameOf(state, planned).begun) return null;
  const late = store.now() - Date.parse(planned.scheduled_at);
  return late > 0 && late < LONGEST_MS ? Math.floor(late / 1000) : null;
}
