"""The end of a game: points at a drawn table, what is paid, and the final order."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.pwa.screens import choose, go

WINDS = ("East", "South", "West", "North")
YAKITORI = '{"at": null, "choice": {"id": "wrc-2022", "options": {"yakitori": {}}, "readings": {}}}'


@pytest.fixture
def screen(page: Page) -> Page:
    page.goto("/#/settle")
    return page


def under(page: Page, choice: str, address: str) -> Page:
    """The screen under another rulebook."""
    page.goto("/")
    page.evaluate("(choice) => localStorage.setItem('shinpan.rules', choice)", choice)
    page.goto(f"/{address}")
    return page


def seat(page: Page, wind: str) -> Locator:
    return page.get_by_role("region", name=wind, exact=True)


def type_points(page: Page, *points: str) -> None:
    for wind, each in zip(WINDS, points, strict=True):
        page.get_by_label(f"Points of {wind}").fill(each)


def pick(page: Page, group: str, text: str) -> None:
    choose(page.get_by_role("group", name=group, exact=True), text)


def expect_scores(page: Page, *scores: str) -> None:
    """Of each seat, East first, its place and what it came to."""
    for wind, each in zip(WINDS, scores, strict=True):
        place, total = each.split()
        expect(seat(page, wind).locator(".settle-place")).to_have_text(f"Place {place}")
        expect(seat(page, wind).locator(".paid")).to_have_text(total)


def expect_parts(page: Page, wind: str, *parts: str) -> None:
    expect(seat(page, wind).locator(".settle-parts > div")).to_have_text(list(parts))


def test_four_totals_are_scored_and_kept(screen: Page) -> None:
    expect(screen.locator(".settle-middle")).to_have_text("Type the points of each seat")
    type_points(screen, "42,300", "31200", "26500", "20000")
    expect(screen.locator(".settle-middle")).to_have_text("✓ Adds up")
    expect_scores(screen, "1 +27.3", "2 +6.2", "3 −8.5", "4 −25.0")
    expect_parts(screen, "East", "Points+12.3", "Uma+15.0")
    expect_parts(screen, "West", "Points−3.5", "Uma−5.0")
    screen.reload()
    expect_scores(screen, "1 +27.3", "2 +6.2", "3 −8.5", "4 −25.0")
    screen.get_by_role("button", name="Clear").click()
    expect(screen.locator(".settle-place")).to_have_count(0)


def test_the_last_total_is_the_rest_and_points_may_be_below_zero(screen: Page) -> None:
    type_points(screen, "5000", "70000", "15000", "")
    screen.get_by_role("button", name="East: below zero").click()
    expect(screen.get_by_label("Points of East")).to_have_value("-5000")
    seat(screen, "North").get_by_role("button", name="The rest: 40,000").click()
    expect_scores(screen, "4 −50.0", "1 +55.0", "3 −20.0", "2 +15.0")
    expect(screen.locator("main")).to_contain_text("East: Below zero does not end a game")


def test_what_does_not_add_up_is_said(screen: Page) -> None:
    type_points(screen, "42300", "31200", "26500", "19000")
    expect(screen.locator(".settle-middle")).to_have_text("Missing 1,000")
    screen.get_by_role("button", name="Riichi sticks: one more").click()
    expect(screen.locator(".settle-middle")).to_have_text("✓ Adds upRiichi sticks 1")
    expect(screen.locator("main")).to_contain_text("Nobody gets 1,000.")
    type_points(screen, "42300", "31200", "26500", "19050")
    expect(screen.get_by_label("Points of North")).to_have_attribute("aria-invalid", "true")
    expect(screen.locator(".settle-place")).to_have_count(0)


def test_another_screen_hands_the_points_over(page: Page) -> None:
    go(under(page, YAKITORI, "#/settle"), "#/settle/41300,31200,26500,20000?deposits=1&winless=north")
    expect_scores(page, "1 +29.3", "2 +9.2", "3 −5.5", "4 −34.0")
    expect(seat(page, "North").get_by_role("button", name="Won no hand")).to_have_attribute("aria-pressed", "true")


def test_yakitori_is_drawn_with_arrows_and_totals(page: Page) -> None:
    under(page, YAKITORI, "#/settle/42300,31200,26500,20000")
    seat(page, "North").get_by_role("button", name="Won no hand").click()
    figure = page.locator(".table-figure")
    expect(figure.locator(".arrow")).to_have_count(3)
    expect(figure.locator("svg")).to_contain_text("45,300")
    expect(figure.get_by_role("listitem")).to_have_text(
        ["North → East: 3,000 points", "North → South: 3,000 points", "North → West: 3,000 points"]
    )
    expect(figure.locator(".wind")).to_have_count(4)
    for wind in ("East", "South", "West"):
        seat(page, wind).get_by_role("button", name="Won no hand").click()
    expect(figure).to_have_count(0)
    expect(page.locator("main")).to_contain_text("Nobody has won a hand, so there is no yakitori payment.")


def test_a_penalty_is_paid_at_the_table_or_comes_off_the_score(screen: Page) -> None:
    type_points(screen, "42000", "31000", "27000", "20000")
    screen.get_by_role("button", name="Add a penalty").click()
    screen.get_by_role("button", name="Add", exact=True).click()
    expect_scores(screen, "4 −21.0", "1 +22.0", "2 +8.0", "3 −9.0")
    expect(screen.locator(".table-figure .arrow")).to_have_text(["6,000", "6,000", "6,000"])
    expect(screen.locator("main")).to_contain_text("WRC Optional Rules 2022, Mod 6.1")
    screen.get_by_role("button", name="Remove: East: Chonbo · At the table").click()
    expect_scores(screen, "1 +27.0", "2 +6.0", "3 −8.0", "4 −25.0")
    screen.get_by_role("button", name="Add a penalty").click()
    pick(screen, "Whose", "West")
    pick(screen, "What it is", "P")
    screen.get_by_role("button", name="P: one more").click()
    pick(screen, "Paid", "Off the score")
    screen.get_by_role("button", name="Add", exact=True).click()
    expect_scores(screen, "1 +27.0", "2 +6.0", "3 −10.0", "4 −25.0")
    expect_parts(screen, "West", "Points−3.0", "Uma−5.0", "Off−2.0")


def test_what_the_rulebook_leaves_open_is_chosen(screen: Page) -> None:
    type_points(screen, "41300", "31200", "26500", "20000")
    screen.get_by_role("button", name="Riichi sticks: one more").click()
    pick(screen, "Riichi sticks left at the end", "The winner of the game")
    expect_scores(screen, "1 +27.3", "2 +6.2", "3 −8.5", "4 −25.0")
    expect(screen.locator(".table-figure .arrow")).to_have_text(["1,000"])


def test_a_game_at_home_has_its_own_uma(screen: Page) -> None:
    type_points(screen, "33000", "33000", "33000", "21000")
    screen.get_by_text("Uma, start, oka: 15/5 · 30,000 / 30,000").click()
    pick(screen, "Uma", "20/10")
    expect_scores(screen, "1 +9.6", "1 +9.6", "1 +9.6", "4 −29.0")
    expect(screen.locator("main")).to_contain_text("A shared place kept one decimal, so the sum is slightly off. −0.2P")
    expect(screen.locator("main")).to_contain_text("Uma: +15 / +5 / −5 / −15 · WRC Optional Rules 2022, Mod 4.1")
    pick(screen, "Uma", "15/5 ✓")
    expect_scores(screen, "1 +8.0", "1 +8.0", "1 +8.0", "4 −24.0")


def test_each_part_says_where_it_is_written(screen: Page) -> None:
    type_points(screen, "42300", "31200", "26500", "20000")
    screen.get_by_text("Where it is written").click()
    expect(screen.get_by_role("listitem").filter(has_text="Oka: 0")).to_contain_text("Mod 4.2")


def test_casual_play_leads_here_with_what_lies_on_the_table(page: Page) -> None:
    page.goto("/")
    foul = {"kind": "foul", "by": 0, "foul": "empty-win", "line": "2P"}
    paid = {**foul, "payments": [{"from": 0, "to": "table", "points": 2000}]}
    evening = {"choice": None, "names": ["", "", "", ""], "east": 0, "events": [paid]}
    page.evaluate("(evening) => localStorage.setItem('shinpan.casual', JSON.stringify(evening))", evening)
    page.goto("/#/casual")
    page.get_by_role("link", name="End of a game").click()
    expect(page.get_by_label("Points of penalties on the table")).to_have_value("2000")
