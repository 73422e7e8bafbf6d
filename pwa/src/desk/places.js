/** Which item of the rail an address belongs to, and where it stands on a desk. */

/** An item of the rail; without `roles` it is everybody's; a director's may begin elsewhere. @typedef {{id: string, href: string, roles?: string[], director?: string}} Item */
/**
 * `list`: the item's own list alone. `detail`: beside the list that it was opened from. `front`: a page that the rail leads to,
 * `page`: one behind it. `whole`: what is done on a screen for itself.
 * @typedef {"list"|"detail"|"front"|"page"|"whole"} Stand
 */

/** From the top; a number key leads to each. @type {Item[]} */
export const ITEMS = [
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

/** Below them. @type {Item[]} */
export const FURTHER = [
  { id: "rules", href: "#/" },
  { id: "account", href: "#/account" },
];

/** The pages that the rail leads to, or the tabs of an item. */
const FRONTS = ["", "setup", "reports", "dashboard", "journal", "settings", "account"];

/** What has a list of its own on a desk, by its address there. @type {Record<string, string>} */
const LISTS = {
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

/** What is looked at beside a list: the item that it belongs to when it is opened by itself. @type {Record<string, string>} */
const DETAILS = {
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

/** @type {Record<string, string>} */
const PAGES = {
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

/** Other results are imported beside the standings. @type {Record<string, string>} */
const IMPORTS = { "": "results", players: "people", seating: "seating" };

/**
 * Where an address stands. `before`: the item that one was at, which what is opened from it belongs to.
 * @param {string[]} parts @param {string|null} before @returns {{item: string|null, stand: Stand}}
 */
export function standOf(parts, before) {
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

/** Whether an item has a list that details stand beside. @param {string|null} item */
export function hasList(item) {
  return Object.values(LISTS).some((one) => one === item);
}

/** The routes of which a desk shows some address as a list. */
export const LIST_ROUTES = new Set(Object.keys(LISTS).map((address) => address.split("/")[0]));

/** @param {Record<string, string>} items @param {string} name @returns {string|null} */
function own(items, name) {
  return Object.hasOwn(items, name) ? items[name] : null;
}
