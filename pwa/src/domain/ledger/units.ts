/** The units of a ledger that are none of money. */

export const POINTS = "P";
export const TABLE_POINTS = "pts";

/** Whether a unit is none of money: P, or table points. */
export function offScore(unit: string) {
  return unit === POINTS || unit === TABLE_POINTS;
}
