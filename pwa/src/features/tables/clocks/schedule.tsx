import { useState } from "preact/hooks";
import { store } from "../../../store/index.ts";
import { clockTime, t } from "../../../ui/i18n.ts";
import { Stepped, minutesLater } from "../../../ui/minutes.tsx";
import { useWhy } from "../../../domain/reasons/why.tsx";
import { useCommand } from "../../../domain/requests/command.tsx";
import { useStore } from "../../../store/use-store.ts";
import { Approve, isCharged, mayChangeCharged } from "../../../domain/money/charged.tsx";
import { momentOf, timeOf } from "./timings.ts";
import type { Hanchan, State } from "../../../store/index.ts";

const LONGEST = 24 * 60;
const STEP = 5; // minutes
const USUAL = 90;

/** The body of the request for a schedule. */
interface Body {
  scheduled_at: string;
  minutes: number | null;
  replaces: { scheduled_at: string; minutes: number | null } | null;
  reason: string;
}

interface ScheduleProps {
  state: State;
  hanchan: Hanchan;
  zone: string;
  may: boolean;
  own: boolean;
}

/**
 * Ask for the start and length of the hanchan, or show them and offer a change. @param props `own`: it would change the
 * official's own lateness clock
 */
export function Schedule({ state, hanchan, zone, may, own }: ScheduleProps) {
  const [open, setOpen] = useState(false);
  const { reason, field } = useWhy("schedule");
  const [approving, setApproving] = useState<Body | null>(null);
  const { official } = useStore();
  const charged = isCharged(state, hanchan);
  const fixed = own ? "clock.own" : charged && !mayChangeCharged(official) ? "charged.director" : "";
  const scheduled = hanchan.scheduled_at && Date.parse(hanchan.scheduled_at);
  const [time, setTime] = useState(() => timeOf(scheduled || store.now(), zone).slice(0, 5));
  const [length, setLength] = useState(() => String(hanchan.minutes ?? lastLength(state) ?? ""));
  const { run, error } = useCommand();
  const minutes = length.trim() ? Number(length) : null;
  const fits = minutes === null || (Number.isInteger(minutes) && minutes >= 1 && minutes <= LONGEST);
  const same = scheduled && time === timeOf(scheduled, zone).slice(0, 5); // with its seconds
  const asksWhy = charged && !same && !fixed;
  const save = () =>
    run(async () => {
      const scheduled_at =
        same && hanchan.scheduled_at ? hanchan.scheduled_at : momentOf(time, scheduled || store.now(), zone);
      const replaces = hanchan.scheduled_at
        ? { scheduled_at: hanchan.scheduled_at, minutes: hanchan.minutes ?? null }
        : null;
      const body = { scheduled_at, minutes, replaces };
      if (asksWhy) return setApproving({ ...body, reason });
      await store.send("schedule", hanchan.id, body);
      setOpen(false);
    });
  const approve = async (preview: string) => {
    if (!approving) return;
    await store.send("schedule", hanchan.id, { ...approving, preview });
    setApproving(null);
    setOpen(false);
  };
  if (hanchan.scheduled_at && !open) {
    return (
      <p class="scheduled">
        <span>
          {t("clock.scheduled", { time: clockTime(hanchan.scheduled_at, zone) })}
          {hanchan.minutes && <> · {t("clock.lasts", { count: hanchan.minutes })}</>}
        </span>
        {may && (
          <button class="button quiet" type="button" onClick={() => setOpen(true)}>
            {t("clock.change")}
          </button>
        )}
      </p>
    );
  }
  if (!may) return <p>{t("clock.unscheduled")}</p>;
  return (
    <section class="card">
      {fixed ? (
        <p class="note warn">{t(fixed)}</p>
      ) : (
        <Stepped
          type="time"
          label={t("clock.when")}
          hint={t("clock.when-text")}
          value={time}
          onInput={setTime}
          by={STEP}
          onStep={(minutes) => setTime(minutesLater(time, minutes))}
        />
      )}
      <Stepped
        type="number"
        min="1"
        max={LONGEST}
        inputmode="numeric"
        label={t("clock.length")}
        hint={t("clock.length-text")}
        value={length}
        onInput={setLength}
        by={STEP}
        onStep={(minutes) => setLength(stepped(length, minutes))}
      />
      {asksWhy && (
        <>
          <p class="note warn">{t("charged.changes")}</p>
          {field()}
        </>
      )}
      {error}
      <button class="button main" type="button" disabled={!time || !fits || (asksWhy && !reason)} onClick={save}>
        {t(asksWhy ? "charged.look" : "clock.set")}
      </button>
      {approving && (
        <Approve
          path={`hanchans/${hanchan.id}/schedule`}
          body={approving}
          about={t("charged.start", {
            before: clockTime(hanchan.scheduled_at ?? "", zone),
            after: clockTime(approving.scheduled_at, zone),
          })}
          onApprove={approve}
          onClose={() => setApproving(null)}
        />
      )}
    </section>
  );
}

/** Return the length one step on; from no limit to the usual length, and below one step to no limit. */
function stepped(length: string, step: number) {
  const next = Number(length) ? Math.min(Number(length) + step, LONGEST) : step > 0 ? USUAL : 0;
  return next > 0 ? String(next) : "";
}

/** Return the length of the hanchan that begins last; usually the others of the day are as long. */
function lastLength(state: State): number | null | undefined {
  const scheduled = Object.values(state.hanchans).flatMap(({ scheduled_at: at, minutes }) =>
    at ? [{ begins: Date.parse(at), minutes }] : [],
  );
  return scheduled.sort((one, other) => one.begins - other.begins).at(-1)?.minutes;
}
