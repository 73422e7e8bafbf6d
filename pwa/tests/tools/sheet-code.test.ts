/** A score sheet as the text of a link: a hundred hands fit a QR code, and damage is noticed. */
import { expect, test } from "vitest";
import { Unreadable, decode, encode } from "../../src/features/tools/sheet/share/code.ts";
import type { Shared } from "../../src/features/tools/sheet/share/code.ts";

const LONGEST_ADDRESS = "https://shinpan.a-league-with-a-long-name.example.org/#/sheet?s=".length;
const MOST = 2953; // bytes of the largest QR code
const BEFORE = "1NFtbIkEiLCJCIiwiQyIsIkQiXSwid3JjLTIwMjIiLDEsMjkwMDAwMDAse30se30se30sMF0CrQIBrQ";
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

function sheet(hands: Shared["hands"], different: Partial<Shared> = {}): Shared {
  const choice = { id: "wrc-2022", options: {}, readings: {} };
  const shared = { names: ["Anna", "Борис", "千絵", "D"], choice, rules: {}, hanchan: null, riichi: [] };
  return { ...shared, casual: true, stopped: false, changed: 29_000_000 * 60_000, hands, ...different };
}

function many<Kind>(hand: Kind): Kind[] {
  return Array.from({ length: 100 }, () => hand);
}

test("a hundred hands fit a code", () => {
  const ron = { kind: "win", riichi: [0, 1, 2, 3], wins: [{ winner: 1, from: 0, han: 3, fu: 40 }] };
  const three = { kind: "win", wins: [1, 2, 3].map((winner) => ({ winner, from: 0, points: 96000 })) };
  const names = ["千", "千", "千", "千"].map((one) => one.repeat(20));
  for (const text of [encode(sheet(many(ron))), encode(sheet(many(three), { names }))])
    expect(LONGEST_ADDRESS + text.length).toBeLessThanOrEqual(MOST);
});

test("a code from before several yakuman were told apart is read", () => {
  const win = { winner: 2, from: null, yakuman: 2, liable: 3 };
  expect(decode(BEFORE).hands).toEqual([{ kind: "win", riichi: [1], wins: [win] }]);
});

test("damage is noticed", () => {
  const draw = { kind: "exhaustive-draw", tenpai: [1, 2] };
  const text = encode(sheet([draw, draw, draw, draw, draw]));
  const places = [...text].map((_, at) => at);
  const damaged = [
    ...places.slice(1).flatMap((at) => [..."A_z"].map((other) => text.slice(0, at) + other + text.slice(at + 1))),
    ...places.slice(0, -1).map((length) => text.slice(0, length)),
    ...places.slice(1, -2).map((at) => text.slice(0, at) + text[at + 1] + text[at] + text.slice(at + 2)),
    "1!",
  ].filter((other) => other !== text && !sameBytes(other, text));
  expect(damaged.length).toBeGreaterThan(300);
  expect(new Set(damaged.map(read))).toEqual(new Set(["damaged"]));
  expect(read(`2${text.slice(1)}`)).toBe("newer");
});

/** Why it can't be read. */
function read(text: string) {
  try {
    decode(text);
    return "read";
  } catch (error) {
    return error instanceof Unreadable ? error.why : error;
  }
}

/** Whether only bits differ that base64 leaves unused at the end. */
function sameBytes(one: string, other: string) {
  const spare = [0, 0, 4, 2][(other.length - 1) % 4];
  const last = (text: string) => LETTERS.indexOf(text.slice(-1)) >> spare;
  return one.slice(0, -1) === other.slice(0, -1) && last(one) === last(other);
}
