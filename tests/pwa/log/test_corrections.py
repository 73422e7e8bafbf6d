"""Once a ruling is withdrawn, the phone says at once what the table puts right."""

from playwright.sync_api import Page, expect

from tests.pwa.hall import Hall
from tests.pwa.phone import eventually
from tests.pwa.screens import go

PUT_RIGHT = "Put right at the table"


def lines(page: Page) -> list[str]:
    return page.get_by_role("region", name=PUT_RIGHT).get_by_role("listitem").all_inner_texts()


def test_after_a_withdrawal_the_hand_is_alive_again(referee: Page, hall: Hall) -> None:
    ruling = hall.rule(1, "swap-calling", seat="south")
    go(referee, f"#/ruling/{ruling}")
    referee.get_by_role("button", name="Withdraw").click()
    sheet = referee.get_by_role("dialog")
    sheet.get_by_role("button", name="It did not happen").click()
    sheet.get_by_role("button", name="Withdraw", exact=True).click()
    put_right = referee.get_by_role("region", name=PUT_RIGHT)
    expect(put_right.get_by_role("listitem").first).to_contain_text("If the hand is still played")
    expect(put_right).to_be_in_viewport()
    eventually(lambda: hall.rulings()[0]["status"] == "withdrawn")
    assert lines(referee) == [line["text"] for line in hall.call("GET", f"rulings/{ruling}")["corrections"]]
