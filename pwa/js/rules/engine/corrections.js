import { canonical } from "../books/rulebook.js";

/**
 * The ids of what is put right at the table once a ruling is withdrawn or replaced, in order.
 * @param {import("../books/library.js").Library} library with what no ruling needs
 * @param {any} before a decision, or what was issued in its place
 * @param {any[]} now what holds for the table in its place, nothing where it was withdrawn
 * @param {any[]} ofPlayer those of it that are on the same offender
 * @returns {string[]}
 */
export function corrections({ catalogue }, before, now, ofPlayer) {
  const [had, table, player] = [[before], now, ofPlayer].map(marks);
  const same = ofPlayer.some((one) => costs(one) === costs(before));
  const told = Object.entries(catalogue.corrections).filter(
    ([, { when, of, unless = [], player: own = false }]) =>
      applies(when, overlap(had, of), overlap(own ? player : table, of), same) && !overlap(table, unless),
  );
  return told.map(([name]) => name);
}

/** @param {string} when @param {boolean} was @param {boolean} is @param {boolean} same */
function applies(when, was, is, same) {
  if (when === "gone") return was && !is;
  if (when === "came") return is && !was;
  return when === "changed" ? was !== is : was && !same;
}

/** @param {any[]} ruled @returns {Set<string>} */
function marks(ruled) {
  return new Set(ruled.flatMap(({ effects, steps, stays = [] }) => [...effects, ...steps, ...stays]));
}

/** @param {Set<string>} found @param {string[]} wanted */
function overlap(found, wanted) {
  return wanted.some((one) => found.has(one));
}

/** @param {any} ruled */
function costs({ penalties, transfers = [] }) {
  return canonical([penalties, transfers]);
}
