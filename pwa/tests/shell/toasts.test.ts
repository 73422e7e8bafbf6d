/** What comes and goes by itself: passing words, and parts that are fetched when they are first wanted. */
import { render } from "@testing-library/preact";
import { h } from "preact";
import { vi } from "vitest";
import { lazy } from "../../src/ui/lazy.tsx";
import { say } from "../../src/ui/toasts.tsx";
import { expect } from "../support/expect.ts";
import { test } from "../support/test.ts";

test("they stay for the screen they lead to, and end with it", async ({ referee }) => {
  const toast = referee.locator(".toast");
  const now = vi.spyOn(Date, "now");
  let ahead = 0;
  const { timeOrigin } = performance;
  now.mockImplementation(() => timeOrigin + performance.now() + ahead);
  for (const [place, title] of Object.entries({ "#/log": "Log", "#/outbox": "To send" })) {
    ahead += 1500; // what was said before is of no matter
    say(title);
    await referee.goto(place);
    await expect(referee.getByRole("heading", { name: title })).toBeVisible();
    await expect(toast).toHaveText(title);
  }
  ahead += 1500;
  await referee.goto("#/tables");
  await vi.waitFor(() => expect(toast.count()).toBe(0), 1500);
  now.mockRestore();
});

/** Whoever shows it takes it away when it is closed, and here shows it again. */
test("a part that could not be fetched is closed, and fetched when it is opened again", async ({ referee }) => {
  let tries = 0;
  const load = () =>
    tries++ ? Promise.resolve({ Part: () => h("p", null, "Fetched") }) : Promise.reject(new TypeError("no network"));
  const Part = lazy(load, "Part");
  const show = () => {
    const { unmount } = render(h(Part, { onClose: () => (unmount(), show()) } as object));
  };
  show();
  await expect(referee.getByText("Fetched")).toBeVisible();
  await expect(referee.locator(".toast")).toHaveText("Not loaded");
});
