import { clockTime as minutes } from "../../rules/words/wording.ts";
import { clockTime, listed, t, unbroken } from "../../ui/i18n.ts";
import { useNow } from "../use-now.ts";
import { LatePerson } from "./late-person.tsx";
import { progressOf } from "./progress.ts";
import type { Progress, View } from "./progress.ts";
import type { Row } from "./rows.ts";

const SOON = 5 * 60; // seconds: from then on each one counts
const MINUTE = 60;

/**
 * Where a hanchan is: who is late and what it costs, how long it lasts still, or how it ended.
 * @param props `tab`: the place of its buttons among the keys
 */
export function StateCell({ row, view, tab }: { row: Row; view: View; tab: number }) {
  const progress = useNow((now) => progressOf(row, view, now), keyOf);
  const { phase, shown, missing } = progress;
  const owing = ["waiting", "late"].includes(phase)
    ? row.seats.flatMap(({ name, debts }) => (debts.length > 0 ? unbroken(name) : []))
    : [];
  return (
    <div class={`hall-state is-${phase}`}>
      {phase !== "late" && <Line row={row} view={view} progress={progress} />}
      {owing.length > 0 && <small class="bad">{t("desk.pays-first", { names: listed(owing) })}</small>}
      {shown.map((one) => (
        <LatePerson
          key={one.late.person.id}
          row={row}
          view={view}
          shown={one}
          isMissing={missing.includes(one)}
          tab={tab}
        />
      ))}
    </div>
  );
}

/** What would be written differently. */
function keyOf({ phase, left, missing }: Progress) {
  return [phase, written(left), ...missing.map(({ cost }) => cost?.seconds)].join();
}

/** Whole minutes while there are many. @param left seconds */
function written(left: number) {
  return left < SOON ? minutes(left) : t("clock.lasts", { count: Math.ceil(left / MINUTE) });
}

function Line({ row, view: { zone }, progress: { phase, left } }: { row: Row; view: View; progress: Progress }) {
  const { clock, begun, extra } = row.game;
  const { scheduled_at: start } = row.hanchan;
  const at = (moment: string | number) => clockTime(new Date(moment), zone);
  if (phase === "playing" && clock)
    return (
      <>
        <strong role="timer">{t("game.time-left", { time: written(left) })}</strong>
        <Bar began={clock.began} ends={clock.ends} left={left} />
        <small>
          {[t("game.ends", { time: at(clock.ends) }), extra > 0 && t("game.extra", { time: minutes(extra) })]
            .filter(Boolean)
            .join(" · ")}
        </small>
      </>
    );
  const text = {
    playing: () => [t("desk.phase.playing"), begun && t("clock.began", { time: at(begun.at) })],
    up: () => [t("game.up"), clock && t("game.was-up", { time: at(clock.ends) })],
    waiting: () => [t("desk.phase.waiting"), start && t("clock.scheduled", { time: at(start) })],
    unscheduled: () => [t("desk.phase.unscheduled")],
    finished: () => [t("desk.phase.finished"), row.result?.unsent && t("hall-unsent")],
    cancelled: () => [t("desk.phase.cancelled")],
    void: () => [t("hall-is.void")],
    late: () => [],
  }[phase]();
  const [first, ...more] = text.filter(Boolean);
  return (
    <>
      <strong>{first}</strong>
      {more.map((one) => (
        <small>{one}</small>
      ))}
    </>
  );
}

/** How much of the time is over. */
function Bar({ began, ends, left }: { began: number; ends: number; left: number }) {
  const part = 1 - (left * 1000) / Math.max(ends - began, 1);
  return (
    <span class="hall-bar" aria-hidden="true">
      <i style={`width:${Math.round(100 * Math.min(Math.max(part, 0), 1))}%`}></i>
    </span>
  );
}
