import { useRef, useState } from "preact/hooks";
import { useStore } from "../../store/use-store.js";
import { presentRound, roundsIn } from "../../domain/event/present-round.js";
import { ALL } from "../../domain/event/rounds.js";

/**
 * The one round that a list shows, or ALL. It opens with the present one and stays with it, so that what was just entered
 * stays in sight. Another one that was chosen is kept for the session, until a later round is played.
 * @param {string} list its name @returns {[string, (round: string, isChosen?: boolean) => void]}
 */
export function useShownRound(list) {
  const { tournament, state } = useStore();
  const [, draw] = useState(0);
  const rounds = roundsIn(state);
  const present = presentRound(state) ?? "";
  const key = `shinpan.round.${list}.${tournament?.id}`;
  const shown = useRef("");
  const isThere = (/** @type {string} */ round) => round === ALL || rounds.includes(round);
  if (!isThere(shown.current)) {
    const kept = keptRound(key);
    const holds = kept && isThere(kept.round) && (kept.round === ALL || kept.present === present);
    shown.current = holds ? kept.round : present;
  }
  const show = (/** @type {string} */ round, isChosen = true) => {
    shown.current = round;
    if (isChosen) keep(key, { round, present });
    draw((count) => count + 1);
  };
  return [shown.current, show];
}

/** @param {string} key @returns {{round: string, present: string}|null} */
function keptRound(key) {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** @param {string} key @param {{round: string, present: string}} value */
function keep(key, value) {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A full or closed store: it holds until the list is left.
  }
}
