import { ICONS, Icon } from "../../ui/icon.tsx";

/** What the rail shows, in the family of parts/icon.js; they weigh on no phone that rules. */
export const RAIL_ICONS: Record<string, string> = {
  hall: ICONS.tables,
  rulings: "M9.500 8.500l6 6M13.500 4.500l6 6M15 6l-4 4M18 9l-4 4M12 11l-8 8M12 20.500h9",
  people:
    "M9 11.500a3.750 3.750 0 1 0 0-7.500 3.750 3.750 0 0 0 0 7.500zM2.500 20a6.500 6.500 0 0 1 13 0M16.500 4.500a3.500 3.500 0 0 1 0 6.500M18 14.500a6.500 6.500 0 0 1 3.500 5.500",
  seating: "M8 8h8v8H8zM9 4h6M9 20h6M4 9v6M20 9v6",
  results: "M9 20V6h6v14M9 11H4v9h16v-6h-5",
  fines:
    "M12 20.500a8.500 8.500 0 1 0 0-17 8.500 8.500 0 0 0 0 17zM14.800 9.500c-1-1.400-5.300-1.500-5.300.7 0 2.500 5.300 1.200 5.300 3.700 0 2.200-4.400 2.100-5.600.5M12 6.500v11",
  escalations: "M12 4v16M8 20h8M5 7h14M5 7l-2.500 6.500h5zM19 7l-2.500 6.500h5z",
  reports: "M6 3.500h9l3.500 3.500v13.500H6zM9.500 17v-3M12.250 17v-6M15 17v-4.500",
  settings: ICONS.settings,
  rules: ICONS.book,
  account: ICONS.person,
  keys: "M3 7h18v10.500H3zM7.500 14h9M7 10.500h.01M10.300 10.500h.01M13.700 10.500h.01M17 10.500h.01",
  switch: "M8 10l4-4 4 4M8 14l4 4 4-4",
  close: ICONS.close,
  search: ICONS.search,
};

export function RailIcon({ name }: { name: string }) {
  return <Icon path={RAIL_ICONS[name]} />;
}
