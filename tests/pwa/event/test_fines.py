"""A fine is paid without a network; pwa/tests/money has the rest of the page of fines."""

import pytest
from playwright.sync_api import Page, expect
from uuid_utils.compat import uuid7

from tests.pwa.hall import Hall
from tests.pwa.phone import CUT_OFF
from tests.pwa.screens import go, take_part


@pytest.fixture
def forgiven() -> tuple[str, ...]:
    return CUT_OFF


def fine(hall: Hall, player: int, amount: int) -> None:
    account = {"kind": "player", "id": hall.players[player]}
    body = {"account": account, "unit": "SGD", "amount": amount, "reason": "late"}
    hall.call("PUT", f"ledger/decisions/{uuid7()}", body)


def pay(hall: Hall, player: int, amount: int, method: str = "cash") -> str:
    account = {"kind": "player", "id": hall.players[player]}
    return hall.add("payments", {"account": account, "unit": "SGD", "amount": amount, "method": method})


def owed(hall: Hall) -> list[int]:
    return [total["amount"] for total in hall.call("GET", "ledger/fines/totals?owing=true")["items"]]


@pytest.fixture
def finance(page: Page, hall: Hall) -> Page:
    """At the page of fines: Aoki owes 20, Bernard 15.50."""
    hall.add_official("finance", "Fumi")
    fine(hall, 0, 2000)
    fine(hall, 1, 1550)
    take_part(page, hall, "finance")
    page.get_by_role("link", name="Fines").click()
    expect(page.get_by_role("heading", name="To be paid")).to_be_visible()
    return page


def test_without_a_network_it_is_taken_and_its_receipt_comes_later(finance: Page, hall: Hall) -> None:
    finance.context.set_offline(True)
    finance.get_by_role("button", name="Aoki").click()
    finance.get_by_role("button", name="Take SGD 20.00").click()
    paid = finance.get_by_role("region", name="Payments")
    expect(paid).to_contain_text("Receipt once it is sent")
    expect(finance.get_by_role("button", name="Aoki")).to_have_count(0)
    finance.context.set_offline(False)
    expect(paid).to_contain_text("Receipt 1", timeout=15_000)
    expect(paid.get_by_role("listitem")).to_have_count(1)
    assert owed(hall) == [1550]
    go(finance, "#/outbox")  # what was sent is not taken for lost
    expect(finance.get_by_text("Everything is sent.")).to_be_visible()
