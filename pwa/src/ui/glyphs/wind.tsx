/** Strokes of 東, 南, 西 and 北: not every phone's fonts have the characters. */
export const WINDS = {
  east: "M3.500 5.500h17M6.500 9h11v6h-11zM6.500 12h11M12 2.500v19M11.500 15.500L5 20.500M12.500 15.500l6.500 5",
  south:
    "M4 5.500h16M12 2.500v6M5 21V8.500h14V19q0 2-2 2M9 11l1.200 2.200M15 11l-1.200 2.200M8 14h8M8 17h8M12 14v6.500",
  west: "M3.500 4.500h17M5 8.500h14V20H5zM10 4.500V10q0 3.500-3 5M14 4.500V12q0 1.500 1.500 1.500H19M5 17.500h14",
  north: "M9 3.500V20M3.500 9H9M3.500 18L9 15M14 3.500V17q0 2.500 2.500 2.500H18q2.500 0 2.500-3.500M20 8l-6 4",
};

/** Draw a seat's wind as on its tile, hidden from screen readers: its name must stand elsewhere. */
export function Wind({ wind }: { wind: string }) {
  return (
    <svg
      class="wind-glyph"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      stroke-width="1.900"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      <path d={WINDS[wind as keyof typeof WINDS]} />
    </svg>
  );
}
