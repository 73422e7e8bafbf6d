import { t } from "../ui/i18n.js";

/** A new version, and the button that takes it. @param {{take: () => void, children?: any}} props */
export function Note({ take, children }) {
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
