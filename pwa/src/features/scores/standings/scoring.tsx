import { t } from "../../../ui/i18n.ts";
import { Disclosure, Facts } from "../../../ui/index.ts";
import { YAKITORI, scoringOf, substitutePoints } from "../results/scoring.ts";
import { useStore } from "../../../store/use-store.ts";
import { OwnScoring } from "./own-scoring.tsx";
import { valueText } from "../../../ui/numbers.ts";
import type { State } from "../../../store/index.ts";

/** Show the values that hanchans are scored by, and ask a director for those that the rulebook does not state. */
export function Scoring({ state }: { state: State }) {
  const { book, official } = useStore();
  const { numbers, silent, complete } = scoringOf(state, book);
  if (!book) return null;
  const substitutes = substitutePoints(state, book);
  const asks = (silent.length > 0 || !substitutes.isStated) && official?.roles?.includes("director");
  const rows: [string, string][] = [
    ...Object.entries(numbers).flatMap(([name, value]): [string, string][] =>
      value === undefined || (name === YAKITORI && !(Number(value) > 0))
        ? []
        : [[t(`standings.by.${name}`), valueText(value)]],
    ),
    ...(asks && !substitutes.isStated
      ? []
      : [[t("standings.substitutes"), t(`standings.substitutes.${substitutes.counted}`)] as [string, string]]),
  ];
  const inside = () => (
    <>
      <Facts rows={rows} />
      {asks && <OwnScoring names={silent} numbers={numbers} substitutes={substitutes} />}
    </>
  );
  if (complete) return <Disclosure title={t("standings.by")}>{inside}</Disclosure>;
  return (
    <section class="card" aria-labelledby="by">
      <h2 id="by">{t("standings.by")}</h2>
      <p class="note warn">{t(asks ? "standings.say" : "standings.silent")}</p>
      {inside()}
    </section>
  );
}
