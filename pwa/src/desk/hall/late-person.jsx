import { useState } from "preact/hooks";
import { clockTime as minutes } from "../../rules/words/wording.js";
import { isOwn } from "../../domain/money/charged.jsx";
import { lastTap, record } from "../../features/tables/clocks/timings.js";
import { t, unbrokenAmounts } from "../../ui/i18n.js";
import { isUnnamed } from "../../features/tables/lateness/lateness-clock.jsx";
import { StopClock } from "../../features/tables/lateness/stop.jsx";
import { cancelsText, nextText } from "../../features/tables/lateness/threshold.js";
import { useCommand } from "../../domain/requests/command.jsx";
import { mayTime } from "../../domain/people/roles.js";
import { useTicked } from "../tick.js";

/**
 * Somebody recorded as absent: since when, what it costs now, when it costs more, and what is said once they are there.
 * @param {{row: import("./rows.js").Row, view: import("./progress.js").View, shown: import("./progress.js").Shown, isMissing: boolean, tab: number}} props
 */
export function LatePerson({ row, view, shown, isMissing, tab }) {
  const { late, name, cost } = shown;
  const { hanchan } = row;
  const { official, zone } = view;
  const [cancelling, setCancelling] = useState(false);
  const { does, wrong } = useCommand();
  const slip = useTicked(
    (now) => lastTap(late.timings, now),
    (last) => last?.id ?? "",
  );
  const may = mayTime(official) && !isOwn(official, late.person.id);
  const next = cost && nextText(cost);
  const button = (/** @type {string} */ text, /** @type {() => void} */ act, look = "") => (
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
        button(t("clock.arrived"), () => does(() => record(hanchan, "arrived", { person: late.person })), "main")}
      {isUnnamed(official, hanchan, late) && (
        <a class="button" href={`#/correct/hanchan/${hanchan.id}`} tabindex={tab}>
          {t("clock.who-plays", { name })}
        </a>
      )}
      {may && slip && button(t("clock.undo"), () => does(() => record(hanchan, "taken-back", { takes_back: slip.id })))}
      {wrong}
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
