import { listed, t } from "../../../ui/i18n.js";

/** What the hanchans of a tournament add to a season, in tenths of P; of one that was dropped whole, what it was. @param {any} part */
export function scoreIn({ is_counted, counted_score, score }) {
  return is_counted ? counted_score : score;
}

/** Why somebody has no rank, and where they were disqualified; a disqualification is said wherever it was. @param {any} one @param {any[]} tournaments @returns {[string, string][]} each how it looks and what it says */
export function marksOf({ unranked, tournaments: parts }, tournaments) {
  const out = parts.filter((/** @type {any} */ { disqualified }) => disqualified);
  const names = out.map((/** @type {any} */ part) => tournaments.find(({ id }) => id === part.tournament)?.name);
  return [
    ...(out.length > 0
      ? [/** @type {[string, string]} */ (["warn", t("season.disqualified-in", { names: listed(names) })])]
      : []),
    ...(unranked && unranked !== "disqualified"
      ? [/** @type {[string, string]} */ (["", t(`season.${unranked}`)])]
      : []),
  ];
}
