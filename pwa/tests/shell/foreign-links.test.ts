/** What others wrote is text on every screen. */
import { expect } from "../support/expect.ts";
import { test } from "../support/test.ts";

test("a name is text, whatever it looks like", async ({ referee, hall }) => {
  const name = "<img src=x onerror=alert(1)> <b>Aoki</b> {{7*7}} ${7*7} &lt;i&gt;";
  const player = await hall.add("players", { name, id_number: "666" });
  await referee.goto(`#/player/${player}`);
  await expect(referee.getByRole("heading", { name })).toBeVisible();
  expect(referee.locator("#app img, #app b, #app i").count()).toEqual(0);
});
