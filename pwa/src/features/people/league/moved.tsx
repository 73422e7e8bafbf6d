import { t } from "../../../ui/i18n.ts";
import type { SeasonStanding } from "#api";

/** Show how the latest tournament changed the rank. */
export function Moved({ one: { rank, rank_before: before } }: { one: SeasonStanding }) {
  const by = rank === null || before === null ? 0 : before - rank;
  if (by === 0) return null;
  const [kind, mark] = by > 0 ? ["up", "▲"] : ["down", "▼"];
  const label = t(`season.moved.${kind}`, { count: Math.abs(by) });
  return (
    <span class={`moved ${kind}`} role="img" aria-label={label}>
      {mark}
      {Math.abs(by)}
    </span>
  );
}
