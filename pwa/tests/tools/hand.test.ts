/** Laying tiles down in the hand tool: of each there are four. */
import { expect, test } from "vitest";
import { EMPTY, addTile, canAdd } from "../../src/features/tools/hand/state.ts";

test.each([
  ["pon", 0, true],
  ["pon", 1, true],
  ["pon", 2, false],
  ["pon", 3, false],
  ["open-quad", 0, true],
  ["open-quad", 1, false],
  ["tiles", 3, true],
  ["tiles", 4, false],
])("a %s, when %i of the tile lie there: %s", (to, lying, fits) => {
  expect(canAdd({ ...EMPTY, tiles: Array<string>(lying).fill("5p") }, to, "5p")).toBe(fits);
});

test("a pon becomes the added kan while the fourth tile is left", () => {
  const laid = addTile(EMPTY, "pon", "7z");
  expect(canAdd(laid, "added-quad", "7z")).toBe(true);
  expect(canAdd({ ...laid, dora: ["7z"] }, "added-quad", "7z")).toBe(false);
  expect(addTile(laid, "added-quad", "7z").melds).toEqual([{ kind: "added-quad", tiles: "7777z", from: null }]);
});
