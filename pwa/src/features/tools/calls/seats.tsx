import { t } from "../../../ui/i18n.ts";
import { Wind } from "../../../ui/glyphs/wind.tsx";
import { SEATS, moved, offered, turned } from "./state.ts";
import type { Rules } from "../../../domain/rulebook/rules.tsx";
import type { Told } from "./state.ts";

export type Inspection = ReturnType<typeof import("../../../rules/calls/inspect.ts").inspectCalls>;

export interface Shown {
  rules: Rules;
  told: Told;
  answer: Inspection;
  keep: (told: Told) => void;
}

/** The four seats as they sit: a tap on a wind says whose tile it is, others what each called. */
export function Seats(props: Shown) {
  const { told, answer } = props;
  return (
    <div class="drawn-table called">
      {SEATS.map((seat) => (
        <Seat key={seat} {...props} seat={seat} />
      ))}
      <div class="drawn-middle">
        {answer.has.length ? (
          answer.has.map((seat) => <Wind key={seat} wind={seat} />)
        ) : (
          <span>{t(`calls.on.${told.tile}`)}</span>
        )}
      </div>
    </div>
  );
}

function Seat({ rules, told, answer, keep, seat }: Shown & { seat: string }) {
  const name = t(`hall-wind.${seat}`);
  const isFrom = told.from === seat;
  const { kinds } = rules.library.catalogue.calls;
  const calls = offered(told, seat);
  const own = told.calls.filter((one) => one.seat === seat).map((one) => one.kind);
  return (
    <section class={`drawn-seat at-${seat} ${answer.has.includes(seat) ? "next" : ""}`} aria-label={name}>
      <button
        class="drawn-name"
        type="button"
        aria-pressed={isFrom}
        onClick={() => keep(moved(told, { tile: told.tile, from: seat }))}
      >
        <Wind wind={seat} />
        <span>{name}</span>
      </button>
      {isFrom && <small class="whose">{t("calls.whose")}</small>}
      {calls.length > 0 && (
        <div class="drawn-taps">
          {calls.map((kind) => {
            return (
              <button
                key={kind}
                class="choice"
                type="button"
                aria-pressed={own.includes(kind)}
                onClick={() => keep(turned(told, seat, kind))}
              >
                {kinds[kind]}
              </button>
            );
          })}
        </div>
      )}
    </section>
  );
}
