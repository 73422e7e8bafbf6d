import { useErrorBoundary } from "preact/hooks";
import { t } from "./i18n.ts";
import { Empty, Screen } from "./screen.tsx";
import type { ComponentChildren } from "preact";

/** What can't be drawn says so in its place, and can be tried again; the rest of the app lives on. */
export function Boundary({ children }: { children?: ComponentChildren }) {
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
