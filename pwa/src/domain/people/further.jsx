import { t } from "../../ui/i18n.js";
import { Screen } from "../../ui/index.js";
import { useStore } from "../../store/use-store.js";
import { Board, Page } from "./board-switch.jsx";

/** What else is let in, and what everybody may see: a screen for itself where officials are a table. @param {{state: any}} props */
export function FurtherAlone({ state }) {
  return (
    <Screen title={t("people.further")} up="#/people">
      <Further state={state} />
    </Screen>
  );
}

/** @param {{state: any}} props */
export function Further({ state: { settings } }) {
  const { online } = useStore();
  return (
    <>
      <nav class="stack" aria-label={t("people.more")}>
        <a class="button" href="#/people/sheet">
          {t("people.sheet")}
        </a>
        <a class="button" href="#/exams">
          {t("exam.title")}
        </a>
        <a class="button" href="#/people/links">
          {t("people.links")}
        </a>
        <a class="button" href="#/people/players">
          {t("people.players")}
        </a>
        <a class="button" href="#/people/tokens">
          {t("people.tokens")}
        </a>
        <a class="button" href="#/people/erase">
          {t("people.erase")}
        </a>
      </nav>
      <Board settings={settings} online={online} />
      <Page settings={settings} online={online} />
    </>
  );
}
