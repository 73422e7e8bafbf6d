import { SEATS } from "../../../store/index.ts";
import { inForce } from "../../../rules/clocks/timings.ts";
import { asRule, ofRound } from "../../../domain/event/game-clock.ts";
import type { Hanchan, State } from "../../../store/index.ts";
import type { Rulebook } from "../../../rules/books/rulebook.ts";

/** What hanchans are scored by, and where rulebooks say so. */
const NEEDED = { starting_points: "starting-points", goal: "goal", oka: "oka", uma: "uma" };
/** Nobody needs to say it: without it there is none. */
export const YAKITORI = "yakitori";
const NUMBERS = { ...NEEDED, [YAKITORI]: YAKITORI };
const STICK = 100;
const MOST = 1_000_000;

/** What hanchans are scored by, by name; points, and an uma in whole P. */
export interface Numbers {
  starting_points?: number;
  goal?: number;
  oka?: number;
  uma?: number[];
  yakitori?: number;
  [name: string]: number | number[] | undefined;
}

/** What the rulebook states, and a director where it is silent. `complete`: else the server takes no result. */
export function scoringOf(
  state: State,
  book: Rulebook | null,
): { numbers: Numbers; silent: string[]; complete: boolean } {
  const points = book?.content.rule_points ?? {};
  const stated = Object.entries(NUMBERS).filter(([, point]) => (points[point] ?? "not-stated") !== "not-stated");
  const said = Object.entries(state.scoring).filter(([name, value]) => name in NUMBERS && value !== null);
  const numbers = {
    ...Object.fromEntries(said),
    ...Object.fromEntries(stated.map(([name, point]) => [name, points[point]])),
  };
  const silent = Object.keys(NUMBERS).filter((name) => !stated.some(([own]) => own === name));
  return { numbers, silent, complete: Object.keys(NEEDED).every((name) => name in numbers) };
}

/** For whom the points of a substitute count, and whether the rulebook says so. */
export function substitutePoints(
  state: State,
  book: Rulebook | null,
): { counted: "team" | "nobody"; isStated: boolean } {
  const stated = book?.content.rule_points["substitute-points"] ?? "not-stated";
  if (stated === "not-stated") return { counted: state.scoring.substitute_points ?? "team", isStated: false };
  return { counted: stated === "team" ? "team" : "nobody", isStated: true };
}

/** The seats of a hanchan whose player was replaced, by its clock: their points count for nobody. */
export function replacedIn(state: State, hanchan: Hanchan) {
  const stand = inForce(ofRound(state, hanchan.round).map(asRule));
  const own = stand.filter(({ what, hanchan: where }) => what === "replaced" && where === hanchan.id);
  const gone = own.map(({ person }) => person);
  return SEATS.filter((seat) => gone.includes(hanchan.seats[seat]));
}

/** What somebody typed as points: null where it is nothing or no number that the server takes. */
export function pointsIn(text: string, least: number = -MOST) {
  const digits = text
    .normalize("NFKC")
    .replace(/[\s,.'’]/g, "")
    .replace(/^[−–‐]/, "-");
  const points = /^-?\d+$/.test(digits) ? Number(digits) : NaN;
  return points % STICK === 0 && points >= least && points <= MOST ? points : null;
}

/** How many points are missing from a sheet (too many: negative), beside the deposits; null while one is not a number. */
export function missingFrom(points: (number | null)[], deposits: number | null, starting: number | undefined) {
  if (deposits === null || starting === undefined || points.includes(null)) return null;
  return points.map(Number).reduce((left, own) => left - own, 4 * starting - deposits);
}
