import { useState } from "preact/hooks";
import { clockTime as minutes } from "../../rules/words/wording.ts";
import { isOwn } from "../../domain/money/charged.tsx";
import { lastTap, record } from "../../features/tables/clocks/timings.ts";
import { t, unbrokenAmounts } from "../../ui/i18n.ts";
import { isUnnamed } from "../../features/tables/lateness/lateness-clock.tsx";
import { StopClock } from "../../features/tables/lateness/stop.tsx";
import { cancelsText, nextText } from "../../features/tables/lateness/threshold.ts";
import { useCommand } from "../../domain/requests/command.tsx";
import { mayTime } from "../../domain/people/roles.ts";
import { useNow } from "../use-now.ts";
import type { Row } from "./rows.ts";
import type { Latecomer } from "../../features/tables/lateness/acts.tsx";
import type { View } from "./progress.ts";

interface LatePersonProps {
  row: Row;
  view: View;
  shown: Latecomer;
  isMissing: boolean;
  tab: number;
}

/** Somebody recorded as absent: since when, what it costs now, when it costs more, and what is said once they are there. */
export function LatePerson({ row, view, shown, isMissing, tab }: LatePersonProps) {
  const { late, name, cost } = shown;
  const { hanchan } = row;
  const { official, zone } = view;
  const [cancelling, setCancelling] = useState(false);
  const { run, error } = useCommand();
  const slip = useNow(
    (now) => lastTap(late.timings, now),
    (last) => last?.id ?? "",
  );
  const may = mayTime(official) && !isOwn(official, late.person.id);
  const next = cost && nextText(cost);
  const button = (text: string, act: () => void, look = "") => (
    <button class={`button ${look}`} type="button" tabindex={tab} aria-label={`${text}: ${name}`} onClick={act}>
      {text}
    </button>
  );
  return (
    <div class={`hall-late ${isMissing ? "missing" : ""}`}>
      <p>
        <span class="who">{name}</span>{" "}
        {cost && <strong role={isMissing ? "timer" : undefined}>{minutes(cost.seconds)}</strong>}{" "}
        <span class="cost">{unbrokenAmounts(cost?.cost_line ?? "")}</span>
        {isMissing && cost?.due && !may && <small class="bad">{cancelsText(cost)}</small>}
        {isMissing && next && <small>{next}</small>}
      </p>
      {may && isMissing && cost?.due && button(t("desk.cancel-games"), () => setCancelling(true), "danger")}
      {may &&
        isMissing &&
        button(t("clock.arrived"), () => run(() => record(hanchan, "arrived", { person: late.person })), "main")}
      {isUnnamed(official, hanchan, late) && (
        <a class="button" href={`#/correct/hanchan/${hanchan.id}`} tabindex={tab}>
          {t("clock.who-plays", { name })}
        </a>
      )}
      {may && slip && button(t("clock.undo"), () => run(() => record(hanchan, "taken-back", { takes_back: slip.id })))}
      {error}
      {cancelling && (
        <StopClock
          hanchan={hanchan}
          {...shown}
          due
          first="cancelled"
          zone={zone}
          onClose={() => setCancelling(false)}
        />
      )}
    </div>
  );
}
