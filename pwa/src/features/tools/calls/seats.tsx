import { t } from "../../../ui/i18n.ts";
import { Wind } from "../../../ui/glyphs/wind.tsx";
import { SEATS, changeTile, callsFor, toggleCall } from "./state.ts";
import type { Rules } from "../../../domain/rulebook/rules.tsx";
import type { CallSituation } from "./state.ts";

export type Inspection = ReturnType<typeof import("../../../rules/calls/inspect.ts").inspectCalls>;

export interface CallsProps {
  rules: Rules;
  situation: CallSituation;
  answer: Inspection;
  keep: (situation: CallSituation) => void;
}

/**
 * Show the four seats as players sit: a tap on a wind sets whose tile it is, the other buttons what each one called.
 */
export function Seats(props: CallsProps) {
  const { situation, answer } = props;
  return (
    <div class="drawn-table called">
      {SEATS.map((seat) => (
        <Seat key={seat} {...props} seat={seat} />
      ))}
      <div class="drawn-middle">
        {answer.has.length ? (
          answer.has.map((seat) => <Wind key={seat} wind={seat} />)
        ) : (
          <span>{t(`calls.on.${situation.tile}`)}</span>
        )}
      </div>
    </div>
  );
}

function Seat({ rules, situation, answer, keep, seat }: CallsProps & { seat: string }) {
  const name = t(`hall-wind.${seat}`);
  const isFrom = situation.from === seat;
  const { kinds } = rules.library.catalogue.calls;
  const calls = callsFor(situation, seat);
  const own = situation.calls.filter((one) => one.seat === seat).map((one) => one.kind);
  return (
    <section class={`drawn-seat at-${seat} ${answer.has.includes(seat) ? "next" : ""}`} aria-label={name}>
      <button
        class="drawn-name"
        type="button"
        aria-pressed={isFrom}
        onClick={() => keep(changeTile(situation, { tile: situation.tile, from: seat }))}
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
                onClick={() => keep(toggleCall(situation, seat, kind))}
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
