/** Each hanchan as a list of results tells it. */

import { SEATS } from "../../store/index.ts";
import { isUp } from "../../rules/clocks/game-clock.ts";
import { gameOf } from "../../domain/event/game-clock.ts";
import { missingFrom } from "../../features/scores/results/scoring.ts";
import { roundsOf } from "../../domain/event/present-round.ts";
import { ALL, hanchansOf } from "../../domain/event/rounds.ts";
import type { Game } from "../../domain/event/game-clock.ts";
import type { Hanchan, Result, State } from "../../store/index.ts";

const MINUTE = 60_000;
/** Where a result is still to come. */
const OPEN = ["playing", "waiting", "unscheduled"];

/** `due`: it is over, or should be, and nobody has entered its result; `left`: points that its result lacks. */
export interface Row {
  id: string;
  hanchan: Hanchan;
  label: string;
  names: string[];
  result: Result | null;
  phase: string;
  isOpen: boolean;
  due: boolean;
  left: number | null;
  by: string;
  sought: string;
}

/** Those of a round in the order of their tables, and where only what is due is wanted, those of all. @param shown a round or ALL @param starting points */
export function rowsOf(state: State, shown: string, starting: number | undefined, now: number): Row[] {
  const { passed } = roundsOf(state);
  return hanchansOf(state, shown).map((hanchan) => {
    const result = state.results[hanchan.id] ?? null;
    const game = gameOf(state, hanchan);
    const phase = phaseOf(hanchan, game, result);
    const isOver = passed.has(hanchan.id) || isTimeUp(hanchan, game, now);
    const names = SEATS.map((seat) => state.players[hanchan.seats[seat]]?.name ?? "?");
    const label = state.tables[hanchan.table]?.label ?? "?";
    return {
      ...{ id: hanchan.id, hanchan, label, names, result, phase },
      isOpen: OPEN.includes(phase),
      due: isOver && OPEN.includes(phase),
      left: result && starting ? missingFrom(Object.values(result.points), result.deposits, starting) : null,
      by: result ? (state.officials[result.official ?? ""]?.name ?? "") : "",
      sought: [label, ...names].join(" ").toLocaleLowerCase(),
    };
  });
}

/** What nobody has entered yet though it is over, in every round. */
export function dueIn(state: State, now: number): Row[] {
  return rowsOf(state, ALL, undefined, now).filter(({ due }) => due);
}

/** By its clock, or where nobody started that, by its timetable. */
function isTimeUp({ scheduled_at: start, minutes }: Hanchan, { clock, begun }: Game, now: number) {
  if (begun) return clock !== null && isUp(clock, now);
  return Boolean(start && minutes && now > Date.parse(start) + minutes * MINUTE);
}

function phaseOf({ status, scheduled_at: at }: Hanchan, { begun, cancelled }: Game, result: Result | null) {
  if (status === "void") return "void";
  if (result) return "finished";
  if (begun && !status) return "playing";
  if (cancelled) return "cancelled";
  return at ? "waiting" : "unscheduled";
}
