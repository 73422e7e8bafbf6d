/** Which hand follows one that ended, by the rulebook. */

import { turnOf } from "../../../store/index.ts";
import { EXHAUSTIVE, KINDS_OF_DRAW } from "../../../rules/draws/question.ts";
import { ABORTIVE_DRAWS } from "../../../rules/draws/rules.ts";
import { RuleError } from "../../../rules/errors.ts";
import { HEAD_BUMP, endHand } from "../../../rules/hanchan/hand-end.ts";
import { CHONBO, PLAYERS, WIN, handOf } from "../../../rules/hanchan/hand.ts";
import { placeAfter, placed } from "../../../rules/hanchan/inspect.ts";
import { hanchanRules } from "../../../rules/hanchan/rules.ts";
import { isNoten } from "../../../domain/incident/deferred.ts";
import type { Dealt } from "../../../domain/incident/hands.ts";
import type { End } from "../../../domain/incident/deferred.ts";
import type { Library } from "../../../rules/books/library.ts";
import type { Rulebook } from "../../../rules/books/rulebook.ts";

const DECIDING = ["several-rons", "dealer-continuance"];
const WORTH = { han: 1, fu: 30 }; // the value does not affect who deals next

/**
 * Return the hands that can come next; several if the rulebook is silent or something was not entered, none if the
 * rulebook knows no such end.
 * @param library with the rule points
 */
export function handsAfter(
  library: Library,
  book: Rulebook,
  { wind, number, counters, deposits }: Dealt,
  end: End,
): Dealt[] {
  const [rules, open] = hanchanRules(library, book);
  const { rule_points: points } = library.catalogue;
  const left = end.how === EXHAUSTIVE ? end.riichi.filter((seat) => isNoten(end.hands[seat])).length : 0;
  const place = {
    round: turnOf(wind),
    dealer: number - 1,
    counters: counters ?? 0,
    deposits: (deposits ?? 0) + left,
  };
  const answers = (point: string) =>
    open.includes(point) ? [rules[point], ...Object.keys(points[point].answers)] : [rules[point]];
  const found: Map<string, Dealt> = new Map();
  for (const rons of answers("several-rons")) {
    for (const stays of answers("dealer-continuance")) {
      const chosen = { ...rules, [DECIDING[0]]: rons, [DECIDING[1]]: stays, [ABORTIVE_DRAWS]: KINDS_OF_DRAW.slice(1) };
      for (const hand of possibleHands(end, place.dealer, String(rons))) {
        const after = handAfter(book, hand, place, chosen);
        if (after) found.set(JSON.stringify(after), after);
      }
    }
  }
  return [...found.values()];
}

/** A hand in the form that the engine takes. */
type EngineHand = Parameters<typeof handOf>[0];

function handAfter(
  book: Rulebook,
  hand: EngineHand,
  place: Parameters<typeof placeAfter>[0],
  rules: Parameters<typeof endHand>[3],
): Dealt | null {
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

/** Return every hand, in the engine's form, that matches what was entered. */
function possibleHands({ how, winners, riichi, tenpai, hands }: End, dealer: number, rons: string): EngineHand[] {
  const player = (seat: string) => (turnOf(seat) + dealer) % PLAYERS.length;
  const shared = { riichi: riichi.map(player) };
  if (how === WIN) {
    const won = winners.map(player);
    const others = PLAYERS.filter((one) => !won.includes(one));
    const sources = rons === HEAD_BUMP ? others : others.slice(0, 1);
    return sources.map((from) => ({ ...shared, kind: WIN, wins: won.map((winner) => ({ winner, from, ...WORTH })) }));
  }
  if (how === CHONBO) return [{ ...shared, kind: CHONBO, offenders: [dealer] }];
  if (how !== EXHAUSTIVE) return [{ ...shared, kind: how === "four-riichi" ? how : "nine-terminals" }];
  // A noten riichi was ruled on; here its stick is one of those on the table.
  const tenpaiInRiichi = riichi.filter((seat) => !isNoten(hands[seat])).map(player);
  const drawn = {
    kind: EXHAUSTIVE,
    riichi: tenpaiInRiichi,
    tenpai: [...tenpaiInRiichi, ...(tenpai ?? []).map(player)],
  };
  return tenpai ? [drawn] : [drawn, { ...drawn, tenpai: [...drawn.tenpai, dealer] }];
}
