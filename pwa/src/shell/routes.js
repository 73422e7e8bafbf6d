import { store } from "../store/index.js";
import { whole } from "../ui/later.jsx";
import Call from "../features/incident/call/call.jsx";
import Table from "../features/tables/table/table.jsx";
import Tables from "../features/tables/table/tables.jsx";

/** Every screen, by the first part of its address. @type {Record<string, () => Promise<any>>} */
export const ROUTES = {
  "": screen(() => import("./home/home.jsx")),
  join: screen(() => import("../features/people/join/join.jsx")),
  account: screen(() => import("../features/people/account/account.jsx")),
  found: reading(() => import("../features/people/account/new-tournament.jsx")),
  league: screen(() => import("../features/people/league/league.jsx")),
  season: screen(() => import("../features/people/league/season.jsx")),
  tables: async () => Tables,
  table: async () => Table,
  fines: screen(() => import("../features/money/fines/fines.jsx")),
  paid: screen(() => import("../features/money/fines/payment.jsx")),
  receipt: screen(() => import("../features/money/fines/receipt.jsx")),
  start: screen(() => import("../features/tables/clocks/start.jsx")),
  board: screen(() => import("../features/tables/board/board.jsx")),
  keep: screen(() => import("../features/tables/timekeeping/timekeeping.jsx")),
  standings: screen(() => import("../features/scores/standings/standings.jsx")),
  results: screen(() => import("../features/scores/standings/standings.jsx")),
  result: screen(() => import("../features/scores/results/result.jsx")),
  import: screen(() => import("../features/scores/results/import.jsx")),
  rounds: screen(() => import("../features/scores/seating/rounds.jsx")),
  seating: screen(() => import("../features/scores/seating/rounds.jsx")),
  setup: reading(() => import("../features/event/setup/setup.jsx")),
  people: screen(() => import("../features/people/people/people.jsx")),
  correct: screen(() => import("../features/event/corrections/correct.jsx")),
  scan: screen(() => import("../domain/event/scan.jsx")),
  cards: screen(() => import("../features/people/join/cards.jsx")),
  own: screen(() => import("../features/people/player-page/player-page.jsx")),
  public: screen(() => import("../features/people/public/public-page.jsx")),
  reports: screen(() => import("../features/event/reports/reports.jsx")),
  ruling: screen(() => import("../features/incident/ruling/ruling.jsx")),
  help: screen(() => import("../features/incident/help/help-call.jsx")),
  escalations: screen(() => import("../features/incident/escalations/escalations.jsx")),
  escalation: screen(() => import("../features/incident/escalations/escalation.jsx")),
  precedents: screen(() => import("../features/incident/escalations/precedents.jsx")),
  log: screen(() => import("../features/incident/log/log.jsx")),
  journal: reading(() => import("../features/event/journal/journal.jsx")),
  dashboard: screen(() => import("../features/event/dashboard/dashboard.jsx")),
  player: screen(() => import("../features/incident/log/player.jsx")),
  outbox: screen(() => import("../features/incident/outbox/outbox.jsx")),
  call: async () => Call,
  elsewhere: screen(() => import("../features/incident/call/claimed.jsx")),
  fouls: reading(() => import("../features/rulebook/foul/fouls.jsx")),
  foul: reading(() => import("../features/rulebook/foul/foul.jsx")),
  compare: reading(() => import("../features/rulebook/rulebook/compare.jsx")),
  books: reading(() => import("../features/rulebook/rulebook/books.jsx")),
  book: reading(() => import("../features/rulebook/rulebook/book.jsx")),
  calls: reading(() => import("../features/tools/calls/calls.jsx")),
  train: reading(() => import("../features/tools/train/train.jsx")),
  exams: reading(() => import("../features/tools/exams/exams.jsx")),
  draw: reading(() => import("../features/tools/draw/draw.jsx")),
  settle: reading(() => import("../features/tools/settlement/settlement.jsx")),
  sheet: reading(() => import("../features/tools/sheet/sheet.jsx")),
  hand: reading(() => import("../features/tools/hand/hand.jsx")),
  casual: reading(() => import("../features/rulebook/casual/casual.jsx")),
  settings: reading(() => import("./home/settings.jsx")),
};

/** A screen that comes when it is first wanted. @param {() => Promise<{default: any}>} load @returns {() => Promise<any>} */
function screen(load) {
  return async () => (await whole(load())).default;
}

/** One that shows what only readers of rulebooks need. @param {() => Promise<{default: any}>} load @returns {() => Promise<any>} */
function reading(load) {
  return async () => {
    const [Shown] = await Promise.all([screen(load)(), store.open().then(() => store.loadReading())]);
    return Shown;
  };
}
