import { t } from "../../ui/i18n.ts";
import { Empty, Screen } from "../../ui/screen.tsx";
import type { ComponentChildren } from "preact";

/** A screen of a tournament on a phone that has joined none. */
export function NotJoined({
  title,
  actions,
  children,
}: {
  title: string;
  actions?: ComponentChildren;
  children?: ComponentChildren;
}) {
  return (
    <Screen title={title} actions={actions}>
      <Empty text={t("hall-unjoined")}>
        <a class="button main" href="#/join">
          {t("hall-join")}
        </a>
      </Empty>
      {children}
    </Screen>
  );
}

/** A screen of something that this tournament does not have. */
export function Missing({ title, text, up }: { title: string; text: string; up: string }) {
  return (
    <Screen title={title} up={up}>
      <Empty text={text}>
        <a class="button" href="#/tables">
          {t("hall-tables")}
        </a>
      </Empty>
    </Screen>
  );
}
