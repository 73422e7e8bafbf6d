import { WINDS } from "../../ui/glyphs/wind.tsx";
import { t } from "../../ui/i18n.ts";
import type { Payment, Place } from "./tally.ts";

type Spot = [number, number];

/** Where each sits as the table is drawn: turns go against the clock. */
const SPOTS: Record<string, Spot> = { 0: [180, 324], 1: [302, 180], 2: [180, 36], 3: [58, 180], table: [180, 180] };
const [BOX_WIDTH, BOX_HEIGHT] = [112, 64];
const GLYPH = 24;
const GAP = 6;
const BEND = 34;
const ASIDE = 38;
const INWARD = 18; // beside a short arrow to the middle: off the box that it comes from
const POT = [34, 14]; // half of what lies in the middle
const [WIDEST_NAME, BESIDE_WIND] = [10, 7];
const [WIDEST_LONG, LONG_BESIDE_WIND] = [14, 11]; // long names are written smaller
const FIRST_WIDE = "\u2e7f"; // from here on, letters are about as wide as high

interface TableProps {
  names: string[];
  notes: string[];
  pot: string;
  payments: Payment[];
  number: (points: number) => string;
  to?: (person: number) => string;
  winds?: string[];
}

/**
 * The four seats, and what goes from one to another as arrows; said in words to whoever does not see them.
 * @param props `notes`: what stands under each name; `pot`: what lies on the table; `to`: where a tap on a person leads; `winds`: drawn beside the names
 */
export function Table({ names, notes, pot, payments, number, to, winds }: TableProps) {
  return (
    <figure class="table-figure">
      <svg viewBox="0 0 360 360" role={to ? "group" : "img"} aria-label={t("open.arrows")}>
        <defs>
          <marker
            id="tip"
            viewBox="0 0 8 8"
            refX="7"
            refY="4"
            markerWidth="6"
            markerHeight="6"
            orient="auto-start-reverse"
          >
            <path d="M0 0L8 4L0 8z" />
          </marker>
        </defs>
        {names.map((name, person) => (
          <Seat
            key={person}
            spot={SPOTS[person]}
            name={name}
            note={notes[person]}
            to={to?.(person)}
            wind={winds?.[person]}
          />
        ))}
        {pot && (
          <text class="pot" x="180" y="185">
            {pot}
          </text>
        )}
        {payments.map((payment, place) => (
          <Arrow key={place} payment={payment} text={number(payment.points)} />
        ))}
      </svg>
      <div class="unseen">
        <Payments names={names} payments={payments} number={number} />
      </div>
    </figure>
  );
}

/** The payments in words. */
export function Payments({
  names,
  payments,
  number,
}: {
  names: string[];
  payments: Payment[];
  number: (points: number) => string;
}) {
  const named = (place: Place) => (place === "table" ? t("open.the-table") : names[place]);
  return (
    <ul class="bullets">
      {payments.map(({ from, to, points }, place) => (
        <li key={place}>{t("open.pays", { from: named(from) ?? "", to: named(to) ?? "", points: number(points) })}</li>
      ))}
    </ul>
  );
}

interface Seated {
  spot: Spot;
  name: string;
  note: string;
  to?: string;
  wind?: string;
}

function Seat({ spot: [x, y], name, note, to, wind }: Seated) {
  const widest = wind ? BESIDE_WIND : WIDEST_NAME;
  const isLong = fitting(name, widest) !== name;
  const box = (
    <g>
      <rect x={x - BOX_WIDTH / 2} y={y - BOX_HEIGHT / 2} width={BOX_WIDTH} height={BOX_HEIGHT} rx="10" />
      {wind && (
        <path
          class="wind"
          d={WINDS[wind as keyof typeof WINDS]}
          transform={`translate(${x - BOX_WIDTH / 2 + 5} ${y - 21}) scale(0.85)`}
        />
      )}
      <text class={`name ${isLong ? "long" : ""}`} x={wind ? x + GLYPH / 2 : x} y={y - 5}>
        {isLong ? fitting(name, wind ? LONG_BESIDE_WIND : WIDEST_LONG) : name}
      </text>
      <text x={x} y={y + 18}>
        {note}
      </text>
    </g>
  );
  return to ? (
    <a href={to} aria-label={`${name} ${note}`}>
      {box}
    </a>
  ) : (
    box
  );
}

/** Shorten a name to what its box can show. */
function fitting(name: string, widest: number) {
  let width = 0;
  const letters = [...name];
  const over = letters.findIndex((letter) => (width += letter > FIRST_WIDE ? 1.6 : 1) > widest);
  return over < 0
    ? name
    : `${letters
        .slice(0, over - 1)
        .join("")
        .trimEnd()}…`;
}

/** A bent arrow from edge to edge. */
function Arrow({ payment, text }: { payment: Payment; text: string }) {
  const [from, to] = [spot(payment.from), spot(payment.to)];
  const [startX, startY] = edge(from, to);
  const [endX, endY] = edge(to, from);
  const bend = bent(from, to);
  const [midX, midY] = [(startX + endX) / 2 + bend[0], (startY + endY) / 2 + bend[1]];
  const [textX, textY] = isAcross(from, to)
    ? near([startX, startY], [midX, midY], [endX, endY], bend)
    : beside([midX, midY], bend, from[0] === to[0]);
  return (
    <g class="arrow" aria-hidden="true">
      <path d={`M${startX} ${startY}Q${midX} ${midY} ${endX} ${endY}`} marker-end="url(#tip)" />
      <text x={textX} y={textY + 6}>
        {text}
      </text>
    </g>
  );
}

/** Whether an arrow goes from one seat to the one opposite. */
function isAcross(from: Spot, to: Spot) {
  const [x, y] = spot("table");
  return (from[0] + to[0]) / 2 === x && (from[1] + to[1]) / 2 === y;
}

/** Where the number of an arrow across stands: at its first quarter, for in the middle two may cross. */
function near(start: Spot, middle: Spot, end: Spot, bend: Spot): Spot {
  const along = (axis: 0 | 1) => start[axis] * 0.5625 + middle[axis] * 0.375 + end[axis] * 0.0625;
  return [along(0) + bend[0] * 0.9, along(1) + bend[1] * 0.5];
}

/** Where the number stands: outside the bend, beside a straight line. */
function beside([x, y]: Spot, [bendX, bendY]: Spot, upright: boolean): Spot {
  if (bendX || bendY) return [x + bendX * 1.2, y];
  const [middle] = spot("table");
  return upright ? [x + ASIDE, y] : [x + Math.sign(middle - x) * INWARD, y - ASIDE / 2];
}

/** Find where an arrow bends: away from the middle of the table; one across it to one side; to and from the middle not at all. */
function bent(from: Spot, to: Spot): Spot {
  const [x, y] = spot("table");
  const [awayX, awayY] = [(from[0] + to[0]) / 2 - x, (from[1] + to[1]) / 2 - y];
  const away = Math.hypot(awayX, awayY);
  if ([from, to].includes(spot("table"))) return [0, 0];
  if (away > 1) return [(awayX * BEND) / away, (awayY * BEND) / away];
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  return [(BEND * (to[1] - from[1])) / length, (BEND * (from[0] - to[0])) / length];
}

function spot(place: Place): Spot {
  return SPOTS[place] ?? [0, 0];
}

/** Where a line to another box leaves this one. */
function edge([x, y]: Spot, to: Spot): Spot {
  const [dx, dy] = [to[0] - x, to[1] - y];
  const [halfWidth, halfHeight] = x === SPOTS.table[0] && y === SPOTS.table[1] ? POT : [BOX_WIDTH / 2, BOX_HEIGHT / 2];
  const part = Math.min((halfWidth + GAP) / Math.abs(dx), (halfHeight + GAP) / Math.abs(dy));
  return [x + dx * part, y + dy * part];
}
