import { store } from "../data/index.js";
import { areas } from "./areas.js";
import Call from "./call/call.js";
import Table from "./table/table.js";
import Tables from "./table/tables.js";

/** Every screen, by the first part of its address. @type {Record<string, () => Promise<any>>} */
export const ROUTES = {
  "": async () => (await areas.open()).Home,
  join: async () => (await areas.open()).Join,
  account: async () => (await areas.account()).Account,
  found: async () => (await withReading(areas.account)).NewTournament,
  league: async () => (await areas.account()).League,
  season: async () => (await areas.account()).Season,
  tables: async () => Tables,
  table: async () => Table,
  fines: async () => (await areas.desk()).Fines,
  paid: async () => (await areas.desk()).Payment,
  receipt: async () => (await areas.open()).Receipt,
  start: async () => (await areas.clocks()).Start,
  board: async () => (await areas.clocks()).Board,
  keep: async () => (await areas.clocks()).Timekeeping,
  standings: async () => (await areas.desk()).Standings,
  results: async () => (await areas.desk()).Standings,
  result: async () => (await areas.desk()).Result,
  import: async () => (await areas.desk()).Import,
  rounds: async () => (await areas.desk()).Rounds,
  seating: async () => (await areas.desk()).Rounds,
  setup: async () => (await withReading(areas.desk)).Setup,
  people: async () => (await areas.desk()).People,
  correct: async () => (await areas.desk()).Correct,
  scan: async () => (await areas.open()).Scan,
  cards: async () => (await areas.desk()).Cards,
  own: async () => (await areas.open()).PlayerPage,
  public: async () => (await areas.open()).PublicPage,
  reports: async () => (await areas.desk()).Reports,
  ruling: async () => (await areas.referee()).Ruling,
  help: async () => (await areas.referee()).HelpCall,
  escalations: async () => (await areas.desk()).Escalations,
  escalation: async () => (await areas.desk()).Escalation,
  precedents: async () => (await areas.desk()).Precedents,
  log: async () => (await areas.referee()).Log,
  journal: async () => (await withReading(areas.desk)).Journal,
  dashboard: async () => (await areas.desk()).Dashboard,
  player: async () => (await areas.referee()).Player,
  outbox: async () => (await areas.referee()).Outbox,
  call: async () => Call,
  elsewhere: async () => (await areas.referee()).Claimed,
  fouls: async () => (await withReading(areas.open)).Fouls,
  foul: async () => (await withReading(areas.open)).Foul,
  compare: async () => (await withReading(areas.open)).Compare,
  books: async () => (await withReading(areas.open)).Books,
  book: async () => (await withReading(areas.open)).Book,
  calls: async () => (await withReading(areas.hands)).Calls,
  train: async () => (await withReading(areas.hands)).Train,
  exams: async () => (await withReading(areas.hands)).Exams,
  draw: async () => (await withReading(areas.hands)).Draw,
  settle: async () => (await withReading(areas.hands)).Settlement,
  sheet: async () => (await withReading(areas.hands)).Sheet,
  hand: async () => (await withReading(areas.hands)).Hand,
  casual: async () => (await withReading(areas.open)).Casual,
  settings: async () => (await withReading(areas.open)).Settings,
};

/** An area whose screens show what only readers of rulebooks need. @template T @param {() => Promise<T>} area @returns {Promise<T>} */
async function withReading(area) {
  const [screens] = await Promise.all([area(), store.open().then(() => store.loadReading())]);
  return screens;
}
