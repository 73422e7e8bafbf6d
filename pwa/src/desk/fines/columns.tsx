import { amountIn, holderOf, lineText } from "../../domain/ledger/accounts.ts";
import { receiptName } from "../../features/money/fines/payments.tsx";
import { clockTime, t } from "../../ui/i18n.ts";
import type { Column } from "../../ui/table/data-table.tsx";
import type { AccountRow } from "./rows.ts";
import type { Payment, State } from "../../store/index.ts";

/** What the list says of an account. */
export function accountColumns(state: State): Column<AccountRow>[] {
  const time = (at: string) => clockTime(at, state.settings.time_zone);
  const team: Column<AccountRow> = {
    id: "team",
    name: t("correct.field.team"),
    by: ({ team }) => team,
    cell: ({ team }) => team,
  };
  return [
    {
      id: "name",
      name: t("correct.field.name"),
      main: true,
      by: ({ name }) => name,
      cell: ({ name, account: { kind } }) => (
        <>
          <span class="who">{name}</span>
          {kind !== "player" && (
            <>
              {" "}
              <small>{t(`fines.kind.${kind}`)}</small>
            </>
          )}
        </>
      ),
    },
    ...(Object.keys(state.teams).length > 0 ? [team] : []),
    {
      id: "owed",
      name: t("desk.owed"),
      by: ({ money }) => -total(money),
      cell: ({ money }) => money.map((one) => <Money key={one[0]} one={one} />),
    },
    {
      id: "since",
      name: t("desk.fine-since"),
      by: ({ since }) => (since ? Date.parse(since) : Infinity),
      cell: ({ since }) => since && time(since),
    },
    {
      id: "play",
      name: t("fines.next-game"),
      by: ({ play }) => ["waits", "allowed", null].indexOf(play),
      cell: ({ play }) =>
        play && <span class={`badge ${play === "waits" ? "warn" : "info"}`}>{t(`desk.play.${play}`)}</span>,
    },
    {
      id: "taken",
      name: t("desk.taken"),
      by: ({ taken }) => -total(taken),
      cell: ({ taken }) => taken.map(([unit, amount]) => amountIn(unit, amount)).join(" · "),
    },
    {
      id: "last",
      name: t("desk.last-line"),
      by: ({ last }) => -Date.parse(last.at),
      cell: ({ last }) => (
        <>
          {lineText(last)} <small>{time(last.at)}</small>
        </>
      ),
    },
  ];
}

/** What is owed, or is to be paid back. */
function Money({ one: [unit, amount] }: { one: [string, number] }) {
  if (amount > 0) return <strong class="badge money">{amountIn(unit, amount)}</strong>;
  return <span class="badge">{t("hall-to-return", { amount: amountIn(unit, -amount) })}</span>;
}

function total(amounts: [string, number][]) {
  return amounts.reduce((sum, [, amount]) => sum + amount, 0);
}

/** What the list says of a payment. */
export function paymentColumns(state: State): Column<Payment>[] {
  const who = ({ account_kind: kind, account_id: id }: Payment) => holderOf(state, { kind, id });
  const by = ({ official }: Payment) => state.officials[official ?? ""]?.name ?? "";
  const moved = ({ amount, refund }: Payment) => (refund ? -amount : amount);
  return [
    { id: "receipt", name: t("desk.receipt"), by: ({ receipt }) => receipt ?? Infinity, main: true, cell: receiptName },
    {
      id: "time",
      name: t("desk.time"),
      by: ({ paid_at: at }) => Date.parse(at),
      cell: ({ paid_at: at }) => clockTime(at, state.settings.time_zone),
    },
    { id: "player", name: t("desk.paid-by"), by: who, cell: (one) => <span class="who">{who(one)}</span> },
    {
      id: "amount",
      name: t("fines.amount-paid"),
      by: moved,
      cell: (one) => <strong class="penalty">{amountIn(one.unit, moved(one))}</strong>,
    },
    {
      id: "method",
      name: t("fines.how"),
      by: ({ method }) => t(`fines.method.${method}`),
      cell: ({ method }) => t(`fines.method.${method}`),
    },
    { id: "official", name: t("desk.taken-by"), by, cell: by },
    {
      id: "marks",
      name: t("desk.state"),
      cell: ({ withdrawn }) => withdrawn && <span class="badge warn">{t("fines.withdrawn")}</span>,
    },
  ];
}
