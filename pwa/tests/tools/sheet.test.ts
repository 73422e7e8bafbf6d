/** What a score sheet still asks before it takes a hand. */
import { expect, test } from "vitest";
import { NOTHING, toggleSource, setEnd, missing, toggleWinner } from "../../src/features/tools/sheet/state.ts";

const WORTH = { han: 2, fu: 30 };

test("a ron wants to know who won, from whom, and what it is worth", () => {
  const ron = setEnd(NOTHING, "ron");
  expect(missing(NOTHING)).toBe("how");
  expect(missing(ron)).toBe("who");
  const won = toggleWinner(ron, 1, false);
  expect(missing(won)).toBe("from");
  const worth = { ...won, wins: won.wins.map((win) => ({ ...win, worth: WORTH })) };
  expect(missing(worth)).toBe("from");
  expect(missing(toggleSource(won, 0))).toBe("worth");
  expect(missing(toggleSource(worth, 0))).toBe("");
});

test("a tsumo is from nobody, and a chonbo wants its offenders", () => {
  const won = toggleWinner(setEnd(NOTHING, "tsumo"), 1, false);
  expect(missing({ ...won, wins: won.wins.map((win) => ({ ...win, worth: WORTH })) })).toBe("");
  expect(missing(setEnd(NOTHING, "chonbo"))).toBe("who");
  expect(missing({ ...setEnd(NOTHING, "chonbo"), offenders: [2] })).toBe("");
});

test("who deals in has not won", () => {
  const won = toggleSource(toggleWinner(setEnd(NOTHING, "ron"), 1, false), 1);
  expect([won.wins, won.source]).toEqual([[], 1]);
});
