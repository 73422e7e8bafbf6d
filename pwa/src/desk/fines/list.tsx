import { useLayoutEffect, useMemo, useState } from "preact/hooks";
import { store } from "../../store/index.ts";
import { amountIn, fines, holderOf, sumsOf, takesPayments } from "../../domain/ledger/accounts.ts";
import { CashOfDay } from "../../features/money/fines/cash/cash-up.tsx";
import { OtherTournaments, Season } from "../../features/money/fines/season.tsx";
import { t } from "../../ui/i18n.ts";
import { Empty } from "../../ui/index.ts";
import { useStore } from "../../store/use-store.ts";
import { ListHead, Search } from "../list-head.tsx";
import { ListTabs } from "../list-tabs.tsx";
import { Filter } from "../rulings/filter-bar.tsx";
import { DataTable } from "../../ui/table/data-table.tsx";
import { accountColumns, paymentColumns } from "./columns.tsx";
import { accountRows } from "./rows.ts";
import type { AccountRow } from "./rows.ts";
import type { Payment, Snapshot, State } from "../../store/index.ts";

const ACCOUNTS = "#/fines";
const PAYMENTS = "#/fines/payments";
const CASH = "#/fines/cash";

/** Where one was last, and what was shown. */
let last = ACCOUNTS;
let chosen = { onlyOwing: false, team: "", text: "" };

/** Who owes what and may play; what was paid; the cash-up. */
export function FineList({ alone, parts }: { alone: boolean; parts: string[] }) {
  const { state, official } = useStore();
  const tab = (last = tabOf(alone, parts));
  useLayoutEffect(() => void store.lookAround(), []); // what was paid there meanwhile
  const tabs = [
    { href: ACCOUNTS, text: t("desk.accounts") },
    { href: PAYMENTS, text: t("fines.paid") },
    ...(takesPayments(official) ? [{ href: CASH, text: t("cash.title") }] : []),
  ];
  const open = alone ? undefined : parts.at(-1);
  const owing = fines(state).filter(({ amount }) => amount > 0);
  const sums = sumsOf(owing).map(([unit, amount]) => amountIn(unit, amount));
  return (
    <>
      <ListHead title={t("desk.item.fines")} alone={alone}>
        <ListTabs label={t("desk.item.fines")} tabs={tabs} current={tab} />
        {alone && tab === ACCOUNTS && sums.length > 0 && (
          <strong class="list-sum">{t("desk.owed-in-all", { amount: sums.join(" · ") })}</strong>
        )}
      </ListHead>
      {tab === ACCOUNTS && <Accounts state={state} official={official} open={open} />}
      {tab === PAYMENTS && <Payments state={state} open={open} />}
      {tab === CASH && (
        <div class="list-body">
          <CashOfDay state={state} />
        </div>
      )}
    </>
  );
}

function Accounts({
  state,
  official,
  open,
}: {
  state: State;
  official: Snapshot["official"];
  open: string | undefined;
}) {
  const [{ onlyOwing, team, text }, setShown] = useState(chosen);
  const show = (next: Partial<typeof chosen>) => setShown((chosen = { ...chosen, ...next }));
  const rows = useMemo(() => accountRows(state), [state]);
  const sought = text.trim().toLocaleLowerCase();
  const found = rows.filter(
    (row) => (!onlyOwing || row.owes > 0) && (!team || row.team === team) && row.sought.includes(sought),
  );
  const teams = [...new Set(rows.map((row) => row.team).filter(Boolean))].sort();
  return (
    <>
      {rows.length > 0 && (
        <div class="list-acts filter-bar">
          <Search label={t("desk.find-person")} value={text} onInput={(typed: string) => show({ text: typed })} />
          <button class="button" type="button" aria-pressed={onlyOwing} onClick={() => show({ onlyOwing: !onlyOwing })}>
            {t("desk.only-owing")}
          </button>
          {teams.length > 0 && (
            <Filter
              label={t("correct.field.team")}
              value={team}
              options={teams.map((value) => ({ value, text: value }))}
              onChange={(next: string) => show({ team: next })}
            />
          )}
          <p class="soft" role="status">
            {t("desk.shown", { count: found.length, all: rows.length })}
          </p>
        </div>
      )}
      {rows.length === 0 &&
        (state.others.fines.length > 0 ? (
          <div class="list-body">
            <p class="soft">{t("fines.none-here")}</p>
          </div>
        ) : (
          <Empty text={t("fines.none")} />
        ))}
      {rows.length > 0 && found.length === 0 && (
        <Empty text={t("hall-none-found")}>
          <button class="button" type="button" onClick={() => show({ onlyOwing: false, team: "", text: "" })}>
            {t("hall-show-all")}
          </button>
        </Empty>
      )}
      {found.length > 0 && (
        <DataTable
          look="of-fines"
          label={t("desk.accounts")}
          columns={accountColumns(state)}
          rows={found}
          hrefOf={accountHref}
          current={open}
          lookOf={({ owes }) => (owes === 0 ? "over" : "")}
        />
      )}
      <div class="list-body stack">
        <OtherTournaments state={state} />
        <Season state={state} official={official} />
      </div>
    </>
  );
}

function Payments({ state, open }: { state: State; open: string | undefined }) {
  const [text, setText] = useState("");
  const all = useMemo(
    () => Object.values(state.payments).sort((one, other) => (one.paid_at < other.paid_at ? 1 : -1)),
    [state.payments],
  );
  const sought = text.trim().toLocaleLowerCase();
  const name = ({ account_kind: kind, account_id: id }: Payment) => holderOf(state, { kind, id });
  const found = all.filter((one) => `${name(one)} ${one.receipt}`.toLocaleLowerCase().includes(sought));
  if (all.length === 0) return <Empty text={t("desk.no-payments")} />;
  return (
    <>
      <div class="list-acts filter-bar">
        <Search label={t("desk.find-payment")} value={text} onInput={setText} />
        <p class="soft" role="status">
          {t("desk.shown", { count: found.length, all: all.length })}
        </p>
      </div>
      {found.length === 0 && <Empty text={t("hall-none-found")} />}
      {found.length > 0 && (
        <DataTable
          look="of-payments"
          label={t("fines.paid")}
          columns={paymentColumns(state)}
          rows={found}
          hrefOf={paymentHref}
          current={open}
          lookOf={({ withdrawn }) => (withdrawn ? "over" : "")}
        />
      )}
    </>
  );
}

function accountHref({ account: { kind, id } }: AccountRow) {
  return `#/fines/${kind}/${id}`;
}

function paymentHref({ id }: Payment) {
  return `#/paid/${id}`;
}

/** The address's own tab; beside what is open, that of its kind. */
function tabOf(alone: boolean, parts: string[]) {
  const own = `#/${parts.join("/")}`;
  if (alone) return [PAYMENTS, CASH].find((tab) => tab === own) ?? ACCOUNTS;
  if (parts[0] === "paid") return last === ACCOUNTS ? ACCOUNTS : PAYMENTS;
  return parts[0] === "fines" ? ACCOUNTS : last;
}
