import { useErrorBoundary } from "preact/hooks";
import { t } from "./i18n.ts";
import { Empty, Screen } from "./screen.tsx";
import type { ComponentChildren } from "preact";

/** Show an error screen with a retry in place of content that failed to render; the rest of the app goes on working. */
export function Boundary({ children }: { children?: ComponentChildren }) {
  const [failure, retry] = useErrorBoundary((error) => reportError(error));
  if (!failure) return children;
  return (
    <Screen title={t("broken")}>
      <Empty text={t("broken-text")}>
        <p>{String(failure.message ?? failure)}</p>
        <button class="button main" onClick={retry}>
          {t("try-again")}
        </button>
        <a class="button" href="#/">
          {t("home")}
        </a>
      </Empty>
    </Screen>
  );
}
