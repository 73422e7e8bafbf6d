import { t } from "../ui/i18n.ts";
import type { ComponentChildren } from "preact";

/** A new version, and the button that takes it. */
export function Note({ take, children }: { take: () => void; children?: ComponentChildren }) {
  return (
    <div class="note info stack" role="status">
      <strong>{t("update")}</strong>
      {children}
      <button class="button" onClick={take}>
        {t("update-take")}
      </button>
    </div>
  );
}
