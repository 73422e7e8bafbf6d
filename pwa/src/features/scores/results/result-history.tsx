import { SEATS } from "../../../store/index.ts";
import { clockTime, t } from "../../../ui/i18n.ts";
import { Disclosure } from "../../../ui/index.ts";
import { Undo } from "../../../domain/requests/undo.tsx";
import { useWords } from "../../../domain/words/words.ts";
import { whole } from "../../../ui/numbers.ts";
import type { Hanchan, Result, State } from "../../../store/index.ts";

interface ResultHistoryProps {
  state: State;
  hanchan: Hanchan;
  result: Result;
  onCorrect: (() => void) | false;
}

/** Show the result in force, and the earlier ones that it replaced. */
export function ResultHistory({ state, hanchan, result, onCorrect }: ResultHistoryProps) {
  const earlier = before(result);
  return (
    <>
      <section class="stack" aria-labelledby="holds">
        <h2 id="holds">
          {t("result.holds")}{" "}
          {result.unsent && result.outbox !== "done" && <span class="badge info">{t("hall-unsent")}</span>}
        </h2>
        <Sheet state={state} hanchan={hanchan} result={result} />
        <Undo
          id={result.item ?? ""}
          otherwise={
            onCorrect && (
              <button class="button" type="button" onClick={onCorrect}>
                {t("result.correct")}
              </button>
            )
          }
        />
      </section>
      {earlier.length > 0 && (
        <Disclosure title={t("result.earlier", { count: earlier.length })}>
          {() => (
            <div class="stack">
              {earlier.map((one) => (
                <Sheet key={one.number} state={state} hanchan={hanchan} result={one} />
              ))}
            </div>
          )}
        </Disclosure>
      )}
    </>
  );
}

/** Return the results that this one replaced, newest first. */
function before({ before: one }: Result): Result[] {
  return one ? [one, ...before(one)] : [];
}

/** Show one result: the totals, who entered it and why, and why it was withdrawn. */
export function Sheet({ state, hanchan, result }: { state: State; hanchan: Hanchan; result: Result }) {
  const { points, deposits, unranked, winless, official, at, withdrawn } = result;
  const words = useWords();
  const who = state.officials[official ?? ""]?.name ?? t("hall-unknown");
  const reason = result.before?.withdrawn === result.reason ? "" : result.reason; // the same reason is shown with the withdrawal
  return (
    <div class="card">
      <dl class="facts">
        {SEATS.map((seat) => (
          <div key={seat}>
            <dt>
              {words.phrase(`seat-${seat}`)} ·{" "}
              <span class="who">{state.players[hanchan.seats[seat]]?.name ?? "?"}</span>
              {unranked.includes(seat) && <small>{t("result.substitute")}</small>}
              {winless?.includes(seat) && <small>{t("result.won-nothing")}</small>}
            </dt>
            <dd>{whole(points[seat])}</dd>
          </div>
        ))}
        {deposits > 0 && (
          <div>
            <dt>{t("result.deposits")}</dt>
            <dd>{whole(deposits)}</dd>
          </div>
        )}
      </dl>
      <p class="soft">{[who, clockTime(at, state.settings.time_zone), reason].filter(Boolean).join(" · ")}</p>
      {withdrawn && <p class="note warn">{t("result.is-withdrawn", { reason: withdrawn })}</p>}
    </div>
  );
}
