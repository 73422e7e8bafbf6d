import { useLayoutEffect, useState } from "preact/hooks";
import { store } from "../../store/index.ts";
import { t } from "../../ui/i18n.ts";
import { Toggle } from "../../ui/index.ts";
import { useRequest } from "../account/request.tsx";
import type { Settings } from "../../store/index.ts";
import type { Tournament } from "#api";

interface Shown {
  settings: Settings;
  online: boolean;
}

/** Whether everybody may look at the hall's board, and where it is. */
export function Board({ settings, online }: Shown) {
  return (
    <section class="stack">
      <h2>{t("people.board")}</h2>
      <OpenToAll
        settings={settings}
        online={online}
        name="board_open"
        label={t("people.board-open")}
        hint={t("people.board-open-hint")}
      />
      <a class="button" href={`#/board/${settings.slug}`}>
        {t("people.board-show")}
      </a>
    </section>
  );
}

/** Whether everybody may read seating and standings, and where. */
export function Page({ settings, online }: Shown) {
  return (
    <section class="stack">
      <h2>{t("people.page")}</h2>
      <OpenToAll
        settings={settings}
        online={online}
        name="people_open"
        label={t("people.page-open")}
        hint={t("people.page-open-hint")}
      />
      <p class="soft">
        {location.origin}/t/{settings.slug}
      </p>
      <a class="button" href={`#/public/${settings.slug}`}>
        {t("people.page-show")}
      </a>
    </section>
  );
}

/** One of the settings that open something. */
function OpenToAll({
  settings,
  online,
  name,
  label,
  hint,
}: Shown & { name: "board_open" | "people_open"; label: string; hint: string }) {
  const open = Boolean(settings[name]);
  const [wanted, want] = useState(open);
  useLayoutEffect(() => want(open), [open]);
  const [answered, know] = useState(0); // the log may tell of it a moment later
  const { ask, asking, wrong } = useRequest();
  const set = (next: boolean) => {
    want(next);
    const call = { method: "PATCH", match: `"${Math.max(settings.version, answered)}"`, body: { [name]: next } };
    ask(async () => {
      try {
        know((await store.ask<Tournament>("", call)).version);
      } catch (error) {
        want(open);
        throw error;
      }
    });
  };
  return (
    <>
      <Toggle label={label} hint={hint} checked={wanted} disabled={asking || !online} onChange={set} />
      {wrong}
    </>
  );
}
