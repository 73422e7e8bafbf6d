import { store } from "../../store/index.js";
import { clockTime, t } from "../../ui/i18n.js";

/** How many questions, how long for each, until when. @param {any} state @param {any} exam @returns {string[]} */
export function conditionsOf(state, { cards, seconds, until }) {
  const parts = [t("exam.questions", { count: cards.length })];
  if (seconds) parts.push(t("exam.each", { seconds }));
  if (until) parts.push(t(isOver(until) ? "exam.ended" : "exam.until", { time: timeIn(state, until) }));
  return parts;
}

/** @param {any} state @param {string} moment */
export function timeIn(state, moment) {
  return clockTime(moment, state.settings.time_zone);
}

/** @param {string|null} until */
export function isOver(until) {
  return Boolean(until) && Date.parse(String(until)) <= store.now();
}

/** How long something took, in seconds. @param {number} ms */
export function secondsOf(ms) {
  return t("exam.seconds", { seconds: Math.max(1, Math.round(ms / 1000)) });
}

/** What a clock on the wall shows in a zone, as a field of date and time has it: 2026-11-24T18:00. @param {string|number} moment @param {string} zone */
export function wallTime(moment, zone) {
  const parts = /** @type {const} */ ({ timeZone: zone, dateStyle: "short", timeStyle: "short" });
  return new Intl.DateTimeFormat("sv-SE", parts).format(new Date(moment)).replace(" ", "T");
}

/** The moment at which it shows that, as ISO text. @param {string} wall @param {string} zone */
export function momentAt(wall, zone) {
  const near = Date.parse(`${wall}Z`);
  return new Date(2 * near - Date.parse(`${wallTime(near, zone)}Z`)).toISOString();
}
