"""Issuing something else than prescribed, or what the book leaves to the referee."""

import re

from playwright.sync_api import Page, expect

from tests.pwa.calls import ISSUE, answer, open_call, sent
from tests.pwa.hall import SEATS, Hall
from tests.pwa.screens import go

LINE = ".call-verdict .call-line"


def test_something_else_needs_a_penalty_and_a_reason(referee: Page, hall: Hall) -> None:
    open_call(referee, hall, "empty-win")
    referee.get_by_role("button", name="Rule otherwise").click()
    sheet = referee.get_by_role("dialog", name="Rule otherwise")
    sheet.get_by_role("button", name="Issue", exact=True).click()
    expect(sheet).to_contain_text("Choose at least one penalty.")
    expect(sheet).to_contain_text("Say why, in a few words: it is kept in the log.")
    expect(sheet.get_by_role("group", name="On whom")).to_have_count(0)  # it can be the player alone
    sheet.get_by_role("group", name="Penalties: one or more").get_by_label("Warning").check()
    sheet.get_by_label("Point penalty").check()
    expect(sheet.get_by_label("Warning")).to_be_checked()
    sheet.get_by_role("button", name="Issue", exact=True).click()
    expect(sheet).to_contain_text("Give whole P from 1 to 1,000.")
    amount = sheet.get_by_role("group", name="Point penalty: how many P?")
    amount.get_by_role("button", name="10P").click()
    expect(sheet.get_by_role("status")).to_have_text("Warning + 10P")
    amount.get_by_role("button", name="Another number").click()
    sheet.get_by_role("textbox", name="Point penalty: how many P?").fill("7")
    expect(sheet.get_by_role("status")).to_have_text("Warning + 7P")
    sheet.get_by_label("Reason").fill("The tile was hidden")
    sheet.get_by_role("button", name="Issue", exact=True).click()
    expect(referee.locator(LINE)).to_have_text("Warning + 7P")
    sent(referee)
    (ruling,) = hall.rulings()
    assert not ruling["prescribed_followed"]
    assert [(one["kind"], one.get("p")) for one in ruling["penalties"]] == [("warning", None), ("points", 7)]
    assert hall.call("GET", f"rulings/{ruling['id']}")["issued"]["reason"] == "The tile was hidden"


def test_something_else_may_fall_on_the_players_team(referee: Page, hall: Hall) -> None:
    team, player, table, hanchan = (f"01980000-0000-7000-8000-00000000000{number}" for number in range(4))
    hall.call("PUT", f"teams/{team}", {"name": "Reds"})
    hall.call("PUT", f"players/{player}", {"name": "Ito", "id_number": "109", "team": team})
    hall.call("PUT", f"tables/{table}", {"label": "9"})
    seats = dict(zip(SEATS, [player, *hall.players[:3]], strict=True))
    hall.call("PUT", f"hanchans/{hanchan}", {"table": table, "round": "2", "seats": seats})
    go(referee, f"#/call/{table}/east/empty-win")
    referee.get_by_role("button", name="Rule otherwise").click()
    sheet = referee.get_by_role("dialog")
    whom = sheet.get_by_role("group", name="On whom")
    expect(whom.locator("label")).to_have_text(["Ito", "the team", "each teammate"])
    whom.get_by_text("the team").click()
    sheet.get_by_label("Warning").check()
    expect(sheet.get_by_role("status")).to_have_text("Warning - the team")


def test_a_book_in_table_points_is_asked_and_answered_in_them(referee: Page, hall: Hall) -> None:
    hall.change({"rulebook": {"id": "rrc-1-5"}})
    open_call(referee, hall, "obstruction")
    answer(referee, "The table is too loud")
    referee.get_by_role("button", name="Choose what to issue").click()
    sheet = referee.get_by_role("dialog")
    sheet.get_by_role("group", name="Within the range").locator("label").nth(1).click()
    amount = sheet.get_by_role("group", name="Point penalty: how many points?")
    expect(amount.locator("button", has_text=re.compile("^2,000$"))).to_have_attribute("aria-pressed", "true")
    amount.get_by_role("button", name="Another number").click()
    points = sheet.get_by_role("textbox", name="Point penalty: how many points?")
    expect(points).to_have_value("2000")
    points.fill("2500")
    sheet.get_by_label("Reason").fill("Twice asked to be quiet")
    sheet.get_by_role("button", name="Issue", exact=True).click()
    expect(sheet).to_contain_text("Give whole thousands up to 1,000,000.")
    points.fill("3000")
    sheet.get_by_role("button", name="Issue", exact=True).click()
    expect(referee.locator(LINE)).to_contain_text("3,000")
    sent(referee)
    (ruling,) = hall.rulings()
    assert [(one["p"], one["unit"]) for one in ruling["penalties"]] == [(3, "pts")]


def test_discretion_is_used_within_the_range_that_is_shown(referee: Page, hall: Hall) -> None:
    open_call(referee, hall, "slow-play")
    answer(referee, "Yes")
    expect(referee.get_by_role("button", name=ISSUE)).to_have_count(0)
    referee.get_by_role("button", name="Choose what to issue").click()
    sheet = referee.get_by_role("dialog")
    choices = sheet.get_by_role("group", name="Within the range").locator("label")
    expect(choices).to_have_text(["Warning", "Dead hand", "Chonbo (30P)", "Disqualification"])
    choices.nth(0).click()
    choices.nth(1).click()
    expect(sheet.get_by_role("radio", name="Dead hand")).to_be_checked()
    sheet.get_by_label("Reason").fill("Third reminder")
    sheet.get_by_role("button", name="Issue", exact=True).click()
    expect(referee.locator(LINE)).to_have_text("Dead hand")
    expect(referee.get_by_label("Say formally")).to_be_visible()
    sent(referee)
    (ruling,) = hall.rulings()
    assert ruling["prescribed_followed"]
    assert ruling["kind"] == "dead-hand"
