import { t } from "../../../ui/i18n.js";
import { Wind } from "../../../ui/glyphs/wind.jsx";
import { SEATS, moved, offered, turned } from "./state.js";

/**
 * @typedef {import("./state.js").Told} Told @typedef {import("../../../domain/rulebook/rules.jsx").Rules} Rules
 * @typedef {ReturnType<typeof import("../../../rules/calls/inspect.js").inspectCalls>} Inspection
 * @typedef {{rules: Rules, told: Told, answer: Inspection, keep: (told: Told) => void}} Shown
 */

/** The four seats as they sit: a tap on a wind says whose tile it is, others what each called. @param {Shown} props */
export function Seats(props) {
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
          <span>{t(`calls.on.${/** @type {any} */ (told.tile)}`)}</span>
        )}
      </div>
    </div>
  );
}

/** @param {Shown & {seat: string}} props */
function Seat({ rules, told, answer, keep, seat }) {
  const name = t(`hall-wind.${/** @type {any} */ (seat)}`);
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
