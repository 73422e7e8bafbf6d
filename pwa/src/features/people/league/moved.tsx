import { t } from "../../../ui/i18n.ts";
import type { SeasonStanding } from "#api";

/** How the rank changed by the latest tournament. */
export function Moved({ one: { rank, rank_before: before } }: { one: SeasonStanding }) {
  const by = rank === null || before === null ? 0 : before - rank;
  if (by === 0) return null;
  const [kind, mark] = by > 0 ? ["up", "▲"] : ["down", "▼"];
  const said = t(`season.moved.${kind}`, { count: Math.abs(by) });
  return (
    <span class={`moved ${kind}`} role="img" aria-label={said}>
      {mark}
      {Math.abs(by)}
    </span>
  );
}
