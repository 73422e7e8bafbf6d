"""Fines on a desk: the account that is put right beside the table."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from uuid_utils.compat import uuid7

from tests.pwa.desk.desk import beside, open_item, row
from tests.pwa.event.test_fines import fine, owed, pay
from tests.pwa.hall import Hall
from tests.pwa.phone import eventually


def debts(hall: Hall) -> None:
    """Aoki owes 20, Bernard has paid all of 15, Chen gets 5 back; a team owes 10; Dupont lost 30P."""
    fine(hall, 0, 2000)
    fine(hall, 1, 1500)
    pay(hall, 1, 1500)
    fine(hall, 2, 500)
    pay(hall, 2, 500, "card")
    account = {"kind": "player", "id": hall.players[2]}
    hall.call("PUT", f"ledger/decisions/{uuid7()}", {"account": account, "unit": "SGD", "amount": -500, "reason": "x"})
    team = {"kind": "team", "id": hall.add("teams", {"name": "Kamo"})}
    hall.call("PUT", f"ledger/decisions/{uuid7()}", {"account": team, "unit": "SGD", "amount": 1000, "reason": "late"})
    hall.rule(3, "empty-win")


def test_the_account_is_put_right_beside_the_table(desk: Page, hall: Hall) -> None:
    debts(hall)
    open_item(desk, "Fines")
    row(desk, "Chen").locator(".of-owed").click()
    beside(desk, "Chen").get_by_role("button", name="Pay back…").click()
    dialog = desk.get_by_role("dialog")
    dialog.get_by_role("button", name="Paid twice").click()
    dialog.get_by_role("button", name="SGD 5.00 handed back").click()
    expect(row(desk, "Chen").locator(".of-owed")).to_have_text("")
    row(desk, "Aoki").locator(".of-owed").click()
    beside(desk, "Aoki").get_by_role("button", name="Waive…").click()
    dialog.get_by_label("Amount (SGD)").fill("5")
    dialog.get_by_role("button", name="First time").click()
    dialog.get_by_role("button", name="Waive SGD 5.00").click()
    expect(row(desk, "Aoki").locator(".of-owed")).to_have_text("SGD 15.00")
    desk.get_by_role("button", name="Take a payment…").click()
    dialog.get_by_label("Amount (SGD)").fill("5")
    dialog.get_by_role("button", name="Take SGD 5.00").click()
    expect(desk.locator(".toast")).to_have_text("Aoki has paid SGD 5.00.")
    expect(row(desk, "Aoki").locator(".of-owed")).to_have_text("SGD 10.00")
    desk.get_by_role("button", name="Take a payment…").click()
    dialog.get_by_role("button", name="Take SGD 10.00").click()
    expect(row(desk, "Aoki").locator(".of-owed")).to_have_text("")
    eventually(lambda: owed(hall) == [1000])
