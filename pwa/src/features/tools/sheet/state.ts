/** A score sheet as this phone stores it, and the changes to it. Players are 0 to 3, in dealing order. */

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

/** A win as the engine takes it; `from`: null for a tsumo. */
export interface Win extends Worth {
  winner: number;
  from: number | null;
  liable?: number | null;
  liable_yakuman?: number;
}

/** A hand as the engine takes it. */
export interface Hand {
  kind: string;
  riichi?: number[];
  wins?: Win[];
  tenpai?: number[];
  nagashi?: number[];
  offenders?: number[];
}

/** A win of the draft. `liableYakuman`: for how many of several yakuman */
export interface Won {
  winner: number;
  worth: Worth | null;
  liable: number | null;
  liableYakuman?: number;
}

export type Step = "who" | "worth" | "check";

/** A hand as far as it was entered. */
export interface Draft {
  step: Step;
  /** ron, tsumo, a kind of draw, or chonbo; empty until chosen */
  how: string;
  riichi: number[];
  /** the player who dealt in */
  source: number | null;
  wins: Won[];
  /** players whose tenpai is not what their riichi stick implies */
  tenpai: number[];
  nagashi: number[];
  offenders: number[];
}

interface Played {
  hands: Hand[];
  stopped: boolean;
}

export interface Sheet {
  /** as typed; a tournament has its own names */
  names: string[];
  /** null: the rulebook that this phone uses */
  choice: Choice | null;
  /** the answers chosen where the rulebook is silent */
  rules: RuleAnswers;
  /** a chonbo is paid at the table */
  casual: boolean;
  hands: Hand[];
  stopped: boolean;
  /** of the hand to be played */
  draft: Draft;
  /** of an earlier hand that is being corrected */
  fix: (Draft & { at: number }) | null;
  /** states for undo, newest last */
  past: Played[];
  /** states for redo, newest last */
  future: Played[];
  /** ms */
  changed: number;
  /** the outbox item that moved the table on; empty if none did */
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

/** Return the storage key of a sheet: one for games outside tournaments, and one for each hanchan of a tournament. */
export function keyOf(hanchan: string | null) {
  return hanchan ? `shinpan.sheet.${hanchan}` : "shinpan.sheet";
}

/** Return whether the sheet has hands or names. */
export function isBegun({ hands, names }: Sheet) {
  return hands.length > 0 || names.some((name) => name.trim());
}

/** Return the sheet with other hands; the current ones are kept for undo. */
export function changeSheet(sheet: Sheet, changed: Partial<Played>, now: number): Sheet {
  const { hands, stopped } = sheet;
  const past = [...sheet.past, { hands, stopped }].slice(-MOST_PAST);
  return { ...sheet, ...changed, past, future: [], changed: now, sent: "" };
}

/** Undo one change; without a stored state, remove the last hand. The removed hand becomes the draft. */
export function undo(sheet: Sheet, now: number): Sheet {
  const { hands, stopped, past, future } = sheet;
  const before = past.at(-1) ?? { hands: hands.slice(0, -1), stopped: false };
  const shared = { past: past.slice(0, -1), future: [...future, { hands, stopped }], fix: null };
  const taken = hands.length === before.hands.length + 1 && hands.at(-1);
  return { ...sheet, ...before, ...shared, ...(taken && { draft: draftOf(taken) }), changed: now, sent: "" };
}

/** Redo the change that was undone last. */
export function redo(sheet: Sheet, now: number): Sheet {
  const { hands, stopped, past, future } = sheet;
  const shared = { past: [...past, { hands, stopped }], future: future.slice(0, -1), fix: null };
  return { ...sheet, ...future.at(-1), ...shared, draft: NOTHING, changed: now, sent: "" };
}

/** Return whether there is anything to undo. */
export function canUndo({ hands, past }: Sheet) {
  return hands.length > 0 || past.length > 0;
}

/** Replace one of the hands, add one at the end, or remove one. */
export function replaceHand(hands: Hand[], at: number, hand: Hand | null) {
  return hand ? hands.toSpliced(at, 1, hand) : hands.toSpliced(at, 1);
}

/** Add to a list, or remove from it. */
export function toggle<T>(list: T[], one: T) {
  return list.includes(one) ? list.filter((other) => other !== one) : [...list, one];
}

/** Set another end of the hand; the riichi sticks stay. */
export function setEnd(draft: Draft, how: string): Draft {
  return { ...NOTHING, riichi: draft.riichi, how };
}

/** Add or remove a winner; several only if `several` allows it. */
export function toggleWinner(draft: Draft, player: number, several: boolean): Draft {
  const { wins, source } = draft;
  const isOut = wins.some(({ winner }) => winner === player);
  const others = wins.filter(({ winner }) => winner !== player);
  const otherWins = several && draft.how === RON ? others : [];
  const own = { winner: player, worth: null, liable: null };
  return { ...draft, wins: isOut ? others : [...otherWins, own], source: source === player ? null : source };
}

/** Lay down a riichi stick or take it up; tenpai then follows from the stick until entered otherwise. */
export function toggleRiichi(draft: Draft, player: number): Draft {
  return { ...draft, riichi: toggle(draft.riichi, player), tenpai: draft.tenpai.filter((one) => one !== player) };
}

export function toggleSource(draft: Draft, player: number): Draft {
  const wins = draft.wins.filter(({ winner }) => winner !== player);
  return { ...draft, wins, source: draft.source === player ? null : player };
}

/** Return what is still missing: how, who, from, worth, or nothing (""). */
export function missing({ how, wins, source, offenders }: Draft): "" | "how" | "who" | "from" | "worth" {
  if (!how) return "how";
  if (how === CHONBO) return offenders.length ? "" : "who";
  if (how !== RON && how !== TSUMO) return "";
  if (!wins.length) return "who";
  if (how === RON && source === null) return "from";
  return wins.every(({ worth }) => worth) ? "" : "worth";
}

/** Return the hand as the engine takes it. */
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

/**
 * Return the players in exactly one of the two lists: a hand in riichi is tenpai and any other is not, until entered
 * otherwise.
 */
function inOneOf(tenpai: number[], riichi: number[]) {
  return PLAYERS.filter((player) => tenpai.includes(player) !== riichi.includes(player));
}

/** Return the draft of an entered hand, to correct it. */
export function draftOf({ kind, riichi = [], wins = [], tenpai = [], nagashi = [], offenders = [] }: Hand): Draft {
  const from = wins[0]?.from ?? null;
  const how = kind === WIN ? (from === null ? TSUMO : RON) : kind;
  const draftWins = wins.map(({ winner, from: _, liable = null, liable_yakuman: liableYakuman, ...worth }) => ({
    winner,
    worth,
    liable,
    liableYakuman,
  }));
  return {
    ...NOTHING,
    how,
    riichi,
    source: from,
    wins: draftWins,
    tenpai: inOneOf(tenpai, riichi),
    nagashi,
    offenders,
  };
}
