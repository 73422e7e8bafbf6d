/** Each hanchan as a list of results tells it. */

import { SEATS } from "../../store/index.js";
import { isUp } from "../../rules/clocks/game-clock.js";
import { gameOf } from "../../domain/event/game-clock.js";
import { missingFrom } from "../../features/scores/results/scoring.js";
import { roundsOf } from "../../domain/event/present-round.js";
import { ALL, hanchansOf } from "../../domain/event/rounds.js";

const MINUTE = 60_000;
/** Where a result is still to come. */
const OPEN = ["playing", "waiting", "unscheduled"];

/**
 * `due`: it is over, or should be, and nobody has entered its result; `left`: points that its result lacks.
 * @typedef {{id: string, hanchan: any, label: string, names: string[], result: any, phase: string, isOpen: boolean, due: boolean,
 *   left: number|null, by: string, sought: string}} Row
 */

/** Those of a round in the order of their tables, and where only what is due is wanted, those of all. @param {any} state @param {string} shown a round or ALL @param {number|undefined} starting points @param {number} now @returns {Row[]} */
export function rowsOf(state, shown, starting, now) {
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
      by: result ? (state.officials[result.official]?.name ?? "") : "",
      sought: [label, ...names].join(" ").toLocaleLowerCase(),
    };
  });
}

/** What nobody has entered yet though it is over, in every round. @param {any} state @param {number} now @returns {Row[]} */
export function dueIn(state, now) {
  return rowsOf(state, ALL, undefined, now).filter(({ due }) => due);
}

/** By its clock, or where nobody started that, by its timetable. @param {any} hanchan @param {import("../../domain/event/game-clock.js").Game} game @param {number} now */
function isTimeUp({ scheduled_at: start, minutes }, { clock, begun }, now) {
  if (begun) return clock !== null && isUp(clock, now);
  return Boolean(start && minutes) && now > Date.parse(start) + minutes * MINUTE;
}

/** @param {any} hanchan @param {import("../../domain/event/game-clock.js").Game} game @param {any} result */
function phaseOf({ status, scheduled_at: at }, { begun, cancelled }, result) {
  if (status === "void") return "void";
  if (result) return "finished";
  if (begun && !status) return "playing";
  if (cancelled) return "cancelled";
  return at ? "waiting" : "unscheduled";
}
