import { isThere, placeOrder } from "../../store/index.js";
import { t } from "../../ui/i18n.js";
import { hanchanAt, handAt } from "../incident/hands.js";
import { deadAt } from "../words/words.js";
import { useStore } from "../../store/use-store.js";

/** @typedef {{deadHands: any[], deferred: any[], escalations: any[], help: number, kept: number, unsent: number}} TableStatus */

/** What is open at each table, all tables in one pass. @param {any} state @returns {(table: string) => TableStatus} */
export function tableStatuses(state) {
  /** @type {Map<string, TableStatus>} */
  const found = new Map();
  const at = (/** @type {string} */ table) => {
    const known = found.get(table) ?? { deadHands: [], deferred: [], escalations: [], help: 0, kept: 0, unsent: 0 };
    found.set(table, known);
    return known;
  };
  for (const one of Object.values(state.deadHands)) if (isNow(state, one)) at(one.table).deadHands.push(one);
  for (const one of Object.values(state.deferred)) at(one.table.id).deferred.push(one);
  for (const one of Object.values(state.escalations)) {
    const ruling = state.rulings[one.ruling];
    if (one.status === "open" && ruling) at(ruling.table.id).escalations.push(one);
  }
  for (const one of Object.values(state.helpCalls)) if (!one.ended_at) at(one.table).help += 1;
  for (const one of Object.values(state.keptTimes)) if (!one.state) at(state.hanchans[one.hanchan].table).kept += 1;
  for (const one of Object.values(state.rulings)) if (isUnsent(one)) at(one.table.id).unsent += 1;
  for (const one of Object.values(state.handEnds)) if (isUnsent(one)) at(one.table).unsent += 1;
  return at;
}

/** Whether that dead hand is of the hand which is played there now. @param {any} state @param {any} declared */
function isNow(state, declared) {
  const hanchan = hanchanAt(state, declared.table);
  const hand = hanchan && handAt(state, declared.table, hanchan);
  return !declared.cleared_at && placeOrder(declared, { hanchan: hanchan?.id, hand }) === 0;
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

/** What is open at a table, each with its count. @param {{standing: TableStatus}} props */
export function Badges({ standing }) {
  const { state } = useStore();
  const { deadHands, deferred, escalations, help, kept, unsent } = standing;
  const since = deadHands.map((one) => deadAt(state, one)).join(", ");
  const shown = [
    { key: "help", count: help, look: "warn" },
    { key: "dead", count: deadHands.length, look: "dead-hand" },
    { key: "deferred", count: deferred.length, look: "warn" },
    { key: "escalation", count: escalations.length, look: "warn" },
    { key: "kept", count: kept, look: "warn" },
    { key: "unsent", count: unsent, look: "info" },
  ].filter(({ count }) => count > 0);
  if (shown.length === 0) return null;
  return (
    <span class="badges">
      {shown.map(({ key, count, look }) => (
        <span key={key} class={`badge ${look}`}>
          {t(`hall-badge.${key}`, { count, since })}
        </span>
      ))}
    </span>
  );
}
