import { useLayoutEffect, useState } from "preact/hooks";
import { store } from "../../../store/index.ts";
import { clockTime, t } from "../../../ui/i18n.ts";
import { Screen } from "../../../ui/index.ts";
import { useOrigin } from "../../../domain/people/address.tsx";
import { useBlob } from "../../../domain/incident/take-photo.tsx";
import { useSettings } from "../../../ui/settings.ts";
import { Missing, NotJoined } from "../../../domain/people/not-joined.tsx";
import { QrCode } from "../../../ui/qr-code.tsx";
import { useStore } from "../../../store/use-store.ts";
import { amountIn, holderOf, takesPayments } from "../../../domain/ledger/accounts.ts";
import { receiptName } from "./payments.tsx";
import { PaymentWithdrawal, Withdrawn } from "./withdrawal.tsx";
import type { Payment as PaymentOfState, State } from "../../../store/index.ts";

/** Show one payment, with its receipt as a file and its QR code for the payer to photograph. */
export default function Payment({ args: [id] }: { args: string[] }) {
  const { tournament, state, official } = useStore();
  if (!tournament || !state) return <NotJoined title={t("fines.payment")} />;
  const payment = state.payments[id];
  if (!payment) return <Missing title={t("fines.payment")} text={t("fines.no-payment")} up="#/fines" />;
  const title = payment.unsent ? t("fines.payment") : receiptName(payment);
  return (
    <Screen title={title} up="#/fines">
      <Withdrawn state={state} payment={payment} />
      <Details state={state} payment={payment} />
      {payment.unsent && (
        <p class="note info" role="status">
          {t("fines.receipt-later")}
        </p>
      )}
      {payment.hash && !payment.unsent && !payment.withdrawn && <Photographed hash={payment.hash} />}
      {!payment.unsent && takesPayments(official) && <Page payment={payment} />}
      <PaymentWithdrawal state={state} payment={payment} />
    </Screen>
  );
}

function Details({ state, payment }: { state: State; payment: PaymentOfState }) {
  const { account_kind: kind, account_id: id, unit, amount, method, paid_at, note, refund } = payment;
  const rows = [
    [t(refund ? "fines.paid-back-to" : "fines.payer"), holderOf(state, { kind, id })],
    [t("fines.amount-paid"), amountIn(unit, amount)],
    [t("fines.how"), t(`fines.method.${method}`)],
    [t("fines.when"), clockTime(paid_at, state.settings.time_zone)],
    ...(note ? [[t(refund ? "fines.why" : "fines.note-paid"), note]] : []),
  ];
  return (
    <dl class="facts">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Photographed({ hash }: { hash: string }) {
  const origin = useOrigin();
  return (
    <figure class="big-code">
      <QrCode text={`${origin}/#/receipt/${hash}`} label={t("fines.code")} />
      <figcaption>{t("fines.photograph")}</figcaption>
    </figure>
  );
}

/**
 * Offer the receipt as a PDF. It is fetched at once, since a phone can share only a file that is there when it is
 * tapped.
 */
function Page({ payment: { id, receipt } }: { payment: PaymentOfState }) {
  const { live } = useStore();
  const { lang } = useSettings();
  const [tries, setTries] = useState(0);
  const { blob, url, failed } = useBlob(
    () => store.file(`payments/${id}/receipt.pdf?lang=${lang}`),
    [id, lang, tries].join(),
  );
  const again = () => setTries(tries + 1);
  useLayoutEffect(() => {
    if (failed && live === "live") again();
  }, [live]);
  const name = `receipt-${receipt}.pdf`;
  if (failed)
    return (
      <>
        <p class="note warn" role="status">
          {t("fines.page-away")}
        </p>
        <button class="button" type="button" onClick={again}>
          {t("try-again")}
        </button>
      </>
    );
  if (!url || !blob)
    return (
      <p class="soft" role="status">
        {t("fines.page-comes")}
      </p>
    );
  const files = [new File([blob], name, { type: blob.type })];
  const share = () => navigator.share({ files }).catch(() => {}); // the user cancelled: no error
  return (
    <div class="doing">
      <a class="button main" href={url} target="_blank">
        {t("fines.open-page")}
      </a>
      <a class="button" href={url} download={name}>
        {t("fines.save-page")}
      </a>
      {navigator.canShare?.({ files }) && (
        <button class="button" type="button" onClick={share}>
          {t("fines.share-page")}
        </button>
      )}
    </div>
  );
}
