import { t } from "../ui/i18n.ts";

/** A new version, and the button that takes it. */
export function Note({ take, children }: { take: () => void; children?: any }) {
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
