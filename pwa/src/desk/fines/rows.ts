/** What the desk says of each account. */

import { unpaidAt } from "../../domain/money/unpaid-fines.tsx";
import { balancesOf, holderOf } from "../../domain/ledger/accounts.ts";
import { offScore } from "../../domain/ledger/units.ts";
import { nextGame } from "../../features/money/fines/account/next-game.tsx";
import type { Account } from "../../domain/ledger/accounts.ts";
import type { LedgerLine, State } from "../../store/index.ts";

/**
 * `money` and `taken`: what is owed, or is in credit, and what was taken off the score, by unit; `since`: when the oldest fine
 * that is open came; `last`: the last line; `play`: whether the next game waits for the payment, or a director allowed it.
 */
export interface AccountRow {
  id: string;
  account: Account;
  name: string;
  team: string;
  money: [string, number][];
  taken: [string, number][];
  owes: number;
  since: string | null;
  last: LedgerLine;
  play: "waits" | "allowed" | null;
  sought: string;
}

/** Every account with a line: who owes first, longest first; then who is in credit; then the others by name. */
export function accountRows(state: State): AccountRow[] {
  const accounts = new Map<string, Account>();
  for (const { account_kind: kind, account_id: id } of Object.values(state.ledger)) accounts.set(id, { kind, id });
  const rows = [...accounts.values()].map((account) => rowOf(state, account));
  const order = ({ owes, since, name }: AccountRow) => (owes > 0 ? `0 ${since}` : `${owes < 0 ? 1 : 2} ${name}`);
  return rows.sort((one, other) => (order(one) < order(other) ? -1 : 1));
}

function rowOf(state: State, account: Account): AccountRow {
  const balances = balancesOf(state, account.id);
  const money = balances.filter(({ unit, amount }) => !offScore(unit) && amount !== 0);
  const owed = money.filter(({ amount }) => amount > 0);
  const lines = balances.flatMap(({ lines }) => lines).sort((one, other) => (one.at < other.at ? -1 : 1));
  const name = holderOf(state, account);
  const holder = account.kind === "player" ? state.players[state.merged[account.id] ?? account.id] : null;
  const team = state.teams[holder?.team ?? ""]?.name ?? "";
  return {
    ...account,
    account,
    name,
    team,
    money: money.map(({ unit, amount }) => [unit, amount]),
    taken: balances
      .filter(({ unit, amount }) => offScore(unit) && amount !== 0)
      .map(({ unit, amount }) => [unit, amount]),
    owes: owed.length > 0 ? 1 : -Number(money.length > 0),
    since: owed[0]?.since ?? null,
    last: lines[lines.length - 1],
    play: holder ? playOf(state, account.id) : null,
    sought: [name, team, holder?.id_number].join(" ").toLocaleLowerCase(),
  };
}

function playOf(state: State, player: string) {
  const next = nextGame(state, player);
  if (!next) return null;
  if (unpaidAt(state, next, player).length > 0) return "waits";
  return next.allowed?.includes(player) ? "allowed" : null;
}
