import { amountIn, holderOf, lineText } from "../../domain/ledger/accounts.js";
import { receiptName } from "../../features/money/fines/payments.jsx";
import { clockTime, t } from "../../ui/i18n.js";

/** @typedef {import("./rows.js").AccountRow} AccountRow @typedef {import("../../ui/table/data-table.jsx").Column} Column */

/** What the list says of an account. @param {any} state @returns {Column[]} */
export function accountColumns(state) {
  const time = (/** @type {string} */ at) => clockTime(at, state.settings.time_zone);
  /** @type {Column} */
  const team = { id: "team", name: t("correct.field.team"), by: ({ team }) => team, cell: ({ team }) => team };
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
      cell: ({ money }) => money.map((/** @type {[string, number]} */ one) => <Money key={one[0]} one={one} />),
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
      cell: ({ taken }) => taken.map((/** @type {[string, number]} */ one) => amountIn(one[0], one[1])).join(" · "),
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

/** What is owed, or is to be paid back. @param {{one: [string, number]}} props */
function Money({ one: [unit, amount] }) {
  if (amount > 0) return <strong class="badge money">{amountIn(unit, amount)}</strong>;
  return <span class="badge">{t("hall-to-return", { amount: amountIn(unit, -amount) })}</span>;
}

/** @param {[string, number][]} amounts */
function total(amounts) {
  return amounts.reduce((sum, [, amount]) => sum + amount, 0);
}

/** What the list says of a payment. @param {any} state @returns {Column[]} */
export function paymentColumns(state) {
  const who = (/** @type {any} */ { account_kind: kind, account_id: id }) => holderOf(state, { kind, id });
  const by = (/** @type {any} */ { official }) => state.officials[official]?.name ?? "";
  const moved = (/** @type {any} */ { amount, refund }) => (refund ? -amount : amount);
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
