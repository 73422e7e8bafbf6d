import { isPending, isTask } from "../../store/index.ts";
import { useStore } from "../../store/use-store.ts";
import { t } from "../../ui/i18n.ts";
import { useReady } from "../worker.ts";

const LONG_MS = 60 * 60 * 1000; // what waits longer needs a person

/**
 * Where the app stands, in words: ready offline or not, the link, how much waits and how much needs a person, and what
 * is wrong with this phone, each with where it can be mended. `heavy`: what needs somebody most; `light`: what to know.
 */
export function useStatus() {
  const { tournament, outbox, elsewhere, live, online, trouble, signedOut, lowStorage } = useStore();
  const kept = useReady();
  const all = [...outbox, ...elsewhere.flatMap(({ items }) => items)];
  const wrongs = [
    trouble && { text: t("wrong.kept"), to: "#/outbox" },
    signedOut && { text: t("wrong.signed-out"), to: "#/outbox" },
    lowStorage && { text: t("wrong.storage"), to: "#/settings" },
  ].filter((wrong) => !!wrong);
  const pending = all.filter(({ state }) => isPending(state));
  const tasks = all.filter(({ state }) => isTask(state)).length;
  const ready = t(`ready.${kept}`);
  const isJoined = tournament && !signedOut;
  const link = isJoined ? t(live === "offline" ? "no-network" : `live.${live}`) : "";
  const isCutOff = isJoined && !online && !["live", "polling"].includes(live); // a start has no link yet
  const waiting = pending.length > 0 && t("kept-here", { count: pending.length });
  const isLate = pending.some(({ made }) => Date.now() - Date.parse(made) > LONG_MS);
  const isStuck = isCutOff || pending.some(({ trouble: failed }) => failed);
  const words = [isCutOff && link, isStuck && waiting, !isStuck && kept !== "yes" && ready].filter(Boolean);
  const task = (tasks > 0 || isLate) && {
    text: tasks > 0 ? t("to-resolve", { count: tasks }) : waiting,
    to: "#/outbox",
  };
  return { ready, link, tasks, wrongs, waiting: pending.length, heavy: task || wrongs[0], light: words.join(", ") };
}
