import { Switch } from "./leave.tsx";
import { useState } from "preact/hooks";
import { t } from "../../../ui/i18n.ts";
import { Screen } from "../../../ui/index.ts";
import { go, here } from "../../../ui/router.ts";
import { useStore } from "../../../store/use-store.ts";
import type { ComponentChildren } from "preact";

/** Where joining leads, for one who still waits for it; who has gone elsewhere meanwhile stays there. */
export function arrival() {
  const { path } = here();
  return (to: string) => {
    if (here().path === path) go(to, { replace: true });
  };
}

/** Ask before leaving a tournament in which something waits to be sent. @param props `to`: the next one */
export function ConfirmSwitch({ to, children }: { to: string; children?: ComponentChildren }) {
  const { tournament, outbox } = useStore();
  const [sure, setSure] = useState(
    !tournament || tournament.id === to || outbox.every(({ state }) => state === "differs"),
  );
  return sure ? children : <Switch onYes={() => setSure(true)} />;
}

/** How far taking part has come: which tournament, as what, how much of its log is here. */
export function Progress({ up }: { up: string }) {
  const { joining } = useStore();
  const { loaded = 0, total = 0, name, roles = [] } = joining ?? {};
  return (
    <Screen title={name ?? t("hall-joining")} up={up}>
      <div class="waiting" role="status">
        {roles.length > 0 && <p>{t("hall-as", { roles: roles.map((role) => t(`hall-role.${role}`)).join(" · ") })}</p>}
        <progress aria-label={t("hall-joining")} value={total ? loaded : undefined} max={total || 1}></progress>
        <p>{total ? t("hall-loaded", { loaded, total }) : t("hall-asking")}</p>
      </div>
    </Screen>
  );
}
