"""The score sheet at home: a round by taps, put right, kept without a network, handed to another phone, settled."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.pwa.app.test_scan_and_cards import CAMERA
from tests.pwa.hand.test_hand import tap as lay
from tests.pwa.phone import CUT_OFF
from tests.pwa.screens import go
from tests.pwa.sheet.acts import HOW, NAMES, ended, expect_table, keep, main, rows, seat, tap, won


@pytest.fixture
def forgiven() -> tuple[str, ...]:
    return CUT_OFF


def test_an_east_round_from_the_first_hand_to_the_settlement(
    sheet: Page, second: Page, set_offline: Callable[[bool], None]
) -> None:
    expect_table(sheet, "East 1", (0, 0), "30,000", "30,000", "30,000", "30,000")
    riichi_and_ron(sheet)
    points_undone_and_redone(sheet)
    set_offline(True)
    draw_and_tsumo(sheet)
    chonbo(sheet)
    set_offline(False)
    last_hand(sheet)
    corrected(sheet)
    shared(sheet, second)
    settlement_is_filled_in(sheet)


def riichi_and_ron(sheet: Page) -> None:
    """East 1: the stick lies there while the hand is played, and the win takes it back."""
    hint = sheet.get_by_text("Tap a player who declares riichi.")
    expect(hint).to_be_visible()
    seat(sheet, "Ben").click()
    expect(hint).to_have_count(0)
    expect_table(sheet, "East 1", (0, 1), "30,000", "29,000", "30,000", "30,000")
    main(sheet).click()
    expect(main(sheet)).to_have_text("How did it end?")
    expect(main(sheet)).to_be_disabled()
    won(sheet, "Ron", "3 han 40 fu: 5200", ("Ben", "Wins"), ("Chie", "Deals in"))
    expect(sheet.locator(".table-figure .arrow")).to_have_text(["5,200"])
    expect(sheet.locator(".score-comes")).to_have_text("Ben: ron from Chie · 3/40Next: East 2-0")
    keep(sheet)
    expect_table(sheet, "East 2", (0, 0), "30,000", "35,200", "24,800", "30,000")


def points_undone_and_redone(sheet: Page) -> None:
    """East 2, by the points that were said: only a dealer has 1,500."""
    main(sheet).click()
    ended(sheet, "Ron", ("Ben", "Wins"), ("Dan", "Deals in"))
    sheet.get_by_role("group", name="Worth").get_by_role("button", name="Points").click()
    sheet.get_by_role("button", name="1500", exact=True).click()
    main(sheet).click()
    keep(sheet)
    expect_table(sheet, "East 2", (1, 0), "30,000", "36,700", "24,800", "28,500")
    sheet.get_by_role("button", name="Undo").click()
    expect_table(sheet, "East 2", (0, 0), "30,000", "35,200", "24,800", "30,000")
    sheet.get_by_role("button", name="Redo").click()
    expect_table(sheet, "East 2", (1, 0), "30,000", "36,700", "24,800", "28,500")


def draw_and_tsumo(sheet: Page) -> None:
    """A draw leaves its stick, a tsumo takes it, and a reload without a network changes nothing."""
    main(sheet).click()
    ended(sheet, "Exhaustive draw", ("Anna", "Riichi"), ("Chie", "Tenpai"))
    expect(sheet.locator(".table-figure .arrow")).to_have_text(["1,500", "1,500", "1,000"])
    keep(sheet)
    expect_table(sheet, "East 3", (2, 1), "30,500", "35,200", "26,300", "27,000")
    main(sheet).click()
    won(sheet, "Tsumo", "Mangan 2000/4000", ("Dan", "Wins"))
    sheet.reload()
    expect(sheet.locator(".score-comes")).to_have_text("Dan: tsumo · ManganNext: East 4-0")
    keep(sheet)
    expect_table(sheet, "East 4", (0, 0), "28,300", "33,000", "22,100", "36,600")
    sheet.reload()
    expect(rows(sheet)).to_have_count(4)


def chonbo(sheet: Page) -> None:
    """At home it is paid at the table, and the hand is dealt again."""
    main(sheet).click()
    ended(sheet, "Chonbo", ("Anna", "Chonbo"))
    expect(sheet.locator(".score-comes")).to_contain_text("Chonbo: Anna")
    keep(sheet)
    expect_table(sheet, "East 4", (0, 0), "10,300", "39,000", "28,100", "42,600")


def last_hand(sheet: Page) -> None:
    """East 4: below zero play goes on by this book."""
    main(sheet).click()
    ended(sheet, "Ron", ("Chie", "Wins"), ("Anna", "Deals in"))
    counted(sheet)
    sheet.get_by_role("button", name="Haneman 12000").click()
    main(sheet).click()
    keep(sheet)
    expect_table(sheet, "South 1", (0, 0), "−1,700", "39,000", "40,100", "42,600")


def corrected(sheet: Page) -> None:
    """Anna won the first hand, with Ben's stick: what came after it follows, but for a hand that can't be."""
    rows(sheet).nth(0).get_by_role("link").click()
    tap(sheet, "Anna", "Wins")
    tap(sheet, "Ben", "Wins")
    main(sheet).click()
    sheet.get_by_role("button", name="1 han 30 fu: 1500").click()
    main(sheet).click()
    warning = "With this, East 1-1 can't be right any more: correct it next."
    expect(sheet.get_by_role("alert")).to_have_text(warning)
    keep(sheet)
    expect(sheet.get_by_role("alert")).to_contain_text("Until it is corrected, hands not counted: 5.")
    expect(rows(sheet)).to_have_count(1)
    sheet.get_by_role("link", name="Correct it").click()
    main(sheet).click()
    sheet.get_by_role("button", name="2000", exact=True).click()
    main(sheet).click()
    keep(sheet)
    expect(rows(sheet)).to_have_count(6)
    expect_table(sheet, "South 1", (0, 0), "900", "33,700", "43,900", "41,500")


def counted(sheet: Page) -> None:
    """The hand inspector counts the tiles, and brings back what they are worth."""
    sheet.get_by_role("button", name="Count the tiles").click()
    lay(
        sheet,
        *(f"{number}m" for number in "234567"),
        *(f"{number}p" for number in "345"),
        *(f"{number}s" for number in "6755"),
    )
    lay(sheet, "8s", to="Won on")
    sheet.get_by_role("button", name="Use it: 2 han 30 fu").click()
    expect(sheet.get_by_role("button", name="2 han 30 fu: 2000")).to_have_attribute("aria-pressed", "true")


def shared(sheet: Page, second: Page) -> None:
    """Another phone scans the code, looks, and goes on with it; its own sheet is not replaced unasked."""
    stick = sheet.locator(".score-seat").filter(has_text="Ben")
    stick.click()
    sheet.get_by_role("button", name="Share").click()
    expect(sheet.get_by_role("img", name="QR code of this score sheet")).to_be_visible()
    link = sheet.get_by_role("dialog").get_by_label("Link").input_value()
    sheet.keyboard.press("Escape")
    stick.click()
    second.goto("/")
    second.evaluate(CAMERA, link)
    go(second, "#/scan")
    expect(second.get_by_role("heading", name="Shared score sheet")).to_be_visible()
    expect(second.get_by_text("As of")).to_have_text(re.compile(r"As of \d.*, (this minute|\d+ minutes? ago)"))
    expect_table(second, "South 1", (0, 1), "900", "32,700", "43,900", "41,500")
    second.get_by_role("button", name="Go on with it here").click()
    expect(second.get_by_role("link", name=HOW)).to_be_visible()
    expect(second.locator(".score-seat").filter(has_text="Ben")).to_have_attribute("aria-pressed", "true")
    expect(rows(second)).to_have_text(rows(sheet).all_inner_texts(), use_inner_text=True)
    second.get_by_role("button", name="Undo").click()
    expect(rows(second)).to_have_count(5)
    second.get_by_role("link", name=HOW).click()
    ended(second, "Exhaustive draw")
    keep(second)
    go(second, link.partition("/#")[2].join(("#", "")))
    expect(second.get_by_text("Another sheet is on this phone")).to_contain_text("Anna, Ben, Chie, Dan; hands: 6")
    second.get_by_role("link", name="My sheet").click()
    expect(rows(second).last).to_contain_text("Draw")
    go(second, f"#/sheet?s={link.partition('s=')[2][:-3]}")
    expect(second.get_by_text("This link is damaged or cut off")).to_be_visible()
    go(second, "#/sheet?s=2AAAA")
    expect(second.get_by_text("newer version of the app")).to_be_visible()


def settlement_is_filled_in(sheet: Page) -> None:
    """Stopped, the settlement is filled in; what was chosen for the sheet holds there, too."""
    sheet.locator(".score-seat").filter(has_text="Dan").click()
    sheet.get_by_role("button", name="More…").click()
    expect(sheet.get_by_text("its riichi sticks go back")).to_be_visible()
    sheet.get_by_role("button", name="Stop: time is up").click()
    expect(sheet.get_by_text("The hanchan was stopped.")).to_be_visible()
    main(sheet).click()
    for wind, points in (("East", "900"), ("South", "33,700"), ("West", "43,900"), ("North", "41,500")):
        expect(sheet.get_by_label(f"Points of {wind}")).to_have_value(points)
    expect(sheet.locator(".settle-name")).to_have_text(NAMES)
    expect(sheet.locator(".settle-middle")).to_have_text("✓ Adds up")
    first = sheet.get_by_role("region", name="West", exact=True).locator(".settle-place")
    expect(first).to_have_text("Place 1")
    go(sheet, "#/sheet")
    sheet.get_by_role("button", name="More…").click()
    sheet.get_by_role("button", name="Play on").click()
    expect(main(sheet)).to_have_text(HOW)


@pytest.fixture
def set_offline(page: Page) -> Callable[[bool], None]:
    return page.context.set_offline
