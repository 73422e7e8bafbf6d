"""People on a desk: a team and players are added, one after the other."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

from tests.pwa.desk.desk import beside, desk_of, open_item, open_tab, row
from tests.pwa.hall import NAMES, Hall


def test_somebody_is_added_and_a_team(browser: Browser, hall: Hall) -> None:
    with desk_of(browser, hall, "director", ("409 (CONFLICT)",)) as desk:
        open_item(desk, "People")
        a_team_is_added(desk)
        players_are_added_one_after_the_other(desk)
        open_tab(desk, "Teams")
        expect(row(desk, "Haku")).to_contain_text("Iwata and Jansons")
        row(desk, "Haku").locator(".of-names").click()
        beside(desk, "Correct: Haku")
        expect(row(desk, "Haku")).to_have_attribute("aria-current", "true")
    assert [one["team"] for one in hall.call("GET", "players?limit=100")["items"]].count(None) == len(NAMES)


def a_team_is_added(desk: Page) -> None:
    open_tab(desk, "Teams")
    expect(desk.get_by_text("No teams yet.")).to_be_visible()
    desk.get_by_role("link", name="Add a team").click()
    team = beside(desk, "Add a team")
    team.get_by_role("button", name="Add").click()
    expect(team.get_by_text("Say who it is.")).to_be_visible()
    team.get_by_label("Name").fill("Haku")
    team.get_by_role("button", name="Add").click()
    expect(row(desk, "Haku").locator(".of-count")).to_have_text("0")


def players_are_added_one_after_the_other(desk: Page) -> None:
    open_tab(desk, "Players")
    desk.get_by_role("link", name="Add a player").click()
    player = beside(desk, "Add a player")
    player.get_by_label("Name").fill("Iwata")
    player.get_by_label("Id number").fill("103")
    player.get_by_label("Team").select_option("Haku")
    player.get_by_role("button", name="Add").click()
    expect(player.get_by_role("alert")).to_be_visible()  # Dupont has that number
    player.get_by_label("Id number").fill("")
    player.get_by_role("button", name="Add").click()
    expect(row(desk, "Iwata")).to_be_visible()
    expect(player.get_by_label("Name")).to_have_value("")
    desk.keyboard.type("Jansons")
    desk.keyboard.press("Enter")
    expect(row(desk, "Jansons")).to_be_visible()
