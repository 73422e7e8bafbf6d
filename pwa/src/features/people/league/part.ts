import { listed, t } from "../../../ui/i18n.ts";
import type { SeasonEvent, SeasonPart, SeasonStanding } from "#api";

/** Return what a tournament adds to a season total, in tenths of P; for one that was dropped, its whole score. */
export function scoreIn({ is_counted, counted_score, score }: SeasonPart) {
  return is_counted ? counted_score : score;
}

/**
 * Explain why somebody is not ranked, and name every tournament that disqualified them. @returns pairs of look and text
 */
export function marksOf({ unranked, tournaments: parts }: SeasonStanding, tournaments: SeasonEvent[]) {
  const out = parts.filter(({ disqualified }) => disqualified);
  const names = out.flatMap((part) => tournaments.find(({ id }) => id === part.tournament)?.name ?? []);
  const marks: [string, string][] = [];
  if (out.length > 0) marks.push(["warn", t("season.disqualified-in", { names: listed(names) })]);
  if (unranked && unranked !== "disqualified") marks.push(["", t(`season.${unranked}`)]);
  return marks;
}
