"""What was paid too much is handed back, with a reason and a receipt; pwa/tests/money has wrong payments."""

import pytest
from playwright.sync_api import Page, expect

from tests.pwa.event.test_fines import fine, pay
from tests.pwa.hall import Hall
from tests.pwa.phone import eventually
from tests.pwa.screens import take_part


@pytest.fixture
def finance(page: Page, hall: Hall) -> Page:
    """At the page of fines: Aoki has paid 20 of 20; Bernard 15 for a ruling that was withdrawn then."""
    hall.add_official("finance", "Fumi")
    fine(hall, 0, 2000)
    pay(hall, 0, 2000)
    ruling = hall.rule(1, "late", {"seconds_late": 25 * 60})
    pay(hall, 1, 1000)
    hall.call("PUT", f"rulings/{ruling}/withdrawal", {"reason": "another player"})
    take_part(page, hall, "finance")
    page.get_by_role("link", name="Fines").click()
    expect(page.get_by_role("heading", name="Payments")).to_be_visible()
    return page


def test_what_was_paid_too_much_is_handed_back(finance: Page, hall: Hall) -> None:
    back = finance.get_by_role("region", name="To be paid back")
    back.get_by_role("button", name="Bernard").click()
    dialog = finance.get_by_role("dialog")
    amount = dialog.get_by_label("Amount (SGD)")
    amount.fill("10.01")
    expect(dialog.get_by_text("Give an amount up to SGD 10.00.")).to_be_visible()
    amount.fill("10")
    dialog.get_by_text("Transfer", exact=True).click()
    expect(dialog.get_by_role("definition")).to_have_text("−SGD 10.00 → SGD 0.00")
    dialog.get_by_role("button", name="The fine was overturned").click()
    dialog.get_by_role("button", name="SGD 10.00 handed back").click()
    expect(finance.get_by_text("Bernard got SGD 10.00 back.")).to_be_visible()
    expect(back).to_have_count(0)
    refund = finance.get_by_role("region", name="Payments").get_by_role("link", name="Refund 3 · Transfer")
    expect(refund).to_contain_text("−SGD 10.00")
    refund.click()
    expect(finance.get_by_role("heading", name="Refund 3")).to_be_visible()
    expect(finance.locator("main")).to_contain_text("The fine was overturned")
    finance.get_by_role("button", name="Withdraw this refund…").click()
    dialog.get_by_role("button", name="Not handed back after all").click()
    dialog.get_by_role("button", name="Withdraw", exact=True).click()
    expect(finance.locator(".note.bad")).to_contain_text("Not handed back after all")
    total = f"ledger/fines?account={hall.players[1]}"
    eventually(lambda: sum(line["amount"] for line in hall.call("GET", total)["items"]) == -1000)
