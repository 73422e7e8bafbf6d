/** Fines and payments by the director, behind a screen. */
import type { Hall } from "./hall.ts";

export function fine(hall: Hall, player: number, amount: number) {
  const account = { kind: "player", id: hall.players[player] };
  return hall.add("ledger/decisions", { account, unit: "SGD", amount, reason: "late" });
}

/** The payment's id. */
export function pay(hall: Hall, player: number, amount: number, method = "cash") {
  const account = { kind: "player", id: hall.players[player] };
  return hall.add("payments", { account, unit: "SGD", amount, method });
}

/** What is owed, in cents, by whoever owes. */
export async function owed(hall: Hall): Promise<number[]> {
  const { items } = await hall.call<{ items: { amount: number }[] }>("GET", "ledger/fines/totals?owing=true");
  return items.map(({ amount }) => amount);
}
