"""Reading one composed rulebook: lateness drawn, and who reads its revision."""

import re

from playwright.sync_api import Browser, Locator, Page, expect

from tests.pwa.hall import Hall
from tests.pwa.screens import go, second_phone

HASH = re.compile(r"\b(?=[0-9a-f]*\d)[0-9a-f]{6,}\b")


def chapter(page: Page, title: str) -> Locator:
    """A chapter, opened."""
    part = page.locator("details.fold", has=page.get_by_role("heading", level=2, name=title))
    part.locator("summary").first.click()
    return part


def test_lateness_is_drawn_and_any_moment_can_be_asked(page: Page) -> None:
    page.goto("/#/book/r-league-24-25")
    player = chapter(page, "Lateness").locator("article", has_text="A player is late")
    assert player.locator(".band").all_inner_texts() == ["", "1:00", "11:00", "21:00", "31:00"]
    widths = [box["width"] for band in player.locator(".band").all() if (box := band.bounding_box())]
    assert widths[0] < widths[1]
    player.get_by_label("How late?").fill("1500")
    expect(player.get_by_role("status")).to_have_text("25:00 · 25 min late: 45P + SGD 10.00 fine")


def test_only_who_directs_reads_a_revision(browser: Browser, director: Page, hall: Hall) -> None:
    """On the rulebook's page: not in a call, on a ruling, in the outbox."""
    hall.rule(0, "empty-win")
    revision = hall.call("GET", "")["revision"][:12]
    places = (f"#/call/{hall.tables[0]}/east/empty-win", f"#/ruling/{hall.rule(1, 'empty-win')}", "#/outbox")
    go(director, "#/book/tournament")
    chapter(director, "Sources")
    expect(director.get_by_text(f"Rulebook revision {revision}")).to_be_visible()
    with second_phone(browser, hall, "referee") as referee:
        go(referee, "#/book/tournament")
        expect(chapter(referee, "Sources").get_by_role("listitem").first).to_be_visible()
        expect(referee.get_by_text("Rulebook revision")).to_have_count(0)
        for place in places:
            go(referee, place)
            referee.locator(".call-verdict, .hall-verdict, .waiting").first.wait_for()
            assert not HASH.search(referee.locator("main").inner_text()), place
