import { isThere } from "../../data/index.js";

/** @typedef {{deadHands: any[], deferred: any[], escalations: any[], kept: number, unsent: number}} Standing */

/** What is open at each table, all tables in one pass. @param {any} state @returns {(table: string) => Standing} */
export function standings(state) {
  /** @type {Map<string, Standing>} */
  const found = new Map();
  const at = (/** @type {string} */ table) => {
    const known = found.get(table) ?? { deadHands: [], deferred: [], escalations: [], kept: 0, unsent: 0 };
    found.set(table, known);
    return known;
  };
  for (const one of Object.values(state.deadHands)) if (!one.cleared_at) at(one.table).deadHands.push(one);
  for (const one of Object.values(state.deferred)) at(one.table.id).deferred.push(one);
  for (const one of Object.values(state.escalations)) {
    const ruling = state.rulings[one.ruling];
    if (one.status === "open" && ruling) at(ruling.table.id).escalations.push(one);
  }
  for (const one of Object.values(state.keptTimes)) if (!one.state) at(state.hanchans[one.hanchan].table).kept += 1;
  for (const one of Object.values(state.rulings)) if (isUnsent(one)) at(one.table.id).unsent += 1;
  for (const one of Object.values(state.handEnds)) if (isUnsent(one)) at(one.table).unsent += 1;
  return at;
}

/** @param {any} one */
function isUnsent({ unsent, outbox }) {
  return Boolean(unsent) && !isThere(outbox);
}

/** Tables as people count them: 2 before 10. @param {any} state @returns {any[]} */
export function tablesInOrder(state) {
  return Object.values(state.tables).sort(byLabel());
}

/** What compares tables by their labels. @returns {(one: any, other: any) => number} */
export function byLabel() {
  const numbers = new Intl.Collator(undefined, { numeric: true });
  return (one, other) => numbers.compare(one.label, other.label);
}
