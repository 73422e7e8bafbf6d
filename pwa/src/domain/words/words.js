import { useMemo } from "preact/hooks";
import { Words } from "../../rules/words/wording.js";
import { deadSince } from "../../store/index.js";
import { clockTime, t } from "../../ui/i18n.js";
import { useStore } from "../../store/use-store.js";

/** The catalogue in the chosen language. @returns {Words} */
export function useWords() {
  const { library } = useStore();
  return useMemo(() => new Words(library), [library]);
}

/** East 2-1, or East 2 without honba; empty for a hand that nobody named. @param {any} hand */
export function handName(hand) {
  if (!hand) return "";
  if (hand.counters) return shortHand(hand);
  return t("hall-hand", { wind: t(`hall-wind.${hand.wind}`), number: hand.number });
}

/** East 1-0: the hand with its counters, as on a score sheet. @param {any} hand */
export function shortHand({ wind, number, counters }) {
  return t("hall-hand-short", { wind: t(`hall-wind.${wind}`), number, count: counters ?? 0 });
}

/** When a hand was declared dead, by the hall's time. @param {any} state @param {any} declared */
export function deadAt(state, declared) {
  return clockTime(deadSince(state, declared), state.settings.time_zone);
}

/** The same with the hand: "12:58 · East 2". @param {any} state @param {any} declared */
export function whenDead(state, declared) {
  return [deadAt(state, declared), handName(declared.hand)].filter(Boolean).join(" · ");
}

/** What a ruling in the log came to, in one line. @param {Words} words @param {any} ruling */
export function lineOf(words, ruling) {
  if (ruling.status === "deferred") return words.phrase("status-deferred");
  const { penalties, effects = [] } = ruling;
  return words.line({ penalties, effects: words.lineEffects({ penalties, effects }), transfers: [], fines: [] });
}

/** A foul's name; its id where this version of the app does not know it. @param {Words} words @param {string} foul */
export function foulName(words, foul) {
  return foul in words.catalogue.fouls ? words.name("fouls", foul) : foul;
}

/** Where a ruling was made: table, hand, seat. @param {Words} words @param {any} ruling */
export function placeOf(words, ruling) {
  const seat = ruling.seat ? words.phrase(`seat-${ruling.seat}`) : "";
  return [t("hall-table", { label: ruling.table.label }), handName(ruling.hand), seat].filter(Boolean).join(" · ");
}

/** The name of another evening of the season. @param {any} state @param {string} id */
export function tournamentName({ others }, id) {
  return others.tournaments.find((/** @type {any} */ one) => one.id === id)?.name ?? "";
}

/** What the season is called now; as it was when the tournament joined it until the server said so. @param {any} state */
export function seasonName({ others, season }) {
  return others.season ?? season.season;
}

/** @type {Record<string, string>} */
const LOOKS = { disqualification: "chonbo", redeal: "none", discretion: "waits" };

/** In which colours an outcome stands, as a class of css/tokens.css. @param {string} kind of penalty */
export function lookOf(kind) {
  return LOOKS[kind] ?? kind;
}

/** Where a rule stands. @param {{title: string, section?: string}|null} [source] */
export function sourceLine(source) {
  return source ? [source.title, source.section].filter(Boolean).join(" · ") : "";
}

/** Where a ruling stands: its row, and the rule on a chonbo with something else where that stands elsewhere. @param {any} spoken @returns {string[]} */
export function sourceLines({ source, context_rule: rule }) {
  return [...new Set([source, rule?.source].filter(Boolean).map(sourceLine))];
}

/** All that these answers can come to, each line once. @param {{outcomes: {line: string}[]}[]} answers @returns {string[]} */
export function linesOf(answers) {
  return [...new Set(answers.flatMap(({ outcomes }) => outcomes.map(({ line }) => line)))];
}
