import { useLayoutEffect, useState } from "preact/hooks";
import { store } from "../../../../store/index.ts";
import { clockTime, formatter, t } from "../../../../ui/i18n.ts";
import { Disclosure, Empty, Screen, Select } from "../../../../ui/index.ts";
import { useStore } from "../../../../store/use-store.ts";
import { amountIn, takesPayments } from "../../../../domain/ledger/accounts.ts";
import { CountDialog, differenceText } from "../../../../domain/money/count.tsx";
import { daysIn, takingsOf } from "./days.ts";
import type { CashCount, State } from "../../../../store/index.ts";
import type { Taking } from "./days.ts";

/** Show the cash-up as a screen. */
export function CashUp({ state }: { state: State }) {
  return (
    <Screen title={t("cash.title")} up="#/fines">
      <CashOfDay state={state} />
    </Screen>
  );
}

/** Show the payments of a day by method and official, beside the cash that was counted. */
export function CashOfDay({ state }: { state: State }) {
  const { official } = useStore();
  useLayoutEffect(() => void store.lookAround(), []);
  const days = daysIn(state, store.now());
  const [chosen, setChosen] = useState("");
  const day = days.includes(chosen) ? chosen : (days.find((one) => takingsOf(state, one).length > 0) ?? days[0]);
  const takings = takingsOf(state, day);
  const options = days.map((value) => ({ value, text: dayName(value) }));
  const unsent = Object.values(state.payments).filter((one) => one.unsent).length;
  return (
    <>
      <Select label={t("cash.day")} value={day} options={options} onChange={setChosen} />
      {unsent > 0 && (
        <p class="note warn" role="status">
          {t("cash.unsent", { count: unsent })}
        </p>
      )}
      {takings.length === 0 && <Empty text={t("cash.nothing")} />}
      <div class="cash-ways">
        {takings.map((taking) => (
          <Way
            key={day + taking.unit + taking.method}
            state={state}
            day={day}
            taking={taking}
            mayCount={takesPayments(official)}
          />
        ))}
      </div>
    </>
  );
}

function dayName(day: string) {
  const format = { weekday: "short", day: "numeric", month: "long", year: "numeric", timeZone: "UTC" } as const;
  return formatter(Intl.DateTimeFormat, format).format(new Date(`${day}T00:00:00Z`));
}

interface WayProps {
  state: State;
  day: string;
  taking: Taking;
  mayCount: boolean;
}

function Way({ state, day, taking, mayCount }: WayProps) {
  const [counting, setCounting] = useState(false);
  const { unit, method, refunded, taken, expected, by, count } = taking;
  const lines = [...by].map(([official, amount]) => [
    state.officials[official ?? ""]?.name ?? t("cash.this-phone"),
    amountIn(unit, amount),
  ]);
  const moved = { taken: amountIn(unit, taken), back: amountIn(unit, refunded) };
  return (
    <section class="card stack cash" aria-label={t(`fines.method.${method}`)}>
      <div class="cash-head">
        <h2>{t(`fines.method.${method}`)}</h2>
        <strong class="sum">{amountIn(unit, expected)}</strong>
      </div>
      {refunded > 0 && <p class="soft">{t("cash.of-it-refunded", moved)}</p>}
      <dl class="facts">
        {lines.map(([name, amount]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      {count && <Counted state={state} taking={taking} count={count} />}
      {mayCount && (
        <button
          class={`button ${count ? "quiet" : ""}`}
          type="button"
          aria-haspopup="dialog"
          onClick={() => setCounting(true)}
        >
          {t(count ? "cash.again" : "cash.count")}
        </button>
      )}
      {counting && <CountDialog day={day} taking={taking} onClose={() => setCounting(false)} />}
    </section>
  );
}

/** Show the amount counted, by whom, and how much it now differs from the amount expected. */
function Counted({ state, taking: { unit, expected }, count }: { state: State; taking: Taking; count: CashCount }) {
  const { counted, note, earlier } = count;
  const since = count.expected === expected ? "" : t("cash.taken-since", { amount: amountIn(unit, count.expected) });
  return (
    <>
      <div class={`note ${counted === expected ? "info" : "warn"}`} role="status">
        <strong>
          {t("cash.counted", { amount: amountIn(unit, counted) })} · {differenceText(unit, counted - expected)}
        </strong>
        <small>{[countedBy(state, count), note, since].filter(Boolean).join(" · ")}</small>
      </div>
      {earlier.length > 0 && (
        <Disclosure title={t("cash.earlier", { count: earlier.length })}>
          {() => (
            <dl class="facts">
              {earlier.map((one) => (
                <div key={one.id}>
                  <dt>
                    {amountIn(unit, one.counted)}
                    <small>{[countedBy(state, one), one.note].filter(Boolean).join(" · ")}</small>
                  </dt>
                </div>
              ))}
            </dl>
          )}
        </Disclosure>
      )}
    </>
  );
}

function countedBy(state: State, { official, at }: Pick<CashCount, "official" | "at">) {
  return t("cash.counted-by", {
    name: state.officials[official ?? ""]?.name ?? "?",
    time: clockTime(at, state.settings.time_zone),
  });
}
