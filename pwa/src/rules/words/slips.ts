/**
 * Count the typos between two words: letters added, left out, replaced or swapped with their neighbour, as rapidfuzz
 * counts them.
 * @param most the largest result; above it, Infinity
 */
export function slips(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return Infinity;
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const replaced = above[column - 1] + (one[row - 1] === other[column - 1] ? 0 : 1);
      now[column] = Math.min(replaced, above[column] + 1, now[column - 1] + 1);
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]) {
        now[column] = Math.min(now[column], before[column - 2] + 1);
      }
    }
    if (Math.min(...now) > most) return Infinity;
    [before, above] = [above, now];
  }
  return above[other.length] > most ? Infinity : above[other.length];
}
