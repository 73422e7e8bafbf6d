/** What waits at a table for the end of its hand. */
import { expect, test, vi } from "vitest";
import { deferredAt } from "../../src/domain/incident/deferred-at.ts";
import { furnish, join } from "../support/phone.ts";

test("what the server refused does not wait", async () => {
  const hall = await furnish();
  await join(hall);
  const { store } = await import("../../src/store/index.ts");
  const [table] = hall.tables;
  const waiting = () => deferredAt(store.snapshot.state, table).length;
  await hall.rule(1, "noten-riichi", { hand_end: "not-yet" });
  await vi.waitUntil(() => waiting() === 1, 8000);
  const state = structuredClone(store.snapshot.state);
  const [one] = deferredAt(state, table);
  for (const [stage, many] of [
    ["waiting", 2],
    ["refused", 1],
    ["conflict", 1],
  ] as const) {
    const unsent = { ...one, id: "f", unsent: true, outbox: stage };
    expect(deferredAt({ ...state, deferred: { ...state.deferred, f: unsent } }, table)).toHaveLength(many);
  }
  expect(deferredAt(state, hall.tables[1])).toHaveLength(0);
});
