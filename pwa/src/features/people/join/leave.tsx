import { useState } from "preact/hooks";
import { store } from "../../../store/index.ts";
import { t } from "../../../ui/i18n.ts";
import { Dialog, Screen } from "../../../ui/index.ts";
import { go } from "../../../ui/router.ts";
import { useStore } from "../../../store/use-store.ts";

/** Warn of items that are not sent yet; show nothing if there are none. @param props `text` takes {count} */
function Unsent({ text }: { text: string }) {
  const { outbox } = useStore();
  const count = outbox.filter(({ state }) => state !== "differs").length;
  if (count === 0) return null;
  return (
    <>
      <p class="note warn">{t(text, { count })}</p>
      <a class="button main" href="#/outbox">
        {t("hall-see-outbox")}
      </a>
    </>
  );
}

/** Offer to leave the tournament, and warn of unsent items. */
export function Leave() {
  const { tournament, alarms } = useStore();
  const [asking, setAsking] = useState(false);
  if (!tournament) return null;
  const leave = async () => {
    await store.leave();
    go("#/");
  };
  return (
    <section class="card">
      <h2>{t("hall-in", { name: tournament.name })}</h2>
      <button class="button danger" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {t("hall-leave")}
      </button>
      {asking && (
        <Dialog title={t("hall-leave-ask", { name: tournament.name })} onClose={() => setAsking(false)}>
          <p>{t("hall-leave-text")}</p>
          {alarms && <p class="note bad">{t("alarm.leave")}</p>}
          <Unsent text="hall-leave-unsent" />
          <button class="button danger" onClick={leave}>
            {t("hall-leave")}
          </button>
          <button class="button" onClick={() => setAsking(false)}>
            {t("cancel")}
          </button>
        </Dialog>
      )}
    </section>
  );
}

/** Ask for confirmation before another tournament is joined. */
export function Switch({ onYes }: { onYes: () => void }) {
  const actions = (
    <button class="button danger" onClick={onYes}>
      {t("hall-switch-yes")}
    </button>
  );
  return (
    <Screen title={t("hall-switch")} up="#/tables" actions={actions}>
      <Unsent text="hall-switch-unsent" />
    </Screen>
  );
}
