import { store } from "../../../store/index.ts";
import type { State } from "../../../store/index.ts";

/** Add `count` tables, numbered on from the highest label. Idempotent: a retry creates the same tables. */
export async function addTables(state: State, count: number, idOf: (body: unknown) => string) {
  for (const label of nextLabels(state, count)) {
    const body = { label };
    await store.ask(`tables/${idOf({ table: label })}`, { method: "PUT", body });
  }
}

function nextLabels(state: State, count: number): string[] {
  const numbers = Object.values(state.tables).map(({ label }) => (/^\d+$/.test(label) ? Number(label) : 0));
  const highest = Math.max(0, ...numbers);
  return Array.from({ length: count }, (_, place) => String(highest + place + 1));
}
