import { Switch } from "./leave.tsx";
import { useState } from "preact/hooks";
import { t } from "../../../ui/i18n.ts";
import { Screen } from "../../../ui/index.ts";
import { go, here } from "../../../ui/router.ts";
import { useStore } from "../../../store/use-store.ts";
import type { ComponentChildren } from "preact";

/** Return a function that opens the destination after joining, unless the user has left this screen meanwhile. */
export function arrival() {
  const { path } = here();
  return (to: string) => {
    if (here().path === path) go(to, { replace: true });
  };
}

/** Ask for confirmation before leaving a tournament with unsent items. @param props `to`: the next tournament */
export function ConfirmSwitch({ to, children }: { to: string; children?: ComponentChildren }) {
  const { tournament, outbox } = useStore();
  const [sure, setSure] = useState(
    !tournament || tournament.id === to || outbox.every(({ state }) => state === "differs"),
  );
  return sure ? children : <Switch onYes={() => setSure(true)} />;
}

/** Show the progress of joining: the tournament, the roles, and how much of the log is loaded. */
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
