import { useMemo, useState } from "preact/hooks";
import { clockTime, t } from "../../../ui/i18n.ts";
import { Acts } from "../lateness/acts.tsx";
import { LatenessClock } from "../lateness/lateness-clock.tsx";
import { Screen } from "../../../ui/index.ts";
import { useCommand } from "../../../domain/requests/command.tsx";
import { hanchanAt } from "../../../domain/incident/hands.ts";
import { Missing, NotJoined } from "../../../domain/people/not-joined.tsx";
import { Reason } from "../../../domain/reasons/reason.tsx";
import { mayTime } from "../../../domain/people/roles.ts";
import { useBooks } from "../../../domain/rulebook/rulebooks.ts";
import { useStore } from "../../../store/use-store.ts";
import { AskToNotify, useAlarm } from "./alarm.tsx";
import { Approve, isCharged, isOwn, mayChangeCharged } from "../../../domain/money/charged.tsx";
import { gameOf, ofRound } from "../../../domain/event/game-clock.ts";
import { useNow } from "../../../domain/event/now.ts";
import { PlayerTimes } from "./player-times.tsx";
import { Present, nameOf } from "./present.tsx";
import { RemainingTime } from "./remaining-time.tsx";
import { Schedule } from "./schedule.tsx";
import { costOf, lastTap, latecomers, record } from "./timings.ts";
import { UnpaidFines, unpaidAt } from "../../../domain/money/unpaid-fines.tsx";
import type { Game } from "../../../domain/event/game-clock.ts";
import type { Hanchan, State, Table } from "../../../store/index.ts";
import type { Latecomer } from "../lateness/acts.tsx";
import type { Timed } from "./timings.ts";

/** Show the start of the table's current hanchan, or of another: who is absent since when, and when it began. */
export default function Start({ args: [id, which] }: { args: string[] }) {
  const { tournament, state } = useStore();
  const table = state?.tables[id];
  if (!tournament || !state) return <NotJoined title={t("clock.title")} />;
  if (!table) return <Missing title={t("clock.title")} text={t("hall-no-table")} up="#/tables" />;
  const hanchan = state.hanchans[which] ?? hanchanAt(state, id);
  const up = `#/table/${id}`;
  if (!hanchan) return <Missing title={t("clock.title")} text={t("hall-no-hanchan-text")} up={up} />;
  return <Match state={state} table={table} hanchan={hanchan} />;
}

function Match({ state, table, hanchan }: { state: State; table: Table; hanchan: Hanchan }) {
  const { library, official } = useStore();
  const may = mayTime(official);
  const late = useMemo(() => latecomers(state, hanchan), [state, hanchan]);
  const books = useBooks(late);
  const game = useMemo(() => gameOf(state, hanchan), [state, hanchan]);
  const { begun, cancelled } = game;
  const now = useNow(late.length > 0 || Boolean(begun));
  const zone = state.settings.time_zone;
  const owed = useMemo(() => !begun && unpaidAt(state, hanchan).length > 0, [state, hanchan, begun]);
  const own = late.find(({ person }) => isOwn(official, person.id));
  const people: Latecomer[] = late.map((one) => {
    const book = books[one.revision];
    return {
      late: one,
      name: nameOf(state, one.person),
      cost: book && library ? costOf(library, book, one, now) : undefined,
      book,
    };
  });
  const missing = people.filter(({ late: { clock } }) => !clock.stopped);
  useAlarm(missing.flatMap((one) => running(one) ?? []));
  const clockOf = (one: Latecomer) => (
    <LatenessClock key={one.late.person.id} may={may} hanchan={hanchan} {...one} now={now} zone={zone} />
  );
  const acts = may && !(cancelled && !begun) && hanchan.status !== "void" && hanchan.scheduled_at && (
    <>
      {!begun && <Acts hanchan={hanchan} people={people} now={now} zone={zone} />}
      <Begin
        state={state}
        hanchan={hanchan}
        begun={begun}
        now={now}
        zone={zone}
        waits={Boolean(own && !own.clock.stopped)}
        missing={missing.length > 0}
        owed={owed}
      />
    </>
  );
  return (
    <Screen title={t("clock.title-at", { label: table.label })} up={`#/table/${table.id}`} actions={acts}>
      {begun && <RemainingTime may={may} hanchan={hanchan} game={game} now={now} zone={zone} />}
      {late.length > 0 && (
        <div class={`stack lates ${missing.length === 1 ? "alone" : ""}`}>
          {[...missing, ...people.filter((one) => !missing.includes(one))].map(clockOf)}
        </div>
      )}
      {cancelled && <p class="note bad">{t(isOwnCause(state, hanchan) ? "clock.cancelled" : "over.cancelled")}</p>}
      {hanchan.status === "void" && <p class="note bad">{t("over.void")}</p>}
      {owed && !hanchan.status && <UnpaidFines state={state} hanchan={hanchan} />}
      <PlayerTimes state={state} hanchan={hanchan} zone={zone} />
      {!hanchan.status && (
        <Schedule key={hanchan.scheduled_at} may={may} state={state} hanchan={hanchan} zone={zone} own={Boolean(own)} />
      )}
      {may && !hanchan.status && hanchan.scheduled_at && (
        <Present state={state} table={table} hanchan={hanchan} late={late} begun={begun} />
      )}
      {may && missing.length > 0 && <AskToNotify />}
    </Screen>
  );
}

/** The fields of the timing that takes the start back. */
type StartUndo = Pick<Timed, "takes_back" | "reason">;

interface BeginProps {
  state: State;
  hanchan: Hanchan;
  begun: Game["begun"];
  now: number;
  zone: string;
  waits: boolean;
  missing: boolean;
  owed: boolean;
}

/**
 * Offer to record the start, which stops every clock of the table; while the official's own clock runs, they cannot.
 */
function Begin({ state, hanchan, begun, now, zone, waits, missing, owed }: BeginProps) {
  const { run, error } = useCommand();
  const { official } = useStore();
  const [approving, setApproving] = useState<StartUndo | null>(null);
  const [undoing, setUndoing] = useState(false);
  const charged = isCharged(state, hanchan);
  if (waits) return <p class="body">{t("clock.own")}</p>;
  if (!begun) {
    const quiet = missing || owed;
    return (
      <>
        {owed && <p class="soft">{t("clock.owed-begins")}</p>}
        <button
          class={`button ${quiet ? "" : "main"}`}
          type="button"
          onClick={() => run(() => record(hanchan, "began"))}
        >
          {t("clock.begins")}
        </button>
        {error}
      </>
    );
  }
  const undo = async (reason: string) => {
    const body: StartUndo = { takes_back: begun.by, reason };
    if (charged) setApproving(body);
    else await record(hanchan, "taken-back", body);
    setUndoing(false);
  };
  const approve = async (preview: string) => {
    await record(hanchan, "taken-back", { ...approving, preview });
    setApproving(null);
  };
  const whole = ofRound(state, hanchan.round).filter((timing) => timing.hanchan === hanchan.id && !timing.person);
  const slip = lastTap(whole, now);
  return (
    <>
      <p class="body">{t("clock.began", { time: clockTime(new Date(begun.at), zone) })}</p>
      {slip && (
        <button
          class="button"
          type="button"
          onClick={() => run(() => record(hanchan, "taken-back", { takes_back: slip.id }))}
        >
          {t("clock.undo")}
        </button>
      )}
      {!slip && (!charged || mayChangeCharged(official)) && (
        <button class="button quiet" type="button" onClick={() => setUndoing(true)}>
          {t("clock.mistake")}
        </button>
      )}
      {undoing && (
        <Reason
          what="start"
          title={t("clock.mistake")}
          yes={t("clock.record")}
          onReason={undo}
          onClose={() => setUndoing(false)}
        />
      )}
      {approving && (
        <Approve
          path="timings"
          body={{ hanchan: hanchan.id, what: "taken-back", ...approving }}
          onApprove={approve}
          onClose={() => setApproving(null)}
        />
      )}
      {error}
    </>
  );
}

/** Return whether a lateness clock of this hanchan cancelled it, rather than a director or another table's clock. */
function isOwnCause(state: State, { id, status, status_cause: cause }: Hanchan) {
  return !status || state.timings[cause ?? ""]?.hanchan === id;
}

function running({ late: { person, who }, name, cost, book }: Latecomer) {
  if (!cost || !book) return null;
  const thresholds = book.clock(who).openings();
  return { key: person.id, name, seconds: cost.seconds, thresholds, line: cost.line };
}
