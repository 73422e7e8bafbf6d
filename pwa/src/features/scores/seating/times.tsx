import { useState } from "preact/hooks";
import { store } from "../../../store/index.ts";
import { Approve, isCharged } from "../../../domain/money/charged.tsx";
import { roundsIn } from "../../../domain/event/present-round.ts";
import { clockTime, t } from "../../../ui/i18n.ts";
import { Choice, Empty, Screen, say } from "../../../ui/index.ts";
import { useRequest } from "../../../domain/account/request.tsx";
import { useWhy } from "../../../domain/reasons/why.tsx";
import { back } from "../../../ui/router.ts";
import { TimetableFields, firstTimetable, isValid, startsOf } from "./timetable.tsx";
import { wallTime } from "./wall-time.ts";
import type { Hanchan, State } from "../../../store/index.ts";
import type { SchedulesRequest } from "#api";
import type { Timetable } from "./timetable.tsx";

const ALL = "";
const MINUTE = 60_000;

/**
 * Ask for the start times of all rounds without a result, one after another, or of one round. @param props `round`: the
 * round to begin with
 */
export function Times({ state, round: first }: { state: State; round: string | null }) {
  const zone = state.settings.time_zone;
  const rounds = openRounds(state);
  const [chosen, setChosen] = useState(() => (rounds.some(({ round }) => round === first) ? (first ?? ALL) : ALL));
  const affected = rounds.filter(({ round }) => chosen === ALL || round === chosen);
  const options = [
    { value: ALL, text: t("rounds.all") },
    ...rounds.map(({ round }) => ({ value: round, text: round })),
  ];
  if (rounds.length === 0)
    return (
      <Screen title={t("rounds.times")} up="#/setup">
        <Empty text={t("rounds.none-open")}>
          <a class="button" href="#/rounds">
            {t("rounds.title")}
          </a>
        </Empty>
      </Screen>
    );
  return (
    <Screen title={t("rounds.times")} up="#/setup">
      {rounds.length > 1 && <Choice label={t("rounds.which")} value={chosen} options={options} onChange={setChosen} />}
      <Form key={chosen} state={state} affected={affected} zone={zone} isSeries={chosen === ALL} />
      <section class="stack">
        <h2>{t("rounds.set-so-far")}</h2>
        <dl class="facts">
          {rounds.map(({ round, starts }) => (
            <div key={round}>
              <dt>{t("hall-round", { round })}</dt>
              <dd>{startsText(starts, zone)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </Screen>
  );
}

interface FormProps {
  state: State;
  affected: Open[];
  zone: string;
  isSeries: boolean;
}

function Form({ state, affected, zone, isSeries }: FormProps) {
  const [times, setTimes] = useState(() => asSet(affected, zone) ?? firstTimetable(store.now(), zone));
  const [approving, setApproving] = useState<Body | null>(null);
  const { reason, field } = useWhy("schedule");
  const { ask, asking, wrong } = useRequest();
  const [seen] = useState(affected); // so that times set by somebody else meanwhile are not replaced unseen
  const hanchans = seen.flatMap((one) => one.hanchans);
  const asksWhy = hanchans.some((hanchan) => isCharged(state, hanchan));
  const send = async (body: Body) => {
    await store.ask("schedules", { method: "PUT", body });
    setApproving(null);
    say(t("rounds.times-set"));
    back("#/setup");
  };
  const save = () => {
    const replaces = hanchans.flatMap(({ id, scheduled_at, minutes }) =>
      scheduled_at ? [{ hanchan: id, scheduled_at, minutes: minutes ?? null }] : [],
    );
    const body: Body = { ...(isSeries ? series(times, zone) : { rounds: starts(seen, times, zone) }), replaces };
    if (asksWhy) return setApproving({ ...body, reason });
    ask(() => send(body));
  };
  return (
    <section class="stack">
      <TimetableFields value={times} rounds={affected.length} zone={zone} onChange={setTimes} isFixed />
      {asksWhy && (
        <>
          <p class="note warn">{t("charged.changes")}</p>
          {field()}
        </>
      )}
      {wrong}
      <button
        class="button main"
        type="button"
        disabled={asking || !isValid(times, affected.length) || (asksWhy && !reason)}
        onClick={save}
      >
        {t(asksWhy ? "charged.look" : "rounds.set")}
      </button>
      {approving && (
        <Approve
          path="schedules"
          body={approving}
          onApprove={(preview) => send({ ...approving, preview })}
          onClose={() => setApproving(null)}
        />
      )}
    </section>
  );
}

/** The body of the request for times. */
type Body = Pick<SchedulesRequest, "replaces" | "reason" | "preview"> &
  (ReturnType<typeof series> | { rounds: ReturnType<typeof starts> });

/** A round without a result. */
interface Open {
  round: string;
  hanchans: Hanchan[];
  starts: (string | null)[];
}

function openRounds(state: State): Open[] {
  const inPlay = Object.values(state.hanchans).filter(({ status }) => !status);
  const rounds = roundsIn(state).map((round) => ({ round, hanchans: inPlay.filter((one) => one.round === round) }));
  return rounds
    .filter(({ hanchans }) => hanchans.length > 0 && !hanchans.some(({ id }) => state.results[id]))
    .map((one) => ({ ...one, starts: [...new Set(one.hanchans.map(({ scheduled_at: start }) => start ?? null))] }));
}

/** Return the times set for these rounds, if one start, length and pause describe them; else null. */
function asSet(rounds: Open[], zone: string) {
  const [first, second] = rounds.map(({ starts }) => (starts.length === 1 && starts[0] ? Date.parse(starts[0]) : null));
  const minutes = rounds[0]?.hanchans[0].minutes;
  if (!first || !minutes) return null;
  const pause = second ? (second - first) / MINUTE - minutes : 0;
  return { isSet: true, start: wallTime(first, zone), minutes: String(minutes), pause: String(Math.max(0, pause)) };
}

function series(times: Timetable, zone: string) {
  const [first] = startsOf(times, 1, zone);
  return { series: { ...first, pause: Number(times.pause) } };
}

function starts(rounds: Open[], times: Timetable, zone: string) {
  const at = startsOf(times, rounds.length, zone);
  return rounds.map(({ round }, place) => ({ round, ...at[place] }));
}

function startsText(moments: (string | null)[], zone: string) {
  return moments.map((moment) => (moment ? clockTime(moment, zone) : t("rounds.no-time"))).join(" · ");
}
