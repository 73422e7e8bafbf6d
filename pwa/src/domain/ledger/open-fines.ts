import type { LedgerLine } from "../../store/index.ts";

/** What is open of each fine, by its cause; as rulings/scores/receipts.py allocates: the oldest is paid first. @param lines of one account in one currency, in order */
export function openFines(lines: Pick<LedgerLine, "cause" | "cause_id" | "fine_id" | "amount">[]): Map<string, number> {
  const sums: Map<string, number> = new Map();
  for (const { cause, cause_id, fine_id, amount } of lines) {
    const about = cause === "payment" ? cause : (fine_id ?? cause_id);
    sums.set(about, (sums.get(about) ?? 0) + amount);
  }
  let paid = -[...sums.values()].reduce((sum, amount) => sum + Math.min(0, amount), 0);
  const open: Map<string, number> = new Map();
  for (const [about, sum] of sums) {
    const part = Math.min(Math.max(0, sum), paid);
    paid -= part;
    if (sum > part) open.set(about, sum - part);
  }
  return open;
}
