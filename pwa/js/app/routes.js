/**
 * The first part of the address → the module that shows it. Each module's `default` is a component that gets the other
 * parts as `args` and the query as `query`.
 * @type {Record<string, () => Promise<{default: any}>>}
 */
export const ROUTES = {
  "": () => import("./open/home.js"),
  join: () => import("./hall/join.js"),
  tables: () => import("./hall/tables.js"),
  table: () => import("./hall/table.js"),
  scan: () => import("./hall/scan.js"),
  cards: () => import("./hall/cards.js"),
  ruling: () => import("./hall/ruling.js"),
  log: () => import("./hall/log.js"),
  player: () => import("./hall/player.js"),
  outbox: () => import("./hall/outbox.js"),
  call: () => import("./call/call.js"),
  fouls: () => import("./open/fouls.js"),
  foul: () => import("./open/foul.js"),
  compare: () => import("./open/compare.js"),
  books: () => import("./open/books.js"),
  book: () => import("./open/book.js"),
  casual: () => import("./open/casual.js"),
  settings: () => import("./open/settings.js"),
};
