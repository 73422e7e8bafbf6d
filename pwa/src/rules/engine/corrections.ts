import { canonical } from "../books/rulebook.ts";
import type { Library } from "../books/library.ts";
import type { Decision } from "./decision.ts";

/** A decision, or what was issued in its place. */
type Ruled = Pick<Decision, "effects" | "steps" | "stays" | "penalties"> & { transfers?: Decision["transfers"] };

/** What was ruled, and whether it is on the same offender. */
type Held = [Ruled, boolean];

/**
 * What is put right when one of `of` is ruled no more, or is ruled now, as `when` says, unless one of `unless` holds;
 * `player`: the same offender's alone.
 */
export interface Correction {
  /** gone, came, changed or ruled */
  when: string;
  of: string[];
  unless?: string[];
  player?: boolean;
  text: string;
}

/**
 * The ids of what is put right at the table once a ruling is withdrawn or replaced, in order.
 * @param library with what no ruling needs
 * @param before a decision, or what was issued in its place
 * @param instead what replaced it, nothing where it was withdrawn
 * @param beside what else holds for this hand, then as now
 */
export function corrections({ catalogue }: Library, before: Ruled, instead: Held[], beside: Held[]): string[] {
  const [first, had, has]: Held[][] = [[[before, true]], [[before, true], ...beside], [...instead, ...beside]];
  const same = instead.some(([one, own]) => own && costs(one) === costs(before));
  const all = Object.entries(catalogue.corrections);
  const told = all.filter(([, { when, of, unless = [], player = false }]) => {
    const [ruled, was, is] = [first, had, has].map((held) => overlap(marks(held, player), of));
    return applies(when, { ruled, was, is, same }) && !overlap(marks(has), unless);
  });
  return told.map(([name]) => name);
}

/** @param found `ruled`: by the ruling itself */
function applies(when: string, { ruled, was, is, same }: { ruled: boolean; was: boolean; is: boolean; same: boolean }) {
  if (when === "gone") return was && !is;
  if (when === "came") return is && !was;
  return when === "changed" ? was !== is : ruled && !same;
}

/** The effects and steps of these; `ofPlayer`: of those on the same offender alone. */
function marks(held: Held[], ofPlayer = false): Set<string> {
  const ruled = held.filter(([, own]) => own || !ofPlayer).map(([one]) => one);
  return new Set(ruled.flatMap(({ effects, steps, stays = [] }) => [...effects, ...steps, ...stays]));
}

function overlap(found: Set<string>, wanted: string[]) {
  return wanted.some((one) => found.has(one));
}

function costs({ penalties, transfers = [] }: Ruled) {
  return canonical([penalties, transfers]);
}
