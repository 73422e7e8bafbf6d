/**
 * The first part of the address → the module that shows it. Each module's `default` is a component that gets the other
 * parts as `args` and the query as `query`.
 * @type {Record<string, () => Promise<{default: any}>>}
 */
export const ROUTES = {
  "": () => open(import("./open/home.js")),
  join: () => import("./join/join.js"),
  tables: () => import("./table/tables.js"),
  table: () => import("./table/table.js"),
  scan: () => import("./join/scan.js"),
  cards: () => import("./join/cards.js"),
  ruling: () => import("./ruling/ruling.js"),
  log: () => import("./log/log.js"),
  player: () => import("./log/player.js"),
  outbox: () => import("./outbox/outbox.js"),
  call: () => import("./call/call.js"),
  elsewhere: () => import("./call/elsewhere.js"),
  fouls: () => open(import("./open/fouls.js")),
  foul: () => open(import("./open/foul.js")),
  compare: () => open(import("./open/compare.js")),
  books: () => open(import("./open/books.js")),
  book: () => open(import("./open/book.js")),
  casual: () => open(import("./open/casual.js")),
  settings: () => open(import("./open/settings.js")),
};

/** A screen that needs no account, with what no ruling needs. @param {Promise<{default: any}>} screen */
async function open(screen) {
  const { learnMore } = await import("./open/more.js");
  await learnMore();
  return screen;
}
