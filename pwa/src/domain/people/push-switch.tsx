import { useLayoutEffect, useState } from "preact/hooks";
import { store } from "../../store/index.ts";
import { t } from "../../ui/i18n.ts";
import { Toggle } from "../../ui/fields.tsx";
import { useSettings } from "../../ui/settings.ts";

const NO_WAY = ["impossible", "denied", "silent"];

/** Whether this phone is told while the app is closed; why not, where that can't be. */
export function PushSwitch({ tournament, as, player = false }: { tournament: string; as: string; player?: boolean }) {
  const { lang } = useSettings();
  const [state, setState] = useState("");
  const turn = async (on: boolean) => {
    setState(on ? "beginning" : "ending");
    setState(await (on ? begin({ tournament, as }, lang) : end(tournament)).catch(() => "unreached"));
  };
  useLayoutEffect(() => {
    let left = false;
    store
      .push()
      .then((data) => data.status({ tournament, as }, lang))
      .then(
        (now) => left || setState(now),
        () => left || setState("unreached"),
      );
    return () => void (left = true);
  }, [tournament, as, lang]);
  if (NO_WAY.includes(state))
    return (
      <section class="card">
        <h2>{t("push.title")}</h2>
        <p role="status">{t(`push.${state}`)}</p>
      </section>
    );
  const wrong = ["unserved", "unreached"].includes(state);
  return (
    <>
      <Toggle
        label={t("push.title")}
        hint={t(player ? "push.player" : "push.official")}
        checked={["on", "beginning"].includes(state)}
        disabled={!state}
        onChange={turn}
      />
      {wrong && (
        <p class="note warn" role="status">
          {t(`push.${state}`)}
        </p>
      )}
    </>
  );
}

async function begin(whom: { tournament: string; as: string }, lang: string) {
  return (await store.push()).subscribe(whom, lang);
}

async function end(tournament: string) {
  await (await store.push()).unsubscribe(tournament);
  return "off";
}
