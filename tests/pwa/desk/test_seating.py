"""Seating on a desk: who sits where in each round, put right and timed beside it, and what all rounds achieve."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta
from typing import Any

from playwright.sync_api import Browser, Page, expect
from uuid_utils.compat import uuid7

from tests.pwa.desk.desk import beside, desk_of, open_item, open_tab, row, rows
from tests.pwa.hall import SEATS, Hall, furnish

TEAMS = ("Amber", "Gauja", "Haku", "Rasa")


def second_round(hall: Hall) -> None:
    """The same fours meet again, the first two of the first one in each other's seats."""
    fours = ([*hall.players[1::-1], *hall.players[2:4]], hall.players[4:8])
    for table, four in zip(hall.tables, fours, strict=True):
        hall.add("hanchans", {"table": table, "round": "2", "seats": dict(zip(SEATS, four, strict=True))})


def debtor(hall: Hall, player: int) -> None:
    fine = {"account": {"kind": "player", "id": hall.players[player]}, "unit": "SGD", "amount": 2000}
    hall.call("PUT", f"ledger/decisions/{uuid7()}", {**fine, "reason": "phone at the table"})


def withdrawn(hall: Hall, player: int) -> None:
    change = {"withdrawn": True, "replaces": {"withdrawn": False}, "reason": "ill"}
    hall.call("PATCH", f"players/{hall.players[player]}", change)


def show(page: Page, round_: str) -> None:
    """Which may be the one that is played now."""
    chosen = page.get_by_role("combobox", name="Round")
    option = chosen.locator("option", has_text=re.compile(f"{round_}$", re.IGNORECASE))
    chosen.select_option(option.get_attribute("value"))


def test_seats_are_seen_and_put_right_round_by_round(desk: Page, hall: Hall) -> None:
    second_round(hall)
    debtor(hall, 3)
    withdrawn(hall, 5)
    open_item(desk, "Seating")
    show(desk, "round 2")
    expect(row(desk, "Aoki").locator(".of-south")).to_have_text("Aoki")
    expect(row(desk, "Dupont").locator(".of-north")).to_contain_text("SGD 20.00")
    expect(row(desk, "Fabre").locator(".of-south")).to_contain_text("Withdrawn")
    show(desk, "all rounds")
    expect(desk.locator(".data-table tbody tr")).to_have_count(4)
    desk.get_by_role("searchbox").fill("aoki")
    expect(desk.locator(".data-table tbody tr")).to_have_count(2)
    desk.get_by_role("searchbox").fill("")
    show(desk, "round 2")
    row(desk, "Aoki").locator(".of-west").click()
    table = beside(desk, "Correct: Round 2 · Table 7")
    table.get_by_role("button", name="Aoki").click()
    table.get_by_role("button", name="Chen").click()
    dialog = desk.get_by_role("dialog")
    expect(dialog).to_contain_text("Seats")
    dialog.get_by_role("textbox", name="Reason").fill("They sat otherwise")
    dialog.get_by_role("button", name="Swap").click()
    expect(row(desk, "Aoki").locator(".of-west")).to_have_text("Aoki")
    desk.get_by_role("link", name="Close").click()
    expect(desk).to_have_url(re.compile("#/seating$"))


def test_times_of_a_round_are_set_beside_it_and_rounds_are_added(browser: Browser, hall: Hall) -> None:
    second_round(hall)
    with desk_of(browser, hall, "director") as desk:
        open_item(desk, "Seating")
        show(desk, "round 2")
        expect(row(desk, "Aoki").locator(".of-start")).to_have_text("Not set")
        desk.get_by_role("link", name="Times of rounds").click()
        form = beside(desk, "Times of rounds")
        expect(form.get_by_role("radio", name="2")).to_be_checked()
        start = (datetime.now(UTC) + timedelta(days=1)).strftime("%Y-%m-%dT19:30")
        form.get_by_label("First round begins").fill(start)
        form.get_by_label("Minutes a round", exact=True).fill("80")
        form.get_by_role("button", name="Set the times").click()
        expect(desk).to_have_url(re.compile("#/seating$"))
        expect(row(desk, "Aoki").locator(".of-start")).to_have_text(re.compile("19:30.*80 min"))
        rounds_are_added(desk)
    timed = {one["round"]: one["minutes"] for one in hall.call("GET", "schedules")["items"]}
    assert timed == {"2": 80, "3": 80}


def rounds_are_added(desk: Page) -> None:
    """One more, which begins after the last."""
    desk.get_by_role("link", name="Seat rounds").click()
    page = beside(desk, "Seat rounds")
    expect(page.get_by_label("First round begins")).to_have_value(re.compile("T2[01]:"))
    page.get_by_role("button", name="Propose seating").click()
    page.get_by_role("button", name="Seat these rounds (1)").click()
    expect(desk).to_have_url(re.compile("#/setup$"))
    open_item(desk, "Seating")
    show(desk, "round 3")
    expect(desk.locator(".data-table tbody tr")).to_have_count(2)


def test_a_substitute_who_fills_a_table_is_counted(browser: Browser, sqlite_url: str, address: str) -> None:
    hall = furnish(sqlite_url, address, name="Teams", teams=TEAMS)
    hall.add("players", {"name": "Sam", "id_number": "200"})  # of no team
    withdrawn(hall, 5)
    with desk_of(browser, hall, "director") as desk:
        open_item(desk, "Seating")
        desk.get_by_role("link", name="Seat rounds").click()
        page = beside(desk, "Seat rounds")
        expect(page).to_contain_text("Players: 7. Tables: 2. Substitutes who fill in: 1.")
        page.get_by_role("button", name="Propose seating").click()
        expect(page.get_by_role("region", name="Proposed seating")).to_contain_text("Sam")
        expect(page).not_to_contain_text("sit out each round")


def proposed(page: Page, button: str) -> tuple[int, list[Any]]:
    """The seed that was sent, and who is to sit together, by number."""
    with page.expect_response(re.compile("/seating/proposal$")) as answer:
        page.get_by_role("button", name=button).click()
    expect(page.get_by_role("region", name="Proposed seating").get_by_text("Aoki").first).to_be_visible()
    return answer.value.request.post_data_json["seed"], answer.value.json()["rounds"]


def test_another_evening_of_the_same_players_is_not_seated_the_same(
    browser: Browser, hall: Hall, sqlite_url: str, address: str
) -> None:
    first = []
    for evening in (hall, furnish(sqlite_url, address, name="Evening 2")):
        numbers = {player: number for number, player in enumerate(evening.players)}
        with desk_of(browser, evening, "director") as desk:
            desk.goto("/#/rounds")
            for _ in range(3):
                desk.get_by_role("button", name="One round more").click()
            seed, rounds = proposed(desk, "Propose seating")
            following, _ = proposed(desk, "Another one")
            assert following == seed + 1
        seats = [[numbers[who] for table in one["tables"] for who in table["seats"].values()] for one in rounds]
        first.append((seed, seats))
    (seed, seats), (other, otherwise) = first
    assert seed != other
    assert seats != otherwise


def test_what_the_rounds_achieve_is_told_for_all_and_for_each(browser: Browser, sqlite_url: str, address: str) -> None:
    hall = furnish(sqlite_url, address, name="Teams", teams=TEAMS)
    second_round(hall)
    mates = dict(zip(SEATS, [hall.players[place] for place in (0, 4, 2, 3)], strict=True))
    hall.add("hanchans", {"table": hall.tables[0], "round": "3", "seats": mates})
    with desk_of(browser, hall, "director") as desk:
        open_item(desk, "Seating")
        open_tab(desk, "What it achieves")
        sums = desk.locator(".list-sums")
        expect(sums).to_contain_text("Teammates at one table: 1")
        expect(sums.locator(".warn")).to_contain_text(["Pairs that meet 2×", "Pairs that meet 3×: 3", "Teammates"])
        aoki = row(desk, "Chen 3×").first
        expect(aoki.locator(".of-mates")).to_have_text("Endo")
        desk.get_by_role("button", name="East").click()
        assert rows(desk)[0] == "Aoki"
        desk.locator(".data-table tbody th a", has_text="Aoki").click()
        beside(desk, "Aoki")
        expect(desk.locator(".list-tabs [aria-current]")).to_have_text("What it achieves")
