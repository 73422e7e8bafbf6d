import { useState } from "preact/hooks";
import { store } from "../../store/index.ts";
import { t } from "../../ui/i18n.ts";
import { Dialog, Stepper } from "../../ui/index.ts";
import { useWhy } from "../reasons/why.tsx";
import { buzz } from "../../ui/settings.ts";
import { useCommand } from "../requests/command.tsx";
import type { Hanchan } from "../../store/index.ts";

/** Give a table so many seconds more, perhaps for a ruling that took them. */
export async function addExtraTime(hanchan: Hanchan, seconds: number, ruling?: string) {
  await store.send("extra-time", ruling ?? null, { hanchan: hanchan.id, seconds, ...(ruling && { ruling }) });
  buzz();
}

/** Take off extra time that was given by mistake. */
export function TakeOff({ hanchan, extra, onClose }: { hanchan: Hanchan; extra: number; onClose: () => void }) {
  const most = Math.floor(extra / 60);
  const [count, setCount] = useState(1);
  const { reason, field } = useWhy("extra-time");
  const { run, error } = useCommand();
  const seconds = Math.min(count * 60, extra);
  const take = () =>
    run(async () => {
      await store.send("extra-time", null, { hanchan: hanchan.id, seconds: -seconds, reason });
      onClose();
    });
  return (
    <Dialog title={t("game.less")} onClose={onClose}>
      <Stepper
        label={t("game.less-minutes")}
        value={count}
        min={1}
        max={Math.max(most, 1)}
        less={t("clock.less", { what: t("game.less-minutes"), count: 1 })}
        more={t("clock.longer", { what: t("game.less-minutes"), count: 1 })}
        onChange={setCount}
      />
      {field()}
      {error}
      <button class="button main" type="button" disabled={!(seconds > 0) || !reason} onClick={take}>
        {t("game.take-off")}
      </button>
    </Dialog>
  );
}
