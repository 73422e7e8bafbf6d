import { useState } from "preact/hooks";
import { t } from "../../ui/i18n.ts";
import { Correction } from "./correction.tsx";
import type { Hanchan, Result } from "../../store/index.ts";

/** A result that was entered for the wrong table, or too soon. */
export function ResultWithdrawal({ hanchan: { id }, result: { number } }: { hanchan: Hanchan; result: Result }) {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <button class="button quiet" type="button" aria-haspopup="dialog" onClick={() => setAsked(true)}>
        {t("result.withdraw")}
      </button>
      {asked && (
        <Correction
          title={t("result.withdraw")}
          what="result"
          yes={t("result.withdraw-yes")}
          danger
          request={{ method: "PUT", path: `hanchans/${id}/result/withdrawal`, body: { number } }}
          done={t("result.withdraw-done")}
          onClose={() => setAsked(false)}
        >
          <p>{t("result.withdraw-text")}</p>
        </Correction>
      )}
    </>
  );
}
