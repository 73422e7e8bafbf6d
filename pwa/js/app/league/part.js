/** What the hanchans of a tournament add to a season, in tenths of P; of one that was dropped whole, what it was. @param {any} part */
export function scoreIn({ is_counted, counted_score, score }) {
  return is_counted ? counted_score : score;
}
