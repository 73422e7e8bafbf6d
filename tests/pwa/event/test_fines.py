"""Who owes a fine, on the finance coordinator's phone: a payment in three taps, with or without a network."""

import pytest
from playwright.sync_api import Page, expect
from uuid_utils.compat import uuid7

from tests.pwa.hall import Hall
from tests.pwa.phone import CUT_OFF, eventually
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


def test_a_payment_takes_three_taps(finance: Page, hall: Hall) -> None:
    owing = finance.get_by_role("region", name="To be paid")
    expect(owing.get_by_role("listitem")).to_have_count(2)
    owing.get_by_role("button", name="Aoki").click()
    finance.get_by_text("Card", exact=True).click()
    finance.get_by_role("button", name="Take SGD 20.00").click()
    expect(owing.get_by_role("listitem")).to_have_count(1)
    expect(finance.get_by_role("region", name="Payments")).to_contain_text("Receipt 1 · Card")
    assert owed(hall) == [1550]


def test_a_part_of_it_and_never_more(finance: Page, hall: Hall) -> None:
    finance.get_by_role("button", name="Bernard").click()
    amount, take = finance.get_by_label("Amount (SGD)"), finance.get_by_role("button", name="Take")
    for wrong in ("15,51", "", "free", "1.234", "-5"):
        amount.fill(wrong)
        expect(take).to_be_disabled()
        expect(finance.get_by_text("Give an amount up to SGD 15.50.")).to_be_visible()
    amount.fill("5,5")
    take.click()
    expect(finance.get_by_role("button", name="Bernard")).to_contain_text("SGD 5.50 paid")
    expect(finance.get_by_role("button", name="Bernard")).to_contain_text("SGD 10.00")
    eventually(lambda: sorted(owed(hall)) == [1000, 2000])


def test_what_was_settled_long_ago_is_not_told_again(finance: Page, hall: Hall) -> None:
    """Aoki paid all; what is owed now is owed since the new fine, of which nothing is paid."""
    pay(hall, 0, 2000)
    expect(finance.get_by_role("button", name="Aoki")).to_have_count(0)
    fine(hall, 0, 3000)
    again = finance.get_by_role("button", name="Aoki")
    expect(again).to_contain_text("SGD 30.00")
    expect(again).not_to_contain_text("paid")
    pay(hall, 0, 1000)
    expect(again).to_contain_text("SGD 10.00 paid")
    items = hall.call("GET", "ledger/fines")["items"]
    (total,) = (
        one for one in hall.call("GET", "ledger/fines/totals")["items"] if one["account"]["id"] == hall.players[0]
    )
    assert total["since"] == next(line["at"] for line in items if line["amount"] == 3000)


def test_it_is_told_what_each_fine_is_for_and_what_they_come_to(finance: Page, hall: Hall) -> None:
    withdrawn = hall.rule(0, "late", {"seconds_late": 22 * 60})
    hall.call("PUT", f"rulings/{withdrawn}/withdrawal", {"reason": "wrong player"})
    hall.rule(2, "late", {"seconds_late": 25 * 60})
    fine(hall, 2, 500)
    owing = finance.get_by_role("region", name="To be paid")
    expect(owing).to_contain_text("SGD 50.50 in all")
    owing.get_by_role("button", name="Chen").click()
    causes = finance.get_by_role("dialog").get_by_role("definition")
    expect(causes).to_have_text(["SGD 10.00 fined", "SGD 5.00 fined"])
    terms = finance.get_by_role("dialog").get_by_role("term")
    expect(terms.nth(0)).to_contain_text("Late")
    expect(terms.nth(1)).to_contain_text("late")


def test_what_was_paid_for_nothing_is_to_be_paid_back(finance: Page, hall: Hall) -> None:
    ruling = hall.rule(2, "late", {"seconds_late": 25 * 60})
    finance.get_by_role("button", name="Chen").click()
    finance.get_by_role("button", name="Take SGD 10.00").click()
    eventually(lambda: owed(hall) == [2000, 1550])
    back = finance.get_by_role("region", name="To be paid back")
    expect(back).to_have_count(0)
    hall.call("PUT", f"rulings/{ruling}/withdrawal", {"reason": "another player"})
    expect(back.get_by_role("button", name="Chen SGD 10.00 paid SGD 10.00", exact=True)).to_be_visible()
    expect(finance.get_by_text("SGD 35.50 in all")).to_be_visible()
    fine(hall, 2, 1000)  # by which the director gives it back
    expect(back).to_have_count(0)


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


def test_a_referee_sees_who_owes_but_takes_nothing(referee: Page, hall: Hall) -> None:
    fine(hall, 0, 2000)
    go(referee, "#/fines")
    owing = referee.get_by_role("region", name="To be paid")
    expect(owing).to_contain_text("Aoki")
    expect(owing.get_by_role("button")).to_have_count(0)


def test_a_players_page_tells_every_line(referee: Page, hall: Hall) -> None:
    ruling = hall.rule(0, "empty-win", {"hand_shown": False})
    hall.call("PUT", f"rulings/{ruling}/withdrawal", {"reason": "another player"})
    fine(hall, 0, 2000)
    go(referee, f"#/player/{hall.players[0]}")
    ledger = referee.get_by_role("region", name="Points and fines")
    expect(ledger).to_contain_text("0P off the tournament score")
    amounts = ledger.locator("dd")
    expect(amounts).to_have_text(["30P taken", "30P given back", "SGD 20.00 fined"])
    expect(ledger).to_contain_text("SGD 20.00 to pay")
    expect(ledger).to_contain_text("late")


LINES = {
    "en": ["30P taken", "30P given back", "SGD 20.00 fined", "SGD 15.00 paid", "SGD 5.00 waived"],
    "ja": ["30P 減点", "30P 返還", "罰金 SGD 20.00", "SGD 15.00 支払い", "SGD 5.00 免除"],
    "fr": ["30P retirés", "30P rendus", "amende de SGD 20.00", "SGD 15.00 payés", "remise de SGD 5.00"],
    "ru": ["30P снято", "30P возвращено", "штраф SGD 20.00", "SGD 15.00 заплачено", "SGD 5.00 прощено"],
}


@pytest.mark.parametrize("lang", LINES)
def test_lines_read_as_people_say_them(director: Page, hall: Hall, lang: str) -> None:
    ruling = hall.rule(0, "empty-win", {"hand_shown": False})
    hall.call("PUT", f"rulings/{ruling}/withdrawal", {"reason": "another player"})
    fine(hall, 0, 2000)
    account = {"account": {"kind": "player", "id": hall.players[0]}, "unit": "SGD"}
    hall.call("PUT", f"payments/{uuid7()}", {**account, "amount": 1500, "method": "cash"})
    hall.call("PUT", f"ledger/decisions/{uuid7()}", {**account, "amount": -500, "waives": True, "reason": "a storm"})
    director.evaluate("async (c) => (await import('/bundle/inspect.js')).change(c)", {"lang": lang})
    go(director, f"#/player/{hall.players[0]}")
    expect(director.locator("[aria-labelledby=ledger] dd")).to_have_text(LINES[lang])
    go(director, "#/journal")
    for line in LINES[lang]:
        expect(director.get_by_text(f"Aoki {line}").first).to_be_visible()


def test_what_the_server_refused_was_not_paid(finance: Page, hall: Hall) -> None:
    """Somebody else took the money while the dialog was open."""
    finance.get_by_role("button", name="Aoki").click()
    pay(hall, 0, 2000)
    finance.get_by_role("dialog").get_by_role("button", name="Take SGD 20.00").click()
    expect(finance.locator(".toast")).to_have_text("The payment was refused: it is with what needs you.")
    expect(finance.get_by_text("has paid")).to_have_count(0)
    go(finance, "#/outbox")
    expect(finance.get_by_role("article")).to_contain_text("Nothing is owed. There is nothing to pay.")
