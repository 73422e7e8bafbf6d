/** How far a hanchan is, by the clock. */

import { isUp, secondsLeft } from "../../rules/clocks/game-clock.ts";
import { costOf } from "../../features/tables/clocks/timings.ts";
import type { Late } from "../../features/tables/clocks/timings.ts";
import type { Row } from "./rows.ts";
import type { Latecomer } from "../../features/tables/lateness/acts.tsx";
import type { Rulebook } from "../../rules/books/rulebook.ts";
import type { Snapshot, State } from "../../store/index.ts";

type Phase = "cancelled" | "void" | "finished" | "up" | "playing" | "late" | "waiting" | "unscheduled";

/** `shown`: everybody recorded as absent; `missing`: those who still are; `due`: the book has the games cancelled; `left`: seconds. */
export interface Progress {
  phase: Phase;
  shown: Latecomer[];
  missing: Latecomer[];
  due: boolean;
  left: number;
}

/** What the hall is seen with; `books`: the rulebooks that clocks ran under. */
export interface View {
  state: State;
  library: Snapshot["library"];
  books: Record<string, Rulebook>;
  official: Snapshot["official"];
  zone: string;
}

/** What is most urgent, first. */
const ORDER: Phase[] = ["late", "up", "playing", "waiting", "unscheduled", "finished", "cancelled", "void"];

/** Several cells and the list above them ask for the same second. */
const known: WeakMap<Row, { second: number; books: View["books"]; progress: Progress }> = new WeakMap();

export function progressOf(row: Row, view: View, now: number): Progress {
  const second = Math.floor(now / 1000);
  const { books } = view;
  const before = known.get(row);
  if (before?.second === second && before.books === books) return before.progress;
  const progress = reckon(row, view, now);
  known.set(row, { second, books, progress });
  return progress;
}

function reckon(row: Row, view: View, now: number): Progress {
  const { game, late, result } = row;
  const shown = late.map((one) => shownOf(one, view, now));
  const missing = game.begun || result ? [] : shown.filter(({ late: { clock } }) => !clock.stopped);
  const left = game.clock ? secondsLeft(game.clock, now) : 0;
  return { phase: phaseOf(row, missing, now), shown, missing, due: missing.some(({ cost }) => cost?.due), left };
}

function phaseOf({ game, hanchan, result }: Row, missing: Latecomer[], now: number): Phase {
  if (hanchan.status === "void") return "void";
  if (result) return "finished";
  if (game.begun) return game.clock && isUp(game.clock, now) ? "up" : "playing";
  if (game.cancelled) return "cancelled";
  if (missing.length > 0) return "late";
  return hanchan.scheduled_at ? "waiting" : "unscheduled";
}

/** A number to sort by: the most urgent first, and of those that play the one that ends first. */
export function urgencyOf({ phase, due, left }: Progress) {
  return ORDER.indexOf(phase) * 1e6 + (phase === "playing" ? left : 0) - (due ? 1 : 0);
}

function shownOf(late: Late, { state, library, books }: View, now: number): Latecomer {
  const { kind, id } = late.person;
  const book = books[late.revision];
  const cost = book && library ? costOf(library, book, late, now) : undefined;
  return { late, name: state[`${kind}s`][id]?.name ?? "?", cost, book };
}
