import { SEATS } from "../../store/index.ts";
import { amountIn, fines } from "../../domain/ledger/accounts.ts";
import { clockTime, t } from "../../ui/i18n.ts";
import { tableColumns } from "../../ui/table/main-columns.tsx";
import { whyOut } from "../../domain/event/disqualified.ts";
import { endedAs } from "../../domain/incident/hands.ts";
import type { Column } from "../../ui/table/data-table.tsx";
import type { Hanchan, State } from "../../store/index.ts";

interface Seated {
  id: string;
  name: string;
  owes: string;
  gone: "withdrawn" | "disqualified" | null;
  isSubstitute: boolean;
}

/** `how` it ended */
interface Row {
  id: string;
  hanchan: Hanchan;
  label: string;
  seats: Seated[];
  how: string | null;
  over: boolean;
  sought: string;
}

/** Each hanchan with who sits where, who of them owes a fine or plays no more. */
export function seatRows(state: State, hanchans: Hanchan[]): Row[] {
  const owed = [...fines(state), ...state.others.fines].filter(({ amount }) => amount > 0);
  const outOf = whyOut(state);
  const owes = new Map(owed.map(({ account, unit, amount }) => [account.id, amountIn(unit, amount)]));
  return hanchans.map((hanchan) => {
    const how = endedAs(state, hanchan);
    const label = state.tables[hanchan.table]?.label ?? "?";
    const seats = SEATS.map((seat) => seatedAt(state, hanchan, seat, how ? new Map() : owes, outOf));
    const sought = [label, ...seats.map(({ name }) => name)].join(" ").toLocaleLowerCase();
    return { id: hanchan.id, hanchan, label, seats, how, over: Boolean(hanchan.status), sought };
  });
}

function seatedAt(
  state: State,
  { seats, substitutes, status, id: hanchan }: Hanchan,
  seat: string,
  owes: Map<string, string>,
  outOf: ReturnType<typeof whyOut>,
): Seated {
  const id = seats[seat];
  const player = state.players[id];
  const gone = !status && !state.results[hanchan] ? outOf(id) : null;
  const more = { owes: owes.get(id) ?? "", gone, isSubstitute: Boolean(substitutes?.[seat]) };
  return { id, name: player?.name ?? "?", ...more };
}

/** @param rounds whether they differ */
export function seatColumns(state: State, rounds: boolean): Column<Row>[] {
  return [
    ...tableColumns(rounds),
    ...SEATS.map((seat, place) => ({
      id: `seat of-${seat}`,
      name: t(`hall-wind.${seat}`),
      cell: ({ seats }: Row) => <Seat seated={seats[place]} />,
    })),
    {
      id: "start",
      name: t("desk.seating.start"),
      by: ({ hanchan }) => Date.parse(hanchan.scheduled_at ?? "") || Infinity,
      cell: ({ hanchan, how }) => <Start hanchan={hanchan} isOpen={!how} zone={state.settings.time_zone} />,
    },
    {
      id: "state",
      name: t("desk.state"),
      by: ({ how }) => how ?? "",
      cell: ({ how }) => how && <span class="soft">{t(`hall-is.${how}`)}</span>,
    },
  ];
}

function Seat({ seated: { name, owes, gone, isSubstitute } }: { seated: Seated }) {
  return (
    <>
      <span class="who">{name}</span>
      {owes && (
        <span class="badge money">
          <span class="unseen">{t("desk.owes", { name, amount: owes })}</span>
          <span aria-hidden="true">{owes}</span>
        </span>
      )}
      {gone && <span class="badge warn">{t(`desk.out.${gone}`)}</span>}
      {isSubstitute && <span class="badge info">{t("desk.substitute")}</span>}
    </>
  );
}

function Start({
  hanchan: { scheduled_at: at, minutes },
  isOpen,
  zone,
}: {
  hanchan: Hanchan;
  isOpen: boolean;
  zone: string;
}) {
  if (!at) return isOpen && <span class="badge warn">{t("desk.seating.no-start")}</span>;
  return (
    <>
      {clockTime(at, zone)}
      {minutes && <small>{t("clock.lasts", { count: minutes })}</small>}
    </>
  );
}
