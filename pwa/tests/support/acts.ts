/** What tests of many screens do: act behind a screen, shorten a wait, answer what is asked. */
import { changeItem } from "../../src/store/outbox/items.ts";
import { core } from "../../src/store/state.ts";
import { store } from "../../src/store/index.ts";
import { touched } from "../../src/store/background.ts";
import { expect } from "./expect.ts";
import { SEATS } from "./hall.ts";
import type { Bodies, Seat } from "../../src/store/index.ts";
import type { Hall } from "./hall.ts";
import type { Locator } from "./locator.ts";
import type { Page } from "./test.ts";

export const ANOTHER_READING = {
  rulebook: { id: "r-league-24-25", readings: { "r-league-wrong-draw": "always" } },
};

/** What a screen sends for a ruling on a player, in East 1. */
export function callOn(
  hall: Hall,
  player = 0,
  foul = "unclear-call",
  more: Record<string, unknown> = {},
): Bodies["ruling"] {
  const place = Math.floor(player / 4);
  return {
    table: hall.tables[place],
    hanchan: hall.hanchans[place],
    hand: { wind: "east", number: 1, counters: 0 },
    seat: SEATS[player % 4] as Seat,
    offender: { kind: "player", id: hall.players[player] },
    foul,
    facts: {},
    context: {},
    ...more,
  };
}

/** Into the outbox of this phone, whatever its screen shows. */
export const { send } = store;

/** The ten seconds are over at once for what can be taken back. */
export async function hurry() {
  const held = () => core.items.filter(({ state }) => state === "holding");
  await expect.poll(() => held().length).toBeGreaterThan(0);
  for (const { id } of held()) await changeItem(id, (item) => ({ ...item, sendAfter: Date.now() }));
  await touched();
}

/** One of several big buttons; its radio button lies unseen in it. */
export function choose(within: Locator, text: string) {
  return within.locator("label.choice").getByText(text, { exact: true }).click();
}

/** One of the hand's controls, in the sheet that the hand opens. */
export async function controlHand(page: Page, name: string) {
  await page.locator(".hall-hand").click();
  await page.getByRole("dialog").getByRole("button", { name }).click();
}

/** What is tapped of a player (South · Bernard) when a hand has ended. */
export function playerButton(sheet: Locator, player: string, name: string) {
  return sheet.getByRole("group", { name: player, exact: true }).getByRole("button", { name });
}

/** A ruling that waits for the end of East 1: noten riichi, which the R.League judges then. */
export function notenRiichi(hall: Hall, player = 1) {
  return hall.rule(player, "noten-riichi", { hand_end: "not-yet" });
}

/** Look at what follows, say why by a tap, and have it done. */
export async function confirm(page: Page, reason: string, yes: string) {
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: reason }).click();
  await dialog.getByRole("button", { name: yes, exact: true }).click();
  await expect(dialog).toHaveCount(0);
}
