"""Fines on a desk: who owes what and may play, payments, the cash-up; the account that is open beside them."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Page, expect
from uuid_utils.compat import uuid7

from tests.pwa.desk.desk import beside, desk_of, open_item, open_tab, row, rows
from tests.pwa.event.test_fines import fine, owed, pay
from tests.pwa.hall import Hall
from tests.pwa.phone import eventually
from tests.pwa.screens import go


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


def test_accounts_are_found_filtered_and_walked_through(desk: Page, hall: Hall) -> None:
    debts(hall)
    open_item(desk, "Fines")
    expect(desk.locator(".data-table tbody tr")).to_have_count(5)
    assert [name.split()[0] for name in rows(desk)] == ["Aoki", "Kamo", "Chen", "Bernard", "Dupont"]
    expect(row(desk, "Aoki").locator(".of-owed")).to_have_text("SGD 20.00")
    expect(row(desk, "Aoki").locator(".of-last")).to_contain_text("SGD 20.00 fined")
    expect(row(desk, "Chen").locator(".of-owed")).to_have_text("SGD 5.00 to be paid back")
    expect(row(desk, "Dupont").locator(".of-taken")).to_have_text("30P")
    expect(desk.get_by_text("SGD 30.00 to be paid")).to_be_visible()
    desk.get_by_role("button", name="Owing only").click()
    expect(desk.locator(".data-table tbody tr")).to_have_count(2)
    desk.get_by_role("button", name="Owing only").click()
    desk.keyboard.press("/")
    desk.keyboard.type("bern")
    expect(desk.locator(".data-table tbody tr")).to_have_count(1)
    desk.get_by_role("searchbox").fill("")
    desk.get_by_role("columnheader", name="Name").get_by_role("button").click()
    desk.keyboard.press("j")
    desk.keyboard.press("Enter")
    beside(desk, "Aoki")
    desk.keyboard.press("Escape")
    expect(desk).to_have_url(re.compile("#/fines$"))


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


def test_a_director_lets_a_debtor_play_the_next_game(desk: Page, hall: Hall) -> None:
    fine(hall, 0, 2000)
    open_item(desk, "Fines")
    expect(row(desk, "Aoki").locator(".of-play")).to_have_text("Pays first")
    row(desk, "Aoki").locator(".of-owed").click()
    beside(desk, "Aoki").get_by_role("button", name="Let them play").click()
    dialog = desk.get_by_role("dialog")
    dialog.get_by_role("button", name="Pays later today").click()
    dialog.locator("button.main").click()
    expect(row(desk, "Aoki").locator(".of-play")).to_have_text("May play")
    expect(desk.get_by_text("may play with a fine to pay")).to_be_visible()


def test_payments_are_a_table_and_the_cash_up_a_tab(desk: Page, hall: Hall) -> None:
    debts(hall)
    open_item(desk, "Fines")
    open_tab(desk, "Payments")
    expect(desk.locator(".data-table tbody th a")).to_have_text(["Receipt 2", "Receipt 1"])
    row(desk, "Bernard").locator(".of-method").click()
    beside(desk, "Receipt 1").get_by_role("button", name="Withdraw this payment…").click()
    dialog = desk.get_by_role("dialog")
    dialog.get_by_role("button", name="Wrong player").click()
    dialog.get_by_role("button", name="Withdraw", exact=True).click()
    expect(row(desk, "Bernard").locator(".of-marks")).to_have_text("Withdrawn")
    desk.keyboard.press("Escape")
    open_tab(desk, "Cash-up")
    expect(desk.get_by_role("region", name="Card").locator(".sum")).to_have_text("SGD 5.00")
    expect(desk.get_by_role("region", name="Cash", exact=True)).to_have_count(0)


def test_an_arbiter_sees_who_owes_and_no_cash_up(browser: Browser, hall: Hall) -> None:
    fine(hall, 0, 2000)
    hall.add_official("arbiter", "Arbi")
    with desk_of(browser, hall, "arbiter") as page:
        go(page, "#/fines")
        expect(row(page, "Aoki").locator(".of-owed")).to_have_text("SGD 20.00")
        expect(page.get_by_role("link", name="Cash-up")).to_have_count(0)


def test_it_says_what_was_done(desk: Page, hall: Hall) -> None:
    debts(hall)
    go(desk, f"#/fines/player/{hall.players[0]}")
    desk.get_by_role("button", name="Give or take…").click()
    dialog = desk.get_by_role("dialog")
    dialog.get_by_text("Money (SGD)").click()
    dialog.get_by_label("Amount").fill("20")
    dialog.get_by_role("button", name="Conduct").click()
    dialog.get_by_role("button", name="Fine SGD 20.00").click()
    expect(desk.locator(".toast")).to_have_text("Fine of SGD 20.00 noted: Aoki")
    go(desk, f"#/correct/player/{hall.players[0]}")
    desk.get_by_role("button", name="Withdraw from the tournament…").click()
    dialog.get_by_role("button", name="Ill", exact=True).click()
    dialog.get_by_role("button", name="Withdraw", exact=True).click()
    expect(desk.locator(".toast")).to_have_text("Withdrawn: Aoki")
