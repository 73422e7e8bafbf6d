/** What every screen says of the phone: what is wrong and where to mend it; aloud and in tones only what has changed. */
import { store } from "../../src/store/index.ts";
import { callOn, send } from "../support/acts.ts";
import { expect } from "../support/expect.ts";
import { test } from "../support/test.ts";

test("who is signed out reads so at the tables", async ({ referee, hall }) => {
  await hall.call("PUT", `officials/${store.snapshot.official?.id}/revocation`);
  await send("ruling", null, callOn(hall));
  await referee.getByRole("link", { name: "Signed out: join again" }).click();
  await expect(referee.getByText("The server no longer knows this phone")).toBeVisible();
  await expect(referee.getByRole("alert").getByRole("link", { name: "Join a tournament" })).toBeVisible();
  await expect(referee.getByRole("link", { name: "Sign in as a director" })).toHaveCount(0);
});
