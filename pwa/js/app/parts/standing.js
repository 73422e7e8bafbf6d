import { isComing, isTask } from "../../data/index.js";
import { t } from "../i18n.js";
import { useHall } from "../state.js";
import { useReady } from "../worker.js";

/**
 * Where the app stands, in words: ready offline or not, the link, how much waits and how much needs a person, and what
 * is wrong with this phone, each with where it can be mended.
 */
export function useStanding() {
  const { tournament, outbox, elsewhere, live, trouble, signedOut, lowStorage } = useHall();
  const ready = t(`ready.${useReady()}`);
  const all = [...outbox, ...elsewhere.flatMap(({ items }) => items)];
  const wrongs = [
    trouble && { text: t("wrong.kept"), to: "#/outbox" },
    signedOut && { text: t("wrong.signed-out"), to: "#/outbox" },
    lowStorage && { text: t("wrong.storage"), to: "#/settings" },
  ].filter((wrong) => !!wrong);
  return {
    ready,
    link: tournament && !signedOut ? t(live === "offline" ? "no-network" : `live.${live}`) : "",
    waiting: all.filter(({ state }) => isComing(state)).length,
    tasks: all.filter(({ state }) => isTask(state)).length,
    wrongs,
  };
}
