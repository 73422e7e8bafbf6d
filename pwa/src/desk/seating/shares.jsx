import { SEATS } from "../../store/index.js";
import { listed, t } from "../../ui/i18n.js";
import { nameColumn } from "../../ui/table/main-columns.jsx";
import { byName } from "../../domain/people/officials.jsx";

/** @typedef {import("./achieved.js").Share & {name: string, met: string[], mates: string[]}} Row */

/** What each player gets of it, by name. @param {any} state @param {import("./achieved.js").Share[]} shares @returns {Row[]} */
export function shareRows(state, shares) {
  const nameOf = (/** @type {string} */ id) => state.players[id]?.name ?? "?";
  const rows = shares.map((one) => ({
    ...one,
    name: nameOf(one.id),
    met: one.again.map(([id, times]) => `${nameOf(id)} ${times}×`),
    mates: one.teammates.map(nameOf),
  }));
  return byName(rows);
}

/** @returns {import("../../ui/table/data-table.jsx").Column[]} */
export function shareColumns() {
  return [
    nameColumn(),
    ...SEATS.map((seat) => ({
      id: `count of-${seat}`,
      name: t(`hall-wind.${seat}`),
      by: (/** @type {Row} */ { winds }) => -winds[seat],
      cell: (/** @type {Row} */ { winds }) => winds[seat],
    })),
    {
      id: "again",
      name: t("desk.seating.again"),
      by: ({ met }) => -met.length,
      cell: ({ met }) => met.length > 0 && <span class="who">{listed(met)}</span>,
    },
    {
      id: "mates",
      name: t("desk.seating.teammates"),
      by: ({ mates }) => -mates.length,
      cell: ({ mates }) => mates.length > 0 && <span class="who">{listed(mates)}</span>,
    },
  ];
}
