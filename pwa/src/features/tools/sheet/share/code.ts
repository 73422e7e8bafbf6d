/**
 * A score sheet as the text of a link: "1" for this form, then base64url of a head in JSON, the hands in a few bytes each, and a checksum.
 *
 * A hand begins with its kind and who is in riichi, each in half a byte. Wins follow: a byte for winner, source, who is liable (the
 * winner stands for nobody) and how the worth is told, then the worth. Players are bits of a half byte, or numbers of two bits.
 */

import { CHONBO, FU, PLAYERS, WIN, handOf } from "../../../../rules/hanchan/hand.ts";
import type { RuleAnswers } from "../../../../rules/books/content.ts";
import type { Hand, Win } from "../state.ts";
import type { Choice } from "../../../../domain/rulebook/rules.tsx";
import type { Win as Checked } from "../../../../rules/hanchan/hand.ts";

/** What is shared of a sheet. */
export interface Shared {
  names: string[];
  choice: Choice;
  /** what was chosen where the rulebook is silent */
  rules: RuleAnswers;
  casual: boolean;
  stopped: boolean;
  /** of a tournament */
  hanchan: string | null;
  /** ms */
  changed: number;
  hands: Hand[];
  /** whose sticks lie there in the hand that is played */
  riichi: number[];
}

type Head = [
  names: unknown[],
  id: unknown,
  flags: number,
  minutes: number,
  options: Choice["options"],
  readings: Choice["readings"],
  rules: RuleAnswers,
  hanchan: string | 0,
];

/** Why a text is no sheet. */
export class Unreadable extends Error {
  why: "damaged" | "newer";

  constructor(why: "damaged" | "newer") {
    super(why);
    this.why = why;
  }
}

const FORM = "1";
const MINUTE = 60_000;
const CHECK = 2; // bytes
const CRC = 0x1021;
const WORTHS = ["fu", "yakuman", "points"] as const;
const EXHAUSTIVE = "exhaustive-draw";
/** By their numbers in form 1. */
const KINDS = [WIN, EXHAUSTIVE, "nine-terminals", "four-winds", "four-riichi", "four-quads", CHONBO];
const SEVERAL = [7, 8]; // the numbers of two and three rons
const LONGEST_NAME = 40;
const MOST_BYTES = 4; // of a number

export function encoded({ names, choice, rules, casual, stopped, hanchan, changed, hands, riichi }: Shared) {
  const { id, options, readings } = choice;
  const flags = Number(casual) + 2 * Number(stopped) + 4 * bits(riichi);
  const head = [names, id, flags, Math.floor(changed / MINUTE), options, readings, rules, hanchan ?? 0];
  const text = new TextEncoder().encode(JSON.stringify(head));
  const bytes = [...numbered(text.length), ...text, ...hands.flatMap(handBytes)];
  return FORM + inBase64([...bytes, ...checksum(bytes)]);
}

/** Throws Unreadable. */
export function decoded(text: string): Shared {
  if (/^[2-9]/.test(text)) throw new Unreadable("newer");
  try {
    const all = text[0] === FORM ? fromBase64(text.slice(1)) : [];
    const bytes = all.slice(0, -CHECK);
    if (bytes.length && String(checksum(bytes)) === String(all.slice(-CHECK))) return sheetOf(new Bytes(bytes));
  } catch {
    // Whatever is wrong with it, a person can only be given another one.
  }
  throw new Unreadable("damaged");
}

function sheetOf(bytes: Bytes): Shared {
  const head = new TextDecoder("utf-8", { fatal: true }).decode(new Uint8Array(bytes.several(bytes.number())));
  const [names, id, flags, minutes, options, readings, rules, hanchan]: Head = JSON.parse(head);
  if (names.length !== PLAYERS.length || typeof id !== "string") throw new Unreadable("damaged");
  const hands: Hand[] = [];
  while (bytes.left) hands.push(handAt(bytes));
  const [casual, stopped] = [Boolean(flags & 1), Boolean(flags & 2)];
  const [choice, riichi] = [{ id, options, readings }, players(flags >> 2)];
  const called = names.map((name) => String(name).slice(0, LONGEST_NAME));
  const place = { hanchan: hanchan || null, changed: minutes * MINUTE };
  return { names: called, choice, rules, casual, stopped, ...place, hands, riichi };
}

function handBytes(given: Hand) {
  const { kind, riichi, wins, tenpai, nagashi, offenders } = handOf(given, "hand");
  const name = wins.length > 1 ? SEVERAL[wins.length - 2] : KINDS.indexOf(kind);
  const first = name * 16 + bits(riichi);
  if (kind === WIN) return [first, ...wins.flatMap(winBytes)];
  if (kind === CHONBO) return [first, bits(offenders)];
  return kind === EXHAUSTIVE ? [first, bits(tenpai) * 16 + bits(nagashi)] : [first];
}

function winBytes({ winner, source, liable, liableYakuman, han, fu, yakuman, points }: Checked) {
  const worth = yakuman ? 1 : points ? 2 : 0;
  const told = [[han, FU.indexOf(fu) + 1], [yakuman + 16 * liableYakuman], numbered(points)][worth];
  return [winner * 64 + (source ?? winner) * 16 + (liable ?? winner) * 4 + worth, ...told];
}

function handAt(bytes: Bytes): Hand {
  const first = bytes.one();
  const [name, riichi] = [first >> 4, players(first)];
  if (SEVERAL.includes(name)) return { kind: WIN, riichi, wins: winsAt(bytes, SEVERAL.indexOf(name) + 2) };
  const kind = KINDS[name];
  if (kind === WIN) return { kind, riichi, wins: winsAt(bytes, 1) };
  if (kind === CHONBO) return { kind, riichi, offenders: players(bytes.one()) };
  if (kind !== EXHAUSTIVE) return { kind, riichi };
  const said = bytes.one();
  return { kind, riichi, tenpai: players(said >> 4), nagashi: players(said) };
}

function winsAt(bytes: Bytes, count: number) {
  return Array.from({ length: count }, () => winAt(bytes));
}

function winAt(bytes: Bytes): Win {
  const first = bytes.one();
  const [winner, source, liable] = [first >> 6, (first >> 4) & 3, (first >> 2) & 3];
  const from = source === winner ? null : source;
  const worth = WORTHS[first & 3];
  if (worth === "points") return { winner, from, points: bytes.number() };
  if (worth === "yakuman") return { winner, from, ...yakumanAt(bytes.one(), liable === winner ? null : liable) };
  const [han, fu] = [bytes.one(), FU[bytes.one() - 1]];
  return fu ? { winner, from, han, fu } : { winner, from, han };
}

/** For how many of them a player is liable came later: codes of before have 0 there. */
function yakumanAt(byte: number, liable: number | null) {
  const [yakuman, ofLiable] = [byte & 15, byte >> 4];
  return { yakuman, liable, ...(ofLiable > 0 && { liable_yakuman: ofLiable }) };
}

/** Bytes read one after another. */
class Bytes {
  bytes: number[];
  place: number;

  constructor(bytes: number[]) {
    this.bytes = bytes;
    this.place = 0;
  }

  get left() {
    return this.bytes.length - this.place;
  }

  one() {
    return this.several(1)[0];
  }

  /** Throws where there are fewer. */
  several(count: number) {
    if (count > this.left) throw new Unreadable("damaged");
    this.place += count;
    return this.bytes.slice(this.place - count, this.place);
  }

  /** Of seven bits a byte, the lowest first. */
  number() {
    let value = 0;
    for (let place = 0; place < MOST_BYTES; place += 1) {
      const byte = this.one();
      value += (byte & 127) * 128 ** place;
      if (byte < 128) return value;
    }
    throw new Unreadable("damaged");
  }
}

function numbered(value: number): number[] {
  return value < 128 ? [value] : [(value & 127) + 128, ...numbered(value >> 7)];
}

function bits(list: number[]) {
  return list.reduce((sum, player) => sum + 2 ** player, 0);
}

function players(half: number) {
  return PLAYERS.filter((player) => half & (2 ** player));
}

/** CRC-16 with the polynomial of CCITT. */
function checksum(bytes: number[]) {
  let sum = 0xffff;
  for (const byte of bytes) {
    sum ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum & 0x8000 ? (sum << 1) ^ CRC : sum << 1) & 0xffff;
  }
  return [sum >> 8, sum & 255];
}

function inBase64(bytes: number[]) {
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=+$/, "");
}

function fromBase64(text: string): number[] {
  const plain = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  return Array.from(plain, (letter) => letter.charCodeAt(0));
}
