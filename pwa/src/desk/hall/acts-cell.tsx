import { useState } from "preact/hooks";
import { addExtraTime } from "../../domain/event/extra-time.tsx";
import { Present } from "../../features/tables/clocks/present.tsx";
import { lastTap, record } from "../../features/tables/clocks/timings.ts";
import { UnpaidFines } from "../../domain/money/unpaid-fines.tsx";
import { t } from "../../ui/i18n.ts";
import { Dialog } from "../../ui/index.ts";
import { useCommand } from "../../domain/requests/command.tsx";
import { actsOf } from "./acts.ts";
import { progressOf } from "./progress.ts";
import { useNow } from "../use-now.ts";
import type { Row } from "./rows.ts";
import type { View } from "./progress.ts";
import type { Act as ActOf } from "./acts.ts";

const MINUTE = 60;

/**
 * What can be done with a hanchan now, each with one click; what was clicked just now can be undone.
 * @param props `tab`: its place among the keys
 */
export function ActsCell({ row, view, tab }: { row: Row; view: View; tab: number }) {
  const { hanchan, table } = row;
  const [open, setOpen] = useState<string>();
  const { run, error } = useCommand();
  const [acts, slip] = useNow(
    (now) => [actsOf(row, progressOf(row, view, now), view.official), lastTap(row.timings, now)] as const,
    ([acts, slip]) => [slip?.id, ...acts.map(({ key, look }) => `${key} ${look}`)].join(),
  );
  const undo = { key: "undo", text: t("clock.undo"), timing: "taken-back" };
  const close = () => setOpen(undefined);
  const perform = ({ timing = "", opens, minutes }: ActOf) => {
    if (opens) setOpen(opens);
    else if (minutes) run(() => addExtraTime(hanchan, minutes * MINUTE));
    else run(() => record(hanchan, timing, slip ? { takes_back: slip.id } : {}));
  };
  return (
    <>
      <div class="hall-acts">
        {(slip ? [undo] : acts).map((act) => (
          <Act key={act.key} act={act} tab={tab} onRun={() => perform(act)} />
        ))}
      </div>
      {error}
      {open === "absent" && (
        <Dialog title={t("hall-table", { label: table.label })} onClose={close}>
          <Present
            state={view.state}
            table={table}
            hanchan={hanchan}
            late={row.late}
            begun={row.game.begun}
            onDone={close}
          />
        </Dialog>
      )}
      {open === "owing" && row.seats.some(({ debts }) => debts.length > 0) && (
        <Dialog title={t("hall-table", { label: table.label })} onClose={close}>
          <UnpaidFines state={view.state} hanchan={hanchan} />
          <p class="soft">{t("clock.owed-begins")}</p>
          <button class="button" type="button" onClick={() => run(() => record(hanchan, "began").then(close))}>
            {t("clock.begins")}
          </button>
        </Dialog>
      )}
    </>
  );
}

function Act({ act: { text, look = "", href, opens }, tab, onRun }: { act: ActOf; tab: number; onRun: () => void }) {
  if (href)
    return (
      <a class={`button ${look}`} href={href} tabindex={tab}>
        {text}
      </a>
    );
  return (
    <button
      class={`button ${look}`}
      type="button"
      tabindex={tab}
      aria-haspopup={opens ? "dialog" : undefined}
      onClick={onRun}
    >
      {text}
    </button>
  );
}
