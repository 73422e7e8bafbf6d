/** Standings: who leads, and every line of a total, for a player who doubts it. */
import { screen, waitFor, within } from "@testing-library/preact";
import { expect, test } from "vitest";
import type { Hall } from "../support/hall.ts";
import { fill, furnish, join, open, press, tap } from "../support/phone.ts";

/** 62.3, 11.2, −13.5 and −60.0 under the R.League's rules. */
const FIRST = [42300, 31200, 26500, 0];

/** The first table's players again, seated the other way round. */
function secondRound(hall: Hall) {
  const [east, south, west, north] = hall.players.slice(0, 4).reverse();
  return hall.add("hanchans", { table: hall.tables[0], round: "2", seats: { east, south, west, north } });
}

function penalise(hall: Hall, kind: string, id: string, p: number, reason = "by the director") {
  return hall.add("ledger/decisions", { account: { kind, id }, unit: "P", amount: p, reason });
}

/** What is written on the screen, in tenths of P. */
function tenths(text: string) {
  const [, sign, whole, tenth = "0"] = /^([−+]?)([\d,]+)(?:\.(\d))?P?$/.exec(text.trim()) ?? [];
  const value = Number(whole?.replaceAll(",", "")) * 10 + Number(tenth);
  expect(sign === "−" && value === 0, `minus nothing: ${text}`).toBe(false);
  return sign === "−" ? -value : value;
}

function values(part: HTMLElement) {
  return [...part.querySelectorAll("dd")].map(({ textContent }) => tenths(textContent));
}

async function rows() {
  return within(await screen.findByRole("list", { name: "Standings" })).getAllByRole("listitem");
}

async function row(name: string) {
  const found = (await rows()).find(({ textContent }) => textContent.includes(name));
  if (!found) throw new Error(`${name} stands nowhere`);
  return found;
}

test("every line of a total adds up", async () => {
  const hall = await furnish();
  await hall.play(hall.hanchans[0], FIRST);
  await hall.play(await secondRound(hall), [30000, 30000, 20000, 20000]);
  await hall.rule(0, "empty-win", { hand_shown: false });
  const withdrawn = await hall.rule(0, "empty-win", { hand_shown: false });
  await hall.call("PUT", `rulings/${withdrawn}/withdrawal`, { reason: "another player" });
  await penalise(hall, "player", hall.players[0], 3, "late again");
  await join(hall);
  await tap("link", "Standings");
  expect((await rows())[0]).toHaveTextContent("Chen");
  const aoki = await row("Aoki");
  expect(aoki).toHaveTextContent("hanchans: 2");
  const listed = tenths([...aoki.querySelectorAll("strong")].at(-1)?.textContent ?? "");
  await press(within(aoki).getByRole("link"));
  await screen.findByRole("heading", { name: "Aoki" });
  const games = await screen.findAllByRole("article");
  expect(games).toHaveLength(2);
  expect(games[0]).toHaveTextContent("(42,300 − 30,000) / 1,000");
  expect(games[1]).toHaveTextContent("Uma, place 3");
  const totals = games.map((game) => {
    const [delta, uma, oka, total] = values(game);
    expect(delta + uma + oka).toBe(total);
    return total;
  });
  const taken = values(screen.getByRole("region", { name: "Penalty points" }));
  const together = taken.pop();
  expect(taken.toSorted((one, other) => one - other)).toEqual([-300, -300, -30, 300]);
  expect(taken.reduce((sum, one) => sum + one)).toBe(together);
  const [scored, less, final] = values(screen.getByRole("region", { name: /^Place/ }));
  expect([scored, less]).toEqual([totals[0] + totals[1], together]);
  expect([final, final]).toEqual([scored + less, listed]);
  screen.getByText(/late again/);
  const [ruling] = (await hall.call<{ items: { id: string }[] }>("GET", "rulings?limit=2")).items.toReversed();
  await press(screen.getAllByRole("link", { name: /Empty win/ })[0]);
  expect(location.hash).toContain(ruling.id);
});

test("lateness leads to its clock, and a player's page to the lines", async () => {
  const hall = await furnish();
  await hall.play(hall.hanchans[0], FIRST);
  await hall.call("PUT", `hanchans/${hall.hanchans[0]}/schedule`, { scheduled_at: "2025-11-21T19:30:00+08:00" });
  for (const [what, at] of [
    ["absent", "19:30:00"],
    ["arrived", "19:35:30"],
  ])
    await hall.add("timings", {
      hanchan: hall.hanchans[0],
      what,
      person: { kind: "player", id: hall.players[1] },
      device_at: `2025-11-21T${at}+08:00`,
    });
  await secondRound(hall);
  await join(hall);
  await open(`#/player/${hall.players[1]}`);
  await tap("link", "Place and score, line by line");
  expect(await screen.findByRole("region", { name: "Penalty points" })).toHaveTextContent("−5P");
  await tap("link", "Late");
  expect(await screen.findByRole("region", { name: "Bernard" })).toHaveTextContent("Arrived at");
});

test("places that are shared, missing or lost", async () => {
  const hall = await furnish();
  await hall.play(hall.hanchans[0], [30000, 30000, 20000, 20000], { unranked: ["north"] });
  const issued = { penalties: [{ kind: "disqualification" }], reason: "seen by two arbiters" };
  await hall.rule(2, "cheating", {}, { issued });
  await join(hall);
  await open("#/standings");
  expect((await rows())[0]).toHaveTextContent("shared place");
  expect(await row("Chen")).toHaveTextContent("Disqualified");
  expect(await row("Dupont")).toHaveTextContent("No hanchan counts");
  expect(await row("Dupont")).not.toHaveTextContent("shared place");
  await press(await screen.findByText("Without a result: 1"));
  screen.getByText("Round 1 · Table 8");
  expect(screen.queryByRole("link", { name: "Round 1 · Table 8" })).toBeNull();
  await press(within(await row("Dupont")).getByRole("link"));
  expect(await screen.findByRole("article")).toHaveTextContent("counts for nobody");
  expect(values(await screen.findByRole("region", { name: /No hanchan counts/ }))).toEqual([0, 0, 0]);
});

test("it grows as results come", async () => {
  const hall = await furnish();
  await join(hall);
  await open("#/standings");
  await screen.findByText(/nobody has a place/i);
  await hall.play(hall.hanchans[0], FIRST);
  await waitFor(async () => expect(await rows()).toHaveLength(8));
});

test("teams have what their members have", async () => {
  const hall = await furnish();
  const team = await hall.add("teams", { name: "Cranes" });
  const mate = await hall.add("players", { name: "Iris", id_number: "900", team });
  const [, south, west, north] = hall.players;
  const seats = { east: mate, south, west, north };
  await hall.play(await hall.add("hanchans", { table: hall.tables[0], round: "2", seats }), FIRST);
  await penalise(hall, "team", team, 40);
  await join(hall);
  await open("#/standings");
  await press(await screen.findByText("Teams"));
  await press(within(await row("Cranes")).getByRole("link"));
  within(await screen.findByRole("article")).getByRole("link", { name: "Iris" });
  expect(values(screen.getByRole("region", { name: "Place 1" }))).toEqual([623, -400, 223]);
});

test("where the rulebook is silent, the director says it", async () => {
  const hall = await furnish();
  await join(hall, "director");
  await hall.change({ rulebook: { id: "ema-2016" } });
  await open(`#/result/${hall.hanchans[0]}`);
  await screen.findByText(/No result can be entered until a director sets/);
  await open("#/standings");
  const score = () => tap("button", "Score by these");
  const scoring = () => hall.call<Record<string, unknown>>("GET", "scoring");
  await screen.findByLabelText(/Starting points/);
  for (const [name, text] of [
    ["Starting points", "25,000"],
    ["Goal", "30000"],
    ["Oka", "20000"],
    ["Uma", "20 10 −10 −10"],
  ])
    await fill(screen.getByLabelText(new RegExp(`^${name}`)), text);
  await score();
  await screen.findByText(/The uma sums to 10/);
  await fill(screen.getByLabelText(/^Uma/), "20 10 −10 −20");
  await fill(screen.getByLabelText(/^Yakitori/), "-5");
  await score();
  await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent("Between 0 and 1,000,000."));
  expect(screen.getByRole("alert")).not.toHaveTextContent("/docs");
  await fill(screen.getByLabelText(/^Yakitori/), "9,000");
  await score();
  await screen.findByText(/nobody has a place/i);
  expect(await scoring()).toMatchObject({ uma: [20, 10, -10, -20], yakitori: 9000 });
  await press(screen.getByText("How hanchans are scored"));
  await screen.findByText("20P / 10P / −10P / −20P");
  await press(screen.getByText("Nobody"));
  await score();
  await waitFor(async () => expect(await scoring()).toMatchObject({ substitute_points: "nobody" }));
  expect(screen.getAllByText(/A substitute's points count for/)).toHaveLength(1);
});

test("after results it is scored otherwise, after a look at what follows", async () => {
  const hall = await furnish();
  await hall.play(hall.hanchans[0], FIRST, { winless: ["north"] });
  await join(hall, "director");
  await open("#/standings");
  await press(await screen.findByText("How hanchans are scored"));
  await fill(screen.getByLabelText(/^Yakitori/), "9,000");
  await tap("button", "Score by these");
  const dialog = within(await screen.findByRole("dialog"));
  const score = () => press(dialog.getByRole("button", { name: "Score by these" }));
  const yakitori = async () => (await hall.call<{ yakitori: number }>("GET", "scoring")).yakitori;
  await waitFor(() => expect(dialog.getByRole("status", { name: "What follows" })).toHaveTextContent("Dupont"));
  expect(document.querySelector("dialog .facts")).toHaveTextContent("0 → 9,000");
  expect(await yakitori()).toBe(0);
  await score();
  const reason = dialog.getByRole("textbox", { name: "Reason" });
  expect(reason).toHaveAttribute("aria-invalid", "true");
  await fill(reason, "as the invitation says");
  await score();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(document.querySelector(".facts")).toHaveTextContent("Yakitori9,000");
  expect(await yakitori()).toBe(9000);
  const chosen = (await hall.journal()).filter(({ kind }) => kind === "scoring.chosen");
  expect(chosen.map(({ body }) => body.reason)).toEqual(["as the invitation says"]);
});
