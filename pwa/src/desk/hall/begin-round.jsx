import { gameOf } from "../../domain/event/game-clock.js";
import { latecomers, record } from "../../features/tables/clocks/timings.js";
import { unpaidAt } from "../../domain/money/unpaid-fines.jsx";
import { listed, t } from "../../ui/i18n.js";
import { Dialog, say } from "../../ui/index.js";
import { useCommand } from "../../domain/requests/command.jsx";
import { useStore } from "../../store/use-store.js";

/** The clocks of all tables that have not begun a round, at once; but not where somebody is awaited or has a fine to pay first. @param {{round: string, rows: import("./rows.js").Row[], onClose: () => void}} props */
export function BeginRound({ round, rows, onClose }) {
  const { state } = useStore();
  const { does, wrong } = useCommand();
  const isAwaited = (/** @type {any} */ hanchan) => latecomers(state, hanchan).some(({ clock }) => !clock.stopped);
  const left = rows.filter(
    ({ id, hanchan }) => !gameOf(state, hanchan).begun && !state.results[id] && !isAwaited(hanchan),
  );
  const owing = left.filter(({ hanchan }) => unpaidAt(state, hanchan).length > 0);
  const ready = left.filter((row) => !owing.includes(row));
  const begin = () =>
    does(async () => {
      for (const { hanchan } of ready) await record(hanchan, "began");
      say(t("desk.begun-all", { count: ready.length }));
      onClose();
    });
  return (
    <Dialog title={t("desk.begin-round", { round })} onClose={onClose}>
      {ready.length > 0 && <p>{t("desk.begin-text", { tables: labelsOf(ready) })}</p>}
      {owing.length > 0 && <p class="note warn">{t("desk.begin-owing", { tables: labelsOf(owing) })}</p>}
      {wrong}
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

/** @param {import("./rows.js").Row[]} rows */
function labelsOf(rows) {
  return listed(rows.map(({ table }) => table.label));
}
