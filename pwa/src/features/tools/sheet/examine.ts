/** Evaluates a sheet under a rulebook, as far as its hands are possible. */

import { RuleError } from "../../../rules/errors.ts";
import { PLAYERS } from "../../../rules/hanchan/hand.ts";
import { examineHanchan, inspectHanchan } from "../../../rules/hanchan/inspect.ts";
import { START, hanchanRules } from "../../../rules/hanchan/rules.ts";
import { lacksDeposit } from "../../../rules/hands/riichi.ts";
import { DEPOSIT } from "../../../rules/hands/win/payments.ts";
import { settlement } from "../../../domain/payments/tally.ts";
import { openPoints, withChosen } from "../hand/rule-points.tsx";
import type { HanchanRules } from "../../../rules/hanchan/rules.ts";
import type { RuleAnswers } from "../../../rules/books/content.ts";
import type { Hand } from "./state.ts";
import type { Payment } from "../../../domain/payments/tally.ts";
import type { Rules } from "../../../domain/rulebook/rules.tsx";

interface SheetContent {
  hands: Hand[];
  stopped: boolean;
  casual: boolean;
  rules: RuleAnswers;
}

export type Examined = ReturnType<typeof examineHanchan> & Pick<ReturnType<typeof inspectHanchan>, "cited" | "assumed">;

export interface Seen {
  examined: Examined;
  /** the first hand that is impossible; neither it nor later ones are counted */
  wrong: number | null;
  /** the answer of each rule point */
  points: HanchanRules;
}

/** The hand to be played. */
export type Now = Examined["now"];

const SEATED = [0, 1, 2, 3] as const;
const HAND = /^hands\.(\d+)/;

/**
 * Evaluate the sheet, up to the first impossible hand. @param isDraft leave out the rule points that it depends on,
 * which take many times as long
 */
export function examine(
  { library, book }: Rules,
  { hands, stopped, casual, rules }: SheetContent,
  isDraft: boolean = false,
): Seen {
  let chosen = openPoints(book, rules);
  let wrong = null;
  for (;;) {
    const counted = hands.slice(0, wrong ?? hands.length);
    try {
      const request = { hands: counted, casual, stopped: stopped && wrong === null };
      const [points] = hanchanRules(library, book, chosen);
      const examined = isDraft
        ? examineHanchan(book, request, points)
        : withChosen((rules) => inspectHanchan(library, book, request, rules), chosen);
      return { examined: { cited: [], assumed: [], ...examined }, wrong, points };
    } catch (error) {
      if (!(error instanceof RuleError)) throw error;
      const [, at] = HAND.exec(error.field) ?? [];
      if (at === undefined && !Object.keys(chosen).length) throw error;
      if (at === undefined)
        chosen = {}; // a shared sheet may have answers that this rulebook does not know
      else wrong = Number(at);
    }
  }
}

/** Return the players with too few points for riichi in a hand. @param at index of the hand */
export function withoutDeposit({ examined, points }: Seen, at: number): number[] {
  const had = examined.hands[at - 1]?.points ?? PLAYERS.map(() => points[START]);
  return PLAYERS.filter((player) => lacksDeposit(had[player], points));
}

/**
 * Return the payments of a hand; a stick laid down in it goes straight to whoever takes it, any other to or from the
 * table.
 */
export function paymentsOf({ moved, sticks }: { moved: number[]; sticks: number[] }): Payment[] {
  const paid = [...settlement(moved.map((points, player) => points - sticks[player])), ...sticksMoved(sticks)];
  const found: Map<string, Payment> = new Map();
  for (const { from, to, points } of paid) {
    const key = `${from} ${to}`;
    found.set(key, { from, to, points: points + (found.get(key)?.points ?? 0) });
  }
  return [...found.values()];
}

function sticksMoved(sticks: number[]): Payment[] {
  const laid = SEATED.filter((player) => sticks[player] < 0);
  const taken = SEATED.flatMap((to) => {
    const count = Math.max(0, sticks[to] / DEPOSIT);
    return Array.from({ length: count }, (): Payment => ({ from: laid.shift() ?? "table", to, points: DEPOSIT }));
  });
  return [...taken, ...laid.map((from): Payment => ({ from, to: "table", points: DEPOSIT }))];
}
