import { canonical } from "../../../rules/books/rulebook.ts";
import type { Context } from "../../../rules/engine/context.ts";
import type { Ruling } from "../../../store/index.ts";

const DEALT_AGAIN = ["check-for-win", "deal-again", "redeal-after-time", "redeal-without-penalty"];

/** The parts of a ruling that are compared with the one it replaces. */
type Judged = Pick<Ruling, "foul" | "penalties"> & {
  context: Partial<Context>;
  offender?: { id: string } | null;
};

/** The ruling that another one replaces, as far as it was issued. */
interface Replaced {
  foul: string;
  offender: { id: string };
  context?: Partial<Context>;
  penalties?: unknown[];
}

/**
 * Return the steps of a ruling. If it replaces one that is the same but on another player, the hand was dealt again
 * already, so leave those steps out.
 * @param before the ruling that is replaced, if any
 */
export function stepsLeft<Step extends { id: string }>(
  steps: Step[],
  before: Replaced | null | undefined,
  { foul, context, penalties, offender }: Judged,
) {
  const same =
    before?.foul === foul &&
    before.offender.id !== offender?.id &&
    !before.context?.after_time === !context.after_time &&
    canonical(before.penalties) === canonical(penalties);
  return same ? steps.filter(({ id }) => !DEALT_AGAIN.includes(id)) : steps;
}
