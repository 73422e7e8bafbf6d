import { gameOf } from "../../domain/event/game-clock.ts";
import { latecomers, record } from "../../features/tables/clocks/timings.ts";
import { unpaidAt } from "../../domain/money/unpaid-fines.tsx";
import { listed, t } from "../../ui/i18n.ts";
import { Dialog, say } from "../../ui/index.ts";
import { useCommand } from "../../domain/requests/command.tsx";
import { useStore } from "../../store/use-store.ts";
import type { Row } from "./rows.ts";
import type { Hanchan } from "../../store/index.ts";

/** The clocks of all tables that have not begun a round, at once; but not where somebody is awaited or has a fine to pay first. */
export function BeginRound({ round, rows, onClose }: { round: string; rows: Row[]; onClose: () => void }) {
  const { state } = useStore();
  const { run, error } = useCommand();
  const isAwaited = (hanchan: Hanchan) => latecomers(state, hanchan).some(({ clock }) => !clock.stopped);
  const left = rows.filter(
    ({ id, hanchan }) => !gameOf(state, hanchan).begun && !state.results[id] && !isAwaited(hanchan),
  );
  const owing = left.filter(({ hanchan }) => unpaidAt(state, hanchan).length > 0);
  const ready = left.filter((row) => !owing.includes(row));
  const begin = () =>
    run(async () => {
      for (const { hanchan } of ready) await record(hanchan, "began");
      say(t("desk.begun-all", { count: ready.length }));
      onClose();
    });
  return (
    <Dialog title={t("desk.begin-round", { round })} onClose={onClose}>
      {ready.length > 0 && <p>{t("desk.begin-text", { tables: labelsOf(ready) })}</p>}
      {owing.length > 0 && <p class="note warn">{t("desk.begin-owing", { tables: labelsOf(owing) })}</p>}
      {error}
      <div class="pair">
        <button class="button main" type="button" disabled={ready.length === 0} onClick={begin}>
          {t("desk.begin-all", { count: ready.length })}
        </button>
        <button class="button" type="button" onClick={onClose}>
          {t("cancel")}
        </button>
      </div>
    </Dialog>
  );
}

function labelsOf(rows: Row[]) {
  return listed(rows.map(({ table }) => table.label));
}
