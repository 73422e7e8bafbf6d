/** Which hand follows one that ended, as the rulebook has it. */

import { SEATS } from "../../../store/index.js";
import { EXHAUSTIVE, KINDS_OF_DRAW } from "../../../rules/draws/asked.js";
import { ABORTIVE_DRAWS } from "../../../rules/draws/rules.js";
import { RuleError } from "../../../rules/errors.js";
import { HEAD_BUMP, endHand } from "../../../rules/hanchan/hand-end.js";
import { CHONBO, PLAYERS, WIN, handOf } from "../../../rules/hanchan/hand.js";
import { placeAfter, placed } from "../../../rules/hanchan/inspect.js";
import { hanchanRules } from "../../../rules/hanchan/rules.js";

import { isNoten } from "../../../domain/incident/deferred.js";

/** @typedef {import("../../../rules/books/library.js").Library} Library @typedef {import("../../../rules/books/rulebook.js").Rulebook} Rulebook */
/** @typedef {import("../../../domain/incident/hands.js").Dealt} Dealt @typedef {import("../../../domain/incident/deferred.js").End} End */

const DECIDING = ["several-rons", "dealer-continuance"];
const WORTH = { han: 1, fu: 30 }; // who deals next hangs on no worth

/**
 * The hands that can come next; several where the rulebook is silent or something was not said, none where it ends otherwise.
 * @param {Library} library with the rule points @param {Rulebook} book @param {Dealt} dealt @param {End} end @returns {Dealt[]}
 */
export function handsAfter(library, book, { wind, number, counters, deposits }, end) {
  const [rules, open] = hanchanRules(library, book);
  const { rule_points: points } = library.catalogue;
  const left = end.how === EXHAUSTIVE ? end.riichi.filter((seat) => isNoten(end.hands[seat])).length : 0;
  const place = {
    round: SEATS.indexOf(wind),
    dealer: number - 1,
    counters: counters ?? 0,
    deposits: (deposits ?? 0) + left,
  };
  const answers = (/** @type {string} */ point) =>
    open.includes(point) ? [rules[point], ...Object.keys(points[point].answers)] : [rules[point]];
  /** @type {Map<string, Dealt>} */
  const found = new Map();
  for (const rons of answers("several-rons")) {
    for (const stays of answers("dealer-continuance")) {
      const chosen = { ...rules, [DECIDING[0]]: rons, [DECIDING[1]]: stays, [ABORTIVE_DRAWS]: KINDS_OF_DRAW.slice(1) };
      for (const hand of possibleHands(end, place.dealer, rons)) {
        const after = followed(book, hand, place, chosen);
        if (after) found.set(JSON.stringify(after), after);
      }
    }
  }
  return [...found.values()];
}

/** @param {Rulebook} book @param {any} hand @param {any} place @param {Record<string, any>} rules @returns {Dealt|null} */
function followed(book, hand, place, rules) {
  try {
    const { round, number, counters, deposits } = placed(
      placeAfter(place, endHand(book, handOf(hand, "hand"), place, rules, false, "hand")),
    );
    return { wind: round, number, counters, deposits };
  } catch (error) {
    if (error instanceof RuleError) return null;
    throw error;
  }
}

/** The hand as the engine takes it, in each way that what was said leaves open. @param {End} end @param {number} dealer @param {string} rons @returns {any[]} */
function possibleHands({ how, winners, riichi, tenpai, hands }, dealer, rons) {
  const player = (/** @type {string} */ seat) => (SEATS.indexOf(seat) + dealer) % PLAYERS.length;
  const shared = { riichi: riichi.map(player) };
  if (how === WIN) {
    const won = winners.map(player);
    const others = PLAYERS.filter((one) => !won.includes(one));
    const sources = rons === HEAD_BUMP ? others : others.slice(0, 1);
    return sources.map((from) => ({ ...shared, kind: WIN, wins: won.map((winner) => ({ winner, from, ...WORTH })) }));
  }
  if (how === CHONBO) return [{ ...shared, kind: CHONBO, offenders: [dealer] }];
  if (how !== EXHAUSTIVE) return [{ ...shared, kind: how === "four-riichi" ? how : "nine-terminals" }];
  // What a noten riichi came to was ruled on: here its stick is one of those on the table.
  const shown = riichi.filter((seat) => !isNoten(hands[seat])).map(player);
  const drawn = { kind: EXHAUSTIVE, riichi: shown, tenpai: [...shown, ...(tenpai ?? []).map(player)] };
  return tenpai ? [drawn] : [drawn, { ...drawn, tenpai: [...drawn.tenpai, dealer] }];
}
