import { t } from "../../ui/i18n.ts";
import { Screen } from "../../ui/index.ts";
import { useStore } from "../../store/use-store.ts";
import { Board, Page } from "./board-switch.tsx";
import type { State } from "../../store/index.ts";

/** What else is let in, and what everybody may see: a screen for itself where officials are a table. */
export function PeopleMenuScreen({ state }: { state: State }) {
  return (
    <Screen title={t("people.further")} up="#/people">
      <PeopleMenu state={state} />
    </Screen>
  );
}

export function PeopleMenu({ state: { settings } }: { state: State }) {
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
