/** The outbox as a person sees it: what was refused and the cure, two versions. */
import { store, uuid7 } from "../../src/store/index.ts";
import { ANOTHER_READING, callOn, hurry, send } from "../support/acts.ts";
import { expect } from "../support/expect.ts";
import { join } from "../support/phone.ts";
import { test } from "../support/test.ts";
import type { Hall, Json } from "../support/hall.ts";
import type { Page } from "../support/test.ts";

/** The outbox's items. */
async function outbox(page: Page) {
  await page.goto("#/outbox");
  await expect(page.getByRole("heading", { name: "To send" })).toBeVisible();
  return page.getByRole("article");
}

/** A ruling that the server refuses: its foul was misnamed; its id. */
async function refused(hall: Hall) {
  return (await send("ruling", null, callOn(hall, 0, "swap-caling"))).id;
}

test("an empty one says that everything is sent", async ({ referee }) => {
  await expect(await outbox(referee)).toHaveCount(0);
  await expect(referee.getByText("Everything is sent.")).toBeVisible();
});

test("a refused one is a task with its cure, and can be given up", async ({ referee, hall }) => {
  await refused(hall);
  const link = referee.getByRole("link", { name: "1 to resolve" });
  await link.click();
  const item = referee.getByRole("article");
  await expect(item).toContainText("Refused");
  await expect(item).toContainText("swap-calling"); // the cure names what was meant
  await expect(referee.getByRole("heading", { name: "To resolve" })).toBeVisible();
  await item.getByRole("button", { name: "Discard" }).click();
  await referee.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await expect(item).toBeVisible();
  await item.getByRole("button", { name: "Discard" }).click();
  await referee.getByRole("dialog").getByRole("button", { name: "Discard" }).click();
  await expect(referee.getByText("Everything is sent.")).toBeVisible();
  await expect(link).toHaveCount(0);
});

test("a refused one can be changed in the call", async ({ referee, hall }) => {
  const wrong = callOn(hall, 0, "unvocalised-call", { facts: { offence_number: 0 }, note: "Called late" });
  const { id } = await send("ruling", null, wrong);
  const items = await outbox(referee);
  await expect(items).toContainText("Refused");
  const link = items.getByRole("link", { name: "Change" });
  await expect(link).toHaveAttribute("href", `#/call/${hall.tables[0]}/east/unvocalised-call?again=${id}`);
  await link.click();
  await referee.locator("summary", { hasText: "Note or photo" }).click();
  await expect(referee.getByLabel("Note", { exact: true })).toHaveValue("Called late");
});

test("what was refused is sent once its cause is gone", async ({ referee, hall }) => {
  const hanchan = uuid7();
  await send("ruling", null, callOn(hall, 0, "unclear-call", { hanchan }));
  const items = await outbox(referee);
  await expect(items).toContainText("Refused");
  const [east, south, west, north] = hall.players;
  const seats = { east, south, west, north };
  await hall.call("PUT", `hanchans/${hanchan}`, { table: hall.tables[0], round: "2", seats });
  await items.getByRole("button", { name: "Try again" }).click();
  await expect(referee.getByText("Everything is sent.")).toBeVisible();
  await expect.poll(() => hall.rulings()).toHaveLength(1);
});

test("a withdrawal of a refused ruling waits for it", async ({ referee, hall }) => {
  const ruling = await refused(hall);
  const items = await outbox(referee);
  await expect(items).toContainText("Refused");
  await send("withdrawal", ruling, { reason: "Heard it wrong" });
  await expect(items.filter({ hasText: "Withdrawal" })).toContainText("must be resolved first");
});

test("two versions show side by side, and mine can go as a new one", async ({ referee, hall }) => {
  const ruling = await hall.rule(0, "unclear-call");
  await send("ruling", ruling, callOn(hall, 0, "swap-calling"));
  const item = await outbox(referee);
  await expect(item).toContainText("Two versions");
  const foul = item.locator("tbody").filter({ hasText: "foul" });
  await expect(foul.getByRole("cell")).toHaveText(["Unclear or non-standard call", "Swap-calling"]);
  await item.getByRole("button", { name: "Send mine as a new one" }).click();
  await expect(referee.getByText("Everything is sent.")).toBeVisible();
  expect((await hall.rulings()).map(({ foul }) => foul).sort()).toEqual(["swap-calling", "unclear-call"]);
});

test("who escalated second can keep what was escalated first", async ({ referee, hall }) => {
  const ruling = await hall.rule(0, "unclear-call");
  await expect.poll(() => store.snapshot.state?.rulings[ruling]?.seq).toBeGreaterThan(0);
  await hall.call("PUT", `rulings/${ruling}/escalation`, { reason: "theirs" });
  await send("escalation", ruling, { reason: "mine" });
  const item = await outbox(referee);
  await expect(item).toContainText("Two versions");
  await expect(item.getByRole("button")).toHaveText(["Keep the logged one"]);
  await item.getByRole("button").click();
  await expect(referee.getByText("Everything is sent.")).toBeVisible();
  expect((await hall.call("GET", `rulings/${ruling}`)).escalation.reason).toBe("theirs");
});

test("where the server decided otherwise, both lines show", async ({ referee, hall }) => {
  await send("ruling", null, callOn(hall, 0, "unvocalised-call"), { hold: true });
  await hall.rule(0, "unvocalised-call");
  await hurry();
  const item = await outbox(referee);
  await expect(item).toContainText("This phone showed: 1P");
  await expect(item).toContainText("The server logged: 3P");
  await item.getByRole("button", { name: "I have seen it" }).click();
  await expect(referee.getByText("Everything is sent.")).toBeVisible();
});

test("a rulebook changed meanwhile is said", async ({ referee, hall }) => {
  await send("ruling", null, callOn(hall, 0, "unclear-call"), { hold: true });
  await expect(await outbox(referee)).toContainText("Undo");
  await hall.change(ANOTHER_READING);
  await expect(referee.getByText("The tournament's rulebook changed while")).toBeVisible();
});

test("who is signed out is named, and a person may send it under the own name", async ({ referee, hall }) => {
  const { items: officials } = await hall.call("GET", "officials");
  const { id } = officials.find(({ name }: Json) => name === "Referee");
  await hall.call("PUT", `officials/${id}/revocation`);
  await send("ruling", null, callOn(hall, 0, "unclear-call"));
  const items = await outbox(referee);
  await expect(items).toContainText("Signed out as Referee");
  await join(hall, "director");
  await outbox(referee);
  await expect(items).toContainText("Signed out as Referee");
  await items.getByRole("button", { name: "Send as Dora" }).click();
  await expect(referee.getByText("Everything is sent.")).toBeVisible();
  expect(await hall.rulings()).toHaveLength(1);
});
