import { SEATS } from "../../../store/index.ts";
import { seatOf } from "../../../rules/hanchan/hand-end.ts";
import { DEPOSIT } from "../../../rules/hands/win/payments.ts";
import { Wind } from "../../../ui/glyphs/wind.tsx";
import { t } from "../../../ui/i18n.ts";
import { whole } from "../../../ui/numbers.ts";
import type { Examined } from "./examine.ts";

interface DrawnSheetProps {
  names: string[];
  examined: Examined;
  riichi: number[];
  poor?: number[];
  onRiichi: ((player: number) => void) | null;
}

/**
 * Draw the four players as they sit, the first dealer below, in counter-clockwise order: winds, totals, the points
 * moved by the last hand, and the hand to be played in the middle. A tap lays down a riichi stick.
 * @param props `poor`: players with too few points for riichi
 */
export function DrawnSheet({ names, examined, riichi, poor = [], onRiichi }: DrawnSheetProps) {
  const { now, points, hands } = examined;
  const sticks = now.deposits + riichi.length;
  return (
    <div class="drawn-table score-table">
      {names.map((name, player) => (
        <Seat
          key={player}
          player={player}
          name={name}
          wind={seatOf(player, now.dealer)}
          points={points[player]}
          moved={hands.at(-1)?.moved[player] ?? 0}
          inRiichi={riichi.includes(player)}
          isPoor={poor.includes(player)}
          onRiichi={onRiichi}
        />
      ))}
      <div class="drawn-middle score-middle">
        <strong>{t("hall-hand", { wind: t(`hall-wind.${now.round}`), number: now.number })}</strong>
        <OnTable counters={now.counters} sticks={sticks} />
      </div>
    </div>
  );
}

/** Show the number of honba and riichi sticks. */
export function OnTable({ counters, sticks }: { counters: number; sticks: number }) {
  return (
    <>
      <span>{t("hall-counters", { count: counters })}</span>
      <span class="sticks" role="img" aria-label={t("hall-sticks", { count: sticks })}>
        {sticks}
      </span>
    </>
  );
}

interface SeatProps {
  player: number;
  name: string;
  wind: string;
  points: number;
  moved: number;
  inRiichi: boolean;
  isPoor: boolean;
  onRiichi: ((player: number) => void) | null;
}

/** Show a player. @param props `moved`: points moved by the last hand */
function Seat({ player, name, wind, points, moved, inRiichi, isPoor, onRiichi }: SeatProps) {
  const look = `drawn-seat score-seat at-${SEATS[player]} ${wind === "east" ? "dealer" : ""}`;
  const within = (
    <>
      <span class="score-name">
        <span class="wind">
          <Wind wind={wind} />
          <span class="unseen">{t(`hall-wind.${wind}`)}</span>
        </span>
        <span>{name}</span>
      </span>
      <strong class={points < 0 ? "loses" : ""}>{whole(points - (inRiichi ? DEPOSIT : 0))}</strong>
      <span class={`score-moved ${gain(moved)}`}>{moved !== 0 && whole(moved, true)}</span>
      {onRiichi && <span class="score-stick">{t("draw.riichi")}</span>}
    </>
  );
  if (!onRiichi) return <div class={look}>{within}</div>;
  return (
    <button
      class={look}
      type="button"
      disabled={isPoor && !inRiichi}
      aria-pressed={inRiichi}
      onClick={() => onRiichi(player)}
    >
      {within}
    </button>
  );
}

/** Return the class for the colour of a gain or loss. */
export function gain(points: number) {
  return points > 0 ? "gains" : points < 0 ? "loses" : "";
}
