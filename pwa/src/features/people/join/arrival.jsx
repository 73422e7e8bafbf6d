import { Switch } from "./leave.jsx";
import { useState } from "preact/hooks";
import { t } from "../../../ui/i18n.js";
import { Screen } from "../../../ui/index.js";
import { go, here } from "../../../ui/router.js";
import { useStore } from "../../../store/use-store.js";

/** Where joining leads, for one who still waits for it; who has gone elsewhere meanwhile stays there. */
export function arrival() {
  const { path } = here();
  return (/** @type {string} */ to) => {
    if (here().path === path) go(to, { replace: true });
  };
}

/** Ask before leaving a tournament in which something waits to be sent. @param {{to: string, children?: any}} props `to`: the next one */
export function ConfirmSwitch({ to, children }) {
  const { tournament, outbox } = useStore();
  const [sure, setSure] = useState(
    !tournament || tournament.id === to || outbox.every(({ state }) => state === "differs"),
  );
  return sure ? children : <Switch onYes={() => setSure(true)} />;
}

/** How far taking part has come: which tournament, as what, how much of its log is here. @param {{up: string}} props */
export function Progress({ up }) {
  const { joining } = useStore();
  const { loaded = 0, total = 0, name, roles = [] } = joining ?? {};
  return (
    <Screen title={name ?? t("hall-joining")} up={up}>
      <div class="waiting" role="status">
        {roles.length > 0 && (
          <p>
            {t("hall-as", { roles: roles.map((/** @type {string} */ role) => t(`hall-role.${role}`)).join(" · ") })}
          </p>
        )}
        <progress aria-label={t("hall-joining")} value={total ? loaded : undefined} max={total || 1}></progress>
        <p>{total ? t("hall-loaded", { loaded, total }) : t("hall-asking")}</p>
      </div>
    </Screen>
  );
}
