import { store } from "../store/index.ts";
import { whole } from "../ui/lazy.tsx";
import Call from "../features/incident/call/call.tsx";
import Table from "../features/tables/table/table.tsx";
import Tables from "../features/tables/table/tables.tsx";
import type { ComponentType } from "preact";

/** A screen: the other parts of its address are its `args`. */
export type Shown = ComponentType<{ args: string[]; query: URLSearchParams }>;
export type Route = () => Promise<Shown>;

/** Every screen, by the first part of its address. */
export const ROUTES: Record<string, Route> = {
  "": screen(() => import("./home/home.tsx")),
  join: screen(() => import("../features/people/join/join.tsx")),
  account: screen(() => import("../features/people/account/account.tsx")),
  found: reading(() => import("../features/people/account/new-tournament.tsx")),
  league: screen(() => import("../features/people/league/league.tsx")),
  season: screen(() => import("../features/people/league/season.tsx")),
  tables: async () => Tables,
  table: async () => Table,
  fines: screen(() => import("../features/money/fines/fines.tsx")),
  paid: screen(() => import("../features/money/fines/payment.tsx")),
  receipt: screen(() => import("../features/money/fines/receipt.tsx")),
  start: screen(() => import("../features/tables/clocks/start.tsx")),
  board: screen(() => import("../features/tables/board/board.tsx")),
  keep: screen(() => import("../features/tables/timekeeping/timekeeping.tsx")),
  standings: screen(() => import("../features/scores/standings/standings.tsx")),
  results: screen(() => import("../features/scores/standings/standings.tsx")),
  result: screen(() => import("../features/scores/results/result.tsx")),
  import: screen(() => import("../features/scores/results/import.tsx")),
  rounds: screen(() => import("../features/scores/seating/rounds.tsx")),
  seating: screen(() => import("../features/scores/seating/rounds.tsx")),
  setup: reading(() => import("../features/event/setup/setup.tsx")),
  people: screen(() => import("../features/people/people/people.tsx")),
  correct: screen(() => import("../features/event/corrections/correct.tsx")),
  scan: screen(() => import("../domain/event/scan.tsx")),
  cards: screen(() => import("../features/people/join/cards.tsx")),
  own: screen(() => import("../features/people/player-page/player-page.tsx")),
  public: screen(() => import("../features/people/public/public-page.tsx")),
  reports: screen(() => import("../features/event/reports/reports.tsx")),
  ruling: screen(() => import("../features/incident/ruling/ruling.tsx")),
  help: screen(() => import("../features/incident/help/help-call.tsx")),
  escalations: screen(() => import("../features/incident/escalations/escalations.tsx")),
  escalation: screen(() => import("../features/incident/escalations/escalation.tsx")),
  precedents: screen(() => import("../features/incident/escalations/precedents.tsx")),
  log: screen(() => import("../features/incident/log/log.tsx")),
  journal: reading(() => import("../features/event/journal/journal.tsx")),
  dashboard: screen(() => import("../features/event/dashboard/dashboard.tsx")),
  player: screen(() => import("../features/incident/log/player.tsx")),
  outbox: screen(() => import("../features/incident/outbox/outbox.tsx")),
  call: async () => Call,
  elsewhere: screen(() => import("../features/incident/call/claimed.tsx")),
  fouls: reading(() => import("../features/rulebook/foul/fouls.tsx")),
  foul: reading(() => import("../features/rulebook/foul/foul.tsx")),
  compare: reading(() => import("../features/rulebook/rulebook/compare.tsx")),
  books: reading(() => import("../features/rulebook/rulebook/books.tsx")),
  book: reading(() => import("../features/rulebook/rulebook/book.tsx")),
  calls: reading(() => import("../features/tools/calls/calls.tsx")),
  train: reading(() => import("../features/tools/train/train.tsx")),
  exams: reading(() => import("../features/tools/exams/exams.tsx")),
  draw: reading(() => import("../features/tools/draw/draw.tsx")),
  settle: reading(() => import("../features/tools/settlement/settlement.tsx")),
  sheet: reading(() => import("../features/tools/sheet/sheet.tsx")),
  hand: reading(() => import("../features/tools/hand/hand.tsx")),
  casual: reading(() => import("../features/rulebook/casual/casual.tsx")),
  settings: reading(() => import("./home/settings.tsx")),
};

/** A screen that comes when it is first wanted. */
function screen(load: () => Promise<{ default: Shown }>): Route {
  return async () => (await whole(load())).default;
}

/** One that shows what only readers of rulebooks need. */
function reading(load: () => Promise<{ default: Shown }>): Route {
  return async () => {
    const [Shown] = await Promise.all([screen(load)(), store.open().then(() => store.loadReading())]);
    return Shown;
  };
}
