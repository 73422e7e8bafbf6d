import { useState } from "preact/hooks";
import { store } from "../../../store/index.ts";
import { Approve, isCharged, mayChangeCharged } from "../../../domain/money/charged.tsx";
import { costOf, momentOf, record, timeOf } from "../clocks/timings.ts";
import { t } from "../../../ui/i18n.ts";
import { Choice, Dialog } from "../../../ui/index.ts";
import { useWhy } from "../../../domain/reasons/why.tsx";
import { useCommand } from "../../../domain/requests/command.tsx";
import { useWords } from "../../../domain/words/words.ts";
import { useStore } from "../../../store/use-store.ts";
import { DayGames } from "./day-games.tsx";
import { Stepped, minutesLater } from "../../../ui/minutes.tsx";
import type { Hanchan } from "../../../store/index.ts";
import type { Late, Timed } from "../clocks/timings.ts";
import type { Roled } from "../../../domain/people/roles.ts";
import type { Rulebook } from "../../../rules/books/rulebook.ts";

const EARLY_MS = 2 * 60 * 60 * 1000;
const ASK_WHY = ["corrected", "stopped", "undone"];

/** A timing that is recorded. */
interface Recorded extends Partial<Timed> {
  what: string;
}

interface StopClockProps {
  hanchan: Hanchan;
  late: Late;
  name: string;
  due: boolean;
  book: Rulebook | undefined;
  zone: string;
  first?: string;
  onClose: () => void;
}

/**
 * Ask for every other way to stop a clock, or to correct what was tapped.
 * @param props `first`: the initial choice
 */
export function StopClock({ hanchan, late, name, due, book, zone, first = "", onClose }: StopClockProps) {
  const { official, state } = useStore();
  const { clock, person } = late;
  const charged = isCharged(state, hanchan, person.id);
  const fixed = charged && !mayChangeCharged(official);
  const [approving, setApproving] = useState<Recorded | null>(null);
  const [what, setWhat] = useState<string>(clock.stopped && !fixed ? "corrected" : first);
  const { reason, field } = useWhy("time");
  const [time, setTime] = useState(() => timeOf(clock.stopped?.at ?? store.now(), zone));
  const { run, error } = useCommand();
  const options = waysOf(late, due && !fixed, official, fixed).map((value) => ({
    value,
    text: t(`clock.way.${value}`),
  }));
  const arrived_at = time && typedTime(time, clock, zone);
  const mistake = what === "corrected" && arrived_at ? mistakeIn(Date.parse(arrived_at), clock.scheduled) : "";
  const asksWhy = ASK_WHY.includes(what) || (charged && Boolean(what) && !fixed);
  const isComplete = what && (!asksWhy || reason) && (what !== "corrected" || (time && !mistake));
  const why = reason ? { reason } : {};
  const save = () =>
    run(async () => {
      const more =
        what === "undone" ? { takes_back: clock.stopped?.by } : { person, ...(what === "corrected" && { arrived_at }) };
      const timing: Recorded = { what: what === "undone" ? "taken-back" : what, ...more, ...why };
      if (charged && !fixed) return setApproving(timing);
      await send(timing);
    });
  const send = async ({ what, ...more }: Recorded) => {
    await record(hanchan, what, more);
    onClose();
  };
  if (approving)
    return (
      <Approve
        path="timings"
        body={{ hanchan: hanchan.id, ...approving }}
        onApprove={(preview: string) => send({ ...approving, preview })}
        onClose={onClose}
      />
    );
  return (
    <Dialog title={name} onClose={onClose}>
      {charged && <p class="note warn">{t(fixed ? "charged.director" : "charged.changes")}</p>}
      <Choice label={t("clock.what")} value={what} options={options} onChange={setWhat} />
      {what === "cancelled" && (
        <>
          <p class="note warn">{t(late.who === "player" ? "clock.cancel-text" : "clock.cancel-text-charged")}</p>
          <DayGames state={state} hanchan={hanchan} zone={zone} />
        </>
      )}
      {what === "corrected" && (
        <Stepped
          type="time"
          step="1"
          label={t("clock.arrived-at")}
          value={time}
          wrong={mistake}
          onInput={setTime}
          onStep={(minutes) => setTime(minutesLater(time, minutes))}
        />
      )}
      {what === "corrected" && arrived_at && !mistake && book && (
        <Becomes late={late} book={book} at={Date.parse(arrived_at)} />
      )}
      {asksWhy && field()}
      {error}
      <button class="button main" type="button" disabled={!isComplete} onClick={save}>
        {t(charged && !fixed ? "charged.look" : "clock.record")}
      </button>
    </Dialog>
  );
}

/** Return the possible choices; only a timing of this person can be undone. */
function waysOf({ clock: { stopped }, timings }: Late, due: boolean, official: Roled, fixed: boolean) {
  const own = stopped && timings.some(({ id }) => id === stopped.by);
  const director = official?.roles?.includes("director");
  return [
    !fixed && "corrected",
    "replaced",
    own && !fixed && "undone",
    due && "cancelled",
    director && "stopped",
  ].filter((way) => typeof way === "string");
}

/** Return the typed time as a moment; if nobody changed it, the stored one to the millisecond. */
function typedTime(time: string, { stopped, scheduled }: Late["clock"], zone: string) {
  return stopped && time === timeOf(stopped.at, zone)
    ? new Date(stopped.at).toISOString()
    : momentOf(time, scheduled, zone);
}

/** Return the error of an arrival time, or "". @param arrived ms @param scheduled ms */
function mistakeIn(arrived: number, scheduled: number) {
  if (arrived > store.now()) return t("clock.to-come");
  return arrived < scheduled - EARLY_MS ? t("clock.long-before") : "";
}

/** Show what the lateness would cost with the typed time. */
function Becomes({ late, book, at }: { late: Late; book: Rulebook; at: number }) {
  const { library } = useWords();
  const clock = { ...late.clock, stopped: { at, how: "corrected", by: "", others: [] } };
  const cost = costOf(library, book, { ...late, clock }, at);
  return <p role="status">{t("clock.becomes", { cost: cost.cost_line })}</p>;
}
