/** A score sheet as this phone keeps it, and what changes it. Players are 0 to 3, as they deal. */

import { EXHAUSTIVE } from "../../../rules/draws/asked.js";
import { CHONBO, PLAYERS, WIN } from "../../../rules/hanchan/hand.js";

/**
 * @typedef {Record<string, any>} Hand as the engine takes it
 * @typedef {{han?: number, fu?: number, yakuman?: number, points?: number}} Worth
 * @typedef {{winner: number, worth: Worth|null, liable: number|null, liableYakuman?: number}} Won `liableYakuman`: for how many of several
 * @typedef {"who"|"worth"|"check"} Step
 */
/**
 * A hand as far as it was said. @typedef {object} Draft
 * @property {Step} step
 * @property {string} how ron, tsumo, a kind of draw, or chonbo; empty while nobody said
 * @property {number[]} riichi
 * @property {number|null} source who dealt in
 * @property {Won[]} wins
 * @property {number[]} tenpai who is otherwise than the riichi sticks tell
 * @property {number[]} nagashi
 * @property {number[]} offenders
 */
/** @typedef {{hands: Hand[], stopped: boolean}} Played */
/**
 * @typedef {object} Sheet
 * @property {string[]} names as typed; a tournament knows its own
 * @property {import("../../../domain/rulebook/rules.jsx").Choice|null} choice null: the rulebook that this phone uses
 * @property {Record<string, any>} rules what was chosen where the rulebook is silent
 * @property {boolean} casual a chonbo is paid at the table
 * @property {Hand[]} hands
 * @property {boolean} stopped
 * @property {Draft} draft of the hand to be played
 * @property {(Draft & {at: number})|null} fix of an earlier one that is corrected
 * @property {Played[]} past what undo brings back, the newest last
 * @property {Played[]} future what was undone, the newest last
 * @property {number} changed ms
 * @property {string} sent the outbox item that moved the table on; empty where none did
 */

export const RON = "ron";
export const TSUMO = "tsumo";
const MOST_PAST = 20;

/** @type {Draft} */
export const NOTHING = {
  ...{ step: "who", how: "", riichi: [], source: null, wins: [], tenpai: [], nagashi: [], offenders: [] },
};
/** @type {Sheet} */
export const EMPTY = {
  ...{ names: ["", "", "", ""], choice: null, rules: {}, casual: true, hands: [], stopped: false },
  ...{ draft: NOTHING, fix: null, past: [], future: [], changed: 0, sent: "" },
};

/** Where a sheet is kept: one for games outside of tournaments, and one for each hanchan of one. @param {string|null} hanchan */
export function keyOf(hanchan) {
  return hanchan ? `shinpan.sheet.${hanchan}` : "shinpan.sheet";
}

/** Whether anything stands on it. @param {Sheet} sheet */
export function isBegun({ hands, names }) {
  return hands.length > 0 || names.some((name) => name.trim());
}

/** The sheet with other hands; undo goes back to how it was. @param {Sheet} sheet @param {Partial<Played>} changed @param {number} now @returns {Sheet} */
export function played(sheet, changed, now) {
  const { hands, stopped } = sheet;
  const past = [...sheet.past, { hands, stopped }].slice(-MOST_PAST);
  return { ...sheet, ...changed, past, future: [], changed: now, sent: "" };
}

/** One change back; where none is remembered, the last hand goes. It is there to be told again. @param {Sheet} sheet @param {number} now @returns {Sheet} */
export function undone(sheet, now) {
  const { hands, stopped, past, future } = sheet;
  const before = past.at(-1) ?? { hands: hands.slice(0, -1), stopped: false };
  const shared = { past: past.slice(0, -1), future: [...future, { hands, stopped }], fix: null };
  const taken = hands.length === before.hands.length + 1 && hands.at(-1);
  return { ...sheet, ...before, ...shared, ...(taken && { draft: draftOf(taken) }), changed: now, sent: "" };
}

/** What was undone last, again. @param {Sheet} sheet @param {number} now @returns {Sheet} */
export function redone(sheet, now) {
  const { hands, stopped, past, future } = sheet;
  const shared = { past: [...past, { hands, stopped }], future: future.slice(0, -1), fix: null };
  return { ...sheet, ...future.at(-1), ...shared, draft: NOTHING, changed: now, sent: "" };
}

/** Whether there is anything to undo. @param {Sheet} sheet */
export function canUndo({ hands, past }) {
  return hands.length > 0 || past.length > 0;
}

/** The hands with one of them replaced, added at the end, or taken out. @param {Hand[]} hands @param {number} at @param {Hand|null} hand */
export function replaced(hands, at, hand) {
  return hand ? hands.toSpliced(at, 1, hand) : hands.toSpliced(at, 1);
}

/** Put into a list, or take out of it. @template T @param {T[]} list @param {T} one */
export function turned(list, one) {
  return list.includes(one) ? list.filter((other) => other !== one) : [...list, one];
}

/** Another end of the hand; the sticks lie there whatever it is. @param {Draft} draft @param {string} how @returns {Draft} */
export function endedBy(draft, how) {
  return { ...NOTHING, riichi: draft.riichi, how };
}

/** Who won; with several only where `several` may. @param {Draft} draft @param {number} player @param {boolean} several @returns {Draft} */
export function wonBy(draft, player, several) {
  const { wins, source } = draft;
  const isOut = wins.some(({ winner }) => winner === player);
  const others = wins.filter(({ winner }) => winner !== player);
  const kept = several && draft.how === RON ? others : [];
  const own = { winner: player, worth: null, liable: null };
  return { ...draft, wins: isOut ? others : [...kept, own], source: source === player ? null : source };
}

/** In riichi or not: then tenpai, or not, until somebody says otherwise. @param {Draft} draft @param {number} player @returns {Draft} */
export function riichiBy(draft, player) {
  return { ...draft, riichi: turned(draft.riichi, player), tenpai: draft.tenpai.filter((one) => one !== player) };
}

/** @param {Draft} draft @param {number} player @returns {Draft} */
export function dealtInBy(draft, player) {
  const wins = draft.wins.filter(({ winner }) => winner !== player);
  return { ...draft, wins, source: draft.source === player ? null : player };
}

/** What is still to be said: who, from, worth, or nothing (""). @param {Draft} draft @returns {""|"how"|"who"|"from"|"worth"} */
export function missing({ how, wins, source, offenders }) {
  if (!how) return "how";
  if (how === CHONBO) return offenders.length ? "" : "who";
  if (how !== RON && how !== TSUMO) return "";
  if (!wins.length) return "who";
  if (how === RON && source === null) return "from";
  return wins.every(({ worth }) => worth) ? "" : "worth";
}

/** A hand as the engine takes it. @param {Draft} draft @returns {Hand} */
export function handOf({ how, riichi, source, wins, tenpai, nagashi, offenders }) {
  const sorted = PLAYERS.filter((player) => riichi.includes(player));
  if (how === CHONBO) return { kind: how, riichi: sorted, offenders };
  if (how === EXHAUSTIVE) return { kind: how, riichi: sorted, tenpai: inOneOf(tenpai, riichi), nagashi };
  if (how !== RON && how !== TSUMO) return { kind: how, riichi: sorted };
  const from = how === RON ? source : null;
  return { kind: WIN, riichi: sorted, wins: wins.map((win) => winOf(win, from)) };
}

/** @param {Won} win @param {number|null} from */
function winOf({ winner, worth, liable, liableYakuman = 1 }, from) {
  const { yakuman = 0 } = worth ?? {};
  const isOneOfSeveral = yakuman > 1 && { liable_yakuman: Math.min(liableYakuman, yakuman) };
  return { winner, from, ...worth, ...(yakuman && liable !== null && { liable, ...isOneOfSeveral }) };
}

/** Who is in one of the two lists: a hand in riichi is tenpai, any other is not, until somebody says otherwise. @param {number[]} tenpai @param {number[]} riichi */
function inOneOf(tenpai, riichi) {
  return PLAYERS.filter((player) => tenpai.includes(player) !== riichi.includes(player));
}

/** A hand as it was told, to be corrected. @param {Hand} hand @returns {Draft} */
export function draftOf({ kind, riichi = [], wins = [], tenpai = [], nagashi = [], offenders = [] }) {
  const [{ from = null } = {}] = wins;
  const how = kind === WIN ? (from === null ? TSUMO : RON) : kind;
  const told = wins.map(
    (/** @type {any} */ { winner, from: _, liable = null, liable_yakuman: liableYakuman, ...worth }) => ({
      winner,
      worth,
      liable,
      liableYakuman,
    }),
  );
  return { ...NOTHING, how, riichi, source: from, wins: told, tenpai: inOneOf(tenpai, riichi), nagashi, offenders };
}
