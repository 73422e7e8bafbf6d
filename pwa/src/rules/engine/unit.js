/** Table points, in which a book may write what it takes off tournament scores after the uma; 1P is 1,000 of them. */

export const POINTS_PER_P = 1000;

/**
 * The unit of what is written in table points, to be spread into another; nothing for P.
 * @param {Record<string, any>} given
 * @returns {{unit?: string}}
 */
export function unitOf({ unit }) {
  return unit ? { unit } : {};
}

/**
 * What penalties take off tournament scores.
 * @param {Record<string, any>[]} penalties
 * @returns {{whom: string, p: number, unit?: string}[]}
 */
export function asPoints(penalties) {
  return penalties.filter(({ p }) => p).map((penalty) => ({ whom: penalty.whom, p: penalty.p, ...unitOf(penalty) }));
}
