import { useLayoutEffect, useState } from "preact/hooks";
import { ApiError, store } from "../../../store/index.ts";
import { formatter, t } from "../../../ui/i18n.ts";
import { Loading, Screen } from "../../../ui/index.ts";
import { amountIn } from "../../../domain/ledger/accounts.ts";
import type { VerifiedReceipt } from "#api";

/** Show whether a receipt is genuine; needs no account. */
export default function Receipt({ args: [hash = ""] }: { args: string[] }) {
  const [found, setFound] = useState<{ receipt?: VerifiedReceipt; wrong?: "unknown" | "away" }>({});
  const [tries, setTries] = useState(0);
  useLayoutEffect(() => {
    const request = store.visitor().then(({ findReceipt }) => findReceipt(hash));
    request.then(
      (receipt) => setFound({ receipt }),
      (error) => setFound({ wrong: error instanceof ApiError && error.status === 404 ? "unknown" : "away" }),
    );
  }, [hash, tries]);
  const again = () => {
    setFound({});
    setTries(tries + 1);
  };
  return (
    <Screen title={t("fines.genuine-title")}>
      {!found.receipt && !found.wrong && <Loading />}
      {found.receipt && <Details {...found.receipt} />}
      {found.wrong === "unknown" && (
        <p class="note bad" role="status">
          {t("fines.not-genuine")}
        </p>
      )}
      {found.wrong === "away" && (
        <>
          <p class="note warn" role="status">
            {t("fines.genuine-away")}
          </p>
          <button class="button" type="button" onClick={again}>
            {t("try-again")}
          </button>
        </>
      )}
    </Screen>
  );
}

function Details({
  tournament,
  number,
  amount,
  unit,
  paid_at,
  time_zone,
  method,
  refund,
  withdrawn_at: withdrawn,
}: VerifiedReceipt) {
  const date = { dateStyle: "medium", timeStyle: "short", timeZone: time_zone } as const;
  const written = formatter(Intl.DateTimeFormat, date); // with its day, as on paper
  const time = (at: string) => `${written.format(new Date(at))} (${time_zone})`;
  const rows = [
    [t("fines.tournament"), tournament],
    [t("fines.number"), number],
    [t(refund ? "fines.amount-back" : "fines.amount-paid"), amountIn(unit, amount)],
    [t("fines.how"), t(`fines.method.${method}`)],
    [t("fines.when"), time(paid_at)],
  ];
  const verdict = withdrawn ? t("fines.genuine-withdrawn", { time: time(withdrawn) }) : t("fines.genuine");
  return (
    <>
      <p class={`note ${withdrawn ? "bad" : "info"}`} role="status">
        <strong>{verdict}</strong>
      </p>
      <dl class="facts">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p class="soft">{t("fines.compare")}</p>
    </>
  );
}
