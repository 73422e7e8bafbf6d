/** What a sheet comes to under a rulebook, as far as its hands can be so. */

import { RuleError } from "../../../rules/errors.js";
import { PLAYERS } from "../../../rules/hanchan/hand.js";
import { examineHanchan, inspectHanchan } from "../../../rules/hanchan/inspect.js";
import { START, hanchanRules } from "../../../rules/hanchan/rules.js";
import { lacksDeposit } from "../../../rules/hands/riichi.js";
import { DEPOSIT } from "../../../rules/hands/win/payments.js";
import { settlement } from "../../../domain/payments/tally.js";
import { openOnes, withChosen } from "../hand/rule-points.jsx";

/** @typedef {import("../../../domain/rulebook/rules.jsx").Rules} Rules @typedef {import("./state.js").Hand} Hand @typedef {import("../../../domain/payments/tally.js").Payment} Payment */
/** @typedef {{hands: Hand[], stopped: boolean, casual: boolean, rules: Record<string, any>}} Told */
/** @typedef {ReturnType<typeof examineHanchan> & Pick<ReturnType<typeof inspectHanchan>, "cited"|"assumed">} Examined */
/**
 * @typedef {object} Seen
 * @property {Examined} examined
 * @property {number|null} wrong the first hand that can't be so, of which nothing is counted, nor of those after it
 * @property {Record<string, any>} points the answer of each rule point
 */

const HAND = /^hands\.(\d+)/;

/** @param {Rules} rules @param {Told} told @param {boolean} [isDraft] what it hangs on is not asked for, which takes many times as long @returns {Seen} */
export function examine({ library, book }, { hands, stopped, casual, rules }, isDraft = false) {
  let chosen = openOnes(book, rules);
  let wrong = null;
  for (;;) {
    const counted = hands.slice(0, wrong ?? hands.length);
    try {
      const asked = { hands: counted, casual, stopped: stopped && wrong === null };
      const [points] = hanchanRules(library, book, chosen);
      const examined = isDraft
        ? examineHanchan(book, asked, points)
        : withChosen((rules) => inspectHanchan(library, book, asked, rules), chosen);
      return { examined: { cited: [], assumed: [], ...examined }, wrong, points };
    } catch (error) {
      if (!(error instanceof RuleError)) throw error;
      const [, at] = HAND.exec(error.field) ?? [];
      if (at === undefined && !Object.keys(chosen).length) throw error;
      if (at === undefined)
        chosen = {}; // a shared sheet may bring answers that this rulebook does not know
      else wrong = Number(at);
    }
  }
}

/** Who has too few points for riichi in a hand. @param {Seen} seen @param {number} at which hand @returns {number[]} */
export function withoutDeposit({ examined, points }, at) {
  const had = examined.hands[at - 1]?.points ?? PLAYERS.map(() => points[START]);
  return PLAYERS.filter((player) => lacksDeposit(had[player], points));
}

/**
 * Who pays whom in a hand; a stick laid down in it goes straight to who takes it, any other to the table or from it.
 * @param {{moved: number[], sticks: number[]}} hand @returns {Payment[]}
 */
export function paymentsOf({ moved, sticks }) {
  const paid = [...settlement(moved.map((points, player) => points - sticks[player])), ...sticksMoved(sticks)];
  /** @type {Map<string, Payment>} */
  const found = new Map();
  for (const { from, to, points } of paid) {
    const key = `${from} ${to}`;
    found.set(key, { from, to, points: points + (found.get(key)?.points ?? 0) });
  }
  return [...found.values()];
}

/** @param {number[]} sticks @returns {Payment[]} */
function sticksMoved(sticks) {
  const laid = PLAYERS.filter((player) => sticks[player] < 0);
  const taken = PLAYERS.flatMap((to) => {
    const count = Math.max(0, sticks[to] / DEPOSIT);
    return Array.from({ length: count }, () => ({ from: laid.shift() ?? "table", to, points: DEPOSIT }));
  });
  return /** @type {any} */ ([...taken, ...laid.map((from) => ({ from, to: "table", points: DEPOSIT }))]);
}
