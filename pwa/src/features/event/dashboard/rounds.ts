import { t } from "../../../ui/i18n.ts";
import type { State } from "../../../store/index.ts";

export interface DashboardQuery {
  day: string;
  round: string;
}

/** Return the rounds as options. */
export function roundsOf(state: State) {
  const labels = [...new Set(Object.values(state.hanchans).map(({ round }) => round))];
  labels.sort(new Intl.Collator(undefined, { numeric: true }).compare);
  const rounds = labels.map((round) => ({ value: round, text: t("hall-round", { round }) }));
  return [{ value: "", text: t("hall-any") }, ...rounds];
}

/** Return the address of the log with the rulings in force of this day and round. */
export function logLink({ day, round }: DashboardQuery, more: Record<string, string>) {
  const span = { from: day && `${day}T00:00`, until: day && `${day}T23:59` };
  const chosen = Object.entries({ status: "standing", round, ...span, ...more }).filter(([, value]) => value);
  return `#/log?${new URLSearchParams(chosen)}`;
}
