/** Table points, in which a book may write what it takes off tournament scores after the uma; 1P is 1,000 of them. */

import type { PointsOn } from "../clocks/content.ts";

export const POINTS_PER_P = 1000;

/** Return the unit of something written in table points, to be spread into another object; empty for P. */
export function unitOf({ unit }: { unit?: string }): { unit?: string } {
  return unit ? { unit } : {};
}

/** Return what penalties take off tournament scores. */
export function asPoints(penalties: { whom: string; p?: number; unit?: string }[]): PointsOn[] {
  return penalties.flatMap((penalty) => (penalty.p ? [{ whom: penalty.whom, p: penalty.p, ...unitOf(penalty) }] : []));
}
