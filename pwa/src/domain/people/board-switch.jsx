import { useLayoutEffect, useState } from "preact/hooks";
import { store } from "../../store/index.js";
import { t } from "../../ui/i18n.js";
import { Toggle } from "../../ui/index.js";
import { useRequest } from "../account/request.jsx";

/** @typedef {{settings: any, online: boolean}} Shown */

/** Whether everybody may look at the hall's board, and where it is. @param {Shown} props */
export function Board({ settings, online }) {
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

/** Whether everybody may read seating and standings, and where. @param {Shown} props */
export function Page({ settings, online }) {
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

/** One of the settings that open something. @param {Shown & {name: string, label: string, hint: string}} props */
function OpenToAll({ settings, online, name, label, hint }) {
  const open = Boolean(settings[name]);
  const [wanted, want] = useState(open);
  useLayoutEffect(() => want(open), [open]);
  const [answered, know] = useState(0); // the log may tell of it a moment later
  const { ask, asking, wrong } = useRequest();
  const set = (/** @type {boolean} */ next) => {
    want(next);
    const call = { method: "PATCH", match: `"${Math.max(settings.version, answered)}"`, body: { [name]: next } };
    ask(async () => {
      try {
        know((await store.ask("", call)).version);
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
