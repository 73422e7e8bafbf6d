"""A director puts right what was entered of people: what follows is seen first, and every change has a reason."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect
from uuid_utils.compat import uuid7

from tests.pwa.hall import Hall
from tests.pwa.phone import CUT_OFF
from tests.pwa.screens import go, overflow

SHEET = "name,id_number,team\nAoki Jun,110,\nBernard,191,Kamo\nChen,,\nDupont,103,\nFabre,105,\nIto,,Kamo\n"


@pytest.fixture
def forgiven() -> tuple[str, ...]:
    return CUT_OFF


@pytest.fixture
def hall(hall: Hall) -> Hall:
    """Aoki was fined and ruled on; Goto was entered twice, and fined under both entries; Twice never came."""
    hall.rule(0, "late", {"seconds_late": 1500})
    for name in ("Gotoh", "Twice"):
        hall.players.append(hall.add("players", {"name": name}))
    for player in hall.players[6], hall.players[8]:
        fine = {"account": {"kind": "player", "id": player}, "unit": "SGD", "amount": 2000, "reason": "phone"}
        hall.call("PUT", f"ledger/decisions/{uuid7()}", fine)
    return hall


def asked(page: Page, reason: str | None = None) -> Locator:
    """The dialog that says what follows, with a reason tapped in it."""
    dialog = page.get_by_role("dialog")
    if reason:
        dialog.get_by_role("group", name="Why: tap one").get_by_role("button", name=reason).click()
    return dialog


def done(page: Page, dialog: Locator, yes: str, said: str = "Corrected") -> None:
    dialog.get_by_role("button", name=yes, exact=True).click()
    expect(page.get_by_text(said, exact=True)).to_be_visible()
    expect(dialog).to_have_count(0)


def last(hall: Hall, kind: str) -> dict[str, object]:
    """What the newest entry of this kind tells."""
    body: dict[str, object] = [entry["body"] for entry in hall.journal() if entry["kind"] == kind][-1]
    return body


def put_name_and_number_right(page: Page, hall: Hall) -> None:
    go(page, f"#/player/{hall.players[0]}")
    page.get_by_role("link", name="Correct…").click()
    expect(page.get_by_role("heading", name="Correct: Aoki")).to_be_visible()
    page.get_by_label("Name").fill("Aoki Jun")
    page.get_by_label("Id number").fill("101")
    page.get_by_role("button", name="See what follows").click()
    expect(page.get_by_role("dialog").get_by_role("alert")).to_contain_text("taken already")
    page.keyboard.press("Escape")
    page.get_by_label("Id number").fill("110")
    page.context.set_offline(True)
    page.get_by_role("button", name="See what follows").click()
    expect(page.get_by_role("dialog").get_by_role("alert")).to_contain_text("network")
    page.keyboard.press("Escape")
    page.context.set_offline(False)
    page.get_by_role("button", name="See what follows").click()
    dialog = asked(page)
    expect(dialog).to_contain_text("Aoki → Aoki Jun")
    expect(dialog).to_contain_text("Nothing else changes")
    dialog.get_by_role("button", name="Correct it").click()
    expect(dialog.get_by_role("textbox", name="Reason")).to_have_attribute("aria-invalid", "true")
    done(page, asked(page, "Misspelt"), "Correct it")
    expect(page.get_by_role("heading", name="Correct: Aoki Jun")).to_be_visible()
    told = last(hall, "player.changed")
    assert (told["before"], told["reason"]) == ({"name": "Aoki", "id_number": "100"}, "Misspelt")
    go(page, "#/log")
    expect(page.locator(".rulings")).to_contain_text("Aoki Jun")


def withdraw(page: Page, hall: Hall) -> None:
    go(page, f"#/correct/player/{hall.players[5]}")
    page.get_by_role("button", name="Withdraw from the tournament").click()
    asked(page).get_by_role("button", name="Withdraw", exact=True).wait_for()
    done(page, asked(page, "Ill"), "Withdraw", "Withdrawn: Fabre")
    expect(page.get_by_text("Fabre was withdrawn, but still has a seat here")).to_be_visible()
    go(page, "#/people/players")
    expect(page.get_by_role("listitem").filter(has_text="Fabre")).to_contain_text("Withdrawn")


def remove(page: Page, hall: Hall) -> None:
    go(page, f"#/correct/player/{hall.players[1]}")
    page.get_by_role("button", name="Remove…").click()
    expect(page.get_by_role("dialog").get_by_role("alert")).to_contain_text("withdraw the player")
    go(page, f"#/correct/player/{hall.players[9]}")
    page.get_by_role("button", name="Remove…").click()
    asked(page).get_by_role("button", name="Remove", exact=True).wait_for()
    done(page, asked(page, "Entered twice"), "Remove", "Removed: Twice")
    expect(page).to_have_url(re.compile("#/people/players$"))
    expect(page.get_by_text("Aoki Jun")).to_be_visible()
    expect(page.get_by_text("Twice")).to_have_count(0)


def join(page: Page, hall: Hall) -> None:
    go(page, f"#/correct/player/{hall.players[8]}")
    page.get_by_role("button", name="Join with another entry…").click()
    page.get_by_label("The entry that counts").select_option(label="Goto (106)")
    owed = asked(page).locator("dl > div")
    expect(owed.filter(has_text=re.compile("^GotoSGD"))).to_contain_text("SGD 20.00 → SGD 40.00")
    expect(asked(page)).to_contain_text("This cannot be taken back")
    done(page, asked(page, "Entered twice"), "Join for good", "Joined")
    expect(page.get_by_role("heading", name="Goto", exact=True)).to_be_visible()
    expect(page.locator("section[aria-labelledby=ledger]")).to_contain_text("SGD 40.00")
    go(page, f"#/player/{hall.players[8]}")
    expect(page.get_by_role("heading", name="Goto", exact=True)).to_be_visible()


def rename_official(page: Page, hall: Hall) -> None:
    go(page, "#/people")
    page.get_by_role("link", name=re.compile("^Referee")).click()
    page.get_by_role("link", name="Correct…").click()
    page.get_by_label("Name").fill("Rika")
    page.get_by_role("button", name="See what follows").click()
    done(page, asked(page, "Misspelt"), "Correct it")
    assert last(hall, "official.changed")["before"] == {"name": "Referee"}


def rename_table(page: Page, hall: Hall) -> None:
    go(page, f"#/correct/table/{hall.tables[0]}")
    page.get_by_label("Table").fill("7a")
    page.get_by_role("button", name="See what follows").click()
    done(page, asked(page, "As on the list"), "Correct it")


def import_again(page: Page) -> None:
    go(page, "#/import/players")
    page.get_by_label("Or paste the sheet here").fill(SHEET)
    page.get_by_role("button", name="Check each row").click()
    heads = ["There already, but different: 1", "To be added: 1", "There already, the same: 4"]
    expect(page.get_by_role("heading", level=2)).to_have_text(heads)
    changed = page.get_by_role("listitem").first
    expect(changed).to_contain_text("101 → 191")
    expect(changed).to_contain_text("none → Kamo")
    page.get_by_text("In the tournament, but not in this sheet: 3").click()
    page.get_by_role("button", name="Import: 1, change: 1").click()
    expect(page.get_by_role("textbox", name="Reason")).to_have_attribute("aria-invalid", "true")
    page.get_by_role("button", name="As on the list").click()
    page.get_by_role("button", name="Import: 1, change: 1").click()
    expect(page.get_by_role("status").filter(has_text="Added: 1. Changed: 1. There before: 4.")).to_be_visible()
    go(page, "#/people/players")
    page.get_by_role("link", name="Kamo").click()
    expect(page.get_by_role("heading", name="Correct: Kamo")).to_be_visible()


def test_a_director_puts_people_right(director: Page, hall: Hall) -> None:
    put_name_and_number_right(director, hall)
    withdraw(director, hall)
    remove(director, hall)
    join(director, hall)
    rename_official(director, hall)
    rename_table(director, hall)
    import_again(director)
    assert overflow(director) == 0
