import { store } from "../../../store/index.js";
import { gameOf } from "../../../domain/event/game-clock.js";

const LONGEST_MS = 2 * 60 * 60_000; // later than that, it is another round's start

/** How many seconds the start of the call's hanchan has passed; null where nothing was planned, or it has begun. @param {any} state @param {{hanchan: string|null}} about @returns {number|null} */
export function lateBy(state, { hanchan }) {
  const planned = state.hanchans[hanchan ?? ""];
  if (!planned?.scheduled_at || gameOf(state, planned).begun) return null;
  const late = store.now() - Date.parse(planned.scheduled_at);
  return late > 0 && late < LONGEST_MS ? Math.floor(late / 1000) : null;
}
