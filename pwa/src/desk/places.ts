/** Which item of the rail an address belongs to, and where it stands on a desk. */

/** An item of the rail; without `roles` it is everybody's; a director's may begin elsewhere. */
export interface Item {
  id: string;
  href: string;
  roles?: string[];
  director?: string;
}

/**
 * `list`: the item's own list alone. `detail`: beside the list that it was opened from. `front`: a page that the rail leads to,
 * `page`: one behind it. `whole`: what is done on a screen for itself.
 */
export type Stand = "list" | "detail" | "front" | "page" | "whole";

/** From the top; a number key leads to each. */
export const ITEMS: Item[] = [
  { id: "hall", href: "#/tables" },
  { id: "rulings", href: "#/log" },
  { id: "people", href: "#/people/players", roles: ["director"] },
  { id: "seating", href: "#/seating", roles: ["director"] },
  { id: "results", href: "#/results" },
  { id: "fines", href: "#/fines", roles: ["director", "finance", "arbiter"] },
  { id: "escalations", href: "#/escalations", roles: ["director", "head-referee"] },
  { id: "reports", href: "#/reports" },
  { id: "settings", href: "#/settings", director: "#/setup" },
];

/** Below them. */
export const FURTHER: Item[] = [
  { id: "rules", href: "#/" },
  { id: "account", href: "#/account" },
];

/** The pages that the rail leads to, or the tabs of an item. */
const FRONTS = ["", "setup", "reports", "dashboard", "journal", "settings", "account"];

/** What has a list of its own on a desk, by its address there. */
const LISTS: Record<string, string> = {
  tables: "hall",
  log: "rulings",
  people: "people",
  "people/players": "people",
  "people/teams": "people",
  seating: "seating",
  "seating/achieved": "seating",
  results: "results",
  standings: "results",
  "standings/teams": "results",
  fines: "fines",
  "fines/payments": "fines",
  "fines/cash": "fines",
  escalations: "escalations",
};

/** What is looked at beside a list: the item that it belongs to when it is opened by itself. */
const DETAILS: Record<string, string> = {
  table: "hall",
  start: "hall",
  help: "hall",
  outbox: "hall",
  ruling: "rulings",
  player: "rulings",
  people: "people",
  correct: "people",
  "rounds/times": "seating",
  escalation: "escalations",
  precedents: "escalations",
  result: "results",
  standings: "results",
  fines: "fines",
  paid: "fines",
};

const PAGES: Record<string, string> = {
  exams: "people",
  import: "seating",
  rounds: "seating",
  cards: "seating",
  season: "results",
  reports: "reports",
  dashboard: "reports",
  journal: "reports",
  settings: "settings",
  setup: "settings",
  account: "account",
  found: "account",
  league: "account",
  ...Object.fromEntries(
    ["", "fouls", "foul", "compare", "books", "book", "calls", "train", "draw", "settle", "hand", "casual"].map(
      (name) => [name, "rules"],
    ),
  ),
};

/** Other results are imported beside the standings. */
const IMPORTS: Record<string, string> = { "": "results", players: "people", seating: "seating" };

/** Where an address stands. `before`: the item that one was at, which what is opened from it belongs to. */
export function standOf(parts: string[], before: string | null): { item: string | null; stand: Stand } {
  const [name = "", kind = ""] = parts;
  const list = own(LISTS, parts.join("/"));
  if (list) return { item: list, stand: "list" };
  const home = own(DETAILS, parts.join("/")) ?? own(DETAILS, name);
  const detail = home && (before ?? home);
  if (detail) return { item: detail, stand: hasList(detail) ? "detail" : "page" };
  const page = name === "import" ? own(IMPORTS, kind) : own(PAGES, name);
  if (page) return { item: page, stand: FRONTS.includes(parts.join("/")) ? "front" : "page" };
  return { item: before, stand: "whole" };
}

/** Whether an item has a list that details stand beside. */
export function hasList(item: string | null) {
  return Object.values(LISTS).some((one) => one === item);
}

/** The routes of which a desk shows some address as a list. */
export const LIST_ROUTES = new Set(Object.keys(LISTS).map((address) => address.split("/")[0]));

function own(items: Record<string, string>, name: string): string | null {
  return Object.hasOwn(items, name) ? items[name] : null;
}
