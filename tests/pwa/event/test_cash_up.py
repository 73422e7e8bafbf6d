"""The cash-up on the finance coordinator's phone: what was taken today, what was counted, and once more."""

from playwright.sync_api import Page, expect
from uuid_utils.compat import uuid7

from tests.pwa.event.test_fines import fine, pay
from tests.pwa.hall import Hall
from tests.pwa.screens import go, take_part


def a_day(hall: Hall) -> None:
    """45 in cash, 5 of it handed back; 5 by card; one payment withdrawn."""
    fine(hall, 0, 10000)
    pay(hall, 0, 2500)
    pay(hall, 0, 2000)
    pay(hall, 0, 500, "card")
    hall.call("PUT", f"payments/{pay(hall, 0, 100)}/withdrawal", {"reason": "twice"})
    account = {"account": {"kind": "player", "id": hall.players[0]}, "unit": "SGD"}
    hall.call("PUT", f"ledger/decisions/{uuid7()}", {**account, "amount": -5500, "reason": "not late"})
    hall.call("PUT", f"refunds/{uuid7()}", {**account, "amount": 500, "method": "cash", "reason": "not late"})


def test_a_day_is_counted_and_counted_again(page: Page, hall: Hall) -> None:
    hall.add_official("finance", "Fumi")
    a_day(hall)
    take_part(page, hall, "finance")
    go(page, "#/fines")
    page.get_by_role("link", name="Cash-up").click()
    cash = page.get_by_role("region", name="Cash")
    expect(cash.locator(".sum")).to_have_text("SGD 40.00")
    expect(cash).to_contain_text("SGD 45.00 taken, SGD 5.00 handed back")
    expect(page.get_by_role("region", name="Card").locator(".sum")).to_have_text("SGD 5.00")
    told = {item["method"]: item["expected"] for item in hall.call("GET", "cash-up")["items"]}
    assert told == {"cash": 4000, "card": 500}
    count(page, "38,50", "a coin is missing", "SGD 1.50 missing")
    expect(cash.locator("> .note")).to_contain_text("SGD 38.50 counted · SGD 1.50 missing")
    expect(cash.locator("> .note")).to_contain_text("Fumi")
    cash.get_by_role("button", name="Count again…").click()
    page.get_by_label("Handed over or counted (SGD)").fill("40")
    page.get_by_role("button", name="Keep this count").click()
    expect(page.get_by_text("Say why, in a few words")).to_be_visible()
    page.get_by_label("What was wrong with the count before").fill("it lay under the table")
    page.get_by_role("button", name="Keep this count").click()
    expect(cash.locator("> .note")).to_contain_text("SGD 40.00 counted · it agrees")
    cash.get_by_text("Counted before: 1").click()
    expect(cash).to_contain_text("SGD 38.50Fumi")
    (_, item) = sorted(hall.call("GET", "cash-up")["items"], key=lambda one: bool(one["count"]))
    assert (item["count"]["difference"], item["count"]["note"]) == (0, "it lay under the table")


def count(page: Page, amount: str, note: str, difference: str) -> None:
    page.get_by_role("region", name="Cash").get_by_role("button", name="Enter what was counted…").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Keep this count").click()
    expect(dialog.get_by_text("Give an amount.")).to_be_visible()
    dialog.get_by_label("Handed over or counted (SGD)").fill("-1")
    expect(dialog.get_by_text("Below zero is only")).to_be_visible()
    dialog.get_by_label("Handed over or counted (SGD)").fill(amount)
    expect(dialog.get_by_text(difference)).to_be_visible()
    dialog.get_by_label("Note (optional)").fill(note)
    dialog.get_by_role("button", name="Keep this count").click()
