import { isThere, placeOrder } from "../../store/index.ts";
import { t } from "../../ui/i18n.ts";
import { hanchanAt, handAt } from "../incident/hands.ts";
import { deadAt } from "../words/words.ts";
import { useStore } from "../../store/use-store.ts";
import type { DeadHand, Escalation, HandEnd, Ruling, State, Table } from "../../store/index.ts";

export interface TableStatus {
  deadHands: DeadHand[];
  deferred: Ruling[];
  escalations: Escalation[];
  help: number;
  kept: number;
  unsent: number;
}

/** What is open at each table, all tables in one pass. */
export function tableStatuses(state: State): (table: string) => TableStatus {
  const found: Map<string, TableStatus> = new Map();
  const at = (table: string) => {
    const known = found.get(table) ?? { deadHands: [], deferred: [], escalations: [], help: 0, kept: 0, unsent: 0 };
    found.set(table, known);
    return known;
  };
  for (const one of Object.values(state.deadHands)) if (isNow(state, one)) at(one.table).deadHands.push(one);
  for (const one of Object.values(state.deferred ?? {})) at(one.table.id).deferred.push(one);
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

/** Whether that dead hand is of the hand which is played there now. */
function isNow(state: State, declared: DeadHand) {
  const hanchan = hanchanAt(state, declared.table);
  const hand = hanchan && handAt(state, declared.table, hanchan);
  return !declared.cleared_at && placeOrder(declared, { hanchan: hanchan?.id, hand }) === 0;
}

function isUnsent({ unsent, outbox }: Ruling | HandEnd) {
  return Boolean(unsent) && !(outbox && isThere(outbox));
}

/** Tables as people count them: 2 before 10. */
export function tablesInOrder(state: State): Table[] {
  return Object.values(state.tables).sort(byLabel());
}

/** What compares tables by their labels. */
export function byLabel(): (one: { label: string }, other: { label: string }) => number {
  const numbers = new Intl.Collator(undefined, { numeric: true });
  return (one, other) => numbers.compare(one.label, other.label);
}

/** What is open at a table, each with its count. */
export function Badges({ standing }: { standing: TableStatus }) {
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
