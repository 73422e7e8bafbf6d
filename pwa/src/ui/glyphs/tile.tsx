import { WINDS } from "./wind.tsx";

/** Brush strokes on a 24 by 24 grid: not every phone's fonts have the characters. */
const NUMERALS = [
  "M4 12h16",
  "M6 7h12M3.500 17h17",
  "M5.500 5h13M6.500 12h11M3.500 19h17",
  "M4 6h16v13H4zM9.500 6v4.500q0 3-2.500 4.500M14.500 6v5q0 2 2 2H20",
  "M5 4.500h14M11.500 4.500L9 19.500M6.500 11H17v8.500M3 19.500h18",
  "M12 3v4M3.500 9h17M9 12.500L5 20M15 12.500l4.500 7.500",
  "M3.500 12l17-3M10.500 4v13q0 2.500 2.500 2.500h7v-3",
  "M9.500 5.500Q9 14 3.500 19.500M13.500 4.500Q15.500 15 21 19.500",
  "M4.500 8.500h12v9q0 2.500 2.500 2.500h2v-3.500M10.500 3.500v4Q10.500 16 4 20",
];
const TEN_THOUSAND =
  "M3 5h18M8 2.500v5M16 2.500v5M6.500 8.500h11v5.500h-11zM6.500 11.200h11M12 8.500V19M4 21.500V16.500h16v4q0 1.200-1.800 1.200M9 19.500l5.500-1M13.800 17.200l1.700 2.500";
const GREEN_DRAGON =
  "M5 3.500h5Q8.500 8 3.500 10.500M4.500 6l2 1.500M13.500 3q2 5 7 7.500M18.500 3.500l-3 2.500M20.500 6l-2.500 2M5 12h5v3H5.500v3H10q0 3-2 3.200M14 11.500h4v2.800q0 1 1.500 1M14 11.500v1.800q0 1.500-1.500 2M12.500 17h6q-1.500 3.500-6.500 5M14 17.500q1.500 3.200 6 4.500";
const RED_DRAGON = "M5 8h14v8H5zM12 3v18.500";

/** Centres of the circles, by the tile's number, on its 30 by 40 grid. */
const CIRCLES = [
  [[15, 20]],
  [
    [15, 11],
    [15, 29],
  ],
  [
    [7.5, 8.5],
    [15, 20],
    [22.5, 31.5],
  ],
  [
    [9, 11],
    [21, 11],
    [9, 29],
    [21, 29],
  ],
  [
    [8, 9.5],
    [22, 9.5],
    [15, 20],
    [8, 30.5],
    [22, 30.5],
  ],
  [
    [9.5, 8.5],
    [20.5, 8.5],
    [9.5, 21],
    [20.5, 21],
    [9.5, 32],
    [20.5, 32],
  ],
  [
    [7, 6.5],
    [15, 10],
    [23, 13.5],
    [9.5, 23.5],
    [20.5, 23.5],
    [9.5, 33],
    [20.5, 33],
  ],
  [
    [9.5, 6.5],
    [20.5, 6.5],
    [9.5, 15.5],
    [20.5, 15.5],
    [9.5, 24.5],
    [20.5, 24.5],
    [9.5, 33.5],
    [20.5, 33.5],
  ],
  [
    [6.5, 8],
    [15, 8],
    [23.5, 8],
    [6.5, 20],
    [15, 20],
    [23.5, 20],
    [6.5, 32],
    [15, 32],
    [23.5, 32],
  ],
];
/** Centres of the bamboo sticks, by the tile's number; a third value is the stick's slant in degrees. */
const STICKS: number[][][] = [
  [],
  [
    [15, 11.5],
    [15, 28.5],
  ],
  [
    [15, 11.5],
    [8.5, 28.5],
    [21.5, 28.5],
  ],
  [
    [9, 11.5],
    [21, 11.5],
    [9, 28.5],
    [21, 28.5],
  ],
  [
    [7, 11.5],
    [23, 11.5],
    [15, 20],
    [7, 28.5],
    [23, 28.5],
  ],
  [
    [7, 11.5],
    [15, 11.5],
    [23, 11.5],
    [7, 28.5],
    [15, 28.5],
    [23, 28.5],
  ],
  [
    [15, 8],
    [7, 20],
    [15, 20],
    [23, 20],
    [7, 32],
    [15, 32],
    [23, 32],
  ],
  [
    [5, 11.5],
    [11.5, 11.5, 25],
    [18.5, 11.5, -25],
    [25, 11.5],
    [5, 28.5],
    [11.5, 28.5, -25],
    [18.5, 28.5, 25],
    [25, 28.5],
  ],
  [
    [6.5, 8],
    [15, 8],
    [23.5, 8],
    [6.5, 20],
    [15, 20],
    [23.5, 20],
    [6.5, 32],
    [15, 32],
    [23.5, 32],
  ],
];
/** The indices of the circles and sticks that are red on most sets, by tile. */
const RED_ONES: Record<string, number[]> = {
  "3p": [1],
  "5p": [2],
  "6p": [2, 3, 4, 5],
  "7p": [3, 4, 5, 6],
  "9p": [3, 4, 5],
  "5s": [2],
  "7s": [0],
  "9s": [1, 4, 7],
};

const INK = "#1d2a36";
const RED = "#b3141f";
const GREEN = "#0f6b3c";
const BLUE = "#1d4f91";

/**
 * Draw a tile face up, on a light face in the dark theme too. Red fives are 0m, 0p, 0s; honours 1z to 7z: 東南西北白發中.
 * @param props `size`: the width in pixels
 */
export function Tile({ tile, label, size = 30 }: { tile: string; label: string; size?: number }) {
  return (
    <svg class="tile" width={size} height={(size * 4) / 3} viewBox="0 0 30 40" role="img" aria-label={label}>
      <rect x="0.75" y="0.75" width="28.5" height="38.5" rx="4" fill="#fffdf4" stroke="#8b8779" stroke-width="1.5" />
      {face(tile)}
    </svg>
  );
}

/** Draw a tile face down. */
export function TileBack({ size = 30 }: { size?: number }) {
  return (
    <svg class="tile" width={size} height={(size * 4) / 3} viewBox="0 0 30 40" aria-hidden="true">
      <rect x="0.75" y="0.75" width="28.5" height="38.5" rx="4" fill="#c98a2b" stroke="#8b8779" stroke-width="1.5" />
    </svg>
  );
}

function face(tile: string) {
  const [digit, suit] = tile;
  if (suit === "z") return honour(Number(digit));
  const count = Number(digit) || 5;
  const ink = digit === "0" ? RED : undefined;
  if (suit === "m")
    return [brush(NUMERALS[count - 1], ink ?? INK, 6, 2.5, 0.75, 2.6), brush(TEN_THOUSAND, RED, 5.4, 19, 0.8, 2.2)];
  if (suit === "p")
    return count === 1
      ? coin(ink)
      : CIRCLES[count - 1].map((place, at) => circle(place, ink ?? inkOf(`${count}p`, at, BLUE), count));
  return count === 1
    ? bird()
    : STICKS[count - 1].map((place, at) => stick(place, ink ?? inkOf(`${count}s`, at, GREEN), count));
}

function honour(number: number) {
  if (number === 5)
    return <rect x="6" y="7" width="18" height="26" rx="1.5" fill="none" stroke={BLUE} stroke-width="2" />;
  if (number === 6) return brush(GREEN_DRAGON, GREEN, 3.5, 8, 0.96, 2);
  if (number === 7) return brush(RED_DRAGON, RED, 3.5, 8, 0.96, 2.6);
  return brush(Object.values(WINDS)[number - 1], INK, 3.5, 8.5, 0.96, 2.3);
}

/** Draw strokes of the 24 by 24 grid, scaled, at a place on the tile. */
function brush(path: string, ink: string, x: number, y: number, scale: number, width: number) {
  return (
    <path
      d={path}
      transform={`translate(${x} ${y}) scale(${scale})`}
      fill="none"
      stroke={ink}
      stroke-width={width}
      stroke-linecap="round"
      stroke-linejoin="round"
    />
  );
}

function inkOf(kind: string, at: number, usual: string) {
  return RED_ONES[kind]?.includes(at) ? RED : usual;
}

/** Draw the face of 1p. */
function coin(ink: string = GREEN) {
  return (
    <g fill="none" stroke={ink} stroke-width="1.6">
      <circle cx="15" cy="20" r="10.5" />
      <circle cx="15" cy="20" r="7.5" stroke-dasharray="2.2 1.72" stroke-width="2.4" />
      <circle cx="15" cy="20" r="2.6" fill={RED} stroke={RED} />
    </g>
  );
}

function circle([x, y]: number[], ink: string, count: number) {
  const radius = count === 2 ? 6.2 : count < 6 ? 4.4 : 3.3;
  return (
    <g>
      <circle cx={x} cy={y} r={radius} fill="none" stroke={ink} stroke-width="1.8" />
      <circle cx={x} cy={y} r={radius / 3} fill={ink} />
    </g>
  );
}

function stick([x, y, slant = 0]: number[], ink: string, count: number) {
  const half = count < 7 || count === 8 ? 5.8 : 3.9;
  return (
    <g transform={`translate(${x} ${y}) rotate(${slant})`} stroke={ink} stroke-linecap="round">
      <path d={`M0 ${-half}V${half}`} stroke-width="3" />
      <path d="M-1.900 0H1.900" stroke-width="2.2" />
    </g>
  );
}

/** Draw the face of 1s, a sparrow. */
function bird() {
  return (
    <g stroke-linecap="round" stroke-linejoin="round" fill="none" stroke-width="1.8">
      <path d="M9 20q1-6 6-6q6 0 7 6q1 7-6 9q-7-1-7-9z" fill={GREEN} stroke={GREEN} />
      <circle cx="12.5" cy="10" r="4.2" fill={GREEN} stroke={GREEN} />
      <path d="M8.500 10L5 11.500l3.500.800" stroke={RED} fill={RED} />
      <circle cx="11.5" cy="9.3" r="0.9" fill="#fffdf4" stroke="none" />
      <path d="M12.500 5.800l-1-2.800M14.500 6.300l.800-2.800" stroke={RED} />
      <path d="M14 20q3 0 5 4M13.500 23.500q2.500 0 4 2.500" stroke="#fffdf4" stroke-width="1.2" />
      <path d="M18.500 27L25 34M20.500 25.500l5 4M16.500 28.500l4 7" stroke={BLUE} />
      <path d="M12 29l-1 5.500M15 29.500v5" stroke={RED} />
      <path d="M9 35h7.500" stroke={RED} />
    </g>
  );
}
