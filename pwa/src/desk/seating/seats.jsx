import { SEATS } from "../../store/index.js";
import { amountIn, fines } from "../../domain/ledger/accounts.js";
import { clockTime, t } from "../../ui/i18n.js";
import { tableColumns } from "../../ui/table/main-columns.jsx";
import { whyOut } from "../../domain/event/disqualified.js";
import { endedAs } from "../../domain/incident/hands.js";

/** @typedef {{id: string, name: string, owes: string, gone: "withdrawn"|"disqualified"|null, isSubstitute: boolean}} Seated */
/** @typedef {{id: string, hanchan: any, label: string, seats: Seated[], how: string|null, over: boolean, sought: string}} Row `how` it ended */

/** Each hanchan with who sits where, who of them owes a fine or plays no more. @param {any} state @param {any[]} hanchans @returns {Row[]} */
export function seatRows(state, hanchans) {
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

/** @param {any} state @param {any} hanchan @param {string} seat @param {Map<string, string>} owes @param {ReturnType<typeof whyOut>} outOf @returns {Seated} */
function seatedAt(state, { seats, substitutes, status, id: hanchan }, seat, owes, outOf) {
  const id = seats[seat];
  const player = state.players[id];
  const gone = !status && !state.results[hanchan] ? outOf(id) : null;
  const more = { owes: owes.get(id) ?? "", gone, isSubstitute: Boolean(substitutes?.[seat]) };
  return { id, name: player?.name ?? "?", ...more };
}

/** @param {any} state @param {boolean} rounds whether they differ @returns {import("../../ui/table/data-table.jsx").Column[]} */
export function seatColumns(state, rounds) {
  return [
    ...tableColumns(rounds),
    ...SEATS.map((seat, place) => ({
      id: `seat of-${seat}`,
      name: t(`hall-wind.${seat}`),
      cell: (/** @type {Row} */ { seats }) => <Seat seated={seats[place]} />,
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

/** @param {{seated: Seated}} props */
function Seat({ seated: { name, owes, gone, isSubstitute } }) {
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

/** @param {{hanchan: any, isOpen: boolean, zone: string}} props */
function Start({ hanchan: { scheduled_at: at, minutes }, isOpen, zone }) {
  if (!at) return isOpen && <span class="badge warn">{t("desk.seating.no-start")}</span>;
  return (
    <>
      {clockTime(at, zone)}
      {minutes && <small>{t("clock.lasts", { count: minutes })}</small>}
    </>
  );
}
