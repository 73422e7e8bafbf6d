import { useState } from "preact/hooks";
import { clockTime as minutes } from "../../../rules/words/wording.ts";
import { isOwn } from "../../../domain/money/charged.tsx";
import { lastTap, record } from "../clocks/timings.ts";
import { clockTime, t } from "../../../ui/i18n.ts";
import { useCommand } from "../../../domain/requests/command.tsx";
import { hasOne } from "../../../domain/people/roles.ts";
import { useStore } from "../../../store/use-store.ts";
import { StopClock } from "./stop.tsx";
import { cancelsText, nextText } from "./threshold.ts";
import type { Cost, Late } from "../clocks/timings.ts";
import type { Hanchan, Timing } from "../../../store/index.ts";
import type { Roled } from "../../../domain/people/roles.ts";
import type { Rulebook } from "../../../rules/books/rulebook.ts";

interface LatenessClockProps {
  hanchan: Hanchan;
  late: Late;
  name: string;
  cost: Cost | undefined;
  book: Rulebook | undefined;
  now: number;
  zone: string;
  may: boolean;
}

/**
 * Show a lateness clock: how late the person is, what it costs, the next threshold, and the other actions.
 * @param props `cost` is undefined while the rulebook of that moment is not loaded
 */
export function LatenessClock({ hanchan, late, name, cost, book, now, zone, may }: LatenessClockProps) {
  const [more, setMore] = useState(false);
  const { stopped } = late.clock;
  const { official } = useStore();
  const own = isOwn(official, late.person.id);
  return (
    <section class={`late ${stopped ? "stopped" : "runs"}`} aria-label={name}>
      <h2 class="who">{name}</h2>
      <p class="late-time" role="timer">
        {cost && minutes(cost.seconds)}
      </p>
      <p class="late-cost">
        <strong>{cost?.cost_line}</strong>
      </p>
      {!stopped && cost?.next && cost.next.at_seconds !== cost.next_band?.at_seconds && (
        <p class="soft">{cost.next.line}</p>
      )}
      {!stopped && cost && <NextThreshold cost={cost} />}
      {cost?.due && <p class="note bad">{cancelsText(cost)}</p>}
      {stopped && <p>{t(`clock.stopped.${stopped.how}`, { time: clockTime(new Date(stopped.at), zone) })}</p>}
      {isUnnamed(official, hanchan, late) && (
        <a class="button" href={`#/correct/hanchan/${hanchan.id}`}>
          {t("clock.who-plays", { name })}
        </a>
      )}
      {stopped && stopped.others.length > 0 && (
        <p class="note warn">{t("clock.others", { count: stopped.others.length })}</p>
      )}
      {may && own && <p class="note info">{t("clock.own")}</p>}
      {may && !own && <Otherwise late={late} hanchan={hanchan} now={now} onMore={() => setMore(true)} />}
      {more && (
        <StopClock
          hanchan={hanchan}
          late={late}
          name={name}
          due={Boolean(cost?.due)}
          book={book}
          zone={zone}
          onClose={() => setMore(false)}
        />
      )}
    </section>
  );
}

/** Return whether a director must still enter who replaces this player. */
export function isUnnamed(official: Roled, hanchan: Hanchan, { clock, person }: Late) {
  return clock.replaced && hasOne(official, ["director"]) && Object.values(hanchan.seats).includes(person.id);
}

/** Show the time until the next threshold, and what it changes. */
function NextThreshold({ cost }: { cost: Cost }) {
  const { seconds, next_band: band } = cost;
  const text = nextText(cost);
  if (!text || !band) return null;
  return (
    <p class="late-next">
      <progress max={band.at_seconds} value={seconds} aria-label={t("clock.next")}></progress>
      {text}
    </p>
  );
}

interface OtherwiseProps {
  late: Late;
  hanchan: Hanchan;
  now: number;
  onMore: () => void;
}

/** Offer to undo the tap in its first seconds, afterwards the rarer actions. */
function Otherwise({ late: { timings }, hanchan, now, onMore }: OtherwiseProps) {
  const { run, error } = useCommand();
  const slip = lastTap(timings, now);
  const undo = ({ id }: Timing) => run(() => record(hanchan, "taken-back", { takes_back: id }));
  return (
    <>
      <button class="button" type="button" onClick={slip ? () => undo(slip) : onMore}>
        {t(slip ? "clock.undo" : "clock.more")}
      </button>
      {error}
    </>
  );
}
