import { canonical } from "../books/rulebook.ts";
import type { Library } from "../books/library.ts";
import type { Decision } from "./decision.ts";

/** A decision, or what was issued in its place. */
type Ruled = Pick<Decision, "effects" | "steps" | "stays" | "penalties"> & { transfers?: Decision["transfers"] };

/** A ruling, and whether it is on the same offender. */
type RulingInForce = [Ruled, boolean];

/**
 * What to put right at the table when effects or steps of `of` no longer apply, or now do, as `when` says, unless one
 * of `unless` applies; `player`: only those on the same offender count.
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
 * List the ids of what is put right at the table once a ruling is withdrawn or replaced, in order.
 * @param library with its `ForReading` part loaded
 * @param before a decision, or what was issued in its place
 * @param instead what replaced it; empty if it was withdrawn
 * @param beside the other rulings on this hand, in force before and after
 */
export function corrections(
  { catalogue }: Library,
  before: Ruled,
  instead: RulingInForce[],
  beside: RulingInForce[],
): string[] {
  const [first, had, has]: RulingInForce[][] = [[[before, true]], [[before, true], ...beside], [...instead, ...beside]];
  const same = instead.some(([one, own]) => own && costs(one) === costs(before));
  const all = Object.entries(catalogue.corrections);
  const applicable = all.filter(([, { when, of, unless = [], player = false }]) => {
    const [ruled, was, is] = [first, had, has].map((rulings) => overlap(marks(rulings, player), of));
    return applies(when, { ruled, was, is, same }) && !overlap(marks(has), unless);
  });
  return applicable.map(([name]) => name);
}

/**
 * Return whether a correction applies.
 * @param found `ruled`: its effects or steps are of the ruling itself; `was`, `is`: of any ruling, before and after;
 *   `same`: the replacement costs the same
 */
function applies(when: string, { ruled, was, is, same }: { ruled: boolean; was: boolean; is: boolean; same: boolean }) {
  if (when === "gone") return was && !is;
  if (when === "came") return is && !was;
  return when === "changed" ? was !== is : ruled && !same;
}

/** Return the effects and steps of these rulings; `ofPlayer`: only of those on the same offender. */
function marks(rulings: RulingInForce[], ofPlayer = false): Set<string> {
  const counted = rulings.filter(([, own]) => own || !ofPlayer).map(([one]) => one);
  return new Set(counted.flatMap(({ effects, steps, stays = [] }) => [...effects, ...steps, ...stays]));
}

function overlap(found: Set<string>, wanted: string[]) {
  return wanted.some((one) => found.has(one));
}

function costs({ penalties, transfers = [] }: Ruled) {
  return canonical([penalties, transfers]);
}
