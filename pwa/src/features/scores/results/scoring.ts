import { SEATS } from "../../../store/index.ts";
import { inForce } from "../../../rules/clocks/timings.ts";
import { asRule, ofRound } from "../../../domain/event/game-clock.ts";
import type { Hanchan, State } from "../../../store/index.ts";
import type { Rulebook } from "../../../rules/books/rulebook.ts";

/** The numbers that a hanchan is scored by, and the rule points of the rulebook that state them. */
const NEEDED = { starting_points: "starting-points", goal: "goal", oka: "oka", uma: "uma" };
/** Optional: without it there is none. */
export const YAKITORI = "yakitori";
const NUMBERS = { ...NEEDED, [YAKITORI]: YAKITORI };
const STICK = 100;
const MOST = 1_000_000;

/** The numbers that hanchans are scored by; in points, the uma in whole P. */
export interface Numbers {
  starting_points?: number;
  goal?: number;
  oka?: number;
  uma?: number[];
  yakitori?: number;
  [name: string]: number | number[] | undefined;
}

/**
 * Return the numbers that the rulebook states, else those that a director has set. Unless `complete`, the server takes
 * no result.
 */
export function scoringOf(
  state: State,
  book: Rulebook | null,
): { numbers: Numbers; silent: string[]; complete: boolean } {
  const points = book?.content.rule_points ?? {};
  const stated = Object.entries(NUMBERS).filter(([, point]) => (points[point] ?? "not-stated") !== "not-stated");
  const chosen = Object.entries(state.scoring).filter(([name, value]) => name in NUMBERS && value !== null);
  const numbers = {
    ...Object.fromEntries(chosen),
    ...Object.fromEntries(stated.map(([name, point]) => [name, points[point]])),
  };
  const silent = Object.keys(NUMBERS).filter((name) => !stated.some(([own]) => own === name));
  return { numbers, silent, complete: Object.keys(NEEDED).every((name) => name in numbers) };
}

/** Return who gets a substitute's points, and whether the rulebook states it. */
export function substitutePoints(
  state: State,
  book: Rulebook | null,
): { counted: "team" | "nobody"; isStated: boolean } {
  const stated = book?.content.rule_points["substitute-points"] ?? "not-stated";
  if (stated === "not-stated") return { counted: state.scoring.substitute_points ?? "team", isStated: false };
  return { counted: stated === "team" ? "team" : "nobody", isStated: true };
}

/** Return the seats of a hanchan whose player was replaced, by its lateness clock: their points count for nobody. */
export function replacedIn(state: State, hanchan: Hanchan) {
  const stand = inForce(ofRound(state, hanchan.round).map(asRule));
  const own = stand.filter(({ what, hanchan: where }) => what === "replaced" && where === hanchan.id);
  const gone = own.map(({ person }) => person);
  return SEATS.filter((seat) => gone.includes(hanchan.seats[seat]));
}

/** Parse points as people type them; null if it is not a number that the server takes. */
export function pointsIn(text: string, least: number = -MOST) {
  const digits = text
    .normalize("NFKC")
    .replace(/[\s,.'’]/g, "")
    .replace(/^[−–‐]/, "-");
  const points = /^-?\d+$/.test(digits) ? Number(digits) : NaN;
  return points % STICK === 0 && points >= least && points <= MOST ? points : null;
}

/**
 * Return how many points are missing from the four totals, beside the deposits (negative: too many); null while one is
 * not a number.
 */
export function missingFrom(points: (number | null)[], deposits: number | null, starting: number | undefined) {
  if (deposits === null || starting === undefined || points.includes(null)) return null;
  return points.map(Number).reduce((left, own) => left - own, 4 * starting - deposits);
}
