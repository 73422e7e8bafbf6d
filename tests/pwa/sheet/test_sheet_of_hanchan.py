"""The score sheet of a tournament's hanchan: the event's names and rules, the table that moves with it, the result."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.pwa.hall import Hall, furnish
from tests.pwa.phone import eventually
from tests.pwa.screens import go, hurry, noten_riichi, second_phone
from tests.pwa.sheet.acts import HOW, ended, keep, main, rows, seat, won


@pytest.fixture
def hall(sqlite_url: str, address: str) -> Hall:
    """Under WRC's rules the dealer stays with a win or tenpai."""
    return furnish(sqlite_url, address, "wrc-2022", "World Championship")


@pytest.fixture
def sheet(director: Page, hall: Hall) -> Page:
    """The sheet of table 7, from the table's own page."""
    go(director, f"#/table/{hall.tables[0]}")
    director.get_by_role("button", name="More…").click()
    director.get_by_role("link", name="Score sheet").click()
    expect(director.get_by_role("heading", name="Table 7: score")).to_be_visible()
    return director


def at_table(page: Page, hall: Hall, hand: str) -> None:
    """At the table's page it is this hand."""
    go(page, f"#/table/{hall.tables[0]}")
    expect(page.locator(".hall-hand")).to_have_text(hand)


def back_to(page: Page, hall: Hall) -> None:
    go(page, f"#/sheet?hanchan={hall.hanchans[0]}")
    expect(page.get_by_role("heading", name="Table 7: score")).to_be_visible()


def test_the_table_moves_with_the_sheet_and_its_result_is_filled_in(sheet: Page, browser: Browser, hall: Hall) -> None:
    expect(seat(sheet, "Aoki")).to_contain_text("30,000")
    with second_phone(browser, hall, "referee") as other:
        go(other, f"#/table/{hall.tables[0]}")
        main(sheet).click()
        ended(sheet, "Exhaustive draw", ("Bernard", "Riichi"))
        keep(sheet)
        at_table(sheet, hall, "East 2-1 1")
        back_to(sheet, hall)
        sheet.get_by_role("button", name="Undo").click()  # within ten seconds nothing was sent
        at_table(sheet, hall, "East 1-0")
        back_to(sheet, hall)
        sheet.get_by_role("button", name="Redo").click()
        expect(rows(sheet)).to_have_count(1)
        hurry(sheet)
        expect(other.locator(".hall-hand")).to_have_text("East 2-1 1")
        main(sheet).click()
        won(sheet, "Ron", "Mangan 8000", ("Chen", "Wins"), ("Dupont", "Deals in"))
        keep(sheet)
        hurry(sheet)
        expect(other.locator(".hall-hand")).to_have_text("East 3-0")
    requests = [entry["body"]["request"] for entry in hall.journal() if entry["kind"] == "hand.ended"]
    assert [(one["how"], one.get("winners"), one.get("riichi"), one.get("tenpai")) for one in requests] == [
        ("exhaustive-draw", None, ["south"], ["south"]),
        ("win", ["south"], None, None),  # by the winds of East 2
    ]
    sheet.get_by_role("button", name="More…").click()
    sheet.get_by_role("button", name="Stop: time is up").click()
    sheet.get_by_role("link", name="Settle").click()
    expect(sheet.locator(".settle-name")).to_have_text(["Aoki", "Bernard", "Chen", "Dupont"])
    back_to(sheet, hall)
    main(sheet).click()
    totals = {"East": "29000", "South": "32000", "West": "38300", "North": "20700"}
    for wind, points in totals.items():
        expect(sheet.get_by_label(wind, exact=False).first).to_have_value(points)
    sheet.get_by_role("button", name="Enter").click()
    hurry(sheet)
    eventually(lambda: any(entry["kind"] == "result.entered" for entry in hall.journal()))
    (result,) = [entry["body"] for entry in hall.journal() if entry["kind"] == "result.entered"]
    assert result["points"] == {wind.lower(): int(points) for wind, points in totals.items()}


def test_a_ruling_that_waits_for_the_end_is_judged_at_the_table(sheet: Page, hall: Hall) -> None:
    noten_riichi(hall)
    expect(sheet.get_by_text("Rulings that wait for the end of a hand: 1")).to_be_visible()
    sheet.get_by_role("link", name=HOW).click()
    ended(sheet, "Exhaustive draw")
    keep(sheet)
    assert not [entry for entry in hall.journal() if entry["kind"] == "hand.ended"]
    sheet.get_by_role("link", name="Table 7").click()
    expect(sheet.locator(".hall-hand")).to_have_text("East 2-1")
    expect(sheet.get_by_role("button", name="East 1: how did it end?")).to_be_visible()


def test_an_end_that_was_sent_is_withdrawn_before_the_hand_is_recorded_anew(sheet: Page, hall: Hall) -> None:
    main(sheet).click()
    won(sheet, "Ron", "Mangan 8000", ("Chen", "Wins"), ("Dupont", "Deals in"))
    keep(sheet)
    hurry(sheet)
    eventually(lambda: ends_of(hall) == [["west"]])
    warning = sheet.get_by_text("The log has an end of East 1-0 that this sheet does not have.")
    expect(warning).to_have_count(0)
    sheet.get_by_role("button", name="Undo").click()
    expect(warning).to_be_visible()
    withdraw(sheet, "It was tsumo")
    expect(warning).to_have_count(0)
    main(sheet).click()
    won(sheet, "Ron", "Mangan 8000", ("Bernard", "Wins"), ("Dupont", "Deals in"))
    keep(sheet)
    hurry(sheet)
    eventually(lambda: ends_of(hall) == [["west"], ["south"]])


def test_who_may_not_enter_results_shares_the_sheet(browser: Browser, hall: Hall) -> None:
    with second_phone(browser, hall, "referee") as phone:
        back_to(phone, hall)
        main(phone).click()
        won(phone, "Ron", "Mangan 8000", ("Chen", "Wins"), ("Dupont", "Deals in"))
        keep(phone)
        phone.get_by_role("button", name="More…").click()
        phone.get_by_role("button", name="Stop: time is up").click()
        expect(phone.get_by_text("Share it with the director or an arbiter, who enters the result.")).to_be_visible()
        expect(main(phone)).to_have_text("Share")
        main(phone).click()
        expect(phone.get_by_role("dialog").get_by_label("QR code of this score sheet")).to_be_visible()


def withdraw(sheet: Page, reason: str) -> None:
    sheet.get_by_role("button", name="Withdraw what the log has…").click()
    sheet.get_by_role("dialog").get_by_label("Reason").fill(reason)
    sheet.get_by_role("dialog").get_by_role("button", name="Withdraw it").click()


def test_a_corrected_hand_is_withdrawn_and_recorded_anew(sheet: Page, hall: Hall) -> None:
    """Another winner, and a riichi stick that was forgotten: the next hand stays the same."""
    for winner, loser in (("Chen", "Dupont"), ("Aoki", "Chen")):
        main(sheet).click()
        won(sheet, "Ron", "Mangan 8000", (winner, "Wins"), (loser, "Deals in"))
        keep(sheet)
        hurry(sheet)
    eventually(lambda: len(ends_of(hall)) == 2)
    rows(sheet).first.get_by_role("link").click()
    ended(sheet, "Ron", ("Bernard", "Wins"), ("Bernard", "Riichi"), ("Dupont", "Deals in"))
    sheet.get_by_role("button", name="Mangan 8000", exact=True).click()
    main(sheet).click()
    keep(sheet)
    warning = sheet.get_by_text("In the log East 1-0 ended differently.")
    expect(warning).to_be_visible()
    withdraw(sheet, "Bernard won")
    expect(warning).to_have_count(0)
    eventually(lambda: len(ends_of(hall)) == 3)
    (*_, last) = (entry["body"]["request"] for entry in hall.journal() if entry["kind"] == "hand.ended")
    assert last["hand"] == {"wind": "east", "number": 1, "counters": 0}
    assert (last["winners"], last["riichi"]) == (["south"], ["south"])
    (gone,) = (entry["body"]["reason"] for entry in hall.journal() if entry["kind"] == "hand-end.withdrawn")
    assert gone == "Bernard won"
    at_table(sheet, hall, "East 3-0")


def test_what_follows_from_a_correction_is_recorded_with_it(sheet: Page, hall: Hall) -> None:
    """The dealer did not stay: what was East 1-1 is East 2-0."""
    for winner in ("Aoki", "Chen"):
        main(sheet).click()
        won(
            sheet,
            "Ron",
            "Haneman " + ("18000" if winner == "Aoki" else "12000"),
            (winner, "Wins"),
            ("Dupont", "Deals in"),
        )
        keep(sheet)
        hurry(sheet)
    eventually(lambda: len(ends_of(hall)) == 2)
    rows(sheet).first.get_by_role("link").click()
    won(sheet, "Ron", "Haneman 12000", ("Bernard", "Wins"), ("Dupont", "Deals in"))
    keep(sheet)
    expect(sheet.get_by_text("The log has an end of East 1-1")).to_be_visible()
    withdraw(sheet, "The dealer did not win")
    expect(sheet.get_by_text("In the log East 1-0 ended differently.")).to_be_visible()
    withdraw(sheet, "The dealer did not win")
    eventually(lambda: len(ends_of(hall)) == 4)
    after = [entry["body"]["request"] for entry in hall.journal() if entry["kind"] == "hand.ended"][2:]
    assert [(one["hand"]["number"], one["hand"]["counters"], one["winners"]) for one in after] == [
        (1, 0, ["south"]),
        (2, 0, ["south"]),
    ]
    expect(sheet.get_by_role("button", name="Withdraw what the log has…")).to_have_count(0)


def test_a_chonbo_undone_when_it_was_sent_is_withdrawn(sheet: Page, browser: Browser, hall: Hall) -> None:
    main(sheet).click()
    ended(sheet, "Chonbo", ("Bernard", "Chonbo"))
    keep(sheet)
    hurry(sheet)
    eventually(lambda: len(ends_of(hall)) == 1)
    sheet.get_by_role("button", name="Undo").click()
    warning = sheet.get_by_text("The log has an end of East 1-0 that this sheet does not have.")
    expect(warning).to_be_visible()
    withdraw(sheet, "There was none")
    expect(warning).to_have_count(0)


def test_a_correction_within_ten_seconds_is_all_that_is_sent(sheet: Page, hall: Hall) -> None:
    main(sheet).click()
    won(sheet, "Ron", "Mangan 8000", ("Chen", "Wins"), ("Dupont", "Deals in"))
    keep(sheet)
    rows(sheet).first.get_by_role("link").click()
    won(sheet, "Ron", "Mangan 8000", ("Bernard", "Wins"), ("Dupont", "Deals in"))
    keep(sheet)
    hurry(sheet)
    eventually(lambda: ends_of(hall) == [["south"]])


def ends_of(hall: Hall) -> list[list[str] | None]:
    """Who won in each end of a hand that was recorded."""
    return [entry["body"]["request"].get("winners") for entry in hall.journal() if entry["kind"] == "hand.ended"]
