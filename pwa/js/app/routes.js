/**
 * The first part of the address → the module that shows it. Each module's `default` is a component that gets the other
 * parts as `args` and the query as `query`.
 * @type {Record<string, () => Promise<{default: any}>>}
 */
export const ROUTES = {
  "": () => worded(import("./open/home.js")),
  join: () => import("./join/join.js"),
  account: () => styled("account", import("./account/account.js")),
  found: () => open(import("./account/found.js")),
  tables: () => import("./table/tables.js"),
  table: () => import("./table/table.js"),
  fines: () => import("./fines/fines.js"),
  paid: () => styled("fines", import("./fines/paid.js")),
  receipt: () => import("./fines/genuine.js"),
  start: () => styled("clocks", import("./clocks/start.js")),
  board: () => styled("board", import("./board/board.js")),
  keep: () => styled("clocks", import("./keep/keep.js")),
  standings: () => styled("standings", import("./standings/standings.js")),
  result: () => styled("standings", import("./results/result.js")),
  import: () => styled("standings", import("./results/import.js")),
  people: () => styled("fines", import("./people/people.js")),
  scan: () => import("./join/scan.js"),
  cards: () => import("./join/cards.js"),
  own: () => import("./own/own.js"),
  reports: () => import("./reports/reports.js"),
  ruling: () => import("./ruling/ruling.js"),
  escalations: () => styled("escalations", import("./escalations/escalations.js")),
  escalation: () => styled("escalations", import("./escalations/escalation.js")),
  precedents: () => styled("escalations", import("./escalations/precedents.js")),
  log: () => import("./log/log.js"),
  journal: () => styled("journal", import("./journal/journal.js")),
  dashboard: () => styled("dashboard", import("./dashboard/dashboard.js")),
  player: () => import("./log/player.js"),
  outbox: () => import("./outbox/outbox.js"),
  call: () => styled("call", import("./call/call.js")),
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
  const { learnRules } = await import("./open/more.js");
  await learnRules();
  return styled("call", styled("open", worded(screen)));
}

/** One that shows no rules. @param {Promise<{default: any}>} screen */
async function worded(screen) {
  const { learnWords } = await import("./open/more.js");
  learnWords();
  return screen;
}

/** Stylesheets by name. @type {Map<string, Promise<any>>} */
const styles = new Map();

/** A screen once its own stylesheet is there. @template T @param {string} name @param {Promise<T>} screen @returns {Promise<T>} */
async function styled(name, screen) {
  if (!styles.has(name)) styles.set(name, style(name));
  await styles.get(name);
  return screen;
}

/** Before the one for large text, which has the last word. @param {string} name @returns {Promise<any>} */
function style(name) {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = `/css/${name}.css`;
  document.querySelector('link[href="/css/large.css"]')?.before(link);
  return new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      styles.delete(name);
      reject();
    };
  });
}
