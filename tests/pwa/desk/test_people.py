"""People on a desk: tables of players, teams and officials, with the one that is open beside them."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Locator, Page, expect
from uuid_utils.compat import uuid7

from tests.pwa.desk.desk import beside, desk_of, open_item, open_tab, row, rows
from tests.pwa.hall import NAMES, Hall
from tests.pwa.screens import go


def cell(page: Page, name: str, column: str) -> Locator:
    return row(page, name).locator(f".of-{column}")


def test_players_are_found_sorted_and_opened(desk: Page, hall: Hall) -> None:
    hall.rule(5, "empty-win")
    points = {"east": 42300, "south": 30200, "west": 30200, "north": -2700}
    hall.call("PUT", f"hanchans/{hall.hanchans[0]}/result", {"points": points, "deposits": 0})
    fine = {"account": {"kind": "player", "id": hall.players[3]}, "unit": "SGD", "amount": 2000}
    hall.call("PUT", f"ledger/decisions/{uuid7()}", {**fine, "reason": "phone at the table"})
    open_item(desk, "People")
    assert rows(desk) == list(NAMES)
    each_row_says_what_a_director_looks_for(desk)
    desk.get_by_role("button", name="Owes").click()
    assert rows(desk)[0] == "Dupont"
    desk.keyboard.press("/")
    desk.keyboard.type("105")
    assert rows(desk) == ["Fabre"]
    desk.get_by_role("searchbox").fill("nobody")
    expect(desk.get_by_text("Nobody here by that name.")).to_be_visible()
    desk.get_by_role("searchbox").fill("")
    a_player_is_put_right_beside_the_table(desk)


def each_row_says_what_a_director_looks_for(desk: Page) -> None:
    expect(cell(desk, "Dupont", "owed")).to_have_text("SGD 20.00")
    expect(cell(desk, "Dupont", "games")).to_have_text("1")
    expect(cell(desk, "Dupont", "seat")).to_have_text("")
    expect(cell(desk, "Fabre", "seat")).to_have_text(re.compile(r"South\s*Table 8\s*Round 1"))
    expect(cell(desk, "Fabre", "fouls")).to_have_text("1")
    expect(cell(desk, "Fabre", "taken")).to_have_text("30P")


def a_player_is_put_right_beside_the_table(desk: Page) -> None:
    row(desk, "Fabre").locator(".of-number").click()
    beside(desk, "Fabre").get_by_role("link", name="Correct").click()
    beside(desk, "Correct: Fabre").get_by_label("Name", exact=True).fill("Favre")
    desk.get_by_role("button", name="See what follows").click()
    dialog = desk.get_by_role("dialog")
    dialog.get_by_role("textbox", name="Reason").fill("Misspelt")
    dialog.get_by_role("button", name="Correct it").click()
    expect(dialog).to_have_count(0)
    expect(row(desk, "Favre")).to_have_attribute("aria-current", "true")
    desk.keyboard.press("Escape")
    expect(desk).to_have_url(re.compile("#/people/players$"))


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


def test_officials_show_their_roles_phones_and_links(desk: Page, hall: Hall) -> None:
    open_item(desk, "People")
    open_tab(desk, "Officials")
    expect(row(desk, "Dora")).to_contain_text(re.compile(r"director\s*1"))
    expect(row(desk, "Referee")).to_contain_text("No phone yet")
    row(desk, "Referee").locator(".of-roles").click()
    expect(beside(desk, "Referee").get_by_role("link", name="One more phone")).to_be_visible()
    expect(desk.locator(".list-tabs [aria-current]")).to_have_text("Officials")
    desk.get_by_role("button", name="Revoke Referee").click()
    desk.get_by_role("dialog").get_by_role("button", name="Revoke").click()
    expect(row(desk, "Referee")).to_contain_text("Revoked")
    assert rows(desk)[-1] == "Referee"
    desk.get_by_role("link", name="Close").click()
    expect(desk).to_have_url(re.compile("#/people$"))
    desk.get_by_role("link", name="Board, tokens, personal data").click()
    expect(beside(desk, "Board, tokens, personal data").get_by_role("switch").first).to_be_checked()
    go(desk, "#/people/players")
    expect(row(desk, "Aoki")).to_be_visible()


def test_the_tests_of_officials_are_found_beside_them(desk: Page) -> None:
    open_item(desk, "People")
    open_tab(desk, "Officials")
    desk.get_by_role("link", name="Tests", exact=True).click()
    expect(desk.get_by_role("heading", level=1)).to_have_text("Tests")
    expect(desk.locator(".rail [aria-current]")).to_have_text("People")
    desk.get_by_role("link", name="New test").click()
    expect(desk.get_by_role("button", name=re.compile("^Make a test"))).to_be_visible()
