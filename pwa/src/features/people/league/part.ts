import { listed, t } from "../../../ui/i18n.ts";

/** What the hanchans of a tournament add to a season, in tenths of P; of one that was dropped whole, what it was. */
export function scoreIn({ is_counted, counted_score, score }: any) {
  return is_counted ? counted_score : score;
}

/** Why somebody has no rank, and where they were disqualified; a disqualification is said wherever it was. @returns each how it looks and what it says */
export function marksOf({ unranked, tournaments: parts }: any, tournaments: any[]): [string, string][] {
  const out = parts.filter(({ disqualified }: any) => disqualified);
  const names = out.map((part: any) => tournaments.find(({ id }) => id === part.tournament)?.name);
  return [
    ...(out.length > 0 ? [["warn", t("season.disqualified-in", { names: listed(names) })] as [string, string]] : []),
    ...(unranked && unranked !== "disqualified" ? [["", t(`season.${unranked}`)] as [string, string]] : []),
  ];
}
