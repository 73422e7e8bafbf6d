import { canonical } from "../books/rulebook.js";

/** @typedef {[any, boolean]} Held a decision, or what was issued in its place, and whether it is on the same offender */

/**
 * The ids of what is put right at the table once a ruling is withdrawn or replaced, in order.
 * @param {import("../books/library.js").Library} library with what no ruling needs
 * @param {any} before a decision, or what was issued in its place
 * @param {Held[]} instead what replaced it, nothing where it was withdrawn
 * @param {Held[]} beside what else holds for this hand, then as now
 * @returns {string[]}
 */
export function corrections({ catalogue }, before, instead, beside) {
  /** @type {Held[][]} */
  const [first, had, has] = [[[before, true]], [[before, true], ...beside], [...instead, ...beside]];
  const same = instead.some(([one, own]) => own && costs(one) === costs(before));
  const told = Object.entries(catalogue.corrections).filter(([, { when, of, unless = [], player = false }]) => {
    const [ruled, was, is] = [first, had, has].map((held) => overlap(marks(held, player), of));
    return applies(when, { ruled, was, is, same }) && !overlap(marks(has), unless);
  });
  return told.map(([name]) => name);
}

/** @param {string} when @param {{ruled: boolean, was: boolean, is: boolean, same: boolean}} found `ruled`: by the ruling itself */
function applies(when, { ruled, was, is, same }) {
  if (when === "gone") return was && !is;
  if (when === "came") return is && !was;
  return when === "changed" ? was !== is : ruled && !same;
}

/** The effects and steps of these; `ofPlayer`: of those on the same offender alone. @param {Held[]} held @returns {Set<string>} */
function marks(held, ofPlayer = false) {
  const ruled = held.filter(([, own]) => own || !ofPlayer).map(([one]) => one);
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
