import { canonical } from "../../../rules/books/rulebook.js";

const DEALT_AGAIN = ["check-for-win", "deal-again", "redeal-after-time", "redeal-without-penalty"];

/**
 * The steps without those by which the hand was already dealt again: for a ruling of the same that this one replaces on
 * another player.
 * @template {{id: string}} Step
 * @param {Step[]} steps @param {any} before what is replaced, if anything
 * @param {{foul: string, context: any, penalties: any[], offender?: any}} now
 */
export function stepsLeft(steps, before, { foul, context, penalties, offender }) {
  const same =
    before?.foul === foul &&
    before.offender.id !== offender?.id &&
    !before.context.after_time === !context.after_time &&
    canonical(before.penalties) === canonical(penalties);
  return same ? steps.filter(({ id }) => !DEALT_AGAIN.includes(id)) : steps;
}
