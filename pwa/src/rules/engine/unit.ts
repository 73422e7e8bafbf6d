/** Table points, in which a book may write what it takes off tournament scores after the uma; 1P is 1,000 of them. */

export const POINTS_PER_P = 1000;

/** The unit of what is written in table points, to be spread into another; nothing for P. */
export function unitOf({ unit }: Record<string, any>): { unit?: string } {
  return unit ? { unit } : {};
}

/** What penalties take off tournament scores. */
export function asPoints(penalties: Record<string, any>[]): { whom: string; p: number; unit?: string }[] {
  return penalties.filter(({ p }) => p).map((penalty) => ({ whom: penalty.whom, p: penalty.p, ...unitOf(penalty) }));
}
