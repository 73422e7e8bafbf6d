import { useErrorBoundary } from "preact/hooks";
import { t } from "./i18n.js";
import { Empty, Screen } from "./screen.jsx";

/** What can't be drawn says so in its place, and can be tried again; the rest of the app lives on. @param {{children?: any}} props */
export function Boundary({ children }) {
  const [failed, tryAgain] = useErrorBoundary((error) => reportError(error));
  if (!failed) return children;
  return (
    <Screen title={t("broken")}>
      <Empty text={t("broken-text")}>
        <p>{String(failed.message ?? failed)}</p>
        <button class="button main" onClick={tryAgain}>
          {t("try-again")}
        </button>
        <a class="button" href="#/">
          {t("home")}
        </a>
      </Empty>
    </Screen>
  );
}
