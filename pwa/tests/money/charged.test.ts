/** Whose own clock or kept time it is: that is confirmed by somebody else. */
import { expect, test } from "vitest";
import { isOwn } from "../../src/domain/money/charged.tsx";

const played = { id: "official", name: "Dora", roles: ["director"], player_id: "player" };

test.each([
  [played, "official", true],
  [played, "player", true],
  [played, "other", false],
  [{ ...played, player_id: null }, null, false],
  [null, null, false],
])("%o and %s: %s", (official, person, own) => {
  expect(isOwn(official, person)).toBe(own);
});
