/** A help call, once it is over. */
import { screen } from "@testing-library/preact";
import { expect, test } from "vitest";
import { furnish, join, open } from "../support/phone.ts";

test("a help call leads to the ruling that ended it", async () => {
  const hall = await furnish();
  const place = { table: hall.tables[0], hanchan: hall.hanchans[0], hand: { wind: "east", number: 1, counters: 0 } };
  const offenders = [{ kind: "player", id: hall.players[0] }];
  const id = await hall.add("help-calls", { ...place, offenders, foul: "unvocalised-call" });
  await join(hall);
  await open(`#/help/${id}`);
  await screen.findByRole("link", { name: "Table 7" });
  expect(screen.queryByRole("link", { name: "Ruling" })).toBeNull();
  const ruling = await hall.rule(0, "unvocalised-call");
  expect(await screen.findByRole("link", { name: "Ruling" })).toHaveAttribute("href", `#/ruling/${ruling}`);
});
