/** What the tests of the call's screens share: opening a call, answering, issuing. */
import { store } from "../../src/store/index.ts";
import { hurry } from "./acts.ts";
import { expect } from "./expect.ts";
import type { Hall } from "./hall.ts";
import type { Wanted } from "./locator.ts";
import type { Page } from "./test.ts";

/** What the buttons say; without styles nobody knows that nothing sets the colon apart. */
export const ISSUE = /^Issue ?: /;
export const AMEND = /^Amend ?: /;
export const TAKE_BACK = "Undo";

/** The call's screen: the foul screen, or the questions of this foul. */
export async function openCall(page: Page, hall: Hall, foul = "", { seat = "south", table = 0 } = {}) {
  await page.goto(["#/call", hall.tables[table], seat, ...(foul ? [foul] : [])].join("/"));
  await expect(page.getByRole("region", { name: "Player" })).toBeVisible();
}

/** The first table's game was to begin so many ms ago; known on the phone then. */
export async function planned(hall: Hall, ago: number) {
  const start = new Date(Date.now() - ago);
  await hall.call("PUT", `hanchans/${hall.hanchans[0]}/schedule`, { scheduled_at: start.toISOString() });
  await expect.poll(() => store.snapshot.state?.hanchans[hall.hanchans[0]]?.scheduled_at).toBeTypeOf("string");
  return start;
}

/** The first table's game began then; known on the phone then. */
export async function began(hall: Hall, at: Date) {
  const body = { hanchan: hall.hanchans[0], what: "began", device_at: at.toISOString(), clock_offset_ms: 0 };
  await hall.add("timings", body);
  await expect.poll(() => Object.keys(store.snapshot.state?.timings ?? {})).not.toHaveLength(0);
}

/** Give the answer that begins so. Over once the next screen stands: the next answer may bear the same name. */
export async function answer(page: Page, text: Wanted) {
  const before = page.url();
  const name = typeof text === "string" ? new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}`) : text;
  await page.getByRole("main").getByRole("button", { name }).first().press("Enter");
  await expect.poll(() => page.url()).not.toBe(before);
  await painted();
}

/** Whatever was to come at once stands there. */
function painted() {
  return new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}

/** As prescribed; `tapped` is what the button says. */
export async function issue(page: Page, tapped = ISSUE) {
  await page.getByRole("button", { name: tapped }).click();
  const heading = tapped === ISSUE ? "Issued" : "Amended";
  await expect(page.getByRole("heading", { name: heading })).toBeVisible();
}

/** What waits on the phone. */
export const outbox = () => store.snapshot.outbox;

/** All is sent, without the ten seconds. */
export async function sent(page: Page) {
  await hurry();
  await expect(page.getByText("Logged.")).toBeVisible();
}
