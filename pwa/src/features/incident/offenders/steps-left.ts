import { canonical } from "../../../rules/books/rulebook.ts";
import type { Context } from "../../../rules/engine/context.ts";
import type { Ruling } from "../../../store/index.ts";

const DEALT_AGAIN = ["check-for-win", "deal-again", "redeal-after-time", "redeal-without-penalty"];

/** What was judged of whom. */
type Judged = Pick<Ruling, "foul" | "penalties"> & {
  context: Partial<Context>;
  offender?: { id: string } | null;
};

/** What another ruling takes the place of, as far as it was issued. */
interface Replaced {
  foul: string;
  offender: { id: string };
  context?: Partial<Context>;
  penalties?: unknown[];
}

/**
 * The steps without those by which the hand was already dealt again: for a ruling of the same that this one replaces on
 * another player.
 * @param before what is replaced, if anything
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
