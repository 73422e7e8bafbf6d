import { listed, t } from "../../../ui/i18n.ts";
import type { SeasonEvent, SeasonPart, SeasonStanding } from "#api";

/** What the hanchans of a tournament add to a season, in tenths of P; of one that was dropped whole, what it was. */
export function scoreIn({ is_counted, counted_score, score }: SeasonPart) {
  return is_counted ? counted_score : score;
}

/** Why somebody has no rank, and where they were disqualified; a disqualification is said wherever it was. @returns each how it looks and what it says */
export function marksOf({ unranked, tournaments: parts }: SeasonStanding, tournaments: SeasonEvent[]) {
  const out = parts.filter(({ disqualified }) => disqualified);
  const names = out.flatMap((part) => tournaments.find(({ id }) => id === part.tournament)?.name ?? []);
  const marks: [string, string][] = [];
  if (out.length > 0) marks.push(["warn", t("season.disqualified-in", { names: listed(names) })]);
  if (unranked && unranked !== "disqualified") marks.push(["", t(`season.${unranked}`)]);
  return marks;
}
