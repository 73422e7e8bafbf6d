/**
 * A score sheet as the text of a link: "1" for this format, then base64url of a head in JSON, the hands in a few bytes
 * each, and a checksum.
 *
 * A hand begins with its kind and the players in riichi, each in half a byte. Wins follow: a byte with the winner, the
 * source, who is liable (the winner for nobody) and how the worth is encoded; then the worth. Players are bits of a
 * half byte, or numbers of two bits.
 */

import { CHONBO, FU, PLAYERS, WIN, handOf } from "../../../../rules/hanchan/hand.ts";
import type { RuleAnswers } from "../../../../rules/books/content.ts";
import type { Hand, Win } from "../state.ts";
import type { Choice } from "../../../../domain/rulebook/rules.tsx";
import type { Win as Checked } from "../../../../rules/hanchan/hand.ts";

/** The shared part of a sheet. */
export interface Shared {
  names: string[];
  choice: Choice;
  /** the answers chosen where the rulebook is silent */
  rules: RuleAnswers;
  casual: boolean;
  stopped: boolean;
  /** of a tournament */
  hanchan: string | null;
  /** ms */
  changed: number;
  hands: Hand[];
  /** players whose sticks are on the table in the current hand */
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

/** Why a text is not a sheet. */
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
/** By their numbers in format 1. */
const KINDS = [WIN, EXHAUSTIVE, "nine-terminals", "four-winds", "four-riichi", "four-quads", CHONBO];
const SEVERAL = [7, 8]; // the numbers of two and three rons
const LONGEST_NAME = 40;
const MOST_BYTES = 4; // of a number

export function encode({ names, choice, rules, casual, stopped, hanchan, changed, hands, riichi }: Shared) {
  const { id, options, readings } = choice;
  const flags = Number(casual) + 2 * Number(stopped) + 4 * bits(riichi);
  const head = [names, id, flags, Math.floor(changed / MINUTE), options, readings, rules, hanchan ?? 0];
  const text = new TextEncoder().encode(JSON.stringify(head));
  const bytes = [...numberBytes(text.length), ...text, ...hands.flatMap(handBytes)];
  return FORM + inBase64([...bytes, ...checksum(bytes)]);
}

/** Decode a sheet. Throw Unreadable if the text is none. */
export function decode(text: string): Shared {
  if (/^[2-9]/.test(text)) throw new Unreadable("newer");
  try {
    const all = text[0] === FORM ? fromBase64(text.slice(1)) : [];
    const bytes = all.slice(0, -CHECK);
    if (bytes.length && String(checksum(bytes)) === String(all.slice(-CHECK))) return sheetOf(new Bytes(bytes));
  } catch {
    // Whatever is wrong: the cure is always another code.
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
  const shortNames = names.map((name) => String(name).slice(0, LONGEST_NAME));
  const place = { hanchan: hanchan || null, changed: minutes * MINUTE };
  return { names: shortNames, choice, rules, casual, stopped, ...place, hands, riichi };
}

function handBytes(hand: Hand) {
  const { kind, riichi, wins, tenpai, nagashi, offenders } = handOf(hand, "hand");
  const name = wins.length > 1 ? SEVERAL[wins.length - 2] : KINDS.indexOf(kind);
  const first = name * 16 + bits(riichi);
  if (kind === WIN) return [first, ...wins.flatMap(winBytes)];
  if (kind === CHONBO) return [first, bits(offenders)];
  return kind === EXHAUSTIVE ? [first, bits(tenpai) * 16 + bits(nagashi)] : [first];
}

function winBytes({ winner, source, liable, liableYakuman, han, fu, yakuman, points }: Checked) {
  const worth = yakuman ? 1 : points ? 2 : 0;
  const worthBytes = [[han, FU.indexOf(fu) + 1], [yakuman + 16 * liableYakuman], numberBytes(points)][worth];
  return [winner * 64 + (source ?? winner) * 16 + (liable ?? winner) * 4 + worth, ...worthBytes];
}

function handAt(bytes: Bytes): Hand {
  const first = bytes.one();
  const [name, riichi] = [first >> 4, players(first)];
  if (SEVERAL.includes(name)) return { kind: WIN, riichi, wins: winsAt(bytes, SEVERAL.indexOf(name) + 2) };
  const kind = KINDS[name];
  if (kind === WIN) return { kind, riichi, wins: winsAt(bytes, 1) };
  if (kind === CHONBO) return { kind, riichi, offenders: players(bytes.one()) };
  if (kind !== EXHAUSTIVE) return { kind, riichi };
  const byte = bytes.one();
  return { kind, riichi, tenpai: players(byte >> 4), nagashi: players(byte) };
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

/**
 * Decode yakuman and liability. The number of yakuman that a player is liable for was added later: older codes have 0
 * there.
 */
function yakumanAt(byte: number, liable: number | null) {
  const [yakuman, ofLiable] = [byte & 15, byte >> 4];
  return { yakuman, liable, ...(ofLiable > 0 && { liable_yakuman: ofLiable }) };
}

/** A reader of bytes. */
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

  /** Return the next bytes. Throw Unreadable if there are fewer. */
  several(count: number) {
    if (count > this.left) throw new Unreadable("damaged");
    this.place += count;
    return this.bytes.slice(this.place - count, this.place);
  }

  /** Return a number of seven bits a byte, lowest first. */
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

function numberBytes(value: number): number[] {
  return value < 128 ? [value] : [(value & 127) + 128, ...numberBytes(value >> 7)];
}

function bits(list: number[]) {
  return list.reduce((sum, player) => sum + 2 ** player, 0);
}

function players(half: number) {
  return PLAYERS.filter((player) => half & (2 ** player));
}

/** Return the CRC-16 with the CCITT polynomial. */
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
