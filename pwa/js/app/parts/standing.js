import { t } from "../i18n.js";
import { useHall } from "../state.js";
import { useReady } from "../worker.js";

const TASKS = ["refused", "conflict", "differs"];

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
    link: tournament ? t(live === "offline" ? "no-network" : `live.${live}`) : "",
    waiting: all.filter(({ state }) => state === "waiting" || state === "holding").length,
    tasks: all.filter(({ state }) => TASKS.includes(state)).length,
    wrongs,
  };
}
