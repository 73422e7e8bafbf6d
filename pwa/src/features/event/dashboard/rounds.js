import { t } from "../../../ui/i18n.js";

/** @typedef {{day: string, round: string}} Asked */

/** The rounds to choose from. @param {any} state */
export function roundsOf(state) {
  const labels = [...new Set(Object.values(state.hanchans).map(({ round }) => round))];
  labels.sort(new Intl.Collator(undefined, { numeric: true }).compare);
  const rounds = labels.map((round) => ({ value: round, text: t("hall-round", { round }) }));
  return [{ value: "", text: t("hall-any") }, ...rounds];
}

/** Where the log shows these rulings: those that stand, of what was asked for. @param {Asked} asked @param {Record<string, string>} more */
export function within({ day, round }, more) {
  const span = { from: day && `${day}T00:00`, until: day && `${day}T23:59` };
  const chosen = Object.entries({ status: "standing", round, ...span, ...more }).filter(([, value]) => value);
  return `#/log?${new URLSearchParams(chosen)}`;
}
