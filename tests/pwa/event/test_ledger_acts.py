"""A director takes points and gives them back, seeing what follows; pwa/tests/money has what else one decides."""

from playwright.sync_api import Page, expect

from tests.pwa.hall import Hall
from tests.pwa.phone import eventually
from tests.pwa.screens import go

POINTS = {"east": 42300, "south": 30200, "west": 30200, "north": -2700}


def points(hall: Hall) -> dict[str, int]:
    items = hall.call("GET", "ledger/points/totals")["items"]
    return {item["account"]["id"]: item["amount"] for item in items}


def test_points_are_taken_after_a_look_at_the_standings_and_given_back(director: Page, hall: Hall) -> None:
    hall.call("PUT", f"hanchans/{hall.hanchans[0]}/result", {"points": POINTS})
    go(director, f"#/player/{hall.players[0]}")
    director.get_by_role("button", name="Give or take…").click()
    dialog = director.get_by_role("dialog")
    amount = dialog.get_by_label("Amount (P)")
    back = dialog.get_by_role("radio", name="Give back")
    place = back.bounding_box()
    expect(dialog.get_by_role("button", name="Take", exact=True)).to_be_disabled()
    amount.fill("1.5")
    expect(dialog.get_by_text("Give an amount above nothing.")).to_be_visible()
    amount.fill("30")
    expect(dialog.get_by_text("Standings")).to_be_visible()
    expect(dialog.get_by_text("0P → 30P")).to_be_visible()
    assert back.bounding_box() == place
    director.set_viewport_size({"width": 390, "height": 560})
    expect(dialog.get_by_role("button", name="Take 30P off")).to_be_in_viewport(ratio=1)
    expect(dialog.get_by_label("Reason")).not_to_be_in_viewport(ratio=1)
    dialog.get_by_role("button", name="Take 30P off").click()
    expect(dialog.get_by_text("Say why, in a few words")).to_be_in_viewport()
    dialog.get_by_role("button", name="Conduct").click()
    dialog.get_by_role("button", name="Take 30P off").click()
    ledger = director.get_by_role("region", name="Points and fines")
    expect(ledger).to_contain_text("30P off the tournament score")
    ledger.get_by_role("button", name="Put right…").click()
    dialog.get_by_role("button", name="Wrong player").click()
    dialog.get_by_role("button", name="Withdraw", exact=True).click()
    eventually(lambda: points(hall) == {hall.players[0]: 0})
