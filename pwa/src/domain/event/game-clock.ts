import { gameClock, isUp } from "../../rules/clocks/game-clock.ts";
import { beganAt, inForce } from "../../rules/clocks/timings.ts";
import type { GameClock } from "../../rules/clocks/game-clock.ts";
import type { Hanchan, State, Timing } from "../../store/index.ts";

/** A hanchan's clock, and what it is made of. */
export interface Game {
  clock: GameClock | null;
  begun: ReturnType<typeof beganAt>;
  extra: number;
  cancelled: boolean;
}

export function gameOf(state: State, hanchan: Hanchan): Game {
  const valid = inForce(ofRound(state, hanchan.round).map(asRule));
  const begun = beganAt(hanchan.id, valid);
  const off = valid.some((one) => one.what === "cancelled" && one.hanchan === hanchan.id);
  const cancelled = off || hanchan.status === "cancelled";
  const extra = Object.values(state.extraTimes)
    .filter((one) => one.hanchan === hanchan.id)
    .reduce((sum, { seconds }) => sum + seconds, 0);
  return { clock: gameClock(begun?.at ?? null, hanchan.minutes ?? null, extra), begun, extra, cancelled };
}

/** Whether time was up in a hanchan, of which no more than its id need be known. @param moment ms */
export function wasUp(state: State, hanchan: string | null, moment: number) {
  const played = state.hanchans[hanchan ?? ""];
  const clock = played ? gameOf(state, played).clock : null;
  return clock !== null && isUp(clock, moment);
}

/** Every timing of a round that counts, oldest first. */
export function ofRound(state: State, round: string): Timing[] {
  return Object.values(state.timings ?? {})
    .filter(({ hanchan }) => state.hanchans[hanchan]?.round === round && counts(state, state.hanchans[hanchan]))
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

/** Whether clocks count at a hanchan: in play, or where a clock of its own cancelled the day's games. The twin of the server's. */
function counts(state: State, { id, status, status_cause: cause }: Hanchan) {
  return !status || state.timings[cause ?? ""]?.hanchan === id;
}

/** A timing as the rules read it. */
export function asRule({ id, what, hanchan, person, at, arrived_at, takes_back }: Timing) {
  return {
    ...{ id, what, hanchan, takes_back },
    person: person?.id ?? null,
    at: Date.parse(at),
    arrived_at: arrived_at ? Date.parse(arrived_at) : null,
  };
}
