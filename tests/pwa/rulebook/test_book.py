"""Reading one composed rulebook."""

import json
import re
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

import rulings
from tests.pwa.hall import Hall
from tests.pwa.screens import go, second_phone

LIBRARY = rulings.library()
HASH = re.compile(r"\b(?=[0-9a-f]*\d)[0-9a-f]{6,}\b")


def chapter(page: Page, title: str) -> Locator:
    """A chapter, opened."""
    part = page.locator("details.fold", has=page.get_by_role("heading", level=2, name=title))
    part.locator("summary").first.click()
    return part


@pytest.mark.parametrize("book", sorted(LIBRARY.books))
def test_every_row_of_every_book_is_there_with_its_section(page: Page, book: str) -> None:
    composed = rulings.compose(LIBRARY, book)
    page.goto(f"/#/book/{book}")
    rows = sum(len(composed.table(foul).rows) for foul in composed.content["fouls"])
    expect(page.locator(".table-rows > li")).to_have_count(rows)
    for text in page.locator(".table-rows > li").all_inner_texts():
        assert "undefined" not in text
        assert "[object" not in text


def test_a_row_says_when_what_and_where(page: Page) -> None:
    page.goto("/#/book/r-league-24-25")
    foul = chapter(page, "Calls and declarations").locator("article", has_text="Call not said aloud").first
    expect(foul).to_contain_text("1P (2P more each time)")
    expect(foul).to_contain_text("R.League 24/25 Ruleset and Penalties")


def test_a_chapter_begins_with_what_the_book_rules_on_and_names_the_rest_at_its_end(page: Page) -> None:
    page.goto("/#/book/ema-2016")
    part = chapter(page, "Calls and declarations")
    ruled = [foul for foul in LIBRARY.catalogue["fouls"] if rulings.compose(LIBRARY, "ema-2016").table(foul).rows]
    calls = [foul for foul in ruled if LIBRARY.catalogue["fouls"][foul]["category"] == "calls"]
    expect(part.locator(".badge").first).to_have_text(str(len(calls)))
    articles = part.locator("article")
    expect(articles).to_have_count(len(calls) + 1)
    expect(articles.filter(has=page.locator(".table-rows"))).to_have_count(len(calls))
    rest = articles.last
    expect(rest.get_by_role("heading")).to_have_text("Not covered here")
    expect(rest.get_by_role("link", name="Call not said aloud")).to_be_visible()
    page.get_by_label("Search in this rulebook").fill("call not said aloud")
    expect(page.get_by_role("link", name="Call not said aloud")).to_be_visible()


@pytest.mark.parametrize(
    ("book", "said"),
    [
        ("wrc-2025", "Read second-hand: check it against the original"),
        ("ema-2012", "Only parts of this book were read"),
    ],
)
def test_how_well_a_book_is_known_is_said_plainly(page: Page, book: str, said: str) -> None:
    page.goto(f"/#/book/{book}")
    expect(page.locator(".note.warn", has_text=said)).to_be_visible()
    expect(chapter(page, "Sources").locator(".badge.warn").first).to_have_text(
        re.compile("read in part|read second-hand")
    )


def test_lateness_is_drawn_and_any_moment_can_be_asked(page: Page) -> None:
    page.goto("/#/book/r-league-24-25")
    player = chapter(page, "Lateness").locator("article", has_text="A player is late")
    assert player.locator(".band").all_inner_texts() == ["", "1:00", "11:00", "21:00", "31:00"]
    widths = [box["width"] for band in player.locator(".band").all() if (box := band.bounding_box())]
    assert widths[0] < widths[1]
    player.get_by_label("How late?").fill("1500")
    expect(player.get_by_role("status")).to_have_text("25:00 · 25 min late: 45P + SGD 10.00 fine")


def test_search_within_finds_fouls_by_any_name_and_steps_by_their_words(page: Page) -> None:
    page.goto("/#/book/wrc-2022")
    page.get_by_label("Search in this rulebook").fill("chombo ron")
    expect(page.get_by_role("link", name="Empty win declaration")).to_be_visible()
    page.get_by_label("Search in this rulebook").fill("shuffle and deal")
    expect(page.get_by_text("Shuffle and deal the hand again.").first).to_be_visible()
    page.get_by_label("Search in this rulebook").fill("zzqx")
    expect(page.locator("details.fold")).to_have_count(0)


def test_options_and_readings_are_read_as_composed_and_the_address_keeps_them(page: Page) -> None:
    composed = {"options": {"lower-penalties": {}}, "readings": {"lateness-minute": "begun"}}
    page.goto(f"/#/book/wrc-2022?with={quote(json.dumps(composed))}")
    expect(page.get_by_role("heading", level=1)).to_have_text("WRC 2022 · Lower penalties · interpretations changed: 1")
    foul = chapter(page, "Calls and declarations").locator("article", has_text="Empty win declaration").first
    expect(foul).to_contain_text("Chonbo (20P)")
    reading = chapter(page, "Interpretations").locator(".card", has_text="When does a minute of lateness count?")
    expect(reading).to_contain_text("As soon as it has begun")
    expect(reading).to_contain_text("no text says how a minute is counted")


def test_an_address_that_cannot_be_composed_shows_the_plain_book_and_why(page: Page) -> None:
    page.goto(f"/#/book/wrc-2022?with={quote(json.dumps({'options': {'nonsense': {}}}))}")
    expect(page.get_by_role("alert")).to_contain_text("There is no option of wrc-2022 called 'nonsense'.")
    expect(page.get_by_role("heading", level=1)).to_have_text("WRC 2022")


def test_a_tournaments_own_rules_are_read_in_its_own_revision(referee: Page, hall: Hall) -> None:
    referee.goto("/#/books")
    referee.get_by_role("link", name="The tournament's rules").click()
    expect(referee.get_by_role("heading", level=1)).to_have_text("R.League 24/25")


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
