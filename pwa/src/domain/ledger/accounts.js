/** What the ledger says of whom: balances are sums of lines. */

import { digitsOf, money } from "../../rules/scores/money.js";
import { t, unbrokenAmounts } from "../../ui/i18n.js";
import { whole } from "../../ui/numbers.js";
import { POINTS, TABLE_POINTS, offScore } from "./units.js";

/** @typedef {{kind: string, id: string}} Account @typedef {{account: Account, unit: string, amount: number, since: string, lines: any[]}} Balance `since`: something has been owed without a break */

/** Every account's balance in each unit of money, who owes longest first. @param {any} state @returns {Balance[]} */
export function fines(state) {
  return balances(Object.values(state.ledger).filter(({ unit }) => !offScore(unit)));
}

/** What stands on one account, in each unit. @param {any} state @param {string} id @returns {Balance[]} */
export function balancesOf(state, id) {
  return balances(Object.values(state.ledger).filter(({ account_id }) => account_id === id));
}

/** @param {any[]} lines @returns {Balance[]} */
function balances(lines) {
  const found = /** @type {Map<string, Balance>} */ (new Map());
  for (const line of lines.sort((one, other) => (one.at < other.at ? -1 : 1))) {
    const { account_kind: kind, account_id: id, unit, amount, at } = line;
    const key = `${id} ${unit}`;
    const balance = found.get(key) ?? { account: { kind, id }, unit, amount: 0, since: at, lines: [] };
    const since = balance.amount <= 0 && amount > 0 ? at : balance.since;
    found.set(key, { ...balance, since, amount: balance.amount + amount, lines: [...balance.lines, line] });
  }
  return [...found.values()].sort((one, other) => (one.since < other.since ? -1 : 1));
}

/** What balances come to, in each unit. @param {Balance[]} balances @returns {[string, number][]} */
export function sumsOf(balances) {
  const sums = /** @type {Map<string, number>} */ (new Map());
  for (const { unit, amount } of balances) sums.set(unit, (sums.get(unit) ?? 0) + amount);
  return [...sums];
}

/** The lines since something has been owed without a break. @param {any[]} lines in order */
export function owedWithoutBreak(lines) {
  let sum = 0;
  let from = 0;
  for (const [place, { amount }] of lines.entries()) {
    if (sum <= 0 && amount > 0) from = place;
    sum += amount;
  }
  return lines.slice(from);
}

/** The lines since nothing was owed last: they alone make up the balance. @param {any[]} lines in order */
export function unsettled(lines) {
  let sum = 0;
  let from = 0;
  for (const [place, { amount }] of lines.entries()) {
    sum += amount;
    if (sum === 0) from = place + 1;
  }
  return lines.slice(from);
}

/** Whether somebody may take payments. @param {any} official */
export function takesPayments(official) {
  return ["director", "finance"].some((role) => official?.roles?.includes(role));
}

/** Whether an account is the official's own, who may play as well: nobody takes, or takes back, their own money. @param {any} official @param {string} id */
export function ownAccount(official, id) {
  return [official?.id, official?.player_id].includes(id);
}

/** @param {any} state @param {Account} account */
export function holderOf(state, { kind, id }) {
  return state[`${kind}s`]?.[state.merged[id] ?? id]?.name ?? "?";
}

/** 12P, 2,000 (table points), or SGD 20.00. @param {string} unit @param {number} amount */
export function amountIn(unit, amount) {
  if (unit === POINTS) return `${amount < 0 ? "−" : ""}${Math.abs(amount)}P`;
  if (unit === TABLE_POINTS) return whole(amount);
  return `${amount < 0 ? "−" : ""}${unbrokenAmounts(money(unit, Math.abs(amount)))}`;
}

/** A line as a person reads it: 30P taken, 30P given back, SGD 20.00 fined. @param {{unit: string, amount: number, what: string}} line @returns {string} */
export function lineText({ unit, amount, what }) {
  return t(`line.${wayOf(unit, amount, what)}`, { amount: amountIn(unit, Math.abs(amount)) });
}

/** What is owed again, or was handed back. @type {Record<string, string>} */
const ABOVE = { reversed: "due-again", paid: "refunded" };

/** @param {string} unit @param {number} amount @param {string} what */
function wayOf(unit, amount, what) {
  if (offScore(unit)) return amount < 0 ? "given-back" : "taken";
  if (amount > 0) return ABOVE[what] ?? "fined";
  return what === "paid" || what === "waived" ? what : "cancelled";
}

/** Minor units of what somebody typed (12, 12.5, 12,50); null for what is no amount of this currency. @param {string} unit @param {string} text */
export function minorUnits(unit, text) {
  const digits = digitsOf(unit);
  const [, whole, rest = ""] = text.trim().match(/^(\d{1,7})(?:[.,](\d{1,3}))?$/) ?? [];
  if (whole === undefined || rest.length > digits) return null;
  return Number(whole + rest.padEnd(digits, "0"));
}
