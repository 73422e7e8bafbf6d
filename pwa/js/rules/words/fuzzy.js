/** How alike two words are: the few distances that the search needs, as rapidfuzz counts them. */

/**
 * Slips between two words: letters added, left out, replaced or swapped with their neighbour.
 * @param {string} one @param {string} other @returns {number}
 */
export function slips(one, other) {
  /** @type {number[]} */
  let before = [];
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
    [before, above] = [above, now];
  }
  return above[other.length];
}

/** From 0 to 100: how little two words differ by slips. @param {string} one @param {string} other */
export function similarity(one, other) {
  return 100 * (1 - slips(one, other) / Math.max(one.length, other.length));
}

/** From 0 to 100: how much two words have in common, in the same order. @param {string} one @param {string} other */
export function ratio(one, other) {
  let above = new Array(other.length + 1).fill(0);
  for (const letter of one) {
    const now = [0];
    for (let column = 1; column <= other.length; column += 1) {
      now[column] = letter === other[column - 1] ? above[column - 1] + 1 : Math.max(above[column], now[column - 1]);
    }
    above = now;
  }
  const all = one.length + other.length;
  return 100 * (1 - (all - 2 * above[other.length]) / all);
}

/**
 * The best ratio of a word with any stretch of another, at most as long as itself.
 * @param {string} word @param {string} other at least as long @returns {number}
 */
export function partialRatio(word, other) {
  const turned = word.length === other.length ? stretches(other, word) : 0;
  return Math.max(turned, stretches(word, other));
}

/** @param {string} word @param {string} other */
function stretches(word, other) {
  let best = 0;
  for (let end = 1; end < word.length + other.length; end += 1) {
    best = Math.max(best, ratio(word, other.slice(Math.max(0, end - word.length), end)));
  }
  return best;
}
