import { canonical } from "../../../rules/books/rulebook.ts";

const DEALT_AGAIN = ["check-for-win", "deal-again", "redeal-after-time", "redeal-without-penalty"];

/**
 * The steps without those by which the hand was already dealt again: for a ruling of the same that this one replaces on
 * another player.
 * @param before what is replaced, if anything
 */
export function stepsLeft<Step extends { id: string }>(
  steps: Step[],
  before: any,
  { foul, context, penalties, offender }: { foul: string; context: any; penalties: any[]; offender?: any },
) {
  const same =
    before?.foul === foul &&
    before.offender.id !== offender?.id &&
    !before.context.after_time === !context.after_time &&
    canonical(before.penalties) === canonical(penalties);
  return same ? steps.filter(({ id }) => !DEALT_AGAIN.includes(id)) : steps;
}
