import { useState } from "preact/hooks";
import { t } from "../../../ui/i18n.ts";
import { Correction } from "../../../domain/event/correction.tsx";
import { SeatLeft, SeatsLeft, seatsLeft } from "./seats/seats-left.tsx";
import type { Player, State } from "../../../store/index.ts";

/** Offer to withdraw a player, or to let them play again. */
export function Withdrawal({ one: { id, name, withdrawn_at: since }, state }: { one: Player; state: State }) {
  const [confirming, setConfirming] = useState(false);
  const withdrawn = !since;
  const way = withdrawn ? "withdraw" : "return";
  const body = { withdrawn, replaces: { withdrawn: !withdrawn } };
  const left = seatsLeft(state, id);
  return (
    <>
      {since && (
        <p class="note warn">{t(left.length > 0 ? "correct.is-seated-still" : "correct.is-withdrawn", { name })}</p>
      )}
      {since && left.length > 0 && <SeatsLeft state={state} left={left} />}
      <button class="button" type="button" aria-haspopup="dialog" onClick={() => setConfirming(true)}>
        {t(`correct.${way}`)}
      </button>
      {confirming && (
        <Correction
          title={t(`correct.${way}-this`, { name })}
          what={way}
          yes={t(`correct.${way}-yes`)}
          request={{ method: "PATCH", path: `players/${id}`, body }}
          done={t(`correct.${way}-done`, { name })}
          onClose={() => setConfirming(false)}
        >
          {withdrawn && <p>{t("correct.withdraw-text")}</p>}
          {withdrawn && left.length > 0 && (
            <div class="note warn">
              <p>{t("correct.stays-seated")}</p>
              <ul>
                {left.map((at) => (
                  <li key={at.hanchan.id}>
                    <SeatLeft state={state} at={at} />
                  </li>
                ))}
              </ul>
            </div>
          )}
        </Correction>
      )}
    </>
  );
}
