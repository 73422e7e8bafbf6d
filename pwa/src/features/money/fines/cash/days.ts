/** The payments of each day in the tournament's time zone, summed as in services/ledger/cash_up.py. */

import { dayOf } from "../../../../store/index.ts";
import { METHODS } from "../../../../domain/ledger/methods.ts";
import type { CashCount, State } from "../../../../store/index.ts";

/**
 * The payments of one day in one currency and by one method: taken, refunded, the difference (`expected`), the share of
 * each official, and the count.
 */
export interface Taking {
  unit: string;
  method: string;
  taken: number;
  refunded: number;
  expected: number;
  by: Map<string | null | undefined, number>;
  count: CashCount | undefined;
}

/** List the days with a payment or a count, and today, newest first. */
export function daysIn(state: State, now: number): string[] {
  const zone = state.settings.time_zone;
  const paid = Object.values(state.payments).map(({ paid_at: at }) => dayOf(Date.parse(at), zone));
  const counted = Object.values(state.cashCounts).map(({ day }) => day);
  return [...new Set([dayOf(now, zone), ...paid, ...counted])].sort().reverse();
}

export function takingsOf(state: State, day: string): Taking[] {
  const found: Map<string, Taking> = new Map();
  const at = (unit: string, method: string) => {
    const key = `${day} ${unit} ${method}`;
    const nothing = { unit, method, taken: 0, refunded: 0, expected: 0, by: new Map(), count: state.cashCounts[key] };
    if (!found.has(key)) found.set(key, nothing);
    return found.get(key) as Taking;
  };
  for (const { unit, method, amount, refund, withdrawn, paid_at, official } of Object.values(state.payments)) {
    if (withdrawn || dayOf(Date.parse(paid_at), state.settings.time_zone) !== day) continue;
    const of = at(unit, method);
    const moved = refund ? -amount : amount;
    of[refund ? "refunded" : "taken"] += amount;
    of.expected += moved;
    of.by.set(official, (of.by.get(official) ?? 0) + moved);
  }
  for (const { day: counted, unit, method } of Object.values(state.cashCounts)) if (counted === day) at(unit, method);
  const order = ({ unit, method }: Taking) => unit + METHODS.indexOf(method);
  return [...found.values()].sort((one, other) => (order(one) < order(other) ? -1 : 1));
}
