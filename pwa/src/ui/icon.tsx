/** Paths on a 24 by 24 grid, drawn with one stroke width. */
export const ICONS = {
  back: "M15 5l-7 7 7 7",
  next: "M9 5l7 7-7 7",
  close: "M6 6l12 12M18 6L6 18",
  search: "M10.5 17a6.5 6.5 0 1 1 0-13 6.5 6.5 0 0 1 0 13zM15.5 15.5L21 21",
  settings: "M4 7h10M18 7h2M4 17h2M10 17h10M14 7a2 2 0 1 0 4 0a2 2 0 1 0-4 0M6 17a2 2 0 1 0 4 0a2 2 0 1 0-4 0",
  scan: "M4 9V5h4M16 5h4v4M20 15v4h-4M8 19H4v-4M7 12h10",
  tables: "M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z",
  log: "M5 6h14M5 12h14M5 18h9",
  book: "M4 5c3-1.5 6-1 8 1 2-2 5-2.500 8-1v14c-3-1.500-6-1-8 1-2-2-5-2.500-8-1zM12 6v14",
  compare: "M8 4v16M16 4v16M3 8l5-4 5 4M11 16l5 4 5-4",
  home: "M4 11l8-7 8 7v9h-5v-6H9v6H4z",
  camera: "M4 8h4l2-3h4l2 3h4v11H4zM12 16.500a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7z",
  sound: "M4 10v4h4l5 4V6L8 10zM16 9a4 4 0 0 1 0 6M18.500 6.500a8 8 0 0 1 0 11",
  check: "M5 12.500l4.500 4.500L19 7",
  sent: "M4 12l16-8-6 16-3-7z",
  clock: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3.500 2",
  person: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.500 20a7.500 7.500 0 0 1 15 0",
  dice: "M5 5h14v14H5zM9 9h.01M15 15h.01M15 9h.01M9 15h.01",
};

/**
 * Draw an icon, hidden from screen readers: for a place beside a word, or in a button that has a label.
 * @param props `path`: another drawing than those of ICONS
 */
export function Icon({ name = "home", path = ICONS[name] }: { name?: keyof typeof ICONS; path?: string }) {
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      stroke-width="2"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
