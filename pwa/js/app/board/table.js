import { isUp, secondsLeft } from "../../rules/clocks/game-clock.js";
import { clockTime as minutes } from "../../rules/words/wording.js";
import { html } from "../html.js";
import { clockTime, listed, t } from "../i18n.js";

/** One table of the board: how long it plays still, or who is awaited. @param {{table: any, end: any, now: number, zone: string}} props */
export function Table({ table, end, now, zone }) {
  const { look, large, small } = shown(table, end, now, zone);
  return html`<li class=${look} aria-label=${t("hall-table", { label: table.label })}>
    <h2><span>${table.label}</span><small>${t("hall-round", { round: table.round })}</small></h2>
    <p class="board-time" role="timer">${large}</p>
    ${small.map((line) => html`<p key=${line}>${line}</p>`)}
  </li>`;
}

/** @param {any} table @param {any} end @param {number} now @param {string} zone @returns {{look: string, large: string, small: string[]}} */
function shown(table, end, now, zone) {
  if (table.finished) return { look: "over", large: t("board.finished"), small: [] };
  if (table.cancelled && !table.began_at) return { look: "over", large: t("board.cancelled"), small: [] };
  if (table.ends_at) return playing(table, end, now, zone);
  if (table.began_at) return { look: "plays", large: t("board.plays"), small: [t("game.no-limit")] };
  if (!table.scheduled_at) return { look: "over", large: "—", small: [t("board.unscheduled")] };
  return awaiting(table, now, zone);
}

/** @param {any} table @param {any} end @param {number} now @param {string} zone */
function playing({ ends_at, extra_seconds: extra }, end, now, zone) {
  const clock = { began: 0, ends: Date.parse(ends_at) };
  const more = extra > 0 ? [t("game.extra", { time: minutes(extra) })] : [];
  if (!isUp(clock, now)) {
    const small = [t("game.ends", { time: clockTime(ends_at, zone) }), ...more];
    return { look: "plays", large: minutes(secondsLeft(clock, now)), small };
  }
  return { look: "up", large: t("game.up"), small: [t(`game.still.${end.still}`), t(`game.chonbo.${end.chonbo}`)] };
}

/** @param {any} table @param {number} now @param {string} zone */
function awaiting({ scheduled_at, missed }, now, zone) {
  const since = Math.floor((now - Date.parse(scheduled_at)) / 1000);
  const begins = t(since < 0 ? "board.begins" : "board.late", { time: clockTime(scheduled_at, zone) });
  const names = missed.map((/** @type {any} */ { seat }) => t(seat ? `hall-wind.${seat}` : "board.arbiter"));
  const awaited = names.length > 0 ? [t("board.awaited", { who: listed(names) })] : [];
  if (since < 0) return { look: "soon", large: minutes(-since), small: [begins, ...awaited] };
  return { look: missed.length > 0 ? "late" : "soon", large: `+${minutes(since)}`, small: [begins, ...awaited] };
}
