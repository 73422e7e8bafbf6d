"""Issuing something else than prescribed."""

from playwright.sync_api import Page, expect

from tests.pwa.calls import open_call, sent
from tests.pwa.hall import Hall

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
