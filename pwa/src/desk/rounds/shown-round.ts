import { useRef, useState } from "preact/hooks";
import { useStore } from "../../store/use-store.ts";
import { presentRound, roundsIn } from "../../domain/event/present-round.ts";
import { ALL } from "../../domain/event/rounds.ts";

/**
 * The one round that a list shows, or ALL. It opens with the present one and stays with it, so that what was just entered
 * stays in sight. Another one that was chosen is kept for the session, until a later round is played.
 * @param list its name
 */
export function useShownRound(list: string): [string, (round: string, isChosen?: boolean) => void] {
  const { tournament, state } = useStore();
  const [, draw] = useState(0);
  const rounds = roundsIn(state);
  const present = presentRound(state) ?? "";
  const key = `shinpan.round.${list}.${tournament?.id}`;
  const shown = useRef("");
  const isThere = (round: string) => round === ALL || rounds.includes(round);
  if (!isThere(shown.current)) {
    const kept = keptRound(key);
    const holds = kept && isThere(kept.round) && (kept.round === ALL || kept.present === present);
    shown.current = holds ? kept.round : present;
  }
  const show = (round: string, isChosen = true) => {
    shown.current = round;
    if (isChosen) keep(key, { round, present });
    draw((count) => count + 1);
  };
  return [shown.current, show];
}

function keptRound(key: string): { round: string; present: string } | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

function keep(key: string, value: { round: string; present: string }) {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A full or closed store: it holds until the list is left.
  }
}
