import { useState } from "preact/hooks";
import { placeOrder } from "../../store/index.ts";
import { t } from "../../ui/i18n.ts";
import { handName } from "../words/words.ts";
import { useStore } from "../../store/use-store.ts";
import { Correction } from "./correction.tsx";
import type { Hanchan, HandEnd } from "../../store/index.ts";

interface HandEndWithdrawalProps {
  hanchan: Hanchan;
  end?: HandEnd;
  label?: string;
  onDone?: () => void;
}

/** The end of a hand that was recorded wrongly: the last one of a game, or another. */
export function HandEndWithdrawal({ hanchan, end, label, onDone }: HandEndWithdrawalProps) {
  const { state } = useStore();
  const [asked, setAsked] = useState<HandEnd | null>(null);
  const ends = Object.values(state.handEnds).filter((one) => one.hanchan === hanchan.id && !one.unsent);
  const last = end ?? ends.sort((one, other) => placeOrder(other, one) || (one.id < other.id ? 1 : -1))[0];
  if (!last && !asked) return null;
  const { id, hand, how } = asked ?? last;
  const said = [handName(hand), t(`hall-how.${how}`)].filter(Boolean).join(" · ");
  return (
    <>
      <button class="button" type="button" aria-haspopup="dialog" onClick={() => setAsked(last)}>
        {label ?? t("correct.hand-end")}
      </button>
      {asked && (
        <Correction
          title={t("correct.hand-end-title")}
          what="hand-end"
          yes={t("correct.hand-end-yes")}
          danger
          request={{ method: "PUT", path: `hand-ends/${id}/withdrawal`, body: {} }}
          done={t("correct.hand-end-done")}
          onDone={onDone}
          onClose={() => setAsked(null)}
        >
          <p>
            <strong>{said}</strong>
          </p>
          <p>{t("correct.hand-end-text")}</p>
        </Correction>
      )}
    </>
  );
}
