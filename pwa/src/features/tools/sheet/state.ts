/** A score sheet as this phone keeps it, and what changes it. Players are 0 to 3, as they deal. */

import { EXHAUSTIVE } from "../../../rules/draws/question.ts";
import { CHONBO, PLAYERS, WIN } from "../../../rules/hanchan/hand.ts";
import type { RuleAnswers } from "../../../rules/books/content.ts";
import type { Choice } from "../../../domain/rulebook/rules.tsx";

export interface Worth {
  han?: number;
  fu?: number;
  yakuman?: number;
  points?: number;
}

/** As the engine takes it; `from`: null for a tsumo. */
export interface Win extends Worth {
  winner: number;
  from: number | null;
  liable?: number | null;
  liable_yakuman?: number;
}

/** As the engine takes it. */
export interface Hand {
  kind: string;
  riichi?: number[];
  wins?: Win[];
  tenpai?: number[];
  nagashi?: number[];
  offenders?: number[];
}

/** `liableYakuman`: for how many of several */
export interface Won {
  winner: number;
  worth: Worth | null;
  liable: number | null;
  liableYakuman?: number;
}

export type Step = "who" | "worth" | "check";

/** A hand as far as it was said. */
export interface Draft {
  step: Step;
  /** ron, tsumo, a kind of draw, or chonbo; empty while nobody said */
  how: string;
  riichi: number[];
  /** who dealt in */
  source: number | null;
  wins: Won[];
  /** who is otherwise than the riichi sticks tell */
  tenpai: number[];
  nagashi: number[];
  offenders: number[];
}

interface Played {
  hands: Hand[];
  stopped: boolean;
}

export interface Sheet {
  /** as typed; a tournament knows its own */
  names: string[];
  /** null: the rulebook that this phone uses */
  choice: Choice | null;
  /** what was chosen where the rulebook is silent */
  rules: RuleAnswers;
  /** a chonbo is paid at the table */
  casual: boolean;
  hands: Hand[];
  stopped: boolean;
  /** of the hand to be played */
  draft: Draft;
  /** of an earlier one that is corrected */
  fix: (Draft & { at: number }) | null;
  /** what undo brings back, the newest last */
  past: Played[];
  /** what was undone, the newest last */
  future: Played[];
  /** ms */
  changed: number;
  /** the outbox item that moved the table on; empty where none did */
  sent: string;
}

export const RON = "ron";
export const TSUMO = "tsumo";
const MOST_PAST = 20;

export const NOTHING: Draft = {
  ...{ step: "who", how: "", riichi: [], source: null, wins: [], tenpai: [], nagashi: [], offenders: [] },
};
export const EMPTY: Sheet = {
  ...{ names: ["", "", "", ""], choice: null, rules: {}, casual: true, hands: [], stopped: false },
  ...{ draft: NOTHING, fix: null, past: [], future: [], changed: 0, sent: "" },
};

/** Where a sheet is kept: one for games outside of tournaments, and one for each hanchan of one. */
export function keyOf(hanchan: string | null) {
  return hanchan ? `shinpan.sheet.${hanchan}` : "shinpan.sheet";
}

/** Whether anything stands on it. */
export function isBegun({ hands, names }: Sheet) {
  return hands.length > 0 || names.some((name) => name.trim());
}

/** The sheet with other hands; undo goes back to how it was. */
export function played(sheet: Sheet, changed: Partial<Played>, now: number): Sheet {
  const { hands, stopped } = sheet;
  const past = [...sheet.past, { hands, stopped }].slice(-MOST_PAST);
  return { ...sheet, ...changed, past, future: [], changed: now, sent: "" };
}

/** One change back; where none is remembered, the last hand goes. It is there to be told again. */
export function undone(sheet: Sheet, now: number): Sheet {
  const { hands, stopped, past, future } = sheet;
  const before = past.at(-1) ?? { hands: hands.slice(0, -1), stopped: false };
  const shared = { past: past.slice(0, -1), future: [...future, { hands, stopped }], fix: null };
  const taken = hands.length === before.hands.length + 1 && hands.at(-1);
  return { ...sheet, ...before, ...shared, ...(taken && { draft: draftOf(taken) }), changed: now, sent: "" };
}

/** What was undone last, again. */
export function redone(sheet: Sheet, now: number): Sheet {
  const { hands, stopped, past, future } = sheet;
  const shared = { past: [...past, { hands, stopped }], future: future.slice(0, -1), fix: null };
  return { ...sheet, ...future.at(-1), ...shared, draft: NOTHING, changed: now, sent: "" };
}

/** Whether there is anything to undo. */
export function canUndo({ hands, past }: Sheet) {
  return hands.length > 0 || past.length > 0;
}

/** The hands with one of them replaced, added at the end, or taken out. */
export function replaced(hands: Hand[], at: number, hand: Hand | null) {
  return hand ? hands.toSpliced(at, 1, hand) : hands.toSpliced(at, 1);
}

/** Put into a list, or take out of it. */
export function turned<T>(list: T[], one: T) {
  return list.includes(one) ? list.filter((other) => other !== one) : [...list, one];
}

/** Another end of the hand; the sticks lie there whatever it is. */
export function endedBy(draft: Draft, how: string): Draft {
  return { ...NOTHING, riichi: draft.riichi, how };
}

/** Who won; with several only where `several` may. */
export function wonBy(draft: Draft, player: number, several: boolean): Draft {
  const { wins, source } = draft;
  const isOut = wins.some(({ winner }) => winner === player);
  const others = wins.filter(({ winner }) => winner !== player);
  const kept = several && draft.how === RON ? others : [];
  const own = { winner: player, worth: null, liable: null };
  return { ...draft, wins: isOut ? others : [...kept, own], source: source === player ? null : source };
}

/** In riichi or not: then tenpai, or not, until somebody says otherwise. */
export function riichiBy(draft: Draft, player: number): Draft {
  return { ...draft, riichi: turned(draft.riichi, player), tenpai: draft.tenpai.filter((one) => one !== player) };
}

export function dealtInBy(draft: Draft, player: number): Draft {
  const wins = draft.wins.filter(({ winner }) => winner !== player);
  return { ...draft, wins, source: draft.source === player ? null : player };
}

/** What is still to be said: who, from, worth, or nothing (""). */
export function missing({ how, wins, source, offenders }: Draft): "" | "how" | "who" | "from" | "worth" {
  if (!how) return "how";
  if (how === CHONBO) return offenders.length ? "" : "who";
  if (how !== RON && how !== TSUMO) return "";
  if (!wins.length) return "who";
  if (how === RON && source === null) return "from";
  return wins.every(({ worth }) => worth) ? "" : "worth";
}

/** A hand as the engine takes it. */
export function handOf({ how, riichi, source, wins, tenpai, nagashi, offenders }: Draft): Hand {
  const sorted = PLAYERS.filter((player) => riichi.includes(player));
  if (how === CHONBO) return { kind: how, riichi: sorted, offenders };
  if (how === EXHAUSTIVE) return { kind: how, riichi: sorted, tenpai: inOneOf(tenpai, riichi), nagashi };
  if (how !== RON && how !== TSUMO) return { kind: how, riichi: sorted };
  const from = how === RON ? source : null;
  return { kind: WIN, riichi: sorted, wins: wins.map((win) => winOf(win, from)) };
}

function winOf({ winner, worth, liable, liableYakuman = 1 }: Won, from: number | null): Win {
  const { yakuman = 0 } = worth ?? {};
  const isOneOfSeveral = yakuman > 1 && { liable_yakuman: Math.min(liableYakuman, yakuman) };
  return { winner, from, ...worth, ...(yakuman && liable !== null && { liable, ...isOneOfSeveral }) };
}

/** Who is in one of the two lists: a hand in riichi is tenpai, any other is not, until somebody says otherwise. */
function inOneOf(tenpai: number[], riichi: number[]) {
  return PLAYERS.filter((player) => tenpai.includes(player) !== riichi.includes(player));
}

/** A hand as it was told, to be corrected. */
export function draftOf({ kind, riichi = [], wins = [], tenpai = [], nagashi = [], offenders = [] }: Hand): Draft {
  const from = wins[0]?.from ?? null;
  const how = kind === WIN ? (from === null ? TSUMO : RON) : kind;
  const told = wins.map(({ winner, from: _, liable = null, liable_yakuman: liableYakuman, ...worth }) => ({
    winner,
    worth,
    liable,
    liableYakuman,
  }));
  return { ...NOTHING, how, riichi, source: from, wins: told, tenpai: inOneOf(tenpai, riichi), nagashi, offenders };
}
