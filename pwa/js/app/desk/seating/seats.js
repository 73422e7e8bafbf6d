import { SEATS } from "../../../data/index.js";
import { amountIn, fines } from "../../fines/accounts.js";
import { html } from "../../html.js";
import { clockTime, t } from "../../i18n.js";
import { tableColumns } from "../table/main-columns.js";
import { whyOut } from "../../standings/disqualified.js";
import { endedAs } from "../../shared/hands.js";

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

/** @param {any} state @param {boolean} rounds whether they differ @returns {import("../table/data-table.js").Column[]} */
export function seatColumns(state, rounds) {
  return [
    ...tableColumns(rounds),
    ...SEATS.map((seat, place) => ({
      id: `seat of-${seat}`,
      name: t(`hall-wind.${seat}`),
      cell: (/** @type {Row} */ { seats }) => html`<${Seat} seated=${seats[place]} />`,
    })),
    {
      id: "start",
      name: t("desk.seating.start"),
      by: ({ hanchan }) => Date.parse(hanchan.scheduled_at ?? "") || Infinity,
      cell: ({ hanchan, how }) => html`<${Start} hanchan=${hanchan} isOpen=${!how} zone=${state.settings.time_zone} />`,
    },
    {
      id: "state",
      name: t("desk.state"),
      by: ({ how }) => how ?? "",
      cell: ({ how }) => how && html`<span class="soft">${t(`hall-is.${how}`)}</span>`,
    },
  ];
}

/** @param {{seated: Seated}} props */
function Seat({ seated: { name, owes, gone, isSubstitute } }) {
  return html`<span class="who">${name}</span>
    ${owes && html`<span class="badge money"><span class="unseen">${t("desk.owes", { name, amount: owes })}</span><span aria-hidden="true">${owes}</span></span>`}
    ${gone && html`<span class="badge warn">${t(`desk.out.${gone}`)}</span>`}
    ${isSubstitute && html`<span class="badge info">${t("desk.substitute")}</span>`}`;
}

/** @param {{hanchan: any, isOpen: boolean, zone: string}} props */
function Start({ hanchan: { scheduled_at: at, minutes }, isOpen, zone }) {
  if (!at) return isOpen && html`<span class="badge warn">${t("desk.seating.no-start")}</span>`;
  return html`${clockTime(at, zone)}${minutes && html`<small>${t("clock.lasts", { count: minutes })}</small>`}`;
}
