import { SEATS } from "../../store/index.ts";
import { amountIn, fines } from "../../domain/ledger/accounts.ts";
import { offScore } from "../../domain/ledger/units.ts";
import { Wind } from "../../ui/glyphs/wind.tsx";
import { t } from "../../ui/i18n.ts";
import { nameColumn } from "../../ui/table/main-columns.tsx";
import { disqualified } from "../../domain/event/disqualified.ts";
import { byName } from "../../domain/people/officials.tsx";
import { presentRound, roundsIn } from "../../domain/event/present-round.ts";
import type { Column } from "../../ui/table/data-table.tsx";
import type { Listed } from "./list.tsx";
import type { Hanchan, Seat, State } from "../../store/index.ts";
import type { Invitation } from "#api";

interface Seated {
  hanchan: Hanchan;
  seat: Seat;
}

/** `taken` and `owed` by unit; `linked`: a link for them is open; `out`: disqualified. */
interface Row extends Listed {
  number: string;
  team: string;
  seated: Seated | undefined;
  games: number;
  fouls: number;
  taken: Record<string, number>;
  owed: Record<string, number>;
  linked: boolean;
  out: boolean;
}

/** Each player, with what a director looks for. @param links that are open */
export function playerRows(state: State, links: Invitation[]): Row[] {
  const linked = new Set(links.map(({ player }) => player));
  const next = nextSeats(state);
  const games = counted(Object.keys(state.results).flatMap((id) => Object.values(state.hanchans[id]?.seats ?? {})));
  const fouls = counted(Object.values(state.rulings).flatMap(({ counts, offender }) => (counts ? [offender.id] : [])));
  const { taken, owed } = balances(state);
  const out = disqualified(state);
  return byName(Object.values(state.players)).map(({ id, name, id_number: number, team: of, withdrawn_at: gone }) => {
    const team = state.teams[of ?? ""]?.name ?? "";
    const [seated, has, owes] = [next.get(id), taken.get(id) ?? {}, owed.get(id) ?? {}];
    const counts = { games: games.get(id) ?? 0, fouls: fouls.get(id) ?? 0 };
    const more = { linked: linked.has(id), sought: [name, number ?? "", team], over: Boolean(gone), out: out.has(id) };
    return { id, name, number, team, seated, ...counts, taken: has, owed: owes, ...more };
  });
}

export function playerColumns(state: State): Column<Row>[] {
  const label = ({ hanchan }: Pick<Seated, "hanchan">) => state.tables[hanchan.table]?.label ?? "?";
  const order = ({ hanchan, seat }: Seated) => `${hanchan.round} ${label({ hanchan })} ${SEATS.indexOf(seat)}`;
  return [
    nameColumn(),
    { id: "number", name: t("desk.number"), by: ({ number }) => number ?? "", cell: ({ number }) => number },
    { id: "team", name: t("correct.field.team"), by: ({ team }) => team, cell: ({ team }) => team },
    {
      id: "seat",
      name: t("desk.next-game"),
      by: ({ seated }) => (seated ? order(seated) : "~"),
      cell: ({ seated }) => seated && <Seat seated={seated} label={label(seated)} />,
    },
    { id: "games", name: t("desk.games"), by: ({ games }) => -games, cell: ({ games }) => games || "" },
    { id: "fouls", name: t("desk.fouls"), by: ({ fouls }) => -fouls, cell: ({ fouls }) => fouls || "" },
    { id: "taken", name: t("desk.taken"), by: ({ taken }) => -sum(taken), cell: ({ taken }) => amounts(taken) },
    {
      id: "owed",
      name: t("desk.owed"),
      by: ({ owed }) => -sum(owed),
      cell: ({ owed }) => sum(owed) > 0 && <span class="badge money">{amounts(owed)}</span>,
    },
    {
      id: "marks",
      name: t("desk.state"),
      by: ({ out, over, linked }) => Number(out) * -4 + Number(over) * -2 - Number(linked),
      cell: ({ out, over, linked }) => (
        <span class="ruling-marks">
          {out && <span class="badge warn">{t("desk.out.disqualified")}</span>}
          {over && <span class="badge warn">{t("standings.withdrawn")}</span>}
          {linked && <span class="badge">{t("people.has-link")}</span>}
        </span>
      ),
    },
  ];
}

/** Where somebody sits next. */
function Seat({ seated: { hanchan, seat }, label }: { seated: Seated; label: string }) {
  return (
    <span class="next-seat">
      <Wind wind={seat} />
      <span class="unseen">{t(`hall-wind.${seat}`)} </span>
      {t("hall-table", { label })}
      <small>{t("hall-round", { round: hanchan.round })}</small>
    </span>
  );
}

/** The first game without a result of everybody, from the round that is played now. */
function nextSeats(state: State): Map<string, Seated> {
  const order = new Map(roundsIn(state).map((round, place) => [round, place]));
  const placeOf = ({ round }: Hanchan) => order.get(round) ?? 0;
  const now = order.get(presentRound(state) ?? "") ?? 0;
  const isLeft = (one: Hanchan) => !one.status && !state.results[one.id] && placeOf(one) >= now;
  const left = Object.values(state.hanchans).filter(isLeft);
  left.sort((one, other) => placeOf(other) - placeOf(one));
  return new Map(left.flatMap((hanchan) => SEATS.map((seat) => [hanchan.seats[seat], { hanchan, seat }])));
}

/** What was taken off whose score, and who owes what, here and in the season's other evenings. */
function balances(state: State) {
  const lines = Object.values(state.ledger).filter(({ unit }) => offScore(unit));
  const money = [...fines(state), ...state.others.fines].filter(({ amount }) => amount > 0);
  return {
    taken: summed(lines.map(({ account_id: id, unit, amount }) => ({ id, unit, amount }))),
    owed: summed(money.map(({ account: { id }, unit, amount }) => ({ id, unit, amount }))),
  };
}

/** By person and unit. */
function summed(amounts: { id: string; unit: string; amount: number }[]) {
  const found: Map<string, Record<string, number>> = new Map();
  for (const { id, unit, amount } of amounts) {
    const had = found.get(id) ?? {};
    found.set(id, { ...had, [unit]: (had[unit] ?? 0) + amount });
  }
  return found;
}

export function counted(ids: string[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const id of ids) found.set(id, (found.get(id) ?? 0) + 1);
  return found;
}

/** @param of by unit */
function sum(of: Record<string, number>) {
  return Object.values(of).reduce((all, one) => all + one, 0);
}

/** @param of by unit */
function amounts(of: Record<string, number>) {
  const some = Object.entries(of).filter(([, amount]) => amount !== 0);
  return some.map(([unit, amount]) => amountIn(unit, amount)).join(" · ");
}
