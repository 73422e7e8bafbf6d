import { hall } from "../../data/index.js";
import { formatter } from "../i18n.js";

const SHOWN = 8;
/** Where the log says too little. */
const USUAL = [
  ...["unvocalised-call", "empty-win", "empty-group-call", "exposed-tiles", "wrong-tile-count", "noten-riichi"],
  ...[
    "discard-taken-back",
    "misplaced-called-tile",
    "wrong-draw",
    "invalid-group",
    "called-tile-not-taken",
    "etiquette",
  ],
];

/**
 * The fouls ruled most often in this tournament before today, filled up with those usual elsewhere: a thumb finds them in
 * the same place all day. @param {any} state @param {any} book
 */
export function common(state, book) {
  /** @type {Record<string, number>} */
  const counts = {};
  const day = formatter(Intl.DateTimeFormat, { dateStyle: "short", timeZone: state.settings.time_zone });
  const today = day.format(hall.now());
  for (const { foul, counts: counting, status, ruled_at: at } of Object.values(state.rulings)) {
    if (day.format(new Date(at)) === today) continue;
    if (counting || status === "deferred") counts[foul] = (counts[foul] ?? 0) + 1;
  }
  const ruled = Object.keys(counts).sort((one, other) => counts[other] - counts[one]);
  const usual = USUAL.filter((foul) => book.table(foul).rows.length > 0);
  return [...new Set([...ruled, ...usual])].slice(0, SHOWN);
}
