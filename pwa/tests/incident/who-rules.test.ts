/** Who may rule, and whose ruling another one is. */
import { expect, test } from "vitest";
import { playsHere } from "../../src/domain/people/roles.ts";
import { sameCallAs } from "../../src/features/incident/ruling/same-call.ts";
import { emptyState } from "../../src/store/journal/journal.ts";
import type { Ruling, Snapshot } from "../../src/store/index.ts";

test("a team's player does not rule on the team where the book leaves it to another referee", () => {
  const snapshot = {
    official: { id: "o", player_id: "p" },
    book: { content: { rule_points: { "playing-referee": "other-tables" } } },
    state: { ...emptyState("t"), players: { p: { id: "p", name: "Aoki", team: "kamo" } } },
  } as unknown as Snapshot;
  const rulesOn = (id: string) => !playsHere(snapshot, { offender: { id } });
  expect(rulesOn("kamo")).toBe(false);
  expect(rulesOn("p")).toBe(false);
  expect(rulesOn("another team")).toBe(true);
});

test("one's own second ruling is nobody else's on the same call", () => {
  const ruling = (id: string, official: string) =>
    ({
      id,
      official,
      foul: "unclear-call",
      offender: { kind: "player", id: "p" },
      hanchan: "h",
      ruled_at: "2025-11-21T12:00:00Z",
      status: "issued",
    }) as unknown as Ruling;
  const first = ruling("1", "riko");
  expect(sameCallAs([first, ruling("2", "riko")], first)).toBeNull();
  expect(sameCallAs([first, ruling("2", "kim")], first)?.id).toBe("2");
});
