"""A phone that can't keep anything says so where it was tapped, and the next tap tries again."""

import pytest
from playwright.sync_api import Page, expect

from tests.pwa.calls import TAKE_BACK, outbox
from tests.pwa.hall import Hall
from tests.pwa.screens import choose, control_hand, go

FULL = """() => {
  const { add, delete: drop } = IDBObjectStore.prototype;
  const fail = () => { throw new DOMException('full', 'QuotaExceededError'); };
  Object.assign(IDBObjectStore.prototype, { add: fail, delete: fail });
  window.makeRoom = () => Object.assign(IDBObjectStore.prototype, { add, delete: drop });
}"""
NOT_KEPT = "This phone could not save it."


@pytest.fixture
def forgiven() -> tuple[str, ...]:
    return ("QuotaExceededError",)


def test_the_end_of_a_hand_and_taking_it_back(referee: Page, hall: Hall) -> None:
    go(referee, f"#/table/{hall.tables[0]}")
    control_hand(referee, "Hand ended")
    sheet = referee.get_by_role("dialog")
    choose(sheet, "Four riichi")
    for name, after in (("Record the end", "East 1 has ended"), (TAKE_BACK, "")):
        referee.evaluate(FULL)
        sheet.get_by_role("button", name=name).click()
        expect(sheet.get_by_role("alert")).to_contain_text(NOT_KEPT)
        referee.evaluate("makeRoom()")
        sheet.get_by_role("button", name=name).click()
        if after:
            expect(sheet.get_by_role("heading", name=after)).to_be_visible()
    expect(sheet).to_have_count(0)
    assert outbox(referee) == []


def test_a_withdrawal(referee: Page, hall: Hall) -> None:
    go(referee, f"#/ruling/{hall.rule(0, 'unclear-call')}")
    referee.get_by_role("button", name="Withdraw").click()
    sheet = referee.get_by_role("dialog")
    sheet.get_by_label("Reason").fill("Heard it wrong")
    referee.evaluate(FULL)
    sheet.get_by_role("button", name="Withdraw").click()
    expect(sheet.get_by_role("alert")).to_contain_text(NOT_KEPT)
    referee.evaluate("makeRoom()")
    sheet.get_by_role("button", name="Withdraw").click()
    expect(referee.locator(".hall-verdict")).to_contain_text("Withdrawn")
