import { useState } from "preact/hooks";
import { isOwn } from "../../../domain/money/charged.tsx";
import { lastTap, record } from "../clocks/timings.ts";
import { UnpaidFines, unpaidAt } from "../../../domain/money/unpaid-fines.tsx";
import { t } from "../../../ui/i18n.ts";
import { Dialog } from "../../../ui/index.ts";
import { useCommand } from "../../../domain/requests/command.tsx";
import { useStore } from "../../../store/use-store.ts";
import { StopClock } from "./stop.tsx";
import type { Cost, Late } from "../clocks/timings.ts";
import type { Hanchan } from "../../../store/index.ts";
import type { Rulebook } from "../../../rules/books/rulebook.ts";

export interface Latecomer {
  late: Late;
  name: string;
  cost: Cost | undefined;
  book: Rulebook | undefined;
}

interface ActsProps {
  hanchan: Hanchan;
  people: Latecomer[];
  now: number;
  zone: string;
}

/**
 * Show, within reach of the thumb, what the rulebook prescribes now, and a button for each arrival. All buttons keep
 * their places while anybody is missing, so that no second tap hits another name.
 */
export function Acts({ hanchan, people, now, zone }: ActsProps) {
  const { official, state } = useStore();
  const { run, error } = useCommand();
  const [cancelling, setCancelling] = useState<Latecomer | null>(null);
  const [owing, setOwing] = useState<Latecomer | null>(null);
  const others = people.filter(({ late }) => !isOwn(official, late.person.id));
  const missing = others.filter(({ late }) => !late.clock.stopped);
  if (missing.length === 0 && !others.some(({ late }) => lastTap(late.timings, now))) return null;
  const tap = (what: string, { late: { person } }: Latecomer) => run(() => record(hanchan, what, { person }));
  const seat = (one: Latecomer) =>
    unpaidAt(state, hanchan, one.late.person.id).length > 0 ? setOwing(one) : tap("arrived", one);
  const act = (one: Latecomer) => {
    const what = prescribed(one);
    return (
      what && (
        <button
          key={`${one.late.person.id} ${what}`}
          class="button danger due"
          type="button"
          disabled={Boolean(one.late.clock.stopped)}
          onClick={() => (what === "cancelled" ? setCancelling(one) : tap(what, one))}
        >
          <strong>{t(`clock.way.${what}`)}</strong>
          {others.length > 1 && <span class="who">{one.name}</span>}
        </button>
      )
    );
  };
  return (
    <>
      <div class="late-due">{others.map(act)}</div>
      <div class="late-acts">
        {others.map((one) => (
          <button
            key={one.late.person.id}
            class="button main"
            type="button"
            disabled={Boolean(one.late.clock.stopped)}
            onClick={() => seat(one)}
          >
            <strong>{one.late.clock.stopped ? "✓" : t("clock.arrived")}</strong>
            <span class="who">{one.name}</span>
          </button>
        ))}
      </div>
      {error}
      {owing && (
        <Dialog title={owing.name} onClose={() => setOwing(null)}>
          <UnpaidFines state={state} hanchan={hanchan} person={owing.late.person.id} />
          <p class="soft">{t("clock.owed-arrives")}</p>
          <button class="button" type="button" onClick={() => tap("arrived", owing).then(() => setOwing(null))}>
            {t("clock.arrived")}
          </button>
        </Dialog>
      )}
      {cancelling && (
        <StopClock
          hanchan={hanchan}
          {...cancelling}
          due
          first="cancelled"
          zone={zone}
          onClose={() => setCancelling(null)}
        />
      )}
    </>
  );
}

/** Return what the rulebook prescribes now beside its charges: a cancellation, a replacement, or null. */
function prescribed({ cost }: Latecomer) {
  if (cost?.due) return "cancelled";
  return cost?.effects.some(({ id }) => id === "replacement") ? "replaced" : null;
}
