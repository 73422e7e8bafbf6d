import { t } from "../../ui/i18n.js";
import { Empty, Screen } from "../../ui/screen.jsx";

/** A screen of a tournament on a phone that has joined none. @param {{title: string, actions?: any, children?: any}} props */
export function NotJoined({ title, actions, children }) {
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

/** A screen of something that this tournament does not have. @param {{title: string, text: string, up: string}} props */
export function Missing({ title, text, up }) {
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
