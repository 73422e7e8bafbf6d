"""A director waives a fine and gives or takes points, on the player's page and on an account, seeing what follows."""

from playwright.sync_api import Page, expect
from uuid_utils.compat import uuid7

from tests.pwa.event.test_fines import fine, owed, pay
from tests.pwa.hall import Hall
from tests.pwa.phone import eventually
from tests.pwa.screens import go, take_part

POINTS = {"east": 42300, "south": 30200, "west": 30200, "north": -2700}


def points(hall: Hall) -> dict[str, int]:
    items = hall.call("GET", "ledger/points/totals")["items"]
    return {item["account"]["id"]: item["amount"] for item in items}


def test_one_fine_of_several_is_waived_on_its_line(director: Page, hall: Hall) -> None:
    fine(hall, 0, 2000)
    fine(hall, 0, 500)
    go(director, f"#/player/{hall.players[0]}")
    ledger = director.get_by_role("region", name="Points and fines")
    ledger.get_by_role("term").filter(has_text="late").nth(1).get_by_role("button", name="Waive…").click()
    dialog = director.get_by_role("dialog")
    expect(dialog.get_by_label("Amount (SGD)")).to_have_value("5.00")
    expect(dialog.get_by_role("definition")).to_have_text("SGD 25.00 → SGD 20.00")
    dialog.get_by_role("button", name="Waive SGD 5.00").click()
    expect(dialog.get_by_text("Say why, in a few words")).to_be_visible()
    assert owed(hall) == [2500]
    dialog.get_by_role("button", name="First time").click()
    dialog.get_by_role("button", name="Waive SGD 5.00").click()
    expect(ledger).to_contain_text("SGD 20.00 to pay")
    assert owed(hall) == [2000]
    cancel(hall, 0)
    expect(ledger).to_contain_text("SGD 0.00 to pay")
    expect(ledger.get_by_role("button", name="Waive…")).to_have_count(0)
    waived = ledger.get_by_role("term").filter(has_text="waived")
    waived.get_by_role("button", name="Put right…").click()
    expect(dialog).to_contain_text("Aoki · SGD 5.00 waived")
    expect(dialog.get_by_role("definition")).to_have_text("SGD 0.00 → SGD 5.00")
    dialog.get_by_label("Reason").fill("it was another player")
    dialog.get_by_role("button", name="Withdraw", exact=True).click()
    expect(ledger).to_contain_text("SGD 5.00 to pay")
    expect(ledger.get_by_role("button", name="Put right…")).to_have_count(0)
    ledger.get_by_role("button", name="Waive…").click()
    expect(dialog.get_by_label("Amount (SGD)")).to_have_value("5.00")
    cancel(hall, 1)
    assert owed(hall) == []


def cancel(hall: Hall, place: int) -> None:
    """The fine at this place of the ledger is withdrawn."""
    fine = hall.call("GET", "ledger/fines")["items"][place]["cause_id"]
    hall.call("PUT", f"ledger/decisions/{fine}/withdrawal", {"reason": "another player"})


def test_what_is_open_of_a_fine_is_waived_no_more(director: Page, hall: Hall) -> None:
    """The older one is paid first: of that only a part is open."""
    fine(hall, 0, 2000)
    fine(hall, 0, 500)
    pay(hall, 0, 1200)
    go(director, f"#/player/{hall.players[0]}")
    expect(director.get_by_role("region", name="Points and fines")).to_contain_text("SGD 13.00 to pay")
    director.get_by_role("button", name="Waive…").first.click()
    dialog = director.get_by_role("dialog")
    expect(dialog.get_by_label("Amount (SGD)")).to_have_value("8.00")
    dialog.get_by_label("Amount (SGD)").fill("8.01")
    expect(dialog.get_by_text("Give an amount up to SGD 8.00.")).to_be_visible()
    dialog.get_by_label("Amount (SGD)").fill("8")
    dialog.get_by_role("button", name="First time").click()
    dialog.get_by_role("button", name="Waive SGD 8.00").click()
    expect(director.get_by_role("button", name="Waive…")).to_have_count(1)
    assert owed(hall) == [500]


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


def test_an_account_is_reached_from_fines_and_a_team_has_one_too(director: Page, hall: Hall) -> None:
    fine(hall, 0, 2000)
    team = hall.add("teams", {"name": "Kamo"})
    body = {"account": {"kind": "team", "id": team}, "unit": "SGD", "amount": 1000, "reason": "late"}
    hall.call("PUT", f"ledger/decisions/{uuid7()}", body)
    go(director, "#/fines")
    director.get_by_role("button", name="Aoki").click()
    director.get_by_role("link", name="Open the account").click()
    expect(director.get_by_role("heading", name="Aoki")).to_be_visible()
    director.get_by_role("button", name="Take a payment…").click()
    director.get_by_role("button", name="Take SGD 20.00").click()
    expect(director.get_by_role("region", name="Points and fines")).to_contain_text("SGD 0.00 to pay")
    go(director, f"#/fines/team/{team}")
    director.get_by_role("button", name="Waive…").click()
    director.get_by_role("dialog").get_by_role("button", name="Not their fault").click()
    director.get_by_role("button", name="Waive SGD 10.00").click()
    eventually(lambda: owed(hall) == [])


def test_who_only_takes_payments_decides_nothing(page: Page, hall: Hall) -> None:
    hall.add_official("finance", "Fumi")
    fine(hall, 0, 2000)
    take_part(page, hall, "finance")
    go(page, f"#/fines/player/{hall.players[0]}")
    expect(page.get_by_role("button", name="Take a payment…")).to_be_visible()
    expect(page.get_by_role("button", name="Waive…")).to_have_count(0)
    expect(page.get_by_role("button", name="Give or take…")).to_have_count(0)
