/** What the ledger says of whom: balances are sums of lines. */

import { digitsOf, money } from "../../rules/scores/money.ts";
import { t, unbrokenAmounts } from "../../ui/i18n.ts";
import { whole } from "../../ui/numbers.ts";
import { POINTS, TABLE_POINTS, offScore } from "./units.ts";
import type { AccountKind, LedgerLine, Official, State } from "../../store/index.ts";
import type { Roled } from "../people/roles.ts";

export interface Account {
  kind: AccountKind;
  id: string;
}

export function isAccountKind(kind: string): kind is AccountKind {
  return ["player", "team", "official"].includes(kind);
}

/** `since`: something has been owed without a break */
export interface Balance {
  account: Account;
  unit: string;
  amount: number;
  since: string;
  lines: LedgerLine[];
}

/** Every account's balance in each unit of money, who owes longest first. */
export function fines({ ledger }: { ledger: Record<string, LedgerLine> | LedgerLine[] }): Balance[] {
  return balances(Object.values(ledger).filter(({ unit }) => !offScore(unit)));
}

/** What stands on one account, in each unit. */
export function balancesOf(state: State, id: string): Balance[] {
  return balances(Object.values(state.ledger).filter(({ account_id }) => account_id === id));
}

function balances(lines: LedgerLine[]): Balance[] {
  const found: Map<string, Balance> = new Map();
  for (const line of lines.sort((one, other) => (one.at < other.at ? -1 : 1))) {
    const { account_kind: kind, account_id: id, unit, amount, at } = line;
    const key = `${id} ${unit}`;
    const balance = found.get(key) ?? { account: { kind, id }, unit, amount: 0, since: at, lines: [] };
    const since = balance.amount <= 0 && amount > 0 ? at : balance.since;
    found.set(key, { ...balance, since, amount: balance.amount + amount, lines: [...balance.lines, line] });
  }
  return [...found.values()].sort((one, other) => (one.since < other.since ? -1 : 1));
}

/** What balances come to, in each unit. */
export function sumsOf(balances: Pick<Balance, "unit" | "amount">[]): [string, number][] {
  const sums: Map<string, number> = new Map();
  for (const { unit, amount } of balances) sums.set(unit, (sums.get(unit) ?? 0) + amount);
  return [...sums];
}

/** The lines since something has been owed without a break. @param lines in order */
export function owedWithoutBreak<Line extends { amount: number }>(lines: Line[]) {
  let sum = 0;
  let from = 0;
  for (const [place, { amount }] of lines.entries()) {
    if (sum <= 0 && amount > 0) from = place;
    sum += amount;
  }
  return lines.slice(from);
}

/** The lines since nothing was owed last: they alone make up the balance. @param lines in order */
export function unsettled<Line extends { amount: number }>(lines: Line[]) {
  let sum = 0;
  let from = 0;
  for (const [place, { amount }] of lines.entries()) {
    sum += amount;
    if (sum === 0) from = place + 1;
  }
  return lines.slice(from);
}

/** An official, who may play as well; nobody while that is not known. */
export type Self = Pick<Official, "id" | "player_id"> | null | undefined;

/** Whether somebody may take payments. */
export function takesPayments(official: Roled) {
  return ["director", "finance"].some((role) => official?.roles?.includes(role));
}

/** Whether an account is the official's own, who may play as well: nobody takes, or takes back, their own money. */
export function ownAccount(official: Self, id: string) {
  return [official?.id, official?.player_id].includes(id);
}

export function holderOf(state: State, { kind, id }: Account) {
  return state[`${kind}s` as const]?.[state.merged[id] ?? id]?.name ?? "?";
}

/** 12P, 2,000 (table points), or SGD 20.00. */
export function amountIn(unit: string, amount: number) {
  if (unit === POINTS) return `${amount < 0 ? "−" : ""}${Math.abs(amount)}P`;
  if (unit === TABLE_POINTS) return whole(amount);
  return `${amount < 0 ? "−" : ""}${unbrokenAmounts(money(unit, Math.abs(amount)))}`;
}

/** A line as a person reads it: 30P taken, 30P given back, SGD 20.00 fined. */
export function lineText({ unit, amount, what }: { unit: string; amount: number; what: string }): string {
  return t(`line.${wayOf(unit, amount, what)}`, { amount: amountIn(unit, Math.abs(amount)) });
}

/** What is owed again, or was handed back. */
const ABOVE: Record<string, string> = { reversed: "due-again", paid: "refunded" };

function wayOf(unit: string, amount: number, what: string) {
  if (offScore(unit)) return amount < 0 ? "given-back" : "taken";
  if (amount > 0) return ABOVE[what] ?? "fined";
  return what === "paid" || what === "waived" ? what : "cancelled";
}

/** Minor units of what somebody typed (12, 12.5, 12,50); null for what is no amount of this currency. */
export function minorUnits(unit: string, text: string) {
  const digits = digitsOf(unit);
  const [, whole, rest = ""] = text.trim().match(/^(\d{1,7})(?:[.,](\d{1,3}))?$/) ?? [];
  if (whole === undefined || rest.length > digits) return null;
  return Number(whole + rest.padEnd(digits, "0"));
}
